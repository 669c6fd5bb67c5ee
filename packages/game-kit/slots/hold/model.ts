import type { SlotModel } from '../model.ts'

/**
 * A hold-and-win slot as data: a lines slot whose scatter is a coin with credits printed on it. Enough coins in one window
 * are held and open respins in which every empty place may take a coin; a coin sets the respins back to their number; the
 * feature ends when they are used up or every place is filled, and pays all coins.
 */
export interface HoldModel<S extends string> {
  /** Lines, no free spins; `scatter` is the coin and pays nothing on its own. */
  readonly slot: SlotModel<S>
  /** Credits printed on each position of each reel: 0 for no coin. */
  readonly printed: readonly (readonly number[])[]
  /** Coins that open the respins, and how many respins there are. */
  readonly needed: number
  readonly respins: number
  /** In a respin each empty place takes a coin in `n` of `of` cases. */
  readonly landing: { readonly n: number; readonly of: number }
  /** What is on a coin that lands in a respin. */
  readonly values: readonly CoinValue[]
  /** Fixed jackpot for filling every place, in credits, beside the coins. */
  readonly grand: number
}

export interface CoinValue {
  readonly credits: number
  readonly weight: number
  /** A fixed jackpot goes by its name. */
  readonly jackpot?: 'mini' | 'minor' | 'major'
}

/**
 * Parses strips such as "fan c40 drum": a token of c and a number is a coin with that many credits printed on it. Throws if a token is
 * neither a coin nor a symbol.
 */
export function coinStrips<S extends string>(
  symbols: readonly S[],
  coin: S,
  strips: readonly string[],
): { readonly reels: readonly (readonly S[])[]; readonly printed: readonly (readonly number[])[] } {
  const tokens = strips.map((strip) => strip.split(' '))
  const printed = tokens.map((reel) => reel.map((token) => Number(/^c(\d+)$/.exec(token)?.[1] ?? 0)))
  const reels = tokens.map((reel) =>
    reel.map((token) => {
      if (/^c\d+$/.test(token)) return coin
      const symbol = symbols.find((known) => known === token)
      if (symbol === undefined) throw new RangeError(`reels: ${token} is no symbol`)
      return symbol
    }),
  )
  return { reels, printed }
}

/** The weights of all coins together. */
export function valueWeight<S extends string>({ values }: HoldModel<S>): number {
  return values.reduce((total, { weight }) => total + weight, 0)
}
