import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

type Counted = { readonly closedUntil: Date | null; readonly facts: bigint; readonly isMore: boolean }

/** Writes a marker up to which facts may be counted once the currently running transactions have ended. Needs its own transaction. */
export async function noteFacts(db: Db): Promise<void> {
  await run(db, sql`select play_note()`)
}

/** Counts facts up to the marker into their windows, at most this many batches; closes windows up to `until` at most. */
export function countFacts(
  db: Db,
  { until, most }: { readonly until: Date; readonly most: number },
): Promise<Counted> {
  return one(
    db,
    sql<Counted>`
      select nullif(o_closed_until, '-infinity') as closed_until, o_facts as facts, o_is_more as is_more
      from play_count(${until}, ${most})
    `,
  )
}

/** Windows that end by this moment are closed: their sums are final. Null: none is closed. */
export async function closedUntil(db: Db | Tx): Promise<Date | null> {
  const { at } = await one(
    db,
    sql<{ at: Date | null }>`select nullif(closed_until, '-infinity') as at from play_mark`,
  )
  return at
}

/** Facts of batches up to this one are all committed and counted: readers that take each fact once go that far. */
export async function countedBatch(reader: Db | Tx): Promise<bigint> {
  const { batch } = await one(reader, sql<{ batch: bigint }>`select batch from play_mark`)
  return batch
}

/** Sums of settled play in ledger units; negative where more was voided in the window than settled in it. */
export type Sums = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** The part of the stakes that was at risk (decision 24). */
  readonly valid: Minor
}

type Span = { readonly from: Date; readonly to: Date }

export type Grain = 'fiveMinutes' | 'hour' | 'day'

export type Window = Sums &
  Span & {
    readonly currency: Currency
    readonly vendor: string
    readonly game: string
    readonly category: string
  }

/**
 * The closed windows of a brand within [from, to), earliest first, by game. A window without play has no row; `closedUntil` says whether it
 * is closed.
 */
export function closedWindows(
  db: Db | Tx,
  { merchant, grain, from, to }: { readonly merchant: string; readonly grain: Grain } & Span,
): Promise<Window[]> {
  return many(
    db,
    sql<Window>`
      select b.currency, w.starts_at as "from", w.ends_at as "to", w.vendor, w.game, w.category, w.rounds, w.stake, w.win, w.valid
      from play_window w
      join figure_book b on b.book = w.book
      where b.merchant = ${merchant} and w.grain = ${grain} and w.starts_at >= ${from} and w.ends_at <= ${to}
        and w.ends_at <= (select closed_until from play_mark)
      order by w.starts_at, w.vendor, w.game, w.category, b.currency
    `,
  )
}

/** The grouping of sums. */
export type By = 'member' | 'category' | 'game'

export type Part = Sums & {
  readonly currency: Currency
  readonly memberId: bigint | null
  readonly category: string | null
  readonly vendor: string | null
  readonly game: string | null
}

type SumsAsked = Span & {
  readonly merchant: string
  readonly by: readonly By[]
  /** Null: all members of the brand. */
  readonly members?: readonly bigint[] | null
}

/**
 * Settled play of a brand in [from, to) as its windows count it: a late fact counts in the window that was open when it arrived. Computed
 * from the facts, so the moments may be arbitrary.
 */
export function sumsBetween(
  db: Db | Tx,
  { merchant, from, to, by, members = null }: SumsAsked,
): Promise<Part[]> {
  const [isMember, isCategory, isGame] = [by.includes('member'), by.includes('category'), by.includes('game')]
  return many(
    db,
    sql<Part>`
      select f.currency, case when ${isMember} then f.member_id end as member_id,
        case when ${isCategory} then f.category end as category, case when ${isGame} then f.vendor end as vendor,
        case when ${isGame} then f.game end as game, sum(f.rounds)::bigint as rounds, sum(f.stakes)::bigint as stake,
        sum(f.wins)::bigint as win, sum(f.valid_bets)::bigint as valid
      from play_counted(${from}, ${to}) f
      where f.merchant = ${merchant} and (${members}::bigint[] is null or f.member_id = any(${members}::bigint[]))
      group by 1, 2, 3, 4, 5
      order by 1, 2, 3, 4, 5
    `,
  )
}

