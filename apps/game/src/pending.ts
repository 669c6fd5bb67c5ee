import { moneyText, parseMoney } from '#kit/money.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'

export type Pending = { readonly key: string; readonly bets: readonly PlacedBet[] }

type SeenRound = { readonly roundId: string; readonly at: Date }

/** An older round was watched to its end elsewhere or abandoned: it is not replayed when the game opens. */
const FRESH_MS = 60_000

export type PendingRounds = {
  /** Stores a round before it is requested, so that a reload repeats the request with the same key. */
  keep(round: Pending): void
  kept(): Pending | null
  forget(): void
  /** A round was shown to its end here; the id is empty when there was none yet. */
  saw(roundId: string): void
  /** Whether that round was started and not shown to its end: here, on a page that was closed, or on another device. */
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
    // without storage a reload shows the server's last round
  }
}

/** Persists beyond the tab: reopening the game right after a round does not replay it. */
function keepLonger(slot: string, value: string): void {
  try {
    localStorage.setItem(slot, value)
  } catch {
    // without storage a round of the last minute is replayed once more
  }
}

function keptLonger(slot: string): string | null {
  try {
    return localStorage.getItem(slot)
  } catch {
    return null
  }
}

/** Parses what `keep` stored; null for anything else. */
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
