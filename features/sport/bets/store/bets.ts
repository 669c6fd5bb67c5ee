import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import type { Ticket, TicketOutcome } from '../rules/ticket.ts'

export type BetRow = {
  readonly id: string
  readonly wallet: bigint
  /** The bonus or free bet that paid the stake; null: cash. */
  readonly bonusWallet: bigint | null
  readonly game: 'sports' | 'esports'
  readonly stake: bigint
  readonly win: bigint
  readonly state: 'open' | 'settled' | 'void'
  readonly inputs: Ticket
  readonly outcome: TicketOutcome | null
  readonly at: Date
  readonly settledAt: Date | null
}

const columns = sql`s.id, s.wallet, s.bonus_wallet, s.game, s.stake, s.win, s.state, s.inputs, s.outcome, s.at, s.settled_at`
const ours = sql`s.game in ('sports', 'esports')`

export async function betById(db: Db | Tx, id: string): Promise<BetRow | null> {
  const [bet] = await betsByIds(db, [id])
  return bet ?? null
}

export function betsByIds(db: Db | Tx, ids: readonly string[]): Promise<BetRow[]> {
  return many(
    db,
    sql<BetRow>`select ${columns} from window_round_view s where s.id = any (${ids}::uuid[]) and ${ours}`,
  )
}

/** The bet that a key placed; null: it placed none. */
export function betByKey(db: Db | Tx, wallet: bigint, key: string): Promise<BetRow | null> {
  return maybe(
    db,
    sql<BetRow>`
      select ${columns}
      from line_view l
      join window_round_view s on s.id = l.ref
      where l.key = ${keyUuid(key)}::uuid and l.wallet = ${wallet} and ${ours}
    `,
  )
}

export type Mine = {
  readonly wallet: bigint
  readonly states: readonly ('open' | 'settled' | 'void')[]
  readonly hasWon: boolean
  readonly game: string | null
  readonly sport: string | null
  readonly before: string | null
  readonly limit: number
}

/** Bets of a wallet, newest first. */
export function betsOf(
  db: Db,
  { wallet, states, hasWon, game, sport, before, limit }: Mine,
): Promise<BetRow[]> {
  return many(
    db,
    sql<BetRow>`
      select ${columns}
      from window_round_view s
      where s.wallet = ${wallet} and ${ours} and s.state = any (${states}::text[])
        and (not ${hasWon} or s.win > s.stake)
        and (${game}::text is null or s.game = ${game})
        and (${sport}::text is null or exists (
          select from json_array_elements(s.inputs -> 'legs') leg (value)
          join sport_event_view e on e.id = (leg.value ->> 'e')::uuid
          where e.sport = ${sport}
        ))
        and (${before}::uuid is null or s.id < ${before}::uuid)
      order by s.id desc
      limit ${limit}
    `,
  )
}

/** The next bets on an event by ID, with what their settlement needs; `earlyBy`: only those with early payout at this lead or less. */
export function betsOn(
  db: Db | Tx,
  {
    event,
    after,
    limit,
    earlyBy,
  }: {
    readonly event: string
    readonly after: string | null
    readonly limit: number
    readonly earlyBy?: number
  },
): Promise<BetRow[]> {
  if (earlyBy !== undefined)
    return many(
      db,
      sql<BetRow>`
        select ${columns}
        from window_round_view s
        join round_in_window_view w on w.round = s.id
        where w.bet_window = ${event} and w.round > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
          and s.state <> 'void' and (s.inputs #>> '{early,by}')::int <= ${earlyBy}
        order by s.id
        limit ${limit}
      `,
    )
  return many(
    db,
    sql<BetRow>`
      select ${columns}
      from (
        select w.round from round_in_window_view w
        where w.bet_window = ${event} and w.round > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
        order by w.round
        limit ${limit}
      ) w
      join window_round_view s on s.id = w.round
      order by s.id
    `,
  )
}

export type CashedRow = {
  readonly bet: string
  readonly ended: bigint
  readonly paid: bigint
  /** What the member lost or won by the parts, each at most what it ended of the stake: what was at risk of them. */
  readonly valid: bigint
  readonly count: number
}

