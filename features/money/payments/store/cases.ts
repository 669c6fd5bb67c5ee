import type { Db, Tx } from '#db/pool.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type NewCase = {
  readonly merchant: string
  readonly processor: string
  readonly kind: 'refund' | 'dispute'
  readonly processorRef: string
  readonly deposit: string | null
  readonly amount: Minor | null
  readonly currency: string
  readonly reason: string | null
  readonly result: string | null
  readonly now: Date
}

/**
 * Opens a case, or updates the one that the same refund or dispute has opened. A closed dispute with a result that the operator has not
 * seen is open again. The deposit counts only if it belongs to the brand.
 */
export async function saveCase(tx: Tx, c: NewCase): Promise<void> {
  await run(
    tx,
    sql`
      insert into payment_case (
        merchant, processor, kind, processor_ref, deposit, member_id, amount, currency, reason, result, opened_at
      )
      select ${c.merchant}, ${c.processor}, ${c.kind}, ${c.processorRef}, d.id, d.member_id, ${c.amount}::bigint,
        ${c.currency}, ${c.reason}::text, ${c.result}::text, ${c.now}::timestamptz
      from (select 1) x
      left join deposit_view d on d.id = ${c.deposit}::uuid and d.merchant = ${c.merchant}
      on conflict (processor, merchant, processor_ref) do update -- messages are repeated and reordered: a final result stays
      set result = coalesce(payment_case.result, excluded.result),
        deposit = coalesce(payment_case.deposit, excluded.deposit),
        member_id = coalesce(payment_case.member_id, excluded.member_id),
        closed_at = case
          when payment_case.result is null and excluded.result is not null then null
          else payment_case.closed_at
        end,
        closed_by = case
          when payment_case.result is null and excluded.result is not null then null
          else payment_case.closed_by
        end
    `,
  )
}

export type CaseRow = {
  readonly id: string
  readonly merchant: string
  readonly processor: string
  readonly kind: 'refund' | 'dispute'
  readonly processorRef: string
  readonly deposit: string | null
  readonly reference: string | null
  readonly memberId: bigint | null
  readonly member: string | null
  readonly amount: Minor | null
  readonly currency: string
  readonly reason: string | null
  readonly result: string | null
  readonly openedAt: Date
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly note: string | null
}

type Filter = { readonly merchant: string | null; readonly isOpen: boolean }

/** Open cases oldest first, closed ones newest first. */
export async function casesOf(db: Db, { merchant, isOpen }: Filter, limit: number): Promise<CaseRow[]> {
  return many(
    db,
    sql<CaseRow>`
      select c.id, c.merchant, c.processor, c.kind, c.processor_ref, c.deposit, 'D-' || d.number as reference,
        c.member_id, p.account as member, c.amount, c.currency, c.reason, c.result, c.opened_at, c.closed_at, c.closed_by,
        c.note
      from payment_case c
      left join deposit_view d on d.id = c.deposit
      left join member_view p on p.id = c.member_id
      where (${merchant}::text is null or c.merchant = ${merchant}) and (c.closed_at is null) = ${isOpen}
      order by case when ${isOpen} then c.opened_at end, c.closed_at desc
      limit ${limit}
    `,
  )
}

/** Open cases of each brand. */
export function waitingCases(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`c.opened_at`)}
      from ${brandTable(brands)}
      join payment_case c on c.merchant = brand.merchant and c.closed_at is null
      group by brand.merchant
    `,
  )
}

/** Closes an open case; null if there is none, or it is closed. */
export async function closeCase(
  tx: Tx,
  c: {
    readonly id: string
    readonly merchant: string
    readonly by: string
    readonly note: string
    readonly now: Date
  },
): Promise<{ readonly kind: string; readonly processorRef: string } | null> {
  return maybe(
    tx,
    sql<{ kind: string; processorRef: string }>`
      update payment_case
      set closed_at = ${c.now}, closed_by = ${c.by}, note = ${c.note}
      where id = ${c.id} and merchant = ${c.merchant} and closed_at is null
      returning kind, processor_ref
    `,
  )
}
