/** A page of a list by number: where it begins, and how long it is. */
export type Window = { readonly below: bigint | null; readonly limit: number }

type Asked = { readonly before?: string | undefined; readonly limit?: number | undefined }

/** What a list is asked for: one row more than is shown tells whether there are more. A mark that is none begins anew. */
export function windowOf({ before, limit }: Asked, shown: number): Window {
  return {
    below: before && /^\d{1,18}$/.test(before) ? BigInt(before) : null,
    limit: (limit ?? shown) + 1,
  }
}

/** The rows to show of what was found in a window, and the mark of the next page. */
export function pageOf<Row extends { readonly number: bigint }>(
  found: readonly Row[],
  { limit }: Window,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = found.slice(0, limit - 1)
  return { shown, next: found.length === limit ? (shown.at(-1)?.number.toString() ?? null) : null }
}
