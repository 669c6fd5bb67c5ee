import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Series } from './runs.ts'

export type NewAdjustment = {
  readonly memberId: bigint
  /** The statement that was wrong. */
  readonly statement: bigint
  /** Below zero it takes off. */
  readonly amount: Minor
  readonly reason: string
  readonly by: string
  readonly now: Date
}

/** The number of the new adjustment; null if the member has no such statement. */
export async function insertAdjustment(tx: Tx, given: NewAdjustment): Promise<bigint | null> {
  const row = await maybe(
    tx,
    sql<{ number: bigint }>`
      insert into agent_adjustment (merchant, member_id, of_statement, kind, period, amount, reason, made_by, made_at)
      select u.merchant, s.member_id, s.number, u.kind, u.period, ${given.amount}, ${given.reason}, ${given.by}, ${given.now}
      from agent_statement s
      join agent_run u on u.id = s.run
      where s.number = ${given.statement} and s.member_id = ${given.memberId}
      returning number
    `,
  )
  return row?.number ?? null
}

export type AdjustmentRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly account: string
  readonly kind: Series['kind']
  readonly currency: Currency
  readonly of: bigint
  readonly statement: bigint | null
  readonly amount: Minor
  readonly reason: string
  readonly madeBy: string
  readonly madeAt: Date
}

/** A brand's adjustments, newest first. */
export function adjustmentsOf(
  db: Db,
  { merchant, member }: { readonly merchant: string; readonly member: bigint | undefined },
  { below, limit }: Window,
): Promise<AdjustmentRow[]> {
  return many(
    db,
    sql<AdjustmentRow>`
      select a.id, a.number, a.member_id, m.account, a.kind, b.currency, a.of_statement as of, s.number as statement, a.amount, a.reason,
        a.made_by, a.made_at
      from agent_adjustment a
      join member_view m on m.id = a.member_id
      join merchant_view b on b.code = a.merchant
      left join agent_statement s on s.run = a.run and s.member_id = a.member_id
      where a.merchant = ${merchant} and (${member ?? null}::bigint is null or a.member_id = ${member ?? null})
        and (${below}::bigint is null or a.number < ${below})
      order by a.number desc
      limit ${limit}
    `,
  )
}
