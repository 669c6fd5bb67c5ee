import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Outcome as BonusOutcome } from '#features/rewards/bonuses/rules/end.ts'
import type { Currency } from '#kit/currency.ts'
import type { Category, PromotionData } from '../rules/promotion.ts'
import type { EntryState, StoredState } from '../rules/state.ts'

export type Both = { readonly en: string; readonly vi: string }

export type Promotion = {
  readonly id: string
  /** Of all versions: a member takes part in one of them. */
  readonly series: string
  readonly version: number
  readonly merchant: string
  readonly currency: Currency
  readonly state: StoredState
  readonly category: Category
  readonly title: Both
  readonly summary: Both
  readonly data: PromotionData
  readonly termsHash: string | null
  readonly budget: bigint | null
  readonly spent: bigint
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly claimDays: number
  readonly createdBy: string
  /** The file of the operator's picture; null: none. */
  readonly picture: string | null
}

export type Entry = {
  readonly promotion: string
  readonly memberId: bigint
  readonly state: EntryState
  readonly joinedAt: Date
  readonly rewardId: string | null
  readonly amount: bigint | null
  readonly unmet: string | null
}

export const columns = sql.raw(`
  p.id, p.series, p.version, p.merchant, p.currency, p.state, p.category, p.title, p.summary, p.data, p.terms_hash, p.budget, p.spent, p.starts_at, p.ends_at,
  p.claim_days, p.created_by, (select i.file from promotion_picture i where i.series = p.series) as picture
`)

export function promotionById(reader: Db | Tx, id: string): Promise<Promotion | null> {
  return maybe<Promotion>(reader, sql`select ${columns} from promotion p where p.id = ${id}`)
}

type Open = { readonly merchant: string; readonly currency: string; readonly memberId: bigint | null }

/**
 * Promotions of a brand that players may see, newest first: the live version of each, but to a member who takes part in an earlier one
 * that one.
 */
export function openPromotions(db: Db, { merchant, currency, memberId }: Open): Promise<Promotion[]> {
  return many<Promotion>(
    db,
    sql`
      select ${columns}
      from promotion p
      where p.merchant = ${merchant} and p.currency = ${currency} and (
        p.state = 'live' and not exists (
          select from promotion_entry e join promotion o on o.id = e.promotion
          where e.member_id = ${memberId} and o.series = p.series and o.id <> p.id
        )
        or p.state = 'replaced' and exists (select from promotion_entry e where e.member_id = ${memberId} and e.promotion = p.id)
      )
      order by p.starts_at desc, p.id desc
      limit 100
    `,
  )
}

/** Whether a member takes part in another version of the promotion. */
export async function hasOtherVersion(
  reader: Db | Tx,
  memberId: bigint,
  { id, series }: Promotion,
): Promise<boolean> {
  const row = await maybe<{ id: string }>(
    reader,
    sql`
      select o.id
      from promotion_entry e
      join promotion o on o.id = e.promotion
      where e.member_id = ${memberId} and o.series = ${series} and o.id <> ${id}
      limit 1
    `,
  )
  return row !== null
}

export type OfficeRow = Promotion & { readonly joined: number; readonly given: number }

/** All promotions of a brand with how many joined and got something, newest first. */
export function allPromotions(db: Db, merchant: string): Promise<OfficeRow[]> {
  return many<OfficeRow>(
    db,
    sql`
      select ${columns}, e.joined, e.given
      from promotion p
      cross join lateral (
        select count(*)::int as joined, count(*) filter (where e.state = 'given')::int as given
        from promotion_entry e
        where e.promotion = p.id
      ) e
      where p.merchant = ${merchant}
      order by p.created_at desc
      limit 200
    `,
  )
}

/** A member's entry with the state of its reward. */
export type EntrySeen = Entry & {
  readonly reward: string | null
  /** Why an operator rejected it. */
  readonly reason: string | null
  /** How the bonus that it gave has ended. */
  readonly outcome: BonusOutcome | null
}

