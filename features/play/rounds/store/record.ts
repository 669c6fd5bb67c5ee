import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundState } from '../rules.ts'

/** Entry kinds that start a round: a pending stake (1), and an instant round (3); packages/ledger/core/entry.ts. */
const BEGINS = sql`(1, 3)`

/** A stored round with its ledger entry. */
export type RoundFound = {
  readonly id: string
  readonly wallet: bigint
  readonly vendor: string
  readonly game: string
  readonly edition: number
  readonly state: RoundState
  readonly stake: bigint
  readonly win: bigint
  /** What a vendor paid after the settlement, or a jackpot. */
  readonly further: bigint
  /** The part of its stake that was at risk, once it is settled. */
  readonly valid: bigint
  /** The part of its stake that was bonus money. */
  readonly bonusStake: bigint
  readonly seedId: string | null
  readonly nonce: bigint | null
  readonly inputs: {
    readonly config?: number
    readonly bets?: readonly Json[]
    /** The moves of a finished stepped round. */
    readonly actions?: readonly Json[]
  } | null
  readonly outcome: Json
  readonly events: readonly { readonly type: string }[] | null
  readonly at: Date
  /** The ledger entry: its number, its amount, and the balance after it. */
  readonly seq: bigint
  readonly amount: bigint
  readonly after: bigint
}

/** Wins beside a round that were not rolled back: a vendor's further ones (110) and jackpots (112). */
const stands = sql`
  f.kind in (110, 112) and not exists (select from key_result_view k where k.key = ledger_back_key(f.key))
`
/** The further wins of a round. */
const further = sql`
  (select coalesce(sum(f.amount), 0)::int8 from line_view f where f.ref = r.id and f.wallet = r.wallet and ${stands})
`
/** The valid bet of its settlement fact; none for an open round, nor for one that was voided or reopened since. */
const valid = sql`ledger_valid_bet(r.wallet, r.id, r.settled_at)`
const columns = sql`
  r.id, r.wallet, r.vendor, r.game, r.edition, r.state, r.stake, r.win, ${further} as further, ${valid} as valid, r.bonus_stake, r.seed_id, r.nonce,
  r.inputs, r.outcome, r.events, r.at, l.seq, l.amount, l.after
`
/** Entries of one wallet are ordered by their numbers, so the newest rounds are found without sorting. */
const lines = sql`from line_view l join round_view r on r.id = l.ref and r.wallet = l.wallet`

export type RecordFilter = {
  readonly wallet: bigint
  readonly from: Date
  readonly to: Date
  /** No entry of these days is below this number; null: there is none. */
  readonly least: bigint | null
  readonly vendor: string | null
  readonly state: RoundState | null
  /** Games of the category or the requested game; null: all. */
  readonly games: readonly string[] | null
  /** The beginning of a round's ID; null: every round. */
  readonly id: string | null
}

const matching = ({ wallet, from, to, least, vendor, state, games, id }: RecordFilter) => sql`
  l.wallet = ${wallet} and l.seq >= ${least ?? 0n} and l.kind in ${BEGINS} and l.at >= ${from} and l.at < ${to}
  and (${vendor}::text is null or r.vendor = ${vendor})
  and (${state}::text is null or r.state = ${state})
  and (${games}::text[] is null or r.game = any(${games}::text[]))
  and (${id}::text is null or starts_with(r.id::text, ${id}))
`

