/** A numbered page of a list: its offset and length. */
export type Window = { readonly below: bigint | null; readonly limit: number }

export type AskedPage = { readonly before?: string | undefined; readonly limit?: number | undefined }

/** The query of a page: one row more than is shown tells whether there are more. An invalid cursor starts at the beginning. */
export function windowOf({ before, limit }: AskedPage, shown: number): Window {
  return {
    below: before && /^\d{1,18}$/.test(before) ? BigInt(before) : null,
    limit: (limit ?? shown) + 1,
  }
}

/** Where the next page begins: a row's place in the queue if it has one, otherwise its number. */
export function cursorOf(
  row: { readonly number: bigint; readonly place?: bigint | null } | null | undefined,
): bigint | null {
  return row ? (row.place ?? row.number) : null
}

/** The rows to show, and the cursor of the next page. */
export function pageOf<Row extends { readonly number: bigint; readonly place?: bigint | null }>(
  found: readonly Row[],
  { limit }: Window,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = found.slice(0, limit - 1)
  return { shown, next: found.length === limit ? (cursorOf(shown.at(-1))?.toString() ?? null) : null }
}
