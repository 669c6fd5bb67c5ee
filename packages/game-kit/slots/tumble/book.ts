import { fastChance } from '#kit/chance-fast.ts'
import type { Chance } from '#kit/chance.ts'
import { SCATTERS_AGAIN } from './model.ts'
import type { TumbleMode, TumbleModel } from './model.ts'

/** Symbols that pay in one fall. */
export interface TumbleHit {
  readonly symbol: number
  readonly cells: readonly number[]
  readonly pays: number
}

/** One spin of a book with its results. Cells count down each reel in turn; a grid is one number per cell. */
export interface TumbleSpin {
  readonly isFree: boolean
  readonly index: number
  readonly grid: readonly number[]
  readonly falls: readonly { readonly hits: readonly TumbleHit[]; readonly after: readonly number[] }[]
  /** Cells of multipliers visible at the end, with their values; empty if the spin won nothing. */
  readonly multipliers: readonly (readonly [number, number])[]
  readonly scatters: readonly number[]
  readonly scatterPays: number
  /** The total pay of all tumbles, before multipliers. */
  readonly fallen: number
  readonly credits: number
  readonly granted: number
  readonly total: number
  readonly roundCredits: number
}

export interface Book {
  readonly credits: number
  readonly baseCredits: number
  readonly hasFree: boolean
}

/** Ready to make books: weights as running sums. */
export interface TumbleEngine<S extends string> {
  readonly model: TumbleModel<S>
  readonly base: readonly number[]
  readonly free: readonly number[]
  readonly pays: readonly (readonly number[])[]
  readonly scatter: number
  readonly multiplier: number
}

export function tumbleEngine<S extends string>(model: TumbleModel<S>): TumbleEngine<S> {
  const running = (weights: Readonly<Record<S, number>>): readonly number[] => {
    let sum = 0
    return model.symbols.map((symbol) => (sum += weights[symbol]))
  }
  return {
    model,
    base: running(model.baseWeights),
    free: running(model.freeWeights),
    pays: model.symbols.map((symbol) => model.pays[symbol]),
    scatter: model.symbols.indexOf(model.scatter),
    multiplier: model.symbols.indexOf(model.multiplier),
  }
}

function symbolFrom(weights: readonly number[], chance: Chance): number {
  const ticket = chance.below(weights.at(-1) ?? 1)
  let symbol = 0
  while (ticket >= (weights[symbol] ?? Infinity)) symbol++
  return symbol
}

/**
 * Generates one book from its number: the same number always gives the same round. `tell` is called for each spin. `tape` receives
 * every drawn number, in order, so that a list of books can be hashed completely.
 */
export function makeBook<S extends string>(
  engine: TumbleEngine<S>,
  mode: TumbleMode,
  index: number,
  tell?: (spin: TumbleSpin) => void,
  tape?: (drawn: number) => void,
): Book {
  const { model } = engine
  const source = fastChance(model.books[mode].seed + index)
  const chance: Chance = tape ? { ...source, below: (n) => taped(source.below(n), tape) } : source
  const { freeSpins, maxCredits } = model
  let total = 0
  let credits = 0
  let baseCredits = 0
  for (let spin = 0; spin <= total && credits < maxCredits; spin++) {
    const isFree = spin > 0
    const first = isFree ? filled(engine.free, model, chance) : firstGrid(engine, mode, chance)
    const played = playSpin(engine, first, isFree, chance)
    const wanted = isFree ? SCATTERS_AGAIN : model.scattersNeeded
    const added = isFree ? freeSpins.more : freeSpins.count
    const granted = played.scatters.length >= wanted ? Math.min(added, freeSpins.limit - total) : 0
    const won = Math.min(played.credits, maxCredits - credits)
    total += granted
    credits += won
    if (!isFree) baseCredits = won
    tell?.({ ...played, isFree, index: spin, credits: won, granted, total, roundCredits: credits })
  }
  return { credits, baseCredits, hasFree: total > 0 }
}

function taped(drawn: number, tape: (drawn: number) => void): number {
  tape(drawn)
  return drawn
}

function filled<S extends string>(
  weights: readonly number[],
  { reels, rows }: TumbleModel<S>,
  chance: Chance,
): number[] {
  const grid: number[] = []
  for (let cell = 0; cell < reels * rows; cell++) grid.push(symbolFrom(weights, chance))
  return grid
}

