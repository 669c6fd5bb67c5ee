import { moneyText, parseMoney } from '#kit/money.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'

export type Pending = { readonly key: string; readonly bets: readonly PlacedBet[] }

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
  const [key, list] = fieldsOf(value, 'key', 'bets')
  if (typeof key !== 'string' || !Array.isArray(list)) return null
  const bets: PlacedBet[] = []
  for (const entry of list) {
    const [betKey, stakeText, choice] = fieldsOf(entry, 'key', 'stake', 'choice')
    const stake = typeof stakeText === 'string' ? parseMoney(stakeText) : null
    if (typeof betKey !== 'string' || stake === null) return null
    bets.push({ key: betKey, stake, choice })
  }
  return bets.length > 0 ? { key, bets } : null
}

function fieldsOf(value: unknown, ...names: readonly string[]): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  return names.map((name) => fields.get(name))
}

export function pendingText({ key, bets }: Pending): string {
  return JSON.stringify({ key, bets: bets.map((bet) => ({ ...bet, stake: moneyText(bet.stake) })) })
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
