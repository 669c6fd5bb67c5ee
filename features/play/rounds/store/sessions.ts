import type pg from 'pg'
import type { Currency } from '#kit/currency.ts'
import type { Db, Tx } from '#db/pool.ts'
import { openLine, type Line, type Question } from '#db/line.ts'
import { maybe, one, run, sql } from '#db/rows.ts'

/** What a ticket and its session are bound to. */
export type Seat = {
  readonly memberSessionId: string
  readonly memberId: bigint
  readonly merchant: string
  readonly game: string
  readonly wallet: bigint
  readonly currency: Currency
}

export async function insertTicket(
  db: Db | Tx,
  { seat, ticketHash, now, expiresAt }: { seat: Seat; ticketHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await run(
    db,
    sql`
      insert into game_ticket (
        ticket_hash, member_session_id, member_id, merchant, game, wallet, currency, issued_at, expires_at
      )
      values (
        ${ticketHash}, ${seat.memberSessionId}, ${seat.memberId}, ${seat.merchant}, ${seat.game}, ${seat.wallet},
        ${seat.currency}, ${now}, ${expiresAt}
      )
    `,
  )
}

/** Redeems a ticket in one atomic statement, so of two callers one gets nothing. Null: unknown, used, expired, logged out. */
export async function takeTicket(tx: Tx, ticketHash: Buffer, now: Date): Promise<Seat | null> {
  return maybe(
    tx,
    sql<Seat>`
      update game_ticket t
      set used_at = ${now}
      from member_session_view s
      where t.ticket_hash = ${ticketHash} and t.used_at is null and t.expires_at > ${now}
        and s.id = t.member_session_id and s.ended_at is null
      returning t.member_session_id, t.member_id, t.merchant, t.game, t.wallet, t.currency
    `,
  )
}

export async function sweepTickets(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from game_ticket where expires_at < ${before}`)
}

export async function insertSession(
  tx: Tx,
  { seat, tokenHash, now }: { seat: Seat; tokenHash: Buffer; now: Date },
): Promise<{ readonly id: string }> {
  return one(
    tx,
    sql<{ id: string }>`
      insert into game_session (token_hash, member_session_id, member_id, merchant, game, wallet, currency, opened_at)
      values (
        ${tokenHash}, ${seat.memberSessionId}, ${seat.memberId}, ${seat.merchant}, ${seat.game}, ${seat.wallet},
        ${seat.currency}, ${now}
      )
      returning id
    `,
  )
}

export type SessionFound = Seat & {
  readonly tokenHash: Buffer
  readonly id: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly seedId: string
  readonly isStopped: boolean
}

/** Prepared once per connection: this runs before every round, and planning would cost more than running it. */
const SESSIONS_OF = {
  name: 'rounds-sessions-of',
  text: `
    select
      token_hash as "tokenHash", id, member_session_id as "memberSessionId", member_id as "memberId", merchant, game,
      wallet, currency, opened_at as "openedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
      ended_at as "endedAt", seed_id as "seedId", is_stopped as "isStopped"
    from game_sessions($1::bytea[])
  `,
}

/** The sessions of many tokens with the active seed pair, in one query. */
export async function sessionsOf(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
): Promise<readonly SessionFound[]> {
  return (await pool.query<SessionFound>({ ...SESSIONS_OF, values: [tokenHashes] })).rows
}

/**
 * Which sessions have changed since they were read (login ended, member locked, pair rotated), and which games accept no new round, each by
 * its index from 1. It runs before every round, so its plan is fixed to index scans.
 */
const CHECK: Question = {
  name: 'rounds_sessions_check',
  settings: `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off;
    set enable_mergejoin = off; set enable_bitmapscan = off; set jit = off;`,
  text: `
    select concat(
      (
        select string_agg(a.place::text, ' ')
        from unnest($1::uuid[], $2::bigint[], $3::uuid[]) with ordinality as a (member_session, member, seed, place)
        where (select true from member_session_view l where l.id = a.member_session and l.ended_at is null) is null
          or (select true from seed p where p.id = a.seed and p.state = 'active') is null
          or (select true from member_view m where m.id = a.member and m.state = 'open') is null
      ),
      '/',
      (
        select string_agg(a.place::text, ' ')
        from unnest($4::text[], $5::text[]) with ordinality as a (merchant, game, place)
        where (
            select true from game_view g where g.id = a.game and g.is_built and not g.is_stopped
              and (select true from vendor_view v where v.code = g.vendor and v.is_contracted and not v.is_stopped)
              and (select true from brand_stop_view b where b.merchant = a.merchant and b.vendor in (g.vendor, '*') limit 1) is null
          ) is null
          or not coalesce((select o.is_on from merchant_game_view o where o.merchant = a.merchant and o.game = a.game), true)
      )
    )
  `,
}

/** The connection for session checks. */
export const openCheck = (pool: pg.Pool): Line => openLine(pool, CHECK)

/** Array literal of ids and codes, which contain neither comma, quote nor brace: cheaper than the driver's own. */
const listOf = (values: readonly (string | bigint)[]): string => `{${values.join(',')}}`

const placesOf = (told: string): ReadonlySet<number> => new Set(told ? told.split(' ').map(Number) : [])

export type Seen = Pick<SessionFound, 'memberSessionId' | 'memberId' | 'seedId' | 'merchant' | 'game'>

/** Which of these sessions have changed since they were read, and which accept no round because their game is stopped. */
export async function checkSessions<S extends Seen>(
  line: Line,
  seen: readonly S[],
): Promise<{ readonly changed: ReadonlySet<S>; readonly stopped: ReadonlySet<S> }> {
  const games = [...new Map(seen.map((one) => [`${one.merchant}/${one.game}`, one])).values()]
  const told = await line.ask([
    listOf(seen.map((one) => one.memberSessionId)),
    listOf(seen.map((one) => one.memberId)),
    listOf(seen.map((one) => one.seedId)),
    listOf(games.map((one) => one.merchant)),
    listOf(games.map((one) => one.game)),
  ])
  const [changed = '', stopped = ''] = told.split('/')
  const at = <T>(from: readonly T[], places: ReadonlySet<number>): T[] =>
    places.size ? from.filter((_, place) => places.has(place + 1)) : []
  const stoppedGames = at(games, placesOf(stopped))
  const isStopped = ({ merchant, game }: Seen): boolean =>
    stoppedGames.some((one) => one.merchant === merchant && one.game === game)
  return {
    changed: new Set(at(seen, placesOf(changed))),
    stopped: new Set(stoppedGames.length ? seen.filter(isStopped) : []),
  }
}

/** When the first game of a login was opened, our own or a vendor's, and its wallet; null where there was none. */
export async function firstSession(
  db: Db,
  memberSessionId: string,
): Promise<{ readonly openedAt: Date; readonly wallet: bigint; readonly currency: Currency } | null> {
  return maybe(
    db,
    sql<{ openedAt: Date; wallet: bigint; currency: Currency }>`
      select opened_at, wallet, currency from game_session
      where member_session_id = ${memberSessionId}
      union all
      select s.opened_at, p.wallet, p.currency
      from vendor_session_view s
      join vendor_player_view p on p.vendor = s.vendor and p.ref = s.player
      where s.member_session_id = ${memberSessionId}
      order by opened_at
      limit 1
    `,
  )
}
