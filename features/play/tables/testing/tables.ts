import { one, run, sql } from '#db/rows.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { hostOf, type Host } from '#features/play/shared-rounds/service/host.ts'
import { planSeries } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { roundById } from '#features/play/shared-rounds/store/rounds.ts'
import { seriesOf, type TableRow } from '../service/catalogue.ts'
import { ensureTable } from '../service/series.ts'

/** Opens the next round of a table for an hour; returns its ID. As the owner: the product never changes a round's times. */
export async function openTable(at: TestApp, row: TableRow): Promise<string> {
  const { owner } = at.database
  await ensureTable(at.app, row)
  await run(
    owner,
    sql`
      update shared_series
      set wanted_until = clock_timestamp() + interval '1 hour', plan_at = clock_timestamp()
      where key = ${seriesOf(row)}
    `,
  )
  await planSeries(hostOf(at.app), seriesOf(row))
  const { id } = await one(
    owner,
    sql<{ id: string }>`
      select id from shared_round where series = ${seriesOf(row)} order by number desc limit 1
    `,
  )
  await run(
    owner,
    sql`
      update shared_round
      set opens_at = clock_timestamp(), due_at = clock_timestamp(), closes_at = clock_timestamp() + interval '1 hour',
        draws_at = clock_timestamp() + interval '1 hour'
      where id = ${id} and state = 'scheduled'
    `,
  )
  await stepRound(hostOf(at.app), id)
  return id
}

/** Ends the bets of a round now. */
export async function endBets(at: TestApp, id: string): Promise<void> {
  const { owner } = at.database
  await run(owner, sql`update bet_window set closes_at = clock_timestamp() where id = ${id}`)
  await run(
    owner,
    sql`
      update shared_round
      set opens_at = least(opens_at, clock_timestamp() - interval '1 hour'), closes_at = clock_timestamp(),
        draws_at = clock_timestamp(), due_at = clock_timestamp()
      where id = ${id}
    `,
  )
}

/** Steps a round until it is dealt and public ("drawn"), or over; its waits are skipped. */
export async function dealOn(
  at: TestApp,
  id: string,
  until: 'drawn' | 'revealed',
  host: Host = hostOf(at.app),
): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const round = await roundById(at.app.db, id)
    if (round?.state === 'revealed' || (until === 'drawn' && (round?.piecesShown ?? 0) > 0)) return
    await run(at.database.owner, sql`update shared_round set due_at = clock_timestamp() where id = ${id}`)
    await stepRound(host, id)
  }
  throw new Error(`the round ${id} does not end`)
}
