import { major } from '#kit/money.ts'
import type { Terms } from '../contract.ts'

/** A level that is hit by one in 20,000 staked on average. */
export const mini: Terms = {
  kind: 'random',
  key: 'mini',
  seed: major(2_000),
  sharePpm: 5_000,
  oneInStaked: major(400_000),
}

/** A level that is hit between 10,000 and 30,000. */
export const major30: Terms = {
  kind: 'mustHitBy',
  key: 'major',
  seed: major(10_000),
  sharePpm: 5_000,
  by: major(30_000),
}

export type AddPool = {
  readonly code: string
  readonly merchant?: string | null
  readonly currency?: 'VND' | 'USD'
  readonly games?: string[]
  readonly levels?: Terms[]
}

/** The body of a new pool for Bronze Drum and Monsoon Garden. */
export function poolBody({ code, merchant = 'JADE', currency = 'VND', games, levels }: AddPool) {
  return {
    code,
    merchant,
    currency,
    nameEn: `Pool ${code}`,
    nameVi: `Quỹ ${code}`,
    games: games ?? ['bronze-drum', 'monsoon-garden'],
    levels: levels ?? [mini, major30],
    reason: 'A jackpot for tests',
  }
}

/** A level that every stake of 1,000 hits: its seed is small enough for an RTP below 99.5 %. */
export const always: Terms = {
  kind: 'random',
  key: 'mini',
  seed: major(10),
  sharePpm: 5_000,
  oneInStaked: major(1_000),
}
