import { paysOf, scatterPaysOf } from '../evaluate.ts'
import type { SlotEngine } from '../evaluate.ts'
import { REELS, SCATTERS_NEEDED } from '../model.ts'
import type { ReelSet } from '../reel-set.ts'

/**
 * Every stop of every reel, counted: how many of the cycle's windows pay how much. Place i counts windows that pay
 * i * creditStep credits. Counts stay below 2^53, so numbers hold them exactly.
 */
export interface SpinTable {
  readonly cycle: number
  /** Windows that start no free spins. */
  readonly plain: Float64Array
  /** Windows with three or more scatters. */
  readonly trigger: Float64Array
  /** Credits of all lines, and of all scatters, over the whole cycle. */
  readonly lineCredits: number
  readonly scatterCredits: number
}

interface Tally {
  readonly plain: Float64Array
  readonly trigger: Float64Array
  lineCredits: number
  scatterCredits: number
}

/** The first three reels, stopped: where their lines stand in the pay table, and the scatters they show. */
interface Prefix {
  readonly places: Int32Array
  /** Only lines that can still pay. */
  readonly lines: readonly number[]
  readonly scatters: number
}

/** What the innermost loop reads, in names of its own: a call through an import there costs minutes. */
interface Desk {
  /** The pay table that production uses, pays alone. */
  readonly pays: Uint32Array
  /** By number of scatters. */
  readonly scatterPays: readonly number[]
  readonly needed: number
  readonly step: number
}

function deskOf<S extends string>({ model, table }: SlotEngine<S>): Desk {
  return {
    pays: table.map(paysOf),
    scatterPays: Array.from({ length: REELS + 1 }, (_, count) => scatterPaysOf(model, count)),
    needed: SCATTERS_NEEDED,
    step: model.creditStep,
  }
}

/** Enumerates the full cycle with the pay table that production uses: tens of millions of windows in a second or two. */
export function enumerateCycle<S extends string>(engine: SlotEngine<S>, reels: ReelSet): SpinTable {
  const desk = deskOf(engine)
  const highest = desk.pays.reduce((most, pays) => Math.max(most, pays), 0)
  const steps = (highest * engine.model.lines.length + engine.model.scatterPays[2]) / engine.model.creditStep
  const tally: Tally = {
    plain: new Float64Array(steps + 1),
    trigger: new Float64Array(steps + 1),
    lineCredits: 0,
    scatterCredits: 0,
  }
  const isLive = livePrefixes(engine)
  const [one = [], two = [], three = []] = reels.places
  for (let a = 0; a < one.length; a++) {
    for (let b = 0; b < two.length; b++) {
      for (let c = 0; c < three.length; c++) {
        countSuffixes(desk, reels, prefixAt(engine, reels, { stops: [a, b, c], isLive }), tally)
      }
    }
  }
  return { cycle: reels.strips.reduce((product, reel) => product * reel.length, 1), ...tally }
}

function prefixAt<S extends string>(
  engine: SlotEngine<S>,
  reels: ReelSet,
  { stops, isLive }: { stops: readonly number[]; isLive: Uint8Array },
): Prefix {
  const places = new Int32Array(engine.model.lines.length)
  let scatters = 0
  stops.forEach((stop, reel) => {
    reels.places[reel]?.[stop]?.forEach((place, line) => (places[line] = (places[line] ?? 0) + place))
    scatters += reels.scatters[reel]?.[stop] ?? 0
  })
  const rest = engine.model.symbols.length ** 2
  const lines: number[] = []
  places.forEach((place, line) => {
    if (isLive[place / rest]) lines.push(line)
  })
  return { places, lines, scatters }
}

/** Counts all stops of the last two reels after the first three; most prefixes have no line left to look at. */
function countSuffixes(desk: Desk, reels: ReelSet, prefix: Prefix, tally: Tally): void {
  const { pays, scatterPays, needed, step } = desk
  const { places, lines } = prefix
  const [, , , four = [], five = []] = reels.places
  const [, , , scatters4 = [], scatters5 = []] = reels.scatters
  for (let d = 0; d < four.length; d++) {
    const fourth = four[d] ?? places
    const shown = prefix.scatters + (scatters4[d] ?? 0)
    for (let e = 0; e < five.length; e++) {
      const fifth = five[e] ?? places
      let credits = 0
      for (const line of lines) credits += pays[places[line]! + fourth[line]! + fifth[line]!] ?? 0
      const scatters = shown + (scatters5[e] ?? 0)
      const forScatters = scatterPays[scatters] ?? 0
      const counts = scatters >= needed ? tally.trigger : tally.plain
      const place = (credits + forScatters) / step
      counts[place] = (counts[place] ?? 0) + 1
      tally.lineCredits += credits
      tally.scatterCredits += forScatters
    }
  }
}

/** First three symbols after which a line can still pay. */
function livePrefixes<S extends string>({ table, model }: SlotEngine<S>): Uint8Array {
  const rest = model.symbols.length ** 2
  const live = new Uint8Array(table.length / rest)
  table.forEach((packed, place) => {
    if (packed > 0) live[Math.floor(place / rest)] = 1
  })
  return live
}