/** A bought feature begins with exactly as many scatters as it needs, on different reels. */
function firstGrid<S extends string>(engine: TumbleEngine<S>, mode: TumbleMode, chance: Chance): number[] {
  const { model, scatter } = engine
  const grid = filled(engine.base, model, chance)
  if (mode === 'spin') return grid
  for (let cell = 0; cell < grid.length; cell++) {
    while (grid[cell] === scatter) grid[cell] = symbolFrom(engine.base, chance)
  }
  const free = Array.from({ length: model.reels }, (_, reel) => reel)
  for (let i = 0; i < model.scattersNeeded; i++) {
    const [reel = 0] = free.splice(chance.below(free.length), 1)
    grid[reel * model.rows + chance.below(model.rows)] = scatter
  }
  return grid
}

type PlayedSpin = Omit<TumbleSpin, 'isFree' | 'index' | 'granted' | 'total' | 'roundCredits'>

function playSpin<S extends string>(
  engine: TumbleEngine<S>,
  first: readonly number[],
  isFree: boolean,
  chance: Chance,
): PlayedSpin {
  const { model, scatter, multiplier } = engine
  const weights = isFree ? engine.free : engine.base
  const falls: { hits: readonly TumbleHit[]; after: readonly number[] }[] = []
  let grid = first
  let fallen = 0
  for (let hits = hitsOf(engine, grid); hits.length > 0; hits = hitsOf(engine, grid)) {
    for (const hit of hits) fallen += hit.pays
    grid = fallIn(model, grid, hits, () => symbolFrom(weights, chance))
    falls.push({ hits, after: grid })
  }
  const scatters = cellsOf(grid, scatter)
  const place = Math.min(2, scatters.length - model.scattersNeeded)
  const scatterPays = isFree || place < 0 ? 0 : (model.scatterPays[place] ?? 0)
  const open = fallen > 0 ? cellsOf(grid, multiplier) : []
  const multipliers = open.map((cell): readonly [number, number] => [cell, multiplierFrom(model, chance)])
  const times = multipliers.reduce((sum, [, value]) => sum + value, 0)
  return {
    grid: first,
    falls,
    multipliers,
    scatters,
    scatterPays,
    fallen,
    credits: fallen * Math.max(1, times) + scatterPays,
  }
}

function multiplierFrom<S extends string>({ multipliers }: TumbleModel<S>, chance: Chance): number {
  let left = chance.below(multipliers.reduce((sum, { weight }) => sum + weight, 0))
  return multipliers.find(({ weight }) => (left -= weight) < 0)?.value ?? 1
}

function cellsOf(grid: readonly number[], symbol: number): readonly number[] {
  const cells: number[] = []
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] === symbol) cells.push(cell)
  return cells
}

function hitsOf<S extends string>(engine: TumbleEngine<S>, grid: readonly number[]): readonly TumbleHit[] {
  const { model, scatter, multiplier, pays } = engine
  const counts = new Uint8Array(model.symbols.length)
  for (const symbol of grid) counts[symbol] = counts[symbol]! + 1
  const hits: TumbleHit[] = []
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const count = counts[symbol]!
    if (count < model.tiers[0] || symbol === scatter || symbol === multiplier) continue
    const tier = count >= model.tiers[2] ? 2 : count >= model.tiers[1] ? 1 : 0
    hits.push({ symbol, cells: cellsOf(grid, symbol), pays: pays[symbol]?.[tier] ?? 0 })
  }
  return hits
}

/** Winning symbols are removed; those above them fall; new symbols come from above, reel by reel, the lowest first. */
function fallIn<S extends string>(
  { reels, rows }: TumbleModel<S>,
  grid: readonly number[],
  hits: readonly TumbleHit[],
  next: () => number,
): readonly number[] {
  const gone = new Set(hits.flatMap(({ cells }) => cells))
  const after: number[] = []
  for (let reel = 0; reel < reels; reel++) {
    const kept: number[] = []
    for (let row = 0; row < rows; row++) {
      const cell = reel * rows + row
      if (!gone.has(cell)) kept.push(grid[cell]!)
    }
    while (kept.length < rows) kept.unshift(next())
    after.push(...kept)
  }
  return after
}
