import type { DropRows } from '../events.ts'
import { cupOf } from '../rules.ts'

/** Positions on a board drawn in 100 by 92: pegs above, cups below. */
export const BOARD = { width: 100, height: 92 } as const

const TOP = 8
const CUPS_AT = 84

export type Place = { readonly x: number; readonly y: number }

export function spacing(rows: DropRows): number {
  return 96 / (rows + 1)
}

export function pegRadius(rows: DropRows): number {
  return 1.15 - 0.054 * (rows - 8)
}

const rowHeight = (rows: DropRows): number => (CUPS_AT - TOP - 4) / rows

/** Peg `k` of row `row`; each row has two pegs more than the pearl can meet, so that the board looks complete. */
export function pegs(rows: DropRows): readonly Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_none, k) => ({
      x: 50 + (k - (row + 2) / 2) * spacing(rows),
      y: TOP + row * rowHeight(rows),
    })),
  ).flat()
}

/** The centre of a cup. */
export function cupAt(rows: DropRows, cup: number): Place {
  return { x: 50 + (cup - rows / 2) * spacing(rows), y: CUPS_AT }
}

/** The points that the pearl touches: above the board, over each peg that it meets, in its cup. */
export function stations(way: string, rows: DropRows): readonly Place[] {
  const over = pegRadius(rows) + 1.1
  const places: Place[] = [{ x: 50, y: 1.5 }]
  for (let row = 0; row < rows; row++)
    places.push({
      x: 50 + (cupOf(way.slice(0, row), rows) - row / 2) * spacing(rows),
      y: TOP + row * rowHeight(rows) - over,
    })
  return [...places, cupAt(rows, cupOf(way, rows))]
}

/** The pearl's position at a share of its path, 0..1, hopping from point to point; `nth` counts the points reached. */
export function placeAt(places: readonly Place[], share: number): Place & { readonly nth: number } {
  const legs = places.length - 1
  const at = Math.min(legs, Math.max(0, share * legs))
  const nth = Math.min(legs - 1, Math.floor(at))
  const part = at - nth
  const from = places[nth] ?? { x: 50, y: 0 }
  const to = places[nth + 1] ?? from
  const hop = nth === 0 ? 0 : 4 * part * (1 - part) * 1.6
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part * part - hop,
    nth: at >= legs ? legs : nth,
  }
}
