import type { Db } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Program } from '../rules/terms.ts'

export type Statement = {
  readonly program: Program
  readonly startsAt: Date
  readonly endsAt: Date
  readonly version: number
  readonly level: number
  readonly bets: bigint
  readonly base: Minor
  readonly earned: Minor
  readonly granted: Minor
  readonly corrected: Minor
  readonly carried: Minor
  readonly amount: Minor
  readonly leftOver: Minor
  /** Null: nothing is paid, or it is not offered yet. */
  readonly state: 'offered' | 'claimed' | 'credited' | 'expired' | 'withdrawn' | null
  readonly creditedAt: Date | null
}

/** Statements with what became of them: of their reward, whose key is that of `offer.ts`, or credited by their run. */
const select = sql.raw(`
  s.program, s.starts_at, s.ends_at, r.version, s.level, s.bets, s.base, s.earned, s.granted, s.corrected, s.carried, s.amount, s.left_over,
  coalesce(w.state, case when s.amount > 0 and t.claim = 'automatic' and s.member_id <= r.paid_to then 'credited' end) as state,
  coalesce(w.credited_at, case when t.claim = 'automatic' and s.amount > 0 and w.state is null then r.done_at end) as credited_at
  from rebate_statement s
  join rebate_run r on r.id = s.run
  left join rebate_terms t on t.merchant = r.merchant and t.version = r.version and t.program = r.program
  left join reward_view w on s.amount > 0 and w.source = case s.program when 'cashback' then 'cashback' else 'rebates' end
    and w.source_key = s.program || ':' || (extract(epoch from s.starts_at) * 1000)::bigint || ':' || s.member_id
`)

export type StatementPage = {
  readonly memberId: bigint
  readonly programs: readonly Program[]
  readonly before: { readonly program: Program; readonly startsAt: Date } | null
  readonly limit: number
}

/** A member's statements of these programs, newest first. */
export function statementsOf(
  db: Db,
  { memberId, programs, before, limit }: StatementPage,
): Promise<Statement[]> {
  return many(
    db,
    sql<Statement>`
      select ${select}
      where s.member_id = ${memberId} and s.program = any (${programs}::text[])
        and (
          ${before?.startsAt ?? null}::timestamptz is null or s.starts_at < ${before?.startsAt ?? null}
          or (s.starts_at = ${before?.startsAt ?? null} and s.program > ${before?.program ?? null})
        )
      order by s.starts_at desc, s.program
      limit ${limit}
    `,
  )
}

type Named = { readonly memberId: bigint; readonly program: Program; readonly startsAt: Date }

export function statementBy(db: Db, { memberId, program, startsAt }: Named): Promise<Statement | null> {
  return maybe(
    db,
    sql<Statement>`
      select ${select}
      where s.member_id = ${memberId} and s.program = ${program} and s.starts_at = ${startsAt}
    `,
  )
}

export type StatementLine = {
  readonly category: string
  readonly ofStartsAt: Date
  readonly bets: bigint
  readonly base: Minor
  readonly earned: Minor
}

export function linesOf(db: Db, { memberId, program, startsAt }: Named): Promise<StatementLine[]> {
  return many(
    db,
    sql<StatementLine>`
      select l.category, l.of_starts_at, l.bets, l.base, l.earned
      from rebate_line l
      where l.member_id = ${memberId} and l.program = ${program} and l.starts_at = ${startsAt}
      order by l.of_starts_at desc, l.category
    `,
  )
}

export type Bet = {
  readonly at: Date
  readonly wallet: bigint
  readonly seq: bigint
  readonly round: string | null
  readonly game: string
  readonly nameEn: string | null
  readonly nameVi: string | null
  readonly stake: Minor
  readonly win: Minor
  readonly base: Minor
  readonly earned: Minor
}

type BetPage = Named & {
  readonly ofStartsAt: Date
  readonly category: string
  /** Facts of batches up to it are counted. */
  readonly batch: bigint
  readonly offset: number
  readonly limit: number
}

/** The facts behind one line, newest first. */
export function betsOf(db: Db, of: BetPage): Promise<Bet[]> {
  return many(
    db,
    sql<Bet>`
      select b.at, b.wallet, b.seq, b.round, b.game, g.name_en, g.name_vi, b.stake, b.win, b.base, b.earned
      from rebate_line_bets(${of.memberId}, ${of.program}, ${of.startsAt}, ${of.ofStartsAt}, ${of.category}, ${of.batch}) b
      left join game_view g on g.id = b.game
      order by b.at desc, b.seq desc
      offset ${of.offset}
      limit ${of.limit}
    `,
  )
}

export type OpenPart = {
  readonly category: string
  readonly bets: bigint
  readonly base: Minor
  readonly earned: Minor
}

/** What the member's play since a moment earns at the current rates, by category. */
export function openParts(
  db: Db,
  of: { memberId: bigint; merchant: string; version: number; program: 'rebate' | 'rakeback'; since: Date },
): Promise<OpenPart[]> {
  return many(
    db,
    sql<OpenPart>`
      select o.category, o.bets, o.base, o.earned
      from merchant_view m
      join figure_book b on b.merchant = m.code and b.currency = m.currency
      cross join lateral rebate_open(${of.memberId}, m.code, ${of.version}, ${of.program}, b.book, ${of.since}) o
      where m.code = ${of.merchant}
    `,
  )
}

/** What is left over from the newest statement of each program; below zero: offset against the next ones. */
export function carriedOf(db: Db, memberId: bigint): Promise<{ program: Program; amount: Minor }[]> {
  return many(
    db,
    sql<{ program: Program; amount: Minor }>`
      select distinct on (s.program) s.program, s.left_over as amount
      from rebate_statement s
      where s.member_id = ${memberId}
      order by s.program, s.starts_at desc
    `,
  )
}

/** The member's VIP level. */
export async function levelOf(db: Db, memberId: bigint): Promise<number> {
  const { level } = await one(
    db,
    sql<{ level: number }>`
      select coalesce((select v.level from rebate_level v where v.member_id = ${memberId}), 0) as level
    `,
  )
  return level
}

/** Whether the member plays now: an open round, or a bet or a launch of a game since a moment. */
export async function isPlaying(db: Db, memberId: bigint, since: Date): Promise<boolean> {
  const { is } = await one(
    db,
    sql<{ is: boolean }>`
      select exists (
          select
          from wallet_view w
          join round_view r on r.wallet = w.id and r.state = 'open'
          where w.owner = ${memberId}
        ) or exists (select from ledger_settled_play f where f.member_id = ${memberId} and f.at > ${since})
        or exists (select from game_session_view s where s.member_id = ${memberId} and s.opened_at > ${since})
        as "is"
    `,
  )
  return is
}