export async function recordPage(
  db: Db,
  filter: RecordFilter,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<readonly RoundFound[]> {
  return many(
    db,
    sql<RoundFound>`
      select ${columns} ${lines}
      where ${matching(filter)} and (${before}::int8 is null or l.seq < ${before})
      order by l.seq desc
      limit ${limit}
    `,
  )
}

export type Sums = {
  readonly count: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly validBet: bigint
}

/** Sums over all matches of a filter. Sums of bigint are numeric in SQL; the cast back to 8 bytes is safe. */
export async function recordSums(db: Db, filter: RecordFilter): Promise<Sums> {
  return one(
    db,
    // a void round returned its stake
    sql<Sums>`
      select count(*) as count, coalesce(sum(r.stake), 0)::int8 as stake,
        coalesce(sum(case when r.state = 'void' then r.stake else r.win end + ${further}), 0)::int8 as win,
        coalesce(sum(${valid}), 0)::int8 as valid_bet
      ${lines}
      where ${matching(filter)}
    `,
  )
}

/** The stakes of open rounds that match a filter. */
export async function openStakeOf(
  db: Db,
  { wallet, from, to, vendor, state, games, id }: RecordFilter,
): Promise<bigint> {
  if (state !== null && state !== 'open') return 0n
  const { stake } = await one(
    db,
    sql<{ stake: bigint }>`
      select coalesce(sum(stake), 0)::int8 as stake
      from round_view
      where wallet = ${wallet} and state = 'open' and at >= ${from} and at < ${to}
        and (${vendor}::text is null or vendor = ${vendor}) and (${games}::text[] is null or game = any(${games}))
        and (${id}::text is null or starts_with(id::text, ${id}))
    `,
  )
  return stake
}

type Window = Pick<RecordFilter, 'wallet' | 'from' | 'to'>

/** Whether a wallet has void rounds that began in a window. */
export async function hasVoid(db: Db, { wallet, from, to }: Window): Promise<boolean> {
  const { has } = await one(
    db,
    sql<{ has: boolean }>`
      select exists (
        select from round_view where wallet = ${wallet} and state = 'void' and at >= ${from} and at < ${to}
      ) as has
    `,
  )
  return has
}

export async function roundById(db: Db | Tx, id: string): Promise<RoundFound | null> {
  return maybe(
    db,
    sql<RoundFound>`
      select ${columns} from round_view r join line_view l on l.wallet = r.wallet and l.ref = r.id and l.kind in ${BEGINS}
      where r.id = ${id}
    `,
  )
}

/** The balance after the last entry of a round: a stepped round is paid by a later entry than its first. */
export async function balanceAfter(
  db: Db,
  { id, wallet, seq }: Pick<RoundFound, 'id' | 'wallet' | 'seq'>,
): Promise<bigint> {
  const { after } = await one(
    db,
    sql<{ after: bigint }>`
      select after from line_view where wallet = ${wallet} and ref = ${id} and seq >= ${seq} order by seq desc limit 1
    `,
  )
  return after
}

/** The round that a key was used for, by the key's stored form; null if there is none. */
export async function roundByKey(db: Db | Tx, key: string): Promise<RoundFound | null> {
  return maybe(
    db,
    sql<RoundFound>`
      select ${columns} ${lines}
      where l.key = ${key}::uuid and l.kind in ${BEGINS}
    `,
  )
}

/** The newest rounds of one game in a wallet. */
export async function newestRounds(
  db: Db,
  wallet: bigint,
  game: string,
  limit: number,
): Promise<readonly RoundFound[]> {
  return many(
    db,
    sql<RoundFound>`
      select ${columns} ${lines}
      where l.wallet = ${wallet} and l.kind in ${BEGINS} and r.game = ${game}
      order by l.seq desc
      limit ${limit}
    `,
  )
}

/** The wallet's newest round of any game: its id contains its timestamp. */
export async function newestRoundId(db: Db, wallet: bigint): Promise<string | null> {
  const row = await maybe(
    db,
    sql<{ ref: string }>`
      select ref from line_view where wallet = ${wallet} and kind in ${BEGINS} order by seq desc limit 1
    `,
  )
  return row?.ref ?? null
}

/** Sums of the rounds since a moment; `firstId` is the smallest possible id of that moment. */
export async function sumsSince(db: Db, wallet: bigint, firstId: string): Promise<Omit<Sums, 'validBet'>> {
  return one(
    db,
    // a void round returned its stake
    sql<Omit<Sums, 'validBet'>>`
      select count(*) as count, coalesce(sum(r.stake), 0)::int8 as stake,
        (
          coalesce(sum(case when r.state = 'void' then r.stake else r.win end), 0)
          + (
            select coalesce(sum(f.amount), 0)
            from line_view f
            where f.wallet = ${wallet} and f.ref >= ${firstId}::uuid and ${stands}
          )
        )::int8 as win
      ${lines}
      where l.wallet = ${wallet} and l.kind in ${BEGINS} and l.ref >= ${firstId}::uuid
    `,
  )
}

/** The games that a wallet played last, newest first. */
export async function gamesPlayed(
  db: Db,
  wallet: bigint,
  limit: number,
): Promise<readonly { readonly game: string; readonly lastAt: Date }[]> {
  return many(
    db,
    // the last thousand rounds are enough for a list of recent games
    sql<{ game: string; lastAt: Date }>`
      select game, max(at) as last_at
      from (
        select r.game, r.at ${lines}
        where l.wallet = ${wallet} and l.kind in ${BEGINS}
        order by l.seq desc
        limit 1000
      ) newest
      group by game
      order by last_at desc
      limit ${limit}
    `,
  )
}
