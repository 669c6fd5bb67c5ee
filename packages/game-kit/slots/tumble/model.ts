/**
 * A tumble slot as data: reels of cells that are filled one by one, symbols that pay wherever enough of them lie, fall
 * out and let others fall in, scatters that open free spins, and in free spins multipliers that add up over a spin.
 * Its rounds are books: a finite list, each made from its number alone, each with a whole weight.
 */
export interface TumbleModel<S extends string> {
  readonly symbols: readonly S[]
  readonly scatter: S
  /** Lands in free spins only and multiplies what its spin won. */
  readonly multiplier: S
  readonly reels: number
  readonly rows: number
  /** How likely each symbol is in a cell, in the base game and in free spins. */
  readonly baseWeights: Readonly<Record<S, number>>
  readonly freeWeights: Readonly<Record<S, number>>
  /** Credits by tier; a tier begins at this many of a kind anywhere. */
  readonly tiers: readonly [number, number, number]
  readonly pays: Readonly<Record<S, readonly [number, number, number]>>
  /** Credits for 4, 5 and 6 or more scatters in the base spin. */
  readonly scatterPays: readonly [number, number, number]
  readonly scattersNeeded: number
  readonly freeSpins: {
    readonly count: number
    /** Three scatters or more in a free spin add this many, up to the limit. */
    readonly more: number
    readonly limit: number
  }
  readonly multipliers: readonly { readonly value: number; readonly weight: number }[]
  /** Credits that a stake buys. */
  readonly stake: number
  /** A round that reaches this many credits ends there. */
  readonly maxCredits: number
  /** Price of a bought feature in stakes. */
  readonly buyCost: number
  readonly books: Readonly<
    Record<TumbleMode, { readonly count: number; readonly seed: number; readonly target: number }>
  >
}

/** A spin, or the feature bought. */
export type TumbleMode = 'spin' | 'buy'

export const SCATTERS_AGAIN = 3
