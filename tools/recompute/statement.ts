import type { Db } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import { deriveAffiliate } from './affiliates.ts'
import { affiliatesOf } from './affiliates-raw.ts'
import { derive, type Derived } from './agents.ts'
import { periodOf, type Run } from './raw.ts'

export type Stated = Run & {
  readonly number: bigint
  readonly agent: bigint
  readonly account: string
  readonly batch: bigint
  readonly hasContract: boolean
  readonly score: bigint
  readonly base: bigint
  readonly gross: bigint
  readonly taken: bigint
  readonly earned: bigint
  readonly corrected: bigint
  readonly adjusted: bigint
  readonly carried: bigint
  readonly amount: bigint
  readonly leftOver: bigint
}

export type Correction = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly before: bigint
  readonly after: bigint
}

export type Recomputed = {
  readonly stated: Stated
  readonly derived: Derived
  /** Each corrected period: as stated, and what it comes to. */
  readonly corrections: readonly (Correction & { readonly derived: bigint })[]
  /** What two operators added or took off. */
  readonly adjusted: bigint
  /** What was left over by the statement before. */
  readonly carried: bigint
  readonly isPaid: boolean
  /** Everything that differs, in words; empty: the statement is right. */
  readonly differences: readonly string[]
}

const NOTHING: Derived = { score: 0n, base: 0n, gross: 0n, taken: 0n, earned: 0n }

/** Recomputes one statement from raw rows; null if there is none with this number. */
export async function recompute(db: Db, number: bigint): Promise<Recomputed | null> {
  const stated = await maybe(
    db,
    sql<Stated>`
      select s.number, s.member_id as agent, m.account, u.id, u.merchant, u.kind, u.period, u.payer, u.book, u.batch, u.starts_at, u.ends_at,
        s.contract is not null as has_contract, s.score, s.base, s.gross, s.taken, s.earned, s.corrected, s.adjusted, s.carried, s.amount, s.left_over
      from agent_statement s
      join agent_run u on u.id = s.run
      join member m on m.id = s.member_id
      where s.number = ${number}
    `,
  )
  if (!stated) return null
  const { agent, batch } = stated
  const derived = (await derivedOf(db, stated, batch, agent)) ?? NOTHING
  const corrections = await correctionsOf(db, stated)
  const result = {
    stated,
    derived,
    corrections,
    adjusted: await adjustedBy(db, stated),
    carried: await leftOverBefore(db, stated),
    isPaid: await isPaid(db, stated),
  }
  return { ...result, differences: differencesOf(result) }
}

/** What a period comes to for an agent or an affiliate. */
async function derivedOf(db: Db, run: Run, batch: bigint, agent: bigint): Promise<Derived | null> {
  if (run.kind === 'affiliate') return deriveAffiliate(await affiliatesOf(db, run, batch), agent)
  return derive(await periodOf(db, run, batch), agent)
}

/** The earlier periods that the statement corrects, each derived again. */
async function correctionsOf(db: Db, stated: Stated): Promise<Recomputed['corrections']> {
  const { agent, batch } = stated
  const of = await many(
    db,
    sql<Run & Correction>`
      select o.id, o.merchant, o.kind, o.period, o.payer, o.book, o.starts_at, o.ends_at, k.before, k.after
      from agent_correction k
      join agent_run o on o.id = k.of_run
      where k.run = ${stated.id} and k.member_id = ${agent}
      order by o.starts_at
    `,
  )
  const corrections = []
  for (const each of of) {
    const again = await derivedOf(db, each, batch, agent)
    corrections.push({ ...each, derived: again?.earned ?? 0n })
  }
  return corrections
}

/** Adjustments of the series that were made before the period's end and after that of the run before. */
async function adjustedBy(db: Db, stated: Stated): Promise<bigint> {
  const { amount } = await one(
    db,
    sql<{ amount: bigint }>`
      select coalesce(sum(a.amount), 0)::bigint as amount
      from agent_adjustment a
      where a.run = ${stated.id} and a.member_id = ${stated.agent} and a.merchant = ${stated.merchant} and a.kind = ${stated.kind}
        and (a.period = ${stated.period} or a.kind = 'affiliate') and a.made_at < ${stated.endsAt}
    `,
  )
  return amount
}

async function leftOverBefore(db: Db, stated: Stated): Promise<bigint> {
  const { agent, number } = stated
  const before = await maybe(
    db,
    sql<{ leftOver: bigint }>`
      select s.left_over
      from agent_statement s
      join agent_run u on u.id = s.run
      where s.member_id = ${agent} and u.kind = ${stated.kind} and (u.period = ${stated.period} or u.kind = 'affiliate') and s.number < ${number}
      order by s.number desc
      limit 1
    `,
  )
  return before?.leftOver ?? 0n
}

/** Whether the wallet has the entry of this payment. */
async function isPaid(db: Db, stated: Stated): Promise<boolean> {
  const { agent } = stated
  const paid = await maybe(
    db,
    sql<{ amount: bigint }>`
      select l.amount
      from line l
      join wallet w on w.id = l.wallet
      where w.owner = ${agent} and l.key = ${keyUuid(`agent:${stated.kind}:${stated.period}:${agent}:${stated.startsAt.getTime()}`)}::uuid
    `,
  )
  return paid?.amount === stated.amount
}

function differencesOf({
  stated,
  derived,
  corrections,
  adjusted,
  carried,
  isPaid: hasEntry,
}: Omit<Recomputed, 'differences'>): readonly string[] {
  const found: string[] = []
  const compare = (name: string, is: bigint, should: bigint) => {
    if (is !== should) found.push(`${name} is ${is}, recomputed ${should}`)
  }
  for (const name of ['score', 'base', 'gross', 'taken', 'earned'] as const)
    compare(name, stated[name], derived[name])
  for (const each of corrections)
    compare(`correction of ${each.startsAt.toISOString()}`, each.after, each.derived)
  const corrected = corrections.reduce((sum, each) => sum + each.derived - each.before, 0n)
  compare('corrected', stated.corrected, corrected)
  compare('adjusted', stated.adjusted, adjusted)
  compare('carried', stated.carried, carried)
  compare(
    'paid and left over',
    stated.amount + stated.leftOver,
    derived.earned + corrected + adjusted + carried,
  )
  if (stated.amount > 0n && !hasEntry) found.push('the wallet has no entry of this payment')
  return found
}
