import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { rateKey, type RawBet, type RawContract, type RawPeriod, type RawSide } from './agents.ts'

export type Run = {
  readonly id: bigint
  readonly merchant: string
  readonly kind: string
  readonly period: string
  readonly payer: string
  readonly book: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The raw rows of a period: bets, lines and contracts as they were. */
export async function periodOf(db: Db, run: Run, batch: bigint): Promise<RawPeriod> {
  return {
    kind: run.kind,
    payer: run.payer,
    bets: await betsOf(db, run, batch),
    bonuses: run.kind === 'dividend' ? await bonusesOf(db, run) : new Map(),
    lines: await linesAt(db, run.merchant, run.startsAt),
    contracts: await contractsOf(db, run),
    rates: run.kind === 'spread' ? await ratesAt(db, run.startsAt) : new Map(),
  }
}

type Exclusion = {
  readonly member: bigint
  readonly from: Date
  readonly to: Date | null
  readonly lifted: Date | null
}

/** Whether an exclusion applies at a moment. */
export const holds = ({ from, to, lifted }: Exclusion, moment: Date) =>
  from <= moment && !(to && to <= moment) && !(lifted && lifted <= moment)

export const exclusionsOf = (db: Db): Promise<Exclusion[]> =>
  many(
    db,
    sql<Exclusion>`
      select member_id as member, starts_at as "from", ends_at as "to", lifted_at as lifted from exclusion
    `,
  )

/** One row per bet; play during an exclusion is left out. */
async function betsOf(
  db: Db,
  { kind, book, startsAt, endsAt }: Run,
  batch: bigint,
): Promise<readonly RawBet[]> {
  const facts = await many(
    db,
    sql<Omit<RawBet, 'sides'> & { round: string | null; seq: bigint; first: Date }>`
      select member_id as member, category, round, seq, rounds, stake, win, valid, coalesce(first_at, at) as first
      from settled_play
      where book = ${book} and batch <= ${batch} and at >= ${startsAt} and coalesce(first_at, at) >= ${startsAt}
        and coalesce(first_at, at) < ${endsAt}
    `,
  )
  const exclusions = await exclusionsOf(db)
  const sides = await sidesOf(
    db,
    facts.flatMap(({ round }) => (round === null ? [] : [round])),
  )
  const bets = new Map<string, RawBet>()
  for (const fact of facts) {
    if (exclusions.some((each) => each.member === fact.member && holds(each, fact.first))) continue
    // a win whose bet is unknown is a row of its own; it has no amount that a real-time tier could compare
    if (fact.round === null && kind === 'realTime') continue
    const key = fact.round ?? `${fact.member}:${fact.seq}`
    const sum = bets.get(key)
    bets.set(key, {
      member: fact.member,
      category: fact.category,
      rounds: (sum?.rounds ?? 0) + fact.rounds,
      stake: (sum?.stake ?? 0n) + fact.stake,
      win: (sum?.win ?? 0n) + fact.win,
      valid: (sum?.valid ?? 0n) + fact.valid,
      sides: sides.get(key) ?? [],
    })
  }
  return [...bets.values()]
}

async function sidesOf(db: Db, rounds: readonly string[]): Promise<ReadonlyMap<string, readonly RawSide[]>> {
  const rows = await many(
    db,
    sql<
      RawSide & { round: string }
    >`select round, event, side, stake from play_side where round = any(${[...new Set(rounds)]}::uuid[])`,
  )
  return Map.groupBy(rows, ({ round }) => round)
}

async function bonusesOf(db: Db, { book, startsAt, endsAt }: Run): Promise<ReadonlyMap<bigint, bigint>> {
  const given = await many(
    db,
    sql<{ member: bigint; amount: bigint }>`
      select l.member_id as member, sum(l.bonuses)::bigint as amount
      from figure_line l
      join book b on b.id = ${book} and b.merchant = l.merchant and b.currency = l.currency
      where l.at >= ${startsAt} and l.at < ${endsAt}
      group by 1
    `,
  )
  return new Map(given.map(({ member, amount }) => [member, amount]))
}

/** Rates of every member at a moment: the newest that began by then. */
async function ratesAt(db: Db, moment: Date): Promise<ReadonlyMap<string, bigint>> {
  const rows = await many(
    db,
    sql<{ member: bigint; category: string; ppm: number }>`
      select member_id as member, category, ppm from agent_rate where from_at <= ${moment} order by from_at
    `,
  )
  return new Map(rows.map(({ member, category, ppm }) => [rateKey(member, category), BigInt(ppm)]))
}

type StoredTier = { readonly from: string; readonly ratePpm: number; readonly lossPpm: number }

async function contractsOf(
  db: Db,
  { merchant, kind, period, startsAt }: Run,
): Promise<readonly RawContract[]> {
  const rows = await many(
    db,
    sql<Omit<RawContract, 'tiers'> & { tiers: StoredTier[] }>`
      select member_id as agent, measure, tiers
      from agent_contract
      where merchant = ${merchant} and kind = ${kind} and period = ${period} and from_at <= ${startsAt}
        and (until_at is null or until_at > ${startsAt})
    `,
  )
  return rows.map(({ tiers, ...rest }) => ({
    ...rest,
    tiers: tiers.map(({ from, ratePpm, lossPpm }) => ({
      from: BigInt(from),
      ratePpm: BigInt(ratePpm),
      lossPpm: BigInt(lossPpm),
    })),
  }))
}

/** The line of every member of the brand at a moment. */
async function linesAt(db: Db, merchant: string, moment: Date) {
  const lines = new Map<bigint, readonly bigint[]>()
  const now = await many(
    db,
    sql<{
      id: bigint
      line: string[]
    }>`select id, line::text[] as line from member where merchant = ${merchant}`,
  )
  const past = await many(
    db,
    sql<{ id: bigint; line: string[] }>`
      select member_id as id, line::text[] as line
      from member_line_past
      where until_at > ${moment}
      order by until_at desc
    `,
  )
  // the earliest end after the moment comes last, and is the one in force
  for (const { id, line } of [...now, ...past]) lines.set(id, line.map(BigInt))
  return lines
}