export type MemberDay = Sums & {
  readonly memberId: bigint
  readonly currency: Currency
  readonly vendor: string
  readonly game: string
  readonly category: string
}

/** Each member's play on a brand-local day, `2026-11-21`, by game; final once the day is closed. */
export function memberDay(
  db: Db | Tx,
  { merchant, day }: { readonly merchant: string; readonly day: string },
): Promise<MemberDay[]> {
  return many(
    db,
    sql<MemberDay>`
      select d.member_id, b.currency, d.vendor, d.game, d.category, d.rounds, d.stake, d.win, d.valid
      from play_member_day d
      join figure_book b on b.book = d.book
      where b.merchant = ${merchant} and d.day = ${day}::date
      order by d.member_id, d.vendor, d.game, d.category, b.currency
    `,
  )
}

/** Valid bets in a wallet since a moment: of bets first settled since then, minus their voids and reopenings. */
export async function validBetSince(
  db: Db | Tx,
  { memberId, wallet, since }: { readonly memberId: bigint; readonly wallet: bigint; readonly since: Date },
): Promise<Minor> {
  const { valid } = await one(
    db,
    sql<{ valid: Minor }>`
      select coalesce(sum(f.valid_bets), 0)::bigint as valid
      from figure_play f
      where f.member_id = ${memberId} and f.wallet = ${wallet} and f.at >= ${since} and f.bet_at >= ${since}
    `,
  )
  return valid
}

export type Fact = {
  readonly at: Date
  /** When the bet first settled: before `at` for a void or reopening, and for a settlement after one. */
  readonly betAt: Date
  readonly round: string | null
  readonly currency: Currency
  readonly vendor: string
  readonly game: string
  readonly category: string
  /** 1: a round settled, −1: voided or reopened, 0: a further win. */
  readonly rounds: number
  readonly stake: Minor
  readonly win: Minor
  readonly valid: Minor
}

/** The facts of a member since a moment, oldest first. */
export function factsSince(
  db: Db | Tx,
  { memberId, since, limit }: { readonly memberId: bigint; readonly since: Date; readonly limit: number },
): Promise<Fact[]> {
  return many(
    db,
    sql<Fact>`
      select f.at, f.bet_at, f.round, f.currency, f.vendor, f.game, f.category, f.rounds, f.stakes as stake, f.wins as win,
        f.valid_bets as valid
      from figure_play f
      where f.member_id = ${memberId} and f.at >= ${since}
      order by f.at, f.seq
      limit ${limit}
    `,
  )
}

/** Games of a brand by rounds settled since a moment, most played first: whole hours, and facts without a window. */
export function mostPlayed(
  db: Db,
  merchant: string,
  since: Date,
  limit: number,
): Promise<readonly { readonly game: string; readonly rounds: bigint }[]> {
  return many(
    db,
    sql<{ game: string; rounds: bigint }>`
      select p.game, sum(p.rounds)::bigint as rounds
      from (
        select w.game, w.rounds
        from play_window w
        join figure_book b on b.book = w.book
        where b.merchant = ${merchant} and w.grain = 'hour' and w.starts_at >= ${since}
        union all
        select f.game, f.rounds
        from play_uncounted() f
        where f.merchant = ${merchant} and f.at >= ${since}
      ) p
      group by p.game
      having sum(p.rounds) > 0
      order by rounds desc, p.game
      limit ${limit}
    `,
  )
}

type WindowFault = { readonly fault: string; readonly place: string }

/** Compares the windows with the facts: empty if there is no difference. */
export function proveWindows(db: Db): Promise<WindowFault[]> {
  return many(db, sql<WindowFault>`select fault, place from play_windows_proof() limit 20`)
}
