import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { FirstOf } from '#db/review/owners.ts'

export type ResetRow = {
  readonly id: string
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly reason: string
  readonly state: 'asked' | 'done' | 'kept'
  readonly askedBy: string
  readonly askedByAccount: string
  readonly askedAt: Date
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
}

const columns = sql`
  r.id, r.member_id, m.account, r.merchant, r.reason, r.state, r.asked_by, r.asked_by_account, r.asked_at,
  r.decided_by_account, r.decided_at, r.decision_reason
`
const joined = sql`from mfa_reset r join member_view m on m.id = r.member_id`

export async function resetsOf(reader: Db | Tx, memberId: bigint): Promise<readonly ResetRow[]> {
  return many(
    reader,
    sql<ResetRow>`select ${columns} ${joined} where r.member_id = ${memberId} order by r.id desc limit 10`,
  )
}

export async function waitingResets(db: Db, merchant: string | null): Promise<readonly ResetRow[]> {
  return many(
    db,
    sql<ResetRow>`
      select ${columns} ${joined}
      where r.state = 'asked' and (${merchant}::text is null or r.merchant = ${merchant})
      order by r.id
      limit 100
    `,
  )
}

/** A request, locked for its decision: of two concurrent operators the second finds it decided. */
export async function holdReset(
  tx: Tx,
  { id, memberId }: { id: string; memberId: bigint },
): Promise<ResetRow | null> {
  return maybe(
    tx,
    sql<ResetRow>`select ${columns} ${joined} where r.id = ${id} and r.member_id = ${memberId} for update of r`,
  )
}

type Operator = { readonly id: string; readonly account: string }

/** The new request's ID, or null if the member has an open one. */
export async function insertReset(
  tx: Tx,
  {
    memberId,
    merchant,
    reason,
    operator,
    now,
  }: { memberId: bigint; merchant: string; reason: string; operator: Operator; now: Date },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into mfa_reset (member_id, merchant, reason, asked_by, asked_by_account, asked_at)
      values (${memberId}, ${merchant}, ${reason}, ${operator.id}, ${operator.account}, ${now})
      on conflict (member_id) where state = 'asked' do nothing -- two operators ask at once: one request stands
      returning id
    `,
  )
  return row?.id ?? null
}

export async function decideReset(
  tx: Tx,
  {
    id,
    state,
    operator,
    reason,
    now,
  }: { id: string; state: 'done' | 'kept'; operator: Operator; reason: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update mfa_reset set state = ${state}, decided_by = ${operator.id}, decided_by_account = ${operator.account},
        decided_at = ${now}, decision_reason = ${reason}
      where id = ${id}
    `,
  )
}

/** Deletes all of a member's verification methods besides the password. */
export async function deleteProofs(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from authenticator where member_id = ${memberId}`)
  await run(tx, sql`delete from authenticator_setup where member_id = ${memberId}`)
  await run(tx, sql`delete from passkey where member_id = ${memberId}`)
  await run(tx, sql`delete from recovery_code where member_id = ${memberId}`)
}

/** The operator who requested the reset of a member's second factors; null if none did. */
export const resetAskerOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{ operator: string | null }>`
      select asked_by as operator from mfa_reset where member_id = ${id}::bigint and state = 'asked'
    `,
  )
