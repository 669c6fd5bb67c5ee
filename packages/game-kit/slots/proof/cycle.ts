import { paysOf, scatterPaysOf } from '../evaluate.ts'
import type { SlotEngine } from '../evaluate.ts'
import { REELS, SCATTERS_NEEDED } from '../model.ts'
import type { ReelSet } from '../reel-set.ts'

/**
 * Every stop of every reel, counted: how many of the cycle's windows pay how much. Place i counts windows that pay
 * i * creditStep credits, the last one all that reach the round's limit. Counts stay below 2^53, so numbers hold them.
 */
export interface SpinTable {
  readonly cycle: number
  /** Windows that start no free spins. */
  readonly plain: Float64Array
  /** Windows with three or more scatters. */
  readonly trigger: Float64Array
  /** Credits of all lines or ways, of the symbol that spreads, and of all scatters, over the whole cycle. */
  readonly lineCredits: number
  readonly spreadCredits: number
  readonly scatterCredits: number
}

interface Tally {
  readonly plain: Float64Array
  readonly trigger: Float64Array
  lineCredits: number
  spreadCredits: number
  scatterCredits: number
}

/** The first three reels, stopped. */
interface Prefix {
  /** Credits of the symbol that spreads by the reels that show it. */
  readonly spreadReels: number
  readonly scatters: number
  /** Fills `desk.sums` with the credits of lines or ways for each pair of stops of the last two reels. */
  readonly count: () => void
}

/** Local aliases for the innermost loop: calls through an import there cost minutes. */
interface Desk {
  /** By number of scatters, and by number of reels that show the symbol that spreads. */
  readonly scatterPays: readonly number[]
  readonly spreadPays: readonly number[]
  /** For each stop of the last two reels: scatters shown, and whether the symbol that spreads is. */
  readonly scatters4: readonly number[]
  readonly scatters5: readonly number[]
  readonly shown4: readonly number[]
  readonly shown5: readonly number[]
  readonly step: number
  readonly sums: Float64Array
}

/** Enumerates the full cycle with the pays that production uses: tens of millions of windows in a second or two. */
export function enumerateCycle<S extends string>(
  engine: SlotEngine<S>,
  reels: ReelSet,
  chosen = -1,
): SpinTable {
  const { model } = engine
  const steps = Math.ceil(model.maxCredits / model.creditStep)
  const tally: Tally = {
    plain: new Float64Array(steps + 1),
    trigger: new Float64Array(steps + 1),
    lineCredits: 0,
    spreadCredits: 0,
    scatterCredits: 0,
  }
  const desk = deskOf(engine, reels, chosen)
  const prefixOf =
    model.ways === undefined ? lineSums(engine, reels, desk.sums) : waySums(engine, reels, desk.sums)
  const shown = shownAt(reels, chosen)
  const [one = [], two = [], three = []] = reels.strips
  for (let a = 0; a < one.length; a++) {
    for (let b = 0; b < two.length; b++) {
      for (let c = 0; c < three.length; c++) {
        const scatters =
          (reels.scatters[0]?.[a] ?? 0) + (reels.scatters[1]?.[b] ?? 0) + (reels.scatters[2]?.[c] ?? 0)
        const spreadReels = (shown[0]?.[a] ?? 0) + (shown[1]?.[b] ?? 0) + (shown[2]?.[c] ?? 0)
        countSuffixes(desk, { spreadReels, scatters, count: prefixOf(a, b, c) }, tally)
      }
    }
  }
  return { cycle: reels.strips.reduce((product, reel) => product * reel.length, 1), ...tally }
}

function shownAt({ windows }: ReelSet, chosen: number): readonly (readonly number[])[] {
  return windows.map((reel) => reel.map((window) => (window.includes(chosen) ? 1 : 0)))
}

