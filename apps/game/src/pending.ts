import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import type { BetChoice } from './api.ts'

export type Pending = { key: string; stake: Minor; bet: BetChoice }

export type PendingRounds = {
  /** Before a round is asked for: a reload in the middle asks again with the same key. */
  keep(round: Pending): void
  kept(): Pending | null
  forget(): void
  /** The newest round that was shown to its end in this tab. */
  saw(roundId: string): void
  seen(): string | null
}

function read(slot: string): string | null {
  try {
    return sessionStorage.getItem(slot)
  } catch {
    return null
  }
}

function write(slot: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(slot)
    else sessionStorage.setItem(slot, value)
  } catch {
    // without storage the server's last round is what a reload shows
  }
}

/** Reads what `keep` wrote; anything else is no round. */
export function parsePending(text: string | null): Pending | null {
  if (!text) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const [key, stakeText, betKey] = [fields.get('key'), fields.get('stake'), fields.get('bet')]
  if (typeof key !== 'string' || typeof stakeText !== 'string' || typeof betKey !== 'string') return null
  const stake = parseMoney(stakeText)
  return stake === null ? null : { key, stake, bet: { key: betKey, choice: fields.get('choice') } }
}

export function pendingText({ key, stake, bet }: Pending): string {
  return JSON.stringify({ key, stake: moneyText(stake), bet: bet.key, choice: bet.choice })
}

export function createPending(game: string): PendingRounds {
  const slot = `game.pending.${game}`
  const shown = `game.seen.${game}`
  return {
    keep: (round) => write(slot, pendingText(round)),
    kept: () => parsePending(read(slot)),
    forget: () => write(slot, null),
    saw: (roundId) => write(shown, roundId),
    seen: () => read(shown),
  }
}