const seenEntries = sql.raw(`
  select e.promotion, e.member_id, e.state, e.joined_at, e.reward_id, e.amount, e.unmet, r.state as reward, a.reason, g.outcome
  from promotion_entry e
  left join reward_view r on r.id = e.reward_id
  left join bonus_grant_view g on g.id = e.reward_id
  left join promotion_application a on a.promotion = e.promotion and a.member_id = e.member_id
`)

export function entriesOf(reader: Db | Tx, memberId: bigint): Promise<EntrySeen[]> {
  return many<EntrySeen>(reader, sql`${seenEntries} where e.member_id = ${memberId}`)
}

export function entryOf(reader: Db | Tx, memberId: bigint, promotion: string): Promise<EntrySeen | null> {
  return maybe<EntrySeen>(
    reader,
    sql`${seenEntries} where e.member_id = ${memberId} and e.promotion = ${promotion}`,
  )
}

/** Joins once; false if the member has an entry. */
export async function insertEntry(
  tx: Tx,
  {
    promotion,
    memberId,
    now,
    state = 'joined',
  }: {
    readonly promotion: string
    readonly memberId: bigint
    readonly now: Date
    readonly state?: 'joined' | 'applying'
  },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        insert into promotion_entry (promotion, member_id, state, joined_at)
        values (${promotion}, ${memberId}, ${state}, ${now})
        on conflict do nothing
      `,
    )) > 0
  )
}

/** Takes an amount out of the budget, under the promotion's lock; false if not that much is left. */
export async function spend(tx: Tx, id: string, amount: bigint): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        update promotion
        set spent = spent + ${amount}
        where id = ${id} and (budget is null or spent + ${amount} <= budget)
      `,
    )) > 0
  )
}

export type Outcome =
  | {
      readonly state: 'given'
      readonly reward: string
      readonly amount: bigint
      readonly deposit: string | null
    }
  | { readonly state: 'unmet'; readonly unmet: string; readonly deposit: string | null }
  | { readonly state: 'applying' | 'rejected'; readonly deposit: string | null }

export async function decideEntry(
  tx: Tx,
  of: { readonly promotion: string; readonly memberId: bigint; readonly now: Date },
  outcome: Outcome,
): Promise<void> {
  const given = outcome.state === 'given' ? outcome : null
  await run(
    tx,
    sql`
      update promotion_entry
      set state = ${outcome.state}, reward_id = ${given?.reward ?? null}, amount = ${given?.amount ?? null},
        unmet = ${outcome.state === 'unmet' ? outcome.unmet : null}, deposit = ${outcome.deposit}, decided_at = ${of.now}
      where promotion = ${of.promotion} and member_id = ${of.memberId} and state in ('joined', 'applying')
    `,
  )
}

export type Waiting = {
  readonly promotion: string
  readonly memberId: bigint
  readonly deposit: string
  readonly amount: bigint
  readonly method: string
  readonly before: number
}

/**
 * Members who joined and have paid in since, with the first deposit that was credited after joining, locked: another worker skips them.
 */
export function lockDeposited(tx: Tx, limit: number): Promise<Waiting[]> {
  return many<Waiting>(
    tx,
    sql`
      select e.promotion, e.member_id, d.id as deposit, d.amount, m.code as method,
        (select count(*)::int from deposit_view o where o.member_id = e.member_id and o.credited_at < d.credited_at) as before
      from promotion_entry e
      join promotion p on p.id = e.promotion and p.data->'trigger'->>'kind' = 'deposit'
      cross join lateral (
        select d.id, d.amount, d.method, d.credited_at
        from deposit_view d
        where d.member_id = e.member_id and d.credited_at > e.joined_at
          -- the member chose another bonus for it, or none
          and not exists (select from promotion_choice c where c.deposit = d.id)
        order by d.credited_at
        limit 1
      ) d
      join deposit_method_view m on m.id = d.method
      where e.state = 'joined' and d.credited_at < coalesce(least(p.ends_at, p.stopped_at), 'infinity')
      limit ${limit}
      for no key update of e skip locked
    `,
  )
}

/** Credited deposits of a member. */
export async function depositsOf(reader: Db | Tx, memberId: bigint): Promise<number> {
  const { count } = await one<{ count: number }>(
    reader,
    sql`select count(*)::int as count from deposit_view where member_id = ${memberId} and credited_at is not null`,
  )
  return count
}
