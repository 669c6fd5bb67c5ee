import { add, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { countsOf, payOf, REELS, rowsOf, SCATTERS_NEEDED } from '../model.ts'
import type { SlotModel } from '../model.ts'

/**
 * The second, independent computation of a spin: from the number of each symbol on each reel alone, without stops,
 * windows, lines or the pay table that production uses. A line's expected pay does not depend on its shape, and a
 * reel shows a scatter on three stops for each it carries.
 */
export interface SpinTheory<S extends string> {
  /** Expected credits of all lines, of scatters, and the chance of three or more scatters. */
  readonly lineCredits: Rational
  readonly scatterCredits: Rational
  readonly triggerChance: Rational
  /** How likely each winning run is on one line, for the par sheet. */
  readonly runs: readonly { readonly symbol: S; readonly count: number; readonly chance: Rational }[]
}

export function spinTheory<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
): SpinTheory<S> {
  if (model.ways !== undefined) return waysTheory(model, reels)
  const runs = model.symbols.flatMap((symbol) =>
    countsOf(model, symbol).map((count) => ({
      symbol,
      count,
      chance: runChance(model, reels, symbol, count),
    })),
  )
  const perLine = runs.reduce(
    (total, run) => add(total, scaled(run.chance, payOf(model, run.symbol, run.count))),
    ZERO,
  )
  return {
    lineCredits: scaled(perLine, model.lines.length),
    ...scatterTheory(model, reels),
    runs: runs.filter((run) => run.chance.n > 0n),
  }
}

function scatterTheory<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
): Pick<SpinTheory<S>, 'scatterCredits' | 'triggerChance'> {
  const paid = scatterChances(model, reels).slice(SCATTERS_NEEDED)
  return {
    scatterCredits: paid.reduce(
      (total, chance, i) => add(total, scaled(chance, model.scatterPays[i] ?? 0)),
      ZERO,
    ),
    triggerChance: paid.reduce(add, ZERO),
  }
}

/**
 * Ways, from counts alone. A symbol pays for `count` reels with as many ways as the product of its places in their
 * windows: over all stops a reel shows each of its k places once in each row, so the sum is rows * k, and the next reel
 * shows none. `chance` of a run is the expected number of ways here.
 */
function waysTheory<S extends string>(model: SlotModel<S>, reels: readonly (readonly S[])[]): SpinTheory<S> {
  const runs = model.symbols.flatMap((symbol) =>
    countsOf(model, symbol).map((count) => ({
      symbol,
      count,
      chance: expectedWays(model, reels, symbol, count),
    })),
  )
  const lineCredits = runs.reduce(
    (total, run) => add(total, scaled(run.chance, payOf(model, run.symbol, run.count))),
    ZERO,
  )
  return { lineCredits, ...scatterTheory(model, reels), runs: runs.filter((run) => run.chance.n > 0n) }
}

function expectedWays<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
  symbol: S,
  count: number,
): Rational {
  if (symbol === model.scatter || symbol === model.wild) return ZERO
  const standsIn = (seen: S): boolean => seen === symbol || seen === model.wild
  const rows = rowsOf(model)
  return reels.reduce((ways, reel, index) => {
    if (index > count) return ways
    if (index < count) return multiply(ways, rational(countOf(reel, standsIn) * BigInt(rows), reel.length))
    const empty = reel.filter((_, stop) =>
      Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length]).every(
        (seen) => seen !== undefined && !standsIn(seen),
      ),
    )
    return multiply(ways, rational(empty.length, reel.length))
  }, rational(1))
}

/** Expected credits of the symbol that spreads, from how often each reel shows it, over all that may be chosen. */
export function spreadTheory<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
): Rational {
  const all = model.spreading ?? []
  return all.reduce((total, symbol) => {
    const shown = reels.map((reel) => shownChance(model, reel, symbol))
    const chances = shown.reduce<Rational[]>(
      (ways, chance) =>
        Array.from({ length: ways.length + 1 }, (_, count) =>
          add(
            multiply(ways[count] ?? ZERO, rational(chance.d - chance.n, chance.d)),
            multiply(ways[count - 1] ?? ZERO, chance),
          ),
        ),
      [rational(1)],
    )
    const credits = countsOf(model, symbol).reduce(
      (most, count) =>
        add(most, scaled(chances[count] ?? ZERO, payOf(model, symbol, count) * model.lines.length)),
      ZERO,
    )
    return add(total, multiply(credits, rational(1, all.length)))
  }, ZERO)
}

