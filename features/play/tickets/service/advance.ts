import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { TicketDesign } from '#games/tickets.ts'
import { SCRATCH_DAYS } from '../rules/tickets.ts'
import {
  ensureSale,
  lockSale,
  markOpen,
  openSeries,
  printedSeries,
  revealDone,
  type SaleKey,
} from '../store/series.ts'
import { expiredTickets } from '../store/tickets.ts'
import { designsOf } from './designs.ts'
import { printNext } from './print.ts'
import { scratchOne } from './scratch.ts'

/** Tickets of one run whose time is over. */
const MOST_EXPIRED = 500
const DAY_MS = 24 * 60 * 60_000

/**
 * Prints series ahead of their sale and opens the first, scratches tickets whose time is over, and reveals the seeds of series that are
 * over. Safe to repeat, and to run in every process at once.
 */
export async function advanceTickets(app: App): Promise<void> {
  for (const design of designsOf(app))
    for (const isDemo of [false, true]) await advanceSale(app, design, { design: design.code, isDemo })
  await scratchExpired(app)
  const revealed = await revealDone(app.db)
  if (revealed.length > 0) app.log.info({ revealed }, 'ticket series were revealed')
}

/**
 * One series is printed ahead as soon as the open one sells: the purchase that sells it out opens the next in its own transaction. A
 * design that does not sell keeps one series, so that a new installation does not print twice as many as it needs.
 */
async function advanceSale(app: App, design: TicketDesign, key: SaleKey): Promise<void> {
  await ensureSale(app.db, key)
  const open = await openSeries(app.db, key)
  if (open && open.sold === 0) return
  if (!(await printedSeries(app.db, key))) await printNext(app, design, key)
  if (open) return
  await inTransaction(app.db, async (tx) => {
    const sale = await lockSale(tx, key)
    const next = sale?.isOpen && !(await openSeries(tx, key)) ? await printedSeries(tx, key) : null
    if (next) await markOpen(tx, next.id)
  })
}

async function scratchExpired(app: App): Promise<void> {
  const at = app.clock.now()
  const before = new Date(at.getTime() - SCRATCH_DAYS * DAY_MS)
  for (const id of await expiredTickets(app.db, before, MOST_EXPIRED)) {
    const { ticket, after } = await scratchOne(app, id, { isExpired: true, at })
    if (after) tellBalance(app, ticket.memberId, after)
  }
}
