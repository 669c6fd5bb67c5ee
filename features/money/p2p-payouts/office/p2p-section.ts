/** The page's state in the URL. */
export type P2pFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly offers?: string | undefined
}

export type P2pSectionProps = {
  readonly filter: P2pFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: P2pFilter) => void
  readonly mayDecide: boolean
}

/** Other operators work here too; events update it, polling makes up for lost ones. */
export const ASK_AGAIN_MS = 15_000

/** The chosen row as the list has it now; a row that left the list stays open as it was. */
export function currentOf<Row extends { readonly reference: string }>(
  chosen: Row | null,
  rows: readonly Row[] = [],
): Row | null {
  return rows.find(({ reference }) => reference === chosen?.reference) ?? chosen
}
