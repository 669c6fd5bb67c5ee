import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import { columns, type Promotion, type Waiting } from './promotions.ts'

export async function insertChoice(
  tx: Tx,
  of: {
    readonly deposit: string
    readonly memberId: bigint
    readonly promotion: Pick<Promotion, 'id' | 'termsHash'> | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into promotion_choice (deposit, member_id, promotion, terms_hash, at)
      values (${of.deposit}, ${of.memberId}, ${of.promotion?.id ?? null}, ${of.promotion?.termsHash ?? null}, ${of.now})
    `,
  )
}

/** Promotions that the member chose for deposits that may still be credited, or are credited and wait for the bonus. */
export async function chosenBy(reader: Db | Tx, memberId: bigint): Promise<ReadonlySet<string>> {
  const rows = await many<{ promotion: string }>(
    reader,
    sql`
      select c.promotion
      from promotion_choice c
      join deposit_view d on d.id = c.deposit
      where c.member_id = ${memberId} and c.settled_at is null and c.promotion is not null
        and (d.closed_at is null or d.credited_at is not null)
    `,
  )
  return new Set(rows.map(({ promotion }) => promotion))
}

/**
 * Choices whose deposit has been credited, locked: another worker skips them, instead of waiting for this one's batch to give the same a
 * second time. A late credit counts too.
 */
export function lockChosen(tx: Tx, limit: number): Promise<(Waiting & { readonly chosenAt: Date })[]> {
  return many(
    tx,
    sql<Waiting & { readonly chosenAt: Date }>`
      select c.promotion, c.member_id, d.id as deposit, d.amount, m.code as method, c.at as chosen_at,
        (select count(*)::int from deposit_view o where o.member_id = c.member_id and o.credited_at < d.credited_at) as before
      from promotion_choice c
      join deposit_view d on d.id = c.deposit
      join deposit_method_view m on m.id = d.method
      where c.settled_at is null and c.promotion is not null and d.credited_at is not null
      order by d.credited_at
      limit ${limit}
      for no key update of c skip locked
    `,
  )
}

export async function markSettled(tx: Tx, deposit: string, now: Date): Promise<void> {
  await run(tx, sql`update promotion_choice set settled_at = ${now} where deposit = ${deposit}`)
}

/** The brand's live promotion with this code, without regard to case; the newest, if there are several. */
export function promotionByCode(
  reader: Db | Tx,
  of: { readonly merchant: string; readonly currency: Currency; readonly code: string; readonly now: Date },
): Promise<Promotion | null> {
  return maybe<Promotion>(
    reader,
    sql`
      select ${columns}
      from promotion p
      where p.merchant = ${of.merchant} and p.currency = ${of.currency} and p.state = 'live' and p.starts_at <= ${of.now}
        and (p.ends_at is null or p.ends_at > ${of.now}) and upper(btrim(p.data->'trigger'->>'code')) = ${of.code.trim().toUpperCase()}
      order by p.starts_at desc, p.id desc
      limit 1
    `,
  )
}

/** Members who entered a code at their registration; since then their browser is known. */
export function lockCoded(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ readonly promotion: string; readonly memberId: bigint }[]> {
  return many(
    tx,
    sql<{ promotion: string; memberId: bigint }>`
      select e.promotion, e.member_id
      from promotion_entry e
      join promotion p on p.id = e.promotion and p.data->'trigger'->>'kind' = 'code'
      where e.state = 'joined' and e.joined_at <= ${before}
      limit ${limit}
      for no key update of e skip locked
    `,
  )
}
