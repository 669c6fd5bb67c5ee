/** Gives declared rows their position in a list of the back office, in which features alternate. */
export function placed<const R extends Readonly<Record<string, object>>>(place: number, rows: R): R {
  const entries = Object.entries(rows).map(([name, row]) => [name, { ...row, place }])
  return Object.fromEntries(entries) as R // the same rows, each with its position
}

/** The names in the order of their positions; those without one come last, in the order of the features. */
export function inPlace<N extends string>(rows: Readonly<Record<N, object>>): readonly N[] {
  const names = Object.keys(rows) as N[] // a record's own keys
  return names.toSorted((a, b) => placeOf(rows[a]) - placeOf(rows[b]))
}

function placeOf(row: object): number {
  return 'place' in row && typeof row.place === 'number' ? row.place : Number.MAX_SAFE_INTEGER
}
