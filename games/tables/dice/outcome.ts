import type { GameEvent } from '#game-kit/events.ts'

/** Three dice, in the order in which they fell: sic bo, tai xiu and bau cua. */
export type DiceOutcome = { readonly dice: readonly number[] }

/**
 * Keys of bets. Sic bo: big, small, odd, even, `sum:4` … `sum:17`, `single:1` …, `double:1` …, `pair:1-2` …, `triple:1` …, anyTriple.
 * Tai xiu: tai, xiu, even, odd, `sum:4` … `sum:17`, `triple:1` …, anyTriple. Bau cua: the six faces, `pair:deer-gourd` ….
 */

/** The faces of bau cua, from die 1 to 6. */
export const bauCuaFaces = ['deer', 'gourd', 'rooster', 'fish', 'crab', 'shrimp'] as const

export interface DiceShake extends GameEvent {
  readonly type: 'shake'
  readonly atMs: number
}
export interface DiceOpen extends GameEvent {
  readonly type: 'dice'
  readonly atMs: number
  readonly dice: readonly number[]
  readonly total: number
}
