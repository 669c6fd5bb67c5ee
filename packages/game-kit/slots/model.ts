/**
 * A reel slot as data: five reels, a wild that stands for every symbol but the scatter, scatters that pay anywhere and
 * start free spins whose wins are multiplied. It pays on lines, one credit each, or in ways. Wild and scatter may be one
 * symbol (a book); it then stands for all others and still pays anywhere. Pays are whole credits.
 */
export interface SlotModel<S extends string> {
  readonly symbols: readonly S[]
  readonly wild: S
  readonly scatter: S
  /** Symbols of each reel from top to bottom; a stop is the place of the window's top row; the strip is a ring. */
  readonly baseReels: readonly (readonly S[])[]
  readonly freeReels: readonly (readonly S[])[]
  /** Rows of the window; three by default. */
  readonly rows?: number
  /**
   * Credits of a stake where wins are paid in ways: a symbol on neighbouring reels from the left pays for each way
   * through its places. `lines` is empty then, and no wild stands on the first reel.
   */
  readonly ways?: number
  /**
   * One of these, all equally likely, is chosen when free spins start: in each of them it spreads over every reel that shows
   * it and pays for so many reels, neighbours or not, on all lines, beside what the lines pay.
   */
  readonly spreading?: readonly S[]
  /** Row on each reel, for each line. */
  readonly lines: readonly (readonly number[])[]
  /** Credits for 3, 4 and 5 of a kind from the left; only the highest win of a line is paid. */
  readonly pays: Readonly<Record<S, readonly [number, number, number]>>
  /** Credits for 2 of a kind from the left, for the symbols that pay it; a symbol left out pays from 3 on. */
  readonly pairPays?: Readonly<Partial<Record<S, number>>>
  /** Credits for 3, 4 and 5 scatters anywhere. */
  readonly scatterPays: readonly [number, number, number]
  readonly freeSpins: {
    /** Given by three or more scatters, in the base spin and again in a free spin. */
    readonly count: number
    /** No round has more free spins than this: a multiple of count; 0 if there are none. */
    readonly limit: number
    /** Of every win in free spins. */
    readonly multiplier: number
  }
  /** A round that reaches this many credits ends there and pays exactly this. */
  readonly maxCredits: number
  /** Every pay is a multiple of this, which keeps exact distributions short. */
  readonly creditStep: number
}

export const REELS = 5
const ROWS = 3
/** Scatters that pay and start free spins. */
export const SCATTERS_NEEDED = 3

export function rowsOf(model: { readonly rows?: number }): number {
  return model.rows ?? ROWS
}

/** Credits for `count` of a kind from the left (on a line, in a way, or spread); 0 if the symbol pays nothing for it. */
export function payOf<S extends string>(model: SlotModel<S>, symbol: S, count: number): number {
  return count === 2 ? (model.pairPays?.[symbol] ?? 0) : (model.pays[symbol][count - 3] ?? 0)
}

/** The numbers of a kind for which a symbol can pay, fewest first. */
export function countsOf<S extends string>(model: SlotModel<S>, symbol: S): readonly number[] {
  return payOf(model, symbol, 2) > 0 ? [2, 3, 4, 5] : [3, 4, 5]
}

/** Credits that one stake buys. */
export function creditsOf<S extends string>(model: SlotModel<S>): number {
  return model.ways ?? model.lines.length
}

/** The errors of a model, described; empty if it is valid. */
export function modelProblems<S extends string>(model: SlotModel<S>): readonly string[] {
  const problems: string[] = []
  const { freeSpins, scatterPays, creditStep } = model
  for (const reels of [model.baseReels, model.freeReels]) {
    if (reels.length !== REELS) problems.push(`${reels.length} reels`)
    reels.forEach((reel, index) => {
      if (hasNearScatters(reel, model.scatter, rowsOf(model)))
        problems.push(`reel ${index + 1} can show two scatters at once`)
      if (model.ways !== undefined && index === 0 && reel.includes(model.wild))
        problems.push('a wild on the first reel of a slot that pays in ways')
    })
  }
  const pays = model.symbols.flatMap((symbol) => [payOf(model, symbol, 2), ...model.pays[symbol]])
  if ([...scatterPays, ...pays].some((pay) => pay < 0 || pay % creditStep !== 0))
    problems.push(`a pay is no multiple of ${creditStep}`)
  if (payOf(model, model.scatter, 2) > 0) problems.push('two scatters pay, which no count of scatters does')
  if (freeSpins.limit > 0 && scatterPays.some((pay) => pay <= 0))
    problems.push('scatters that start free spins must pay')
  if (freeSpins.limit % freeSpins.count !== 0)
    problems.push('the limit of free spins is no multiple of their count')
  return problems
}

/** The closed form counts each reel as showing a scatter or not, which needs scatters a window apart. */
function hasNearScatters(reel: readonly string[], scatter: string, rows: number): boolean {
  const near = Array.from({ length: rows - 1 }, (_, step) => step + 1)
  return reel.some(
    (symbol, place) =>
      symbol === scatter && near.some((step) => reel[(place + step) % reel.length] === scatter),
  )
}
