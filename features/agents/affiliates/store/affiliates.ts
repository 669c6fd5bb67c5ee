import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Minor } from '#kit/money.ts'

type Reader = Db | Tx

export type Affiliate = {
  readonly memberId: bigint
  readonly number: bigint
  readonly merchant: string
  readonly account: string
  readonly state: 'active' | 'paused'
  readonly parentId: bigint | null
  readonly parentPpm: number
  readonly joinedAt: Date
}

const columns = sql.raw(
  'f.member_id, f.number, f.merchant, m.account, f.state, f.parent_id, f.parent_ppm, f.joined_at',
)

export function affiliateById(reader: Reader, memberId: bigint): Promise<Affiliate | null> {
  return maybe(
    reader,
    sql<Affiliate>`
      select ${columns} from affiliate f join member_view m on m.id = f.member_id where f.member_id = ${memberId}
    `,
  )
}

export function affiliateByNumber(
  reader: Reader,
  { merchant, number }: { readonly merchant: string; readonly number: bigint },
): Promise<Affiliate | null> {
  return maybe(
    reader,
    sql<Affiliate>`
      select ${columns}
      from affiliate f
      join member_view m on m.id = f.member_id
      where f.number = ${number} and f.merchant = ${merchant}
    `,
  )
}

/** Locks an affiliate until the transaction ends: assignments and states of one affiliate are changed one after the other. */
export async function lockAffiliate(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select from affiliate where member_id = ${memberId} for update`)
}

export async function insertAffiliate(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly merchant: string
    readonly applicant: string | null
    readonly parentId: bigint | null
    readonly parentPpm: number
    readonly secret: Uint8Array
    readonly now: Date
  },
): Promise<bigint> {
  const { number } = await one(
    tx,
    sql<{ number: bigint }>`
      insert into affiliate (member_id, merchant, applicant, parent_id, parent_ppm, secret, joined_at)
      values (${given.memberId}, ${given.merchant}, ${given.applicant}, ${given.parentId}, ${given.parentPpm}, ${given.secret}, ${given.now})
      returning number
    `,
  )
  return number
}

export async function setState(tx: Tx, memberId: bigint, state: 'active' | 'paused'): Promise<void> {
  await run(tx, sql`update affiliate set state = ${state} where member_id = ${memberId}`)
}

export async function secretOf(reader: Reader, memberId: bigint): Promise<Uint8Array | null> {
  const row = await maybe(
    reader,
    sql<{ secret: Uint8Array | null }>`select secret from affiliate where member_id = ${memberId}`,
  )
  return row?.secret ?? null
}

export async function setSecret(tx: Tx, memberId: bigint, secret: Uint8Array): Promise<void> {
  await run(tx, sql`update affiliate set secret = ${secret} where member_id = ${memberId}`)
}

export type AffiliateRow = Affiliate & {
  readonly plan: string | null
  readonly version: number | null
  readonly parent: string | null
  readonly players: number
  readonly duplicates: number
  readonly paid: Minor
}

/** A brand's affiliates, newest first, with their plan, players and what they were paid. */
export function affiliatesOf(
  reader: Reader,
  { merchant, find, now }: { readonly merchant: string; readonly find: string; readonly now: Date },
  { below, limit }: Window,
): Promise<AffiliateRow[]> {
  return many(
    reader,
    sql<AffiliateRow>`
      select ${columns}, p.name as plan, a.version, pm.account as parent,
        (select count(*)::int from affiliate_player y where y.affiliate_id = f.member_id) as players,
        (
          select count(*)::int
          from affiliate_player y
          join affiliate_duplicate d on d.member_id = y.member_id and d.cleared_at is null
          where y.affiliate_id = f.member_id
        ) as duplicates,
        (select coalesce(sum(s.amount), 0)::bigint from agent_statement_view s where s.member_id = f.member_id and s.kind = 'affiliate') as paid
      from affiliate f
      join member_view m on m.id = f.member_id
      left join member_view pm on pm.id = f.parent_id
      left join lateral (
        select g.plan, g.version from affiliate_assignment g where g.member_id = f.member_id and g.from_at <= ${now} order by g.from_at desc limit 1
      ) a on true
      left join affiliate_plan p on p.id = a.plan
      where f.merchant = ${merchant} and (${find} = '' or m.account_key like ${`${find.toLowerCase().replaceAll(/[\\%_]/g, '')}%`})
        and (${below}::bigint is null or f.number < ${below})
      order by f.number desc
      limit ${limit}
    `,
  )
}

export type SubAffiliate = {
  readonly number: bigint
  readonly joinedAt: Date
  readonly ratePpm: number
  readonly players: number
}

/** Who joined through an affiliate's link, newest first. */
export function subAffiliatesOf(reader: Reader, parentId: bigint): Promise<SubAffiliate[]> {
  return many(
    reader,
    sql<SubAffiliate>`
      select f.number, f.joined_at, f.parent_ppm as rate_ppm,
        (select count(*)::int from affiliate_player y where y.affiliate_id = f.member_id) as players
      from affiliate f
      where f.parent_id = ${parentId}
      order by f.number desc
      limit 100
    `,
  )
}
