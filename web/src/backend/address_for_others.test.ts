import { expect, test, vi } from 'vitest';
import { networkAddress } from '../border/requests';
import { addressForOthers } from './address_for_others';

vi.mock('../border/requests', () => ({ networkAddress: vi.fn<() => Promise<{ host: string }>>() }));

const link = (host: string) => `http://${host}/table/abc#join=key`;

test('a link with a name that others know stays as it is', async () => {
  for (const host of ['games.example.org', '192.168.1.5:8000', 'localhost.example.org', '127.example.org'])
    expect(await addressForOthers(link(host))).toEqual({ link: link(host), onlyHere: false });
  expect(networkAddress).not.toHaveBeenCalled();
});

test('a link of this computer leads others to its address in the network', async () => {
  vi.mocked(networkAddress).mockResolvedValue({ host: '192.168.1.5' });
  for (const host of ['localhost:8000', '127.0.0.1:8000', '[::1]:8000'])
    expect(await addressForOthers(link(host))).toEqual({ link: link('192.168.1.5:8000'), onlyHere: false });
});

test('without an address in the network it works here only', async () => {
  const here = { link: link('127.0.0.1:8000'), onlyHere: true };
  vi.mocked(networkAddress).mockResolvedValue({ host: '' });
  expect(await addressForOthers(here.link)).toEqual(here);
  vi.mocked(networkAddress).mockRejectedValue(new Error('no server'));
  expect(await addressForOthers(here.link)).toEqual(here);
});
