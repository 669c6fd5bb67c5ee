import { inTransaction } from '#db/pool.ts'
import { gridRounds, type Grid, type RoundTimes } from '../../rules/schedule.ts'
import { dbNow } from '../../store/rounds.ts'
import { lockSeries, notePlanned, seriesByKey } from '../../store/series.ts'
import { openFrom, scheduledUpTo, type SaleRow } from '../../store/board.ts'
import type { Host } from '../host.ts'
import { addRound } from '../series.ts'
import { stepRound } from '../steps/step.ts'

/** The most rounds of a series that are on sale ahead of time. */
export const MOST_AHEAD = 110

/**
 * The next rounds of a series from a number on that are on sale, soonest first. A grid that has fewer is scheduled further ahead, up to
 * `MOST_AHEAD` rounds, and what is scheduled is opened now: a chase asks for up to a hundred.
 */
export async function openAhead(
  host: Host,
  key: string,
  { from, count }: { readonly from: bigint; readonly count: number },
): Promise<readonly SaleRow[]> {
  const before = await openFrom(host.app.db, { series: key, from, limit: count })
  if (before.length === count) return before
  await extend(host, key, from + BigInt(count) - 1n)
  for (const id of await scheduledUpTo(host.app.db, key, MOST_AHEAD)) await stepRound(host, id)
  return openFrom(host.app.db, { series: key, from, limit: count })
}

/** Schedules a grid up to a number, as far as it may be on sale. Concurrent callers wait for each other and find it done. */
async function extend(host: Host, key: string, upTo: bigint): Promise<void> {
  await inTransaction(host.app.db, async (tx) => {
    const series = await lockSeries(tx, key)
    if (!series?.isRunning || series.schedule?.kind !== 'grid' || series.lastNumber >= upTo) return
    const grid: Grid = { ...series.schedule, openAhead: MOST_AHEAD }
    const { rounds, nextAt } = gridRounds(grid, { after: series.lastNumber, now: await dbNow(tx) })
    let last = series
    for (const times of rounds.filter(({ number }) => number <= upTo)) {
      await addRound(host, tx, last, times)
      last = { ...last, lastNumber: times.number }
    }
    await notePlanned(tx, key, { lastNumber: last.lastNumber, planAt: nextAt })
  })
}

/** The next draws of a grid by the database's clock, whether they are scheduled or not; none for other series. */
export async function gridAhead(host: Host, key: string, count: number): Promise<readonly RoundTimes[]> {
  const series = await seriesByKey(host.app.db, key)
  if (series?.schedule?.kind !== 'grid') return []
  const grid = { ...series.schedule, openAhead: count }
  return gridRounds(grid, { after: 0n, now: await dbNow(host.app.db) }).rounds
}
