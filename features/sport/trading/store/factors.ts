import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { FactorRow, StakeFactor, StakeWhy } from '../rules/factors.ts'

/** All factors of a brand. */
export function factorsOfBrand(db: Db | Tx, merchant: string): Promise<FactorRow[]> {
  return many(
    db,
    sql<FactorRow>`select member_id, segment, percent, why from sport_stake_factor where merchant = ${merchant}`,
  )
}

export type ListedFactor = FactorRow & {
  readonly account: string | null
  readonly note: string
  readonly setBy: string
  readonly setAt: Date
}

export function factorsIn(db: Db, merchant: string): Promise<ListedFactor[]> {
  return many(
    db,
    sql<ListedFactor>`
      select f.member_id, f.segment, f.percent, f.why, f.note, f.set_by, f.set_at, m.account
      from sport_stake_factor f
      left join member_view m on m.id = f.member_id
      where f.merchant = ${merchant}
      order by f.set_at desc
      limit 500
    `,
  )
}

/** The member of a brand by account; null: there is none. */
export async function memberIdOf(db: Db | Tx, merchant: string, account: string): Promise<bigint | null> {
  const row = await maybe(
    db,
    sql<{ id: bigint }>`
      select id from member_view where merchant = ${merchant} and account_key = lower(${account})
    `,
  )
  return row?.id ?? null
}

export type FactorTarget = { readonly memberId: bigint } | { readonly segment: string }

const isOf = (merchant: string, target: FactorTarget) =>
  'memberId' in target
    ? sql`member_id = ${target.memberId}`
    : sql`merchant = ${merchant} and segment = ${target.segment}`

/** The own factor of a target. Its changes wait for each other, also where it has none yet. */
export async function lockFactor(
  tx: Tx,
  merchant: string,
  target: FactorTarget,
): Promise<StakeFactor | null> {
  const name = 'memberId' in target ? `member:${target.memberId}` : `segment:${target.segment}`
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('sport.stakeFactor:' || ${name}, 0))`)
  return maybe(
    tx,
    sql<StakeFactor>`select percent, why from sport_stake_factor where ${isOf(merchant, target)}`,
  )
}

/** Stores a factor in place of the one before; a null percent ends it. */
export async function putFactor(
  tx: Tx,
  of: {
    readonly merchant: string
    readonly target: FactorTarget
    readonly percent: number | null
    readonly why: StakeWhy
    readonly note: string
    readonly setBy: string
    readonly now: Date
  },
): Promise<void> {
  const { merchant, target, percent, why, note, setBy, now } = of
  await run(tx, sql`delete from sport_stake_factor where ${isOf(merchant, target)}`)
  if (percent === null) return
  await run(
    tx,
    sql`
      insert into sport_stake_factor (merchant, member_id, segment, percent, why, note, set_by, set_at)
      values (${merchant}, ${'memberId' in target ? target.memberId : null}::bigint, ${'segment' in target ? target.segment : null}::uuid,
        ${percent}, ${why}, ${note}, ${setBy}, ${now})
    `,
  )
}
