import type { Side } from './drawing.ts'

export type RoadResult = Side | 'tie'

export const ROAD_ROWS = 6

/** A ring of the big road; ties are counted on the preceding ring. */
export type Ring = {
  readonly side: Side
  readonly ties: number
  readonly column: number
  readonly row: number
}

/**
 * The big road: a column for each run of one side, downwards; if the column is full or occupied the run turns right, along the row. Leading
 * ties are counted on the first ring. `results` are oldest first.
 */
export function bigRoad(results: readonly RoadResult[]): readonly Ring[] {
  const rings: Ring[] = []
  const taken = new Set<string>()
  const isTaken = (column: number, row: number): boolean => taken.has(`${column} ${row}`)
  let start = -1
  let first = 0
  for (const result of results) {
    const last = rings.at(-1)
    if (result === 'tie') {
      if (last) rings[rings.length - 1] = { ...last, ties: last.ties + 1 }
      else first += 1
      continue
    }
    let column: number
    let row: number
    if (last?.side === result) {
      const isStraight = last.column === start // a run that has turned right continues so
      const canFall = isStraight && last.row + 1 < ROAD_ROWS && !isTaken(last.column, last.row + 1)
      column = canFall ? last.column : last.column + 1
      row = canFall ? last.row + 1 : last.row
    } else {
      start += 1
      while (isTaken(start, 0)) start += 1
      column = start
      row = 0
    }
    taken.add(`${column} ${row}`)
    rings.push({ side: result, ties: first, column, row })
    first = 0
  }
  return rings
}

/** The derived road: how many columns back it compares. */
export type Derived = 1 | 2 | 3

/**
 * Big eye boy (1), small road (2), cockroach road (3): a mark for each ring of the big road from its (back + 1)th column on. Red means that
 * the big road repeats itself, blue that it does not. A ring that opens a column compares the lengths of the previous run and the one
 * `back` columns further left; any other checks whether the run `back` columns to the left continues at its row.
 */
export function derivedRoad(results: readonly RoadResult[], back: Derived): readonly boolean[] {
  const lengths: number[] = []
  const marks: boolean[] = []
  let side: Side | null = null
  for (const result of results) {
    if (result === 'tie') continue
    if (result === side) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else lengths.push(1)
    side = result
    const column = lengths.length - 1
    const row = (lengths[column] ?? 1) - 1
    const left = lengths[column - back]
    if (row > 0 && left !== undefined) marks.push(left !== row)
    else if (row === 0 && column > back) marks.push(lengths[column - 1] === lengths[column - 1 - back])
  }
  return marks
}

/** The bead plate: one bead per round, down and then right; the newest columns that fit. `results` are oldest first. */
export function beadPlate(results: readonly RoadResult[], columns: number): readonly RoadResult[] {
  const over = Math.max(0, Math.ceil(results.length / ROAD_ROWS) - columns)
  return results.slice(over * ROAD_ROWS)
}
