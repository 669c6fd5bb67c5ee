import type { App } from '#server/app.ts'
import { gridAhead, openAhead, type SaleRow } from '#features/play/shared-rounds/public.ts'
import { seriesOf, type LotteryRow } from '../rules/catalogue.ts'
import { daysOf, scheduleDays } from './series.ts'

/** The days within which a lottery of one draw a week has a number of draws. */
const WEEK_DAYS = 7
/** A hundred draws of a lottery of one draw a week. */
const MOST_DAYS = 700

/**
 * The next draws of a lottery from a number on that are on sale, soonest first; more are put on sale where it has fewer, as a chase asks.
 */
export async function drawsAhead(
  app: App,
  row: LotteryRow,
  wanted: { readonly from: bigint; readonly count: number },
): Promise<readonly SaleRow[]> {
  const found = await openAhead(app, seriesOf(row), wanted)
  if (row.times.kind !== 'days' || found.length === wanted.count) return found
  const draws = await daysOf(app, row, MOST_DAYS)
  const later = draws.filter(({ number }) => number >= wanted.from).slice(0, wanted.count)
  await scheduleDays(app, row, later)
  return openAhead(app, seriesOf(row), wanted)
}

/** The next draws of a lottery, whether they are on sale or not. */
export async function comingTimes(
  app: App,
  row: LotteryRow,
  count: number,
): Promise<readonly { readonly label: string; readonly drawsAt: Date }[]> {
  const { times } = row
  if (times.kind === 'every') return gridAhead(app, seriesOf(row), count)
  const draws = await daysOf(app, row, count * WEEK_DAYS)
  return draws.slice(0, count).map(({ day, drawsAt }) => ({ label: day, drawsAt }))
}
