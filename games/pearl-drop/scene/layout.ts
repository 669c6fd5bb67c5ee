import type { DropRows } from '../events.ts'
import { cupOf } from '../rules.ts'

export type Place = { readonly x: number; readonly y: number }

/** A board 100 wide: how high it is, where pegs begin, and where cups are. */
export type Frame = {
  readonly high: number
  readonly top: number
  readonly cupsAt: number
  /** Where the pearl waits. */
  readonly start: Place
  /** Where the crab walks; null where there is no room for clam and crab. */
  readonly floor: number | null
}

const WIDE = 100
/** Heights of a board with clam and crab, and of the low one without. */
const LEAST_HIGH = 112
const MOST_HIGH = 150
const LOW_HIGH = 88
/** A low picture is a landscape phone: every unit is a few pixels. */
const LOW_PIXELS = 300

/** The board that fills a picture of this size in pixels. */
export function frameFor(width: number, height: number): Frame {
  if (height < LOW_PIXELS)
    return { high: LOW_HIGH, top: 9, cupsAt: LOW_HIGH - 9, start: { x: 50, y: 2 }, floor: null }
  const high = Math.min(MOST_HIGH, Math.max(LEAST_HIGH, (WIDE * height) / Math.max(1, width)))
  return { high, top: 25, cupsAt: high - 26, start: { x: 50, y: 11.4 }, floor: high - 0.4 }
}

export function spacing(rows: DropRows): number {
  return 95 / (rows + 1)
}

export function pegRadius(rows: DropRows): number {
  return 1.25 - 0.054 * (rows - 8)
}

export const pearlRadius = (rows: DropRows): number => 2.3 - 0.07 * (rows - 8)

const rowHeight = (rows: DropRows, { top, cupsAt }: Frame): number => (cupsAt - top - 5) / rows

/** Peg `k` of row `row`; each row has two pegs more than the pearl can meet, so that the board looks complete. */
export function pegs(rows: DropRows, frame: Frame): readonly Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_none, k) => ({
      x: 50 + (k - (row + 2) / 2) * spacing(rows),
      y: frame.top + row * rowHeight(rows, frame),
    })),
  ).flat()
}

/** The centre of a cup. */
export function cupAt(rows: DropRows, cup: number, { cupsAt }: Frame): Place {
  return { x: 50 + (cup - rows / 2) * spacing(rows), y: cupsAt }
}

/** From this number of rows on, the labels of neighbouring cups stand at two heights: each has the width of two cups. */
const STAGGERED_ROWS = 11

export const isStaggered = (rows: DropRows): boolean => rows >= STAGGERED_ROWS

/** The points that the pearl touches: above the board, over each peg that it meets, in its cup. */
export function stations(way: string, rows: DropRows, frame: Frame): readonly Place[] {
  const over = pegRadius(rows) + pearlRadius(rows) * 0.8
  const places: Place[] = [frame.start]
  for (let row = 0; row < rows; row++)
    places.push({
      x: 50 + (cupOf(way.slice(0, row), rows) - row / 2) * spacing(rows),
      y: frame.top + row * rowHeight(rows, frame) - over,
    })
  return [...places, cupAt(rows, cupOf(way, rows), frame)]
}

/** The pearl's position at a share of its path, 0..1, hopping from point to point; `nth` counts the points reached. */
export function placeAt(places: readonly Place[], share: number): Place & { readonly nth: number } {
  const legs = places.length - 1
  const at = Math.min(legs, Math.max(0, share * legs))
  const nth = Math.min(legs - 1, Math.floor(at))
  const part = at - nth
  const from = places[nth] ?? { x: 50, y: 0 }
  const to = places[nth + 1] ?? from
  const hop = nth === 0 ? 0 : 4 * part * (1 - part) * 1.9
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part * part - hop,
    nth: at >= legs ? legs : nth,
  }
}

/** The board's arch: wide enough for the outer pegs of every row, open at the clam. */
export function archOf({ top, cupsAt, high, floor }: Frame): string {
  const [foot, head] = [floor === null ? high - 1 : cupsAt + 15, Math.max(1, top - 8)]
  const [low, up] = [cupsAt - 9, top + 4]
  return (
    `M0.6 ${foot - 3}V${low}C2 ${low - 8} 6 ${low - 14} 10 ${low - 20}L32 ${up + 6}C36 ${up - 4} 40 ${head} 50 ${head}` +
    `C60 ${head} 64 ${up - 4} 68 ${up + 6}L90 ${low - 20}C94 ${low - 14} 98 ${low - 8} 99.4 ${low}V${foot - 3}` +
    `Q99.4 ${foot} 96.4 ${foot}H3.6Q0.6 ${foot} 0.6 ${foot - 3}Z`
  )
}