/** What was cashed out of bets, in parts. */
export async function cashedOf(
  db: Db | Tx,
  bets: readonly string[],
): Promise<ReadonlyMap<string, CashedRow>> {
  const rows = await many(
    db,
    sql<CashedRow>`
      select bet, sum(ended)::bigint as ended, sum(paid)::bigint as paid, sum(least(abs(paid - ended), ended))::bigint as valid,
        count(*)::int as count
      from sport_cash_out where bet = any (${bets}::uuid[]) group by bet
    `,
  )
  return new Map(rows.map((row) => [row.bet, row]))
}

const partsLock = (event: string) => `sport.parts:${event}`

/**
 * Lets no part of a bet on an event be cashed out until the transaction ends, and waits for those that are. A bet that a lead decides ends
 * while betting goes on, so a part of it could be cashed out at the moment at which it is paid, and neither would see the other.
 */
export async function lockParts(tx: Tx, event: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${partsLock(event)}, 0))`)
}

/** For a part of a bet on these events: together with other parts, but not while `lockParts` is held. In the order of their IDs. */
export async function holdParts(tx: Tx, events: readonly string[]): Promise<void> {
  const names = [...new Set(events)].toSorted().map(partsLock)
  await run(
    tx,
    sql`
      select pg_advisory_xact_lock_shared(hashtextextended(l.name, 0))
      from (select name from unnest(${names}::text[]) with ordinality n (name, place) order by place) l
    `,
  )
}

/** False if the key has cashed out before, or another part was cashed out at the same time. */
export async function insertCashOut(
  tx: Tx,
  part: {
    readonly bet: string
    readonly no: number
    readonly memberId: bigint
    readonly key: string
    readonly ended: bigint
    readonly paid: bigint
    readonly fair: bigint
  },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_cash_out (bet, no, member_id, key, ended, paid, fair)
      values (${part.bet}, ${part.no}, ${part.memberId}, ${part.key}, ${part.ended}, ${part.paid}, ${part.fair})
      on conflict do nothing -- the same call again, or two at the same time
    `,
  )
  return inserted === 1
}

export type CashedByKey = Pick<CashedRow, 'bet' | 'ended' | 'paid'> & {
  /** What earlier parts had ended of the stake. */
  readonly before: bigint
}

/** A part that a key has cashed out. */
export function cashOutByKey(db: Db | Tx, key: string): Promise<CashedByKey | null> {
  return maybe(
    db,
    sql<CashedByKey>`
      select c.bet, c.ended, c.paid,
        (select coalesce(sum(p.ended), 0)::bigint from sport_cash_out p where p.bet = c.bet and p.no < c.no) as before
      from sport_cash_out c
      where c.key = ${key}
    `,
  )
}

export type Hedge = {
  readonly wallet: bigint
  readonly market: string
  readonly outcome: string
  /** Stakes on this outcome, and on all outcomes of the market. */
  readonly own: bigint
  readonly all: bigint
  /** Whether it has the largest stake; of equal ones the first. */
  readonly isLargest: boolean
}

/** Wallets with single bets on different outcomes of one market of an event (decision 24): opposite stakes are not at risk. */
export function hedgesOn(db: Db | Tx, event: string): Promise<Hedge[]> {
  return many(
    db,
    sql<Hedge>`
      with picked as (
        -- parsed once: the inputs are stored as text
        select s.wallet, s.stake, s.inputs::jsonb -> 'legs' as legs
        from window_round_view s
        where s.bet_window = ${event} and s.state <> 'void'
        offset 0
      ), single as (
        select p.wallet, (p.legs #>> '{0,s,0,0}') || '|' || (p.legs #>> '{0,s,0,1}') || '|' || (p.legs #>> '{0,s,0,2}') as market,
          p.legs #>> '{0,s,0,3}' as outcome, sum(p.stake)::bigint as own
        from picked p
        where jsonb_array_length(p.legs) = 1 and jsonb_array_length(p.legs #> '{0,s}') = 1
        group by 1, 2, 3
      )
      select wallet, market, outcome, own, (sum(own) over side)::bigint as all,
        row_number() over (partition by wallet, market order by own desc, outcome) = 1 as is_largest
      from (select *, count(*) over (partition by wallet, market) as outcomes from single) o
      where outcomes > 1
      window side as (partition by wallet, market)
    `,
  )
}
