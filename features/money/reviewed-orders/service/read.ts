import { takeOut } from '#features/platform/audit/public.ts'
import type { Download } from '#contract/route.ts'
import type { Db } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import type { orderQueue, Piece } from '#db/review/queue.ts'
import { cursorOf, pageOf, windowOf, type AskedPage, type Window } from '#db/review/pages.ts'

/** Orders that a page shows unless it asks for another number. */
const PAGE = 50
/** Rows of a file that are read at a time. */
const FILE_PAGE = 500

type Numbered = { readonly number: bigint; readonly place?: bigint | null }
type Page<View> = { readonly rows: View[]; readonly next: string | null }

/** A page of records, newest first. */
export async function readRecords<Row extends Numbered, View>(
  asked: AskedPage,
  read: (window: Window) => Promise<readonly Row[]>,
  view: (row: Row) => View,
): Promise<Page<View>> {
  const window = windowOf(asked, PAGE)
  const { shown, next } = pageOf(await read(window), window)
  return { rows: shown.map(view), next }
}

export type QueuePage<View> = Page<View> & {
  readonly counts: Record<string, number>
  readonly total: { readonly count: number; readonly amount: Minor }
}

type Asked = { readonly page: AskedPage; readonly state: string | null; readonly fits: Piece }

/** A page of a review queue with the number of orders in each state and the total of the filter. */
export async function readQueue<Row extends Numbered & { readonly state: string }, View>(
  db: Db,
  queue: ReturnType<typeof orderQueue<Row>>,
  { page, state, fits }: Asked,
  view: (row: Row) => View,
): Promise<QueuePage<View>> {
  const [found, counts, total] = await Promise.all([
    readRecords(page, (window) => queue.page(db, state, fits, window), view),
    queue.counts(db, fits),
    queue.total(db, state, fits),
  ])
  return { ...found, counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])), total }
}

type Exported<Row> = Omit<Parameters<typeof takeOut<Row>>[2], 'read'> & {
  readonly read: (window: Window) => Promise<readonly Row[]>
}

/** The orders of a filter as CSV, page by page; who exported it is written into the audit log first. */
export function exportOrders<Row extends Numbered>(
  app: Parameters<typeof takeOut<Row>>[0],
  call: Parameters<typeof takeOut<Row>>[1],
  { read, ...file }: Exported<Row>,
): Promise<Download> {
  return takeOut<Row>(app, call, {
    ...file,
    read: (last) => read({ below: cursorOf(last), limit: FILE_PAGE }),
  })
}
