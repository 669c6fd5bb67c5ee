import type { Given, Refusal, Reply } from '#contract/route.ts'
import { addDays } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import type { promotionReportsOffice } from '../contract/office.ts'
import { merchantOf, recipientsOf, reportOf } from '../store/report.ts'

type Report = (typeof promotionReportsOffice)['report']
type Members = (typeof promotionReportsOffice)['members']

const PAGE = 50
/** Longest period of a report. */
const MAX_DAYS = 400

/** Days beyond these are read as these: calendars end somewhere. */
const FIRST = '2000-01-01'
const LAST = '2999-12-31'

/** The days of the brand, both included; a longer period is cut. */
function periodOf(timeZone: string, asked: { readonly from: string; readonly to: string }) {
  const from = asked.from < FIRST ? FIRST : asked.from > LAST ? LAST : asked.from
  const to = asked.to > LAST ? LAST : asked.to
  const last = to < from ? from : to > addDays(from, MAX_DAYS) ? addDays(from, MAX_DAYS) : to
  return { from: dayBounds(timeZone, from).from, to: dayBounds(timeZone, last).to }
}

/** What each promotion of a brand gave in a period, and what its recipients played since. */
export async function reportPromotions(app: App, { query }: Given<Report>): Promise<Reply<Report>> {
  const brand = await app.merchants.byCode(query.merchant)
  if (!brand) return { currency: null, rows: [] }
  return {
    currency: brand.currency,
    rows: await reportOf(app.db, brand.code, periodOf(brand.timeZone, query)),
  }
}

/** The recipients of one promotion. */
export async function listRecipients(
  app: App,
  { params, query }: Given<Members>,
): Promise<Reply<Members> | Refusal<Members>> {
  const known = await merchantOf(app.db, params.id)
  const brand = known && (await app.merchants.byCode(known.merchant))
  if (!brand) return { refused: 'promotionReports.unknown' }
  const rows = await recipientsOf(app.db, {
    ...periodOf(brand.timeZone, query),
    merchant: brand.code,
    promotion: params.id,
    before: query.before ?? null,
    limit: PAGE,
  })
  return {
    currency: brand.currency,
    rows,
    next: rows.length === PAGE ? (rows.at(-1)?.member ?? null) : null,
  }
}
