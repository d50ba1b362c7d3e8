import { describe, expect, test } from 'vitest';
import { match } from './router';

describe('match', () => {
  test('a plain path fits itself, with or without a slash at the end', () => {
    expect(match('/gallery', '/gallery')).toEqual({});
    expect(match('/gallery', '/gallery/')).toEqual({});
    expect(match('/', '/')).toEqual({});
  });

  test('a :name becomes a param', () => {
    expect(match('/table/:id', '/table/k3')).toEqual({ id: 'k3' });
    expect(match('/play/:game/:seat', '/play/wombat%20rescue/2')).toEqual({ game: 'wombat rescue', seat: '2' });
  });

  test('anything else does not fit', () => {
    expect(match('/gallery', '/galleries')).toBeNull();
    expect(match('/table/:id', '/table')).toBeNull();
    expect(match('/table/:id', '/table/k3/log')).toBeNull();
  });

  test('a broken escape is taken as it stands', () => {
    expect(match('/table/:id', '/table/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});
