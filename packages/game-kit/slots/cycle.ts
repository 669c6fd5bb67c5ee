import { paysOf, scatterPaysOf } from './evaluate.ts'
import type { SlotEngine } from './evaluate.ts'
import { ROWS, SCATTERS_NEEDED } from './model.ts'

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

interface Live {
  /** Table place of the line's first three symbols. */
  readonly place: number
  readonly row4: number
  readonly row5: number
}

/** Enumerates the full cycle with the pay table that production uses. About 25 million windows take a second. */
export function enumerateCycle<S extends string>(
  engine: SlotEngine<S>,
  reels: readonly (readonly number[])[],
): SpinTable {
  const counter = counterOf(engine, reels)
  const [one = [], two = [], three = []] = reels
  for (let a = 0; a < one.length; a++) {
    for (let b = 0; b < two.length; b++) {
      for (let c = 0; c < three.length; c++) counter.count([a, b, c])
    }
  }
  return counter.table(reels.reduce((product, reel) => product * reel.length, 1))
}

function counterOf<S extends string>(engine: SlotEngine<S>, reels: readonly (readonly number[])[]) {
  const { model, table } = engine
  const size = model.symbols.length
  const step = model.creditStep
  const highest =
    table.reduce((most, packed) => Math.max(most, paysOf(packed)), 0) * model.lines.length +
    model.scatterPays[2]
  const plain = new Float64Array(highest / step + 1)
  const trigger = new Float64Array(highest / step + 1)
  const [one = [], two = [], three = [], four = [], five = []] = reels.map((reel) => windowsOf(reel))
  const isLive = livePrefixes(table, size)
  const shown = [one, two, three, four, five].map((reel) =>
    reel.map((rows) => (rows.includes(engine.scatter) ? 1 : 0)),
  )
  const [s1 = [], s2 = [], s3 = [], s4 = [], s5 = []] = shown
  const scatterPays = [0, 1, 2, 3, 4, 5].map((count) => scatterPaysOf(model, count))
  let lineCredits = 0
  let scatterCredits = 0

  const liveLines = (a: number[], b: number[], c: number[]): Live[] => {
    const live: Live[] = []
    for (const rows of model.lines) {
      const [r1 = 0, r2 = 0, r3 = 0, row4 = 0, row5 = 0] = rows
      const place = ((a[r1] ?? 0) * size + (b[r2] ?? 0)) * size + (c[r3] ?? 0)
      if (isLive[place]) live.push({ place, row4, row5 })
    }
    return live
  }
  const count = ([a = 0, b = 0, c = 0]: readonly number[]): void => {
    const live = liveLines(one[a] ?? [], two[b] ?? [], three[c] ?? [])
    const before = (s1[a] ?? 0) + (s2[b] ?? 0) + (s3[c] ?? 0)
    const places = new Int32Array(live.length)
    for (let d = 0; d < four.length; d++) {
      const rows4 = four[d] ?? []
      live.forEach((line, i) => (places[i] = (line.place * size + (rows4[line.row4] ?? 0)) * size))
      const scatters4 = before + (s4[d] ?? 0)
      for (let e = 0; e < five.length; e++) {
        const rows5 = five[e] ?? []
        let credits = 0
        for (let i = 0; i < live.length; i++) {
          credits += (table[(places[i] ?? 0) + (rows5[live[i]?.row5 ?? 0] ?? 0)] ?? 0) >>> 7
        }
        const scatters = scatters4 + (s5[e] ?? 0)
        const forScatters = scatterPays[scatters] ?? 0
        lineCredits += credits
        scatterCredits += forScatters
        const counts = scatters >= SCATTERS_NEEDED ? trigger : plain
        const slot = (credits + forScatters) / step
        counts[slot] = (counts[slot] ?? 0) + 1
      }
    }
  }
  return {
    count,
    table: (cycle: number): SpinTable => ({ cycle, plain, trigger, lineCredits, scatterCredits }),
  }
}

/** The three symbols seen at each stop. */
function windowsOf(reel: readonly number[]): number[][] {
  return reel.map((_, stop) =>
    Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length] ?? 0),
  )
}

/** First three symbols after which a line can still pay. */
function livePrefixes(table: Uint32Array, size: number): Uint8Array {
  const live = new Uint8Array(size ** 3)
  table.forEach((packed, index) => {
    if (packed > 0) live[Math.floor(index / size ** 2)] = 1
  })
  return live
}
