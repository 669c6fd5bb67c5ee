import { moneyText, parseMoney } from '#kit/money.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'

export type Pending = { readonly key: string; readonly bets: readonly PlacedBet[] }

type SeenRound = { readonly roundId: string; readonly at: Date }

/** A round that is older was watched to its end elsewhere, or given up: it is not played again to anyone who opens the game. */
const FRESH_MS = 60_000

export type PendingRounds = {
  /** Before a round is asked for: a reload in the middle asks again with the same key. */
  keep(round: Pending): void
  kept(): Pending | null
  forget(): void
  /** A round was shown to its end here; an empty id where there was none yet. */
  saw(roundId: string): void
  /** Whether that round was begun and not shown to its end: here, on a page that was closed, or on another device. */
  isUnseen(round: SeenRound, now: number): boolean
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

/** What outlives the tab: anyone who closes the game after a round and opens it at once need not see it again. */
function keepLonger(slot: string, value: string): void {
  try {
    localStorage.setItem(slot, value)
  } catch {
    // without storage a round of the last minute is shown once more
  }
}

function keptLonger(slot: string): string | null {
  try {
    return localStorage.getItem(slot)
  } catch {
    return null
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
    saw: (roundId) => {
      write(shown, roundId)
      keepLonger(shown, roundId)
    },
    isUnseen: ({ roundId, at }, now) => {
      const here = read(shown)
      if (here !== null) return here !== roundId
      return now - at.getTime() < FRESH_MS && keptLonger(shown) !== roundId
    },
  }
}
