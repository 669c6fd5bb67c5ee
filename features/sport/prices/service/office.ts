import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { eventById } from '#features/sport/events/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { sportPricesOffice } from '../contract/office.ts'
import { isExpectation } from '../rules/expectation.ts'
import { bookOf, changePricing, movesOf, pricingOf, type Shift } from '../store/books.ts'
import { listStops } from '../store/stops.ts'
import { priceEvent } from './price.ts'
import { shownBook } from './shown.ts'

type Office = typeof sportPricesOffice

export async function bookForOffice(
  app: App,
  id: string,
): Promise<Reply<Office['book']> | Refusal<Office['book']>> {
  const event = await eventById(app.db, id)
  if (!event) return { refused: 'sports.eventUnknown' }
  const [book, pricing, stops] = await Promise.all([
    bookOf(app.db, id),
    pricingOf(app.db, id),
    listStops(app.db),
  ])
  return {
    book: book ? shownBook(event, book, { offers: book.offers, stops }) : null,
    fair: (book?.offers ?? []).map(({ market, period, line, outcomes }) => ({
      market,
      period,
      line,
      outcomes: outcomes.map(({ outcome, fair }) => ({ outcome, fair })),
    })),
    pricing: {
      expected: [...(pricing?.expected ?? [])],
      shift: [pricing?.shift[0] ?? 0, pricing?.shift[1] ?? 0],
      margin: pricing?.margin ?? 0,
      margins: { ...pricing?.margins },
      source: pricing?.source ?? '',
    },
  }
}

type Trader = Pick<CallFor<Office['price']>, 'operator' | 'ip' | 'now'>

/** A change of how an event is priced, with the new prices. */
async function reprice(
  app: App,
  event: string,
  { operator, ip, now }: Trader,
  change: { readonly action: string; readonly shift: Shift; readonly after: object; readonly reason: string },
): Promise<{ readonly version: number } | { readonly refused: 'sports.eventUnknown' }> {
  const isKnown = await inTransaction(app.db, async (tx) => {
    if (!(await changePricing(tx, event, change.shift))) return false
    const { action, after, reason } = change
    await writeAudit(tx, {
      operator,
      action,
      object: `sportEvent:${event}`,
      after: { ...after },
      reason,
      ip,
      now,
    })
    return true
  })
  const book = isKnown ? await priceEvent(app, event, 'trader') : null
  return book ? { version: book.version } : { refused: 'sports.eventUnknown' }
}

export function changePrices(
  app: App,
  { params, body }: Given<Office['price']>,
  call: CallFor<Office['price']>,
): Promise<Reply<Office['price']> | Refusal<Office['price']>> {
  const { reason, margin, margins, shift } = body
  const change = {
    ...(margin === undefined ? {} : { margin }),
    ...(margins === undefined ? {} : { margins }),
    ...(shift === undefined ? {} : { shift }),
  }
  return reprice(app, params.event, call, { action: 'sport.price', shift: change, after: change, reason })
}

export async function setExpected(
  app: App,
  { params, body }: Given<Office['expect']>,
  call: CallFor<Office['expect']>,
): Promise<Reply<Office['expect']> | Refusal<Office['expect']>> {
  const { expected, reason } = body
  const event = await eventById(app.db, params.event)
  if (!event) return { refused: 'sports.eventUnknown' }
  if (!isExpectation(event.sport, expected, event.runners?.length ?? 0))
    return { refused: 'sportPrices.expectationInvalid' }
  const shift = { expected, source: `operator:${call.operator.account}` }
  return reprice(app, params.event, call, { action: 'sport.expect', shift, after: { expected }, reason })
}

const SHOWN = 50

export async function listVersions(
  app: App,
  { params, query }: Given<Office['history']>,
): Promise<Reply<Office['history']> | Refusal<Office['history']>> {
  if (!(await eventById(app.db, params.event))) return { refused: 'sports.eventUnknown' }
  const rows = await movesOf(app.db, params.event, { below: query.before ?? null, limit: SHOWN + 1 })
  const shown = rows.slice(0, SHOWN)
  return {
    versions: shown.map(({ version, at, cause, changed }) => ({
      version,
      at,
      cause,
      changed: changed.length,
    })),
    next: rows.length > SHOWN ? String(shown.at(-1)?.version ?? '') : null,
  }
}
