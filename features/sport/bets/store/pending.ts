import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { StoredCaller } from '../rules/caller.ts'
import type { AskedSlip } from '../rules/slip.ts'
import type { Policy } from '../rules/policy.ts'

/** What a member asked for, as it is stored: money as text. */
export type Request = AskedSlip & {
  readonly stake: string
  readonly policy: Policy
  /** A stake above the limit is shown to a trader. */
  readonly mayRefer?: boolean | undefined
  /** The bet that it replaces, and the fair value of it that was shown. */
  readonly replaces?: { readonly bet: string; readonly value: string }
}

export type PendingRow = {
  readonly id: string
  readonly memberId: bigint
  readonly key: string
  readonly caller: StoredCaller
  readonly request: Request
  /** referred: it waits for a trader. */
  readonly state: 'referred' | 'delayed' | 'accepted' | 'refused'
  readonly until: Date
  readonly bet: string | null
  /** The stake that a trader accepted. */
  readonly granted: bigint | null
  readonly refusal: { readonly code: string; readonly detail: unknown } | null
}

export const pendingColumns = sql`id, member_id, key, caller, request, state, until, bet, granted, refusal`
const columns = pendingColumns

export function pendingById(db: Db | Tx, id: string, memberId: bigint): Promise<PendingRow | null> {
  return maybe(
    db,
    sql<PendingRow>`select ${columns} from sport_pending where id = ${id} and member_id = ${memberId}`,
  )
}

export function pendingByKeys(db: Db | Tx, keys: readonly string[]): Promise<PendingRow[]> {
  return many(db, sql<PendingRow>`select ${columns} from sport_pending where key = any (${keys}::text[])`)
}

/** Stores a bet that waits; false: its key waits already. `waitMs` counts from the database's clock. */
export async function insertPending(
  tx: Db | Tx,
  row: Pick<PendingRow, 'id' | 'memberId' | 'key' | 'caller' | 'request'> & { readonly waitMs: number },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_pending (id, member_id, key, caller, request, until)
      values (${row.id}, ${row.memberId}, ${row.key}, ${JSON.stringify(row.caller)}::json, ${JSON.stringify(row.request)}::json,
        clock_timestamp() + ${row.waitMs} * interval '1 millisecond')
      on conflict (key) do nothing -- the same call again
    `,
  )
  return inserted === 1
}

/** Takes the bets whose delay is over, and leases them: a worker that dies leaves them to others. */
export function takeDue(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<PendingRow[]> {
  return many(
    db,
    sql<PendingRow>`
      with due as (
        select id as due_id from sport_pending
        where state = 'delayed' and until <= clock_timestamp() and (leased_until is null or leased_until <= clock_timestamp())
        order by until
        limit ${limit}
        for update skip locked
      )
      update sport_pending p
      set leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
      from due
      where p.id = due.due_id
      returning ${columns}
    `,
  )
}

/** Deletes bets that waited and ended before a moment, at most `limit`; returns how many. */
export function forgetPending(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  return run(
    db,
    sql`
      delete from sport_pending where id in (
        select id from sport_pending where state in ('accepted', 'refused') and at < ${before} order by at limit ${limit}
      )
    `,
  )
}

export async function countDelayed(db: Db | Tx, memberId: bigint): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from sport_pending where member_id = ${memberId} and state = 'delayed'
    `,
  )
  return count
}

export async function endPending(
  db: Db | Tx,
  id: string,
  end: { readonly bet: string } | { readonly code: string; readonly detail: unknown },
): Promise<void> {
  const isPlaced = 'bet' in end
  await run(
    db,
    sql`
      update sport_pending
      set state = ${isPlaced ? 'accepted' : 'refused'}, bet = ${isPlaced ? end.bet : null}::uuid,
        refusal = ${isPlaced ? null : JSON.stringify(end)}::json
      where id = ${id} and state = 'delayed'
    `,
  )
}
