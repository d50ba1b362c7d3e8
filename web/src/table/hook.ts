// An address of somebody's own that the house calls, without a word, when it is their turn.
import type { HookCalled } from '../border/protocol';
import { forget, recall, remember } from '../storage';
import { bellHouse, hookOff, setHook, tryHook } from './api';
import { quietHours } from './bell';

export type HookTrouble = Exclude<HookCalled, 'rung'>;

/** The address that is called for this table; null if none is. */
export const hookOf = (table: string): string | null => recall(`hook.${table}`);

/** Does this house call addresses at all? */
export const housesCall = async (): Promise<boolean> => (await bellHouse()).hooks;

export async function switchHookOn(table: string, token: string, url: string, night: boolean): Promise<void> {
  await setHook(table, { token, url, ...quietHours(night) });
  remember(`hook.${table}`, url);
}

export async function switchHookOff(table: string, token: string): Promise<void> {
  await hookOff(table, { token });
  forget(`hook.${table}`);
}

/** Call it now; what was wrong, or null. */
export async function tryHookOut(table: string, token: string, url: string): Promise<HookTrouble | null> {
  const { result } = await tryHook(table, { token, url });
  return result === 'rung' ? null : result;
}