function deskOf<S extends string>(engine: SlotEngine<S>, reels: ReelSet, chosen: number): Desk {
  const { model, wayPays } = engine
  const shown = shownAt(reels, chosen)
  const size = (reels.strips[3]?.length ?? 0) * (reels.strips[4]?.length ?? 0)
  return {
    scatterPays: Array.from({ length: REELS + 1 }, (_, count) => scatterPaysOf(model, count)),
    spreadPays: Array.from({ length: REELS + 1 }, (_, count) =>
      chosen < 0 ? 0 : (wayPays[chosen * 8 + count] ?? 0) * model.lines.length,
    ),
    scatters4: reels.scatters[3] ?? [],
    scatters5: reels.scatters[4] ?? [],
    shown4: shown[3] ?? [],
    shown5: shown[4] ?? [],
    step: model.creditStep,
    sums: new Float64Array(size),
  }
}

/** Counts all stops of the last two reels after the first three. */
function countSuffixes(desk: Desk, prefix: Prefix, tally: Tally): void {
  const { scatterPays, spreadPays, scatters4, scatters5, shown4, shown5, step, sums } = desk
  const top = tally.plain.length - 1
  prefix.count()
  for (let d = 0; d < scatters4.length; d++) {
    const scatters = prefix.scatters + (scatters4[d] ?? 0)
    const spread = prefix.spreadReels + (shown4[d] ?? 0)
    const row = d * scatters5.length
    for (let e = 0; e < scatters5.length; e++) {
      const paid = sums[row + e]!
      const all = scatters + scatters5[e]!
      const forScatters = scatterPays[all]!
      const forSpread = spreadPays[spread + shown5[e]!]!
      const counts = all >= SCATTERS_NEEDED ? tally.trigger : tally.plain
      const place = Math.min(top, (paid + forSpread + forScatters) / step)
      counts[place] = counts[place]! + 1
      tally.lineCredits += paid
      tally.spreadCredits += forSpread
      tally.scatterCredits += forScatters
    }
  }
}

export type PrefixOf = (a: number, b: number, c: number) => () => void

/**
 * Fills `sums` with what the lines pay for each pair of stops of the last two reels, the fifth changing fastest. Most
 * prefixes have no line left that can pay.
 */
export function lineSums<S extends string>(
  engine: SlotEngine<S>,
  reels: ReelSet,
  sums: Float64Array,
): PrefixOf {
  const pays = engine.table.map(paysOf)
  const rest = engine.model.symbols.length ** 2
  const live = new Uint8Array(pays.length / rest)
  pays.forEach((pay, place) => {
    if (pay > 0) live[Math.floor(place / rest)] = 1
  })
  const [one = [], two = [], three = [], four = [], five = []] = reels.places
  return (a, b, c) => () => {
    sums.fill(0)
    for (let line = 0; line < engine.model.lines.length; line++) {
      const place = one[a]![line]! + two[b]![line]! + three[c]![line]!
      if (!live[place / rest]) continue
      for (let d = 0, at = 0; d < four.length; d++) {
        const fourth = place + four[d]![line]!
        for (let e = 0; e < five.length; e++) sums[at++]! += pays[fourth + five[e]![line]!]!
      }
    }
  }
}

/** Ways: the symbols of the first reel that go on to the second. */
function waySums<S extends string>({ wayPays }: SlotEngine<S>, reels: ReelSet, sums: Float64Array): PrefixOf {
  const [one = [], two = [], three = [], four = [], five = []] = reels.counts
  return (a, b, c) => () => {
    sums.fill(0)
    for (const symbol of reels.firsts[a] ?? []) {
      const ways2 = one[a]![symbol]! * two[b]![symbol]!
      const ways = ways2 * three[c]![symbol]!
      if (ways2 === 0) continue
      if (ways === 0) {
        const paid = ways2 * wayPays[symbol * 8 + 2]!
        if (paid > 0) for (let at = 0; at < sums.length; at++) sums[at]! += paid
        continue
      }
      const [pays3 = 0, pays4 = 0, pays5 = 0] = wayPays.subarray(symbol * 8 + 3, symbol * 8 + 6)
      for (let d = 0, at = 0; d < four.length; d++) {
        const ways4 = ways * four[d]![symbol]!
        for (let e = 0; e < five.length; e++) {
          const ways5 = ways4 * five[e]![symbol]!
          sums[at++]! += ways4 === 0 ? ways * pays3 : ways5 === 0 ? ways4 * pays4 : ways5 * pays5
        }
      }
    }
  }
}
