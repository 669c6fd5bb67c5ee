/**
 * Roads: sequences of big and small, odd and even, dragon and tiger as they are drawn on paper. On the bead road every draw has its place,
 * columns of six from the left. On the big road every run has a column of its own and goes down; after six, or where a longer run before
 * it is in the way, it turns right. A tie has no place on the big road: it is counted at the draw before it.
 * Example: B B S B fills (0,0) (0,1) (1,0) (2,0), as column and row.
 */
export interface RoadCell {
  readonly column: number
  readonly row: number
  readonly value: string
  /** Ties after this draw. */
  readonly ties: number
}

export const ROAD_ROWS = 6

/** Places of the draws, oldest first; null: neither side won, such as 11 in 11x5. */
export const beadRoad = (values: readonly (string | null)[]): readonly RoadCell[] =>
  values.map((value, at) => ({
    column: Math.floor(at / ROAD_ROWS),
    row: at % ROAD_ROWS,
    value: value ?? '',
    ties: 0,
  }))

/** The big road of the draws, oldest first; `isTie` says which values are counted at the draw before them. */
export function bigRoad(
  values: readonly (string | null)[],
  isTie: (value: string | null) => boolean = (value) => value === null || value === 'tie',
): readonly RoadCell[] {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column} ${row}`)
  let start = -1
  for (const value of values) {
    const last = cells.at(-1)
    if (value === null || isTie(value)) {
      // ties before the first decided draw have no place
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    const isSame = last?.value === value
    if (!isSame) start += 1
    while (!isSame && !isFree(start, 0)) start += 1
    const place = isSame ? nextPlace(last, isFree, start) : { column: start, row: 0 }
    taken.add(`${place.column} ${place.row}`)
    cells.push({ ...place, value, ties: 0 })
  }
  return cells
}

/** Below where that is free and the run has not turned yet, else to the right. */
function nextPlace(
  { column, row }: RoadCell,
  isFree: (column: number, row: number) => boolean,
  start: number,
): { readonly column: number; readonly row: number } {
  const hasTurned = column > start
  if (!hasTurned && isFree(column, row + 1)) return { column, row: row + 1 }
  return { column: column + 1, row }
}

/** How many columns a road takes. */
export const roadWidth = (cells: readonly RoadCell[]): number =>
  cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
