import { useApiPages } from '#contract/react.ts'

/** The first few, so that they are not taller than the form beside them; then more at a time. */
const FIRST = 4
const MORE = 20

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }
type List<Row> = {
  (asked: { query: { limit: number; before?: string } }, options: { signal: AbortSignal }): Promise<Page<Row>>
  readonly key: string
}

/** A member's orders of one kind, newest first: the first few, then further pages by cursor. */
export function useRecent<Row>(list: List<Row>) {
  const found = useApiPages(list, undefined, (before: string | null, options) =>
    list({ query: before ? { before, limit: MORE } : { limit: FIRST } }, options),
  )
  return { found, rows: found.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}
