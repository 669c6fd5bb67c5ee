import type { Given, Refusal, Reply } from '#contract/route.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { addDays } from '#kit/day.ts'
import { brandsOf } from '#features/platform/operators/public.ts'
import { sumsByPlay, sumsBySeries } from '#features/play/shared-rounds/public/records.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotterySetup } from '../../contract/setup.ts'
import { lotteryIn, nameOf, seriesIn } from '../kin.ts'

type Report = (typeof lotterySetup)['report']

/** Every line of the slips is read. */
const MOST_DAYS = 62

/** Settled stakes and prizes by draw day in the brand's time zone, of the operator's brands. */
export async function showReport(
  app: App,
  { query }: Given<Report>,
  { operator, merchant }: CallFor<Report>,
): Promise<Reply<Report> | Refusal<Report>> {
  const { from, to, lottery } = query
  if (addDays(from, MOST_DAYS) <= to)
    return { refused: 'lotteryOffice.rangeTooLong', detail: { days: MOST_DAYS } }
  const asked = {
    series: seriesIn({ lottery }),
    from: dayBounds(merchant.timeZone, from).from,
    to: dayBounds(merchant.timeZone, to).to,
    merchants: brandsOf(operator),
  }
  const rows = await sumsBySeries(app.db, asked)
  return {
    lotteries: rows.map(({ series, ...sums }) => {
      const row = lotteryIn(series)
      return { lottery: row.code, name: nameOf(row), ...sums }
    }),
    plays: lottery === undefined ? [] : await sumsByPlay(app.db, asked),
  }
}
