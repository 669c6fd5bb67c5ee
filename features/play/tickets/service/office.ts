import { inTransaction, type Tx } from '#db/pool.ts'
import { isCurrency } from '#kit/currency.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { ticketsOffice } from '../contract/office.ts'
import {
  lockSale,
  markClosed,
  markOpen,
  newestSeries,
  openSeries,
  printedSeries,
  salesNow,
  setSaleOpen,
  type SaleKey,
} from '../store/series.ts'
import { figuresOf, foundIn } from '../store/tickets.ts'
import { designByCode, designsOf } from './designs.ts'
import { shownSeries } from './read.ts'

type Calls = typeof ticketsOffice
type Change = Calls['open' | 'pause' | 'close']
type ChangeName = 'open' | 'pause' | 'close'

const SHOWN_SERIES = 8
const done = { done: true } as const
/** Operators change the sale for real money; play money is always on sale. */
const saleOf = (design: string): SaleKey => ({ design, isDemo: false })

export async function listForOffice(
  app: App,
  { language }: CallFor<Calls['list']>,
): Promise<Reply<Calls['list']>> {
  const sales = await salesNow(app.db)
  const designs = await Promise.all(
    designsOf(app).map(async ({ code, name }) => {
      const rows = await newestSeries(app.db, saleOf(code), SHOWN_SERIES)
      const ids = rows.map(({ id }) => id)
      const [found, figures] = await Promise.all([foundIn(app.db, ids), figuresOf(app.db, ids)])
      const foundBy = new Map(
        ids.map((id) => [
          id,
          new Map(found.filter(({ series }) => series === id).map((row) => [row.prize, row.found])),
        ]),
      )
      return {
        code,
        name: name[language],
        isOpen: sales.some((sale) => sale.design === code && !sale.isDemo && sale.isOpen),
        series: rows.map((row) => {
          const own = figures.filter(({ series }) => series === row.id)
          return {
            ...shownSeries(app, row, foundBy),
            waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
            closedReason: row.closedReason,
            money: own.flatMap(({ currency, sales: sold, wins }) =>
              isCurrency(currency) ? [{ currency, sales: sold, wins }] : [],
            ),
          }
        }),
      }
    }),
  )
  return { now: app.clock.now(), designs }
}

type Refused = 'tickets.unknownDesign' | 'tickets.alreadyOpen' | 'tickets.notPrinted' | 'tickets.notOnSale'

/** A change of a sale with its audit entry, under the sale's lock. `work` returns what the entry says, or why it cannot be done. */
function changed<const R extends Refused>(
  app: App,
  name: ChangeName,
  work: (
    tx: Tx,
    key: SaleKey,
    isOpen: boolean,
    reason: string,
  ) => Promise<{ label: string } | { refused: R }>,
) {
  return async ({ params, body }: Given<Change>, { operator, ip, now }: CallFor<Change>) => {
    if (!designByCode(app, params.design)) return { refused: 'tickets.unknownDesign' } as const
    return inTransaction(app.db, async (tx) => {
      const key = saleOf(params.design)
      const sale = await lockSale(tx, key)
      const did = await work(tx, key, sale?.isOpen ?? false, body.reason)
      if ('refused' in did) return did
      await writeAudit(tx, {
        operator,
        action: `tickets.${name}`,
        object: `tickets:${params.design}`,
        after: { series: did.label },
        reason: body.reason,
        ip,
        now,
      })
      return done
    })
  }
}

/** Resumes a paused series, or opens the one that is printed. */
export const openSale = (app: App) =>
  changed<'tickets.alreadyOpen' | 'tickets.notPrinted'>(app, 'open', async (tx, key, isOpen) => {
    if (isOpen) return { refused: 'tickets.alreadyOpen' }
    const paused = await openSeries(tx, key)
    const series = paused ?? (await printedSeries(tx, key))
    if (!series) return { refused: 'tickets.notPrinted' }
    if (!paused) await markOpen(tx, series.id)
    await setSaleOpen(tx, key, true)
    return { label: series.label }
  })

export const pauseSale = (app: App) =>
  changed<'tickets.notOnSale'>(app, 'pause', async (tx, key, isOpen) => {
    const series = await openSeries(tx, key)
    if (!isOpen || !series) return { refused: 'tickets.notOnSale' }
    await setSaleOpen(tx, key, false)
    return { label: series.label }
  })

/** A paused series can be closed too. */
export const closeSale = (app: App) =>
  changed<'tickets.notOnSale'>(app, 'close', async (tx, key, _, reason) => {
    const series = await openSeries(tx, key)
    if (!series) return { refused: 'tickets.notOnSale' }
    await markClosed(tx, series.id, reason)
    await setSaleOpen(tx, key, false)
    return { label: series.label }
  })
