import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { BrandCount, WaitingAsked } from '#db/review/cutoffs.ts'
import type { Drift, Side } from '../rules/drift.ts'

export type Alert = {
  readonly id: string
  readonly game: string
  readonly edition: number
  /** all, stake:<band> or channel:<channel> */
  readonly part: string
  readonly side: Side
  readonly rounds: bigint
  readonly observed: number
  readonly theory: number
  readonly raisedAt: Date
}

const columns = sql`id, game, edition, part, side, rounds, observed, theory, raised_at`

export type Raised = Pick<Alert, 'game' | 'edition' | 'part'> & { readonly drift: Drift; readonly now: Date }

/** Raises an alert; false if the part has an open one, whose figures are updated. */
export async function raiseAlert(db: Db, { game, edition, part, drift, now }: Raised): Promise<boolean> {
  const { side, rounds, observed, theory } = drift
  const row = await one(
    db,
    // concurrent or earlier runs: one alert per part, with the newest figures
    sql<{ isNew: boolean }>`
      insert into rtp_alert (game, edition, part, side, rounds, observed, theory, raised_at)
      values (${game}, ${edition}, ${part}, ${side}, ${rounds}, ${observed}, ${theory}, ${now})
      on conflict (game, edition, part) where closed_at is null do update
      set side = excluded.side, rounds = excluded.rounds, observed = excluded.observed, theory = excluded.theory
      returning raised_at = ${now} as is_new
    `,
  )
  return row.isNew
}

export async function openAlerts(db: Db): Promise<readonly Alert[]> {
  return many(
    db,
    sql<Alert>`select ${columns} from rtp_alert where closed_at is null order by raised_at desc, id`,
  )
}

/** An open alert, locked: of two operators only one closes it. */
export async function lockAlert(tx: Tx, id: string): Promise<Alert | null> {
  return maybe(
    tx,
    sql<Alert>`select ${columns} from rtp_alert where id = ${id} and closed_at is null for update`,
  )
}

export async function closeAlert(
  tx: Tx,
  {
    id,
    by,
    reason,
    now,
  }: { readonly id: string; readonly by: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`update rtp_alert set closed_at = ${now}, closed_by = ${by}, reason = ${reason} where id = ${id}`,
  )
}

/** Open alerts; games belong to no brand. Overdue after a day. */
export function waitingAlerts(reader: Db | Tx, { now }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select null as merchant, count(*)::int as count,
        (count(*) filter (where raised_at < ${now}::timestamptz - interval '1 day'))::int as overdue
      from rtp_alert
      where closed_at is null
    `,
  )
}