function shownChance<S extends string>(model: SlotModel<S>, reel: readonly S[], symbol: S): Rational {
  const rows = rowsOf(model)
  const stops = reel.filter((_, stop) =>
    Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length]).includes(symbol),
  )
  return rational(stops.length, reel.length)
}

function scaled(value: Rational, by: number): Rational {
  return rational(value.n * BigInt(by), value.d)
}

function countOf<S extends string>(
  reel: readonly S[] | undefined,
  isCounted: (symbol: S) => boolean,
): bigint {
  return BigInt(reel?.filter(isCounted).length ?? 0)
}

/**
 * Chance that a line is paid as `count` of `symbol`: over the number w of leading wilds, the w-th reel shows the
 * symbol itself, reels up to `count` show it or a wild, the next shows neither. A run is left to the wilds where the
 * wilds alone pay more.
 */
function runChance<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
  symbol: S,
  count: number,
): Rational {
  if (symbol === model.scatter) return ZERO
  const cycle = reels.reduce((product, reel) => product * BigInt(reel.length), 1n)
  if (symbol === model.wild) return rational(wildWays(model, reels, count), cycle)
  const own = payOf(model, symbol, count)
  let ways = 0n
  for (let wilds = 0; wilds < count; wilds++) {
    if (own > payOf(model, model.wild, wilds)) ways += symbolWays(model, reels, { symbol, count, wilds })
  }
  return rational(ways, cycle)
}

function symbolWays<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
  run: { symbol: S; count: number; wilds: number },
): bigint {
  return reels.reduce((ways, reel, index) => {
    if (index < run.wilds) return ways * countOf(reel, (seen) => seen === model.wild)
    if (index === run.wilds) return ways * countOf(reel, (seen) => seen === run.symbol)
    if (index < run.count) return ways * countOf(reel, (seen) => seen === run.symbol || seen === model.wild)
    if (index === run.count) return ways * countOf(reel, (seen) => seen !== run.symbol && seen !== model.wild)
    return ways * BigInt(reel.length)
  }, 1n)
}

/** Lines paid as `count` wilds: five wilds, or fewer followed by a symbol whose longer run pays no more. */
function wildWays<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
  count: number,
): bigint {
  const wildsFirst = reels.slice(0, count).reduce((n, reel) => n * countOf(reel, (s) => s === model.wild), 1n)
  if (count === REELS) return wildsFirst
  const own = payOf(model, model.wild, count)
  let ways = 0n
  for (const symbol of model.symbols) {
    if (symbol === model.wild) continue
    if (symbol === model.scatter) {
      ways += restWays(reels, count, (s) => s === model.scatter)
      continue
    }
    for (let total = count + 1; total <= REELS; total++) {
      if (payOf(model, symbol, total) <= own) ways += continuedWays(model, reels, { symbol, count, total })
    }
  }
  return wildsFirst * ways
}

function restWays<S extends string>(
  reels: readonly (readonly S[])[],
  from: number,
  isNext: (symbol: S) => boolean,
): bigint {
  return reels
    .slice(from)
    .reduce((n, reel, i) => n * (i === 0 ? countOf(reel, isNext) : BigInt(reel.length)), 1n)
}

/** Ways in which `count` wilds are followed by `symbol` in a run of `total`. */
function continuedWays<S extends string>(
  model: SlotModel<S>,
  reels: readonly (readonly S[])[],
  run: { symbol: S; count: number; total: number },
): bigint {
  const from = reels.map((reel, index) => (index < run.count ? [model.wild] : reel))
  return symbolWays(model, from, { symbol: run.symbol, count: run.total, wilds: run.count })
}

/** Chance of exactly 0 to 5 scatters in the window, by convolution over the reels. */
function scatterChances<S extends string>(model: SlotModel<S>, reels: readonly (readonly S[])[]): Rational[] {
  let ways = [1n, 0n, 0n, 0n, 0n, 0n]
  for (const reel of reels) {
    const shown = countOf(reel, (symbol) => symbol === model.scatter) * BigInt(rowsOf(model))
    const hidden = BigInt(reel.length) - shown
    ways = ways.map((way, count) => way * hidden + (ways[count - 1] ?? 0n) * shown)
  }
  const cycle = reels.reduce((product, reel) => product * BigInt(reel.length), 1n)
  return ways.map((way) => rational(way, cycle))
}
