/** A brand with a line of agents, their contracts, settled bets and ledger entries, written in bulk as the owner. */
import type pg from 'pg'
import { openDb } from '#db/pool.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { declareKinds } from '#ledger/core/declare.ts'

export const BRAND = 'BENCH'
export const TOP = 1_000_001n
export const ZONE = 'UTC'
/** The day that is settled, and the week that the pages show. */
export const DAY = new Date('2026-06-08T00:00:00Z')
export const WEEK = { from: '2026-06-02', to: '2026-06-08' } as const
/** Direct downlines of each agent: 100,000 members have ten levels. */
const WIDTH = 4

type Run = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>
const runOf =
  (owner: pg.Pool): Run =>
  (text, values = []) =>
    owner.query(text, [...values])

export async function openBrand(owner: pg.Pool): Promise<number> {
  const run = runOf(owner)
  await run(
    `insert into merchant (code, name, currency, time_zone, sort) values ('${BRAND}', 'Bench', 'VND', '${ZONE}', 99)`,
  )
  const { rows } = await owner.query<{ book: number }>(`select ledger_book('${BRAND}', 'VND') as book`)
  // autovacuum does it within a minute; the fill of a quick run is faster
  for (const table of ['merchant', 'book']) await run(`vacuum analyze ${table}`)
  return rows[0]!.book
}

/** Members from one number to another: each with a wallet, a session, and a real-time contract if it has a downline. */
export async function fillMembers(
  owner: pg.Pool,
  { book, from, to }: { readonly book: number; readonly from: number; readonly to: number },
): Promise<void> {
  const run = runOf(owner)
  const base = Number(TOP) - 1
  await run(
    `insert into member (id, merchant, account, account_key, nickname, register_ip, terms_accepted_at, type, upline_id, created_at)
     overriding system value
     select ${base} + n, '${BRAND}', 'bench' || n, 'bench' || n, 'bench' || n, '127.0.0.1', now(),
       case when n = 1 then 1 when n * ${WIDTH} - ${WIDTH - 2} <= $2 then 2 else 0 end,
       case when n > 1 then ${base} + (n - 2) / ${WIDTH} + 1 end, '2026-05-01'::timestamptz + n * interval '30 seconds'
     from generate_series($1::int, $2::int) n
     order by n`,
    [from, to],
  )
  await run(
    `insert into wallet (owner, book, kind) select ${base} + n, $1, 'cash' from generate_series($2::int, $3::int) n`,
    [book, from, to],
  )
  await run(
    `insert into member_session (member_id, token_hash, ip, device, created_at, last_seen_at, expires_at)
     select ${base} + n, decode(md5('bench' || n), 'hex'), '127.0.0.1', 'bench', now(), now(), now() + interval '1 day'
     from generate_series($1::int, $2::int) n`,
    [from, to],
  )
  await run(
    `insert into agent_contract (merchant, kind, member_id, upline_id, period, measure, tiers, state, offered_at, expires_at, from_at)
     select '${BRAND}', 'realTime', m.id, m.upline_id, 'fiveMinutes', 'betAmount', jsonb_build_array(
       jsonb_build_object('from', '0', 'ratePpm', 4000 - 300 * cardinality(m.line), 'lossPpm', 2000 - 150 * cardinality(m.line)),
       jsonb_build_object('from', '250000000', 'ratePpm', 5000 - 300 * cardinality(m.line), 'lossPpm', 2500 - 150 * cardinality(m.line))
     ), 'accepted', $3::timestamptz, $3, $3
     from member m
     where m.id > ${base} + $1::int - 1 and m.id <= ${base} + $2::int and m.type <> 0`,
    [from, to, new Date('2026-01-01T00:00:00Z')],
  )
  for (const table of ['member', 'wallet', 'member_session', 'agent_contract'])
    await run(`vacuum analyze ${table}`)
}

type Span = {
  readonly book: number
  readonly members: number
  readonly bets: number
  readonly from: Date
  readonly ms: number
}

let last = 0

/** Settled bets spread over a span, in the order of time. */
export async function fillBets(
  owner: pg.Pool,
  { book, members, bets, from, ms }: Span,
): Promise<{ readonly batch: bigint }> {
  const run = runOf(owner)
  const start = last
  last += bets
  await run(
    `insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, book, rounds, vendor, game, category, round)
     select w.owner, b.at, w.id, b.n, b.n, b.stake, b.stake * (b.n % 2 * 2), b.stake, $1, 1, 'JADE_FORGE', 'game' || b.n % 12,
       (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + b.n % 12 % 4], gen_random_uuid()
     from (
       select n + $6::bigint as n, $3::timestamptz + n * ($5::bigint * interval '1 ms') / ($2::bigint + 1) as at,
         ${TOP} - 1 + ((n * 7919) % $4::bigint) + 1 as owner, 10000 + (n * 104729) % 500000000 as stake
       from generate_series(1, $2::bigint) n
     ) b
     join wallet w on w.owner = b.owner and w.book = $1 and w.kind = 'cash'
     order by b.n`,
    [book, bets, from, members, ms, start],
  )
  await run('vacuum analyze settled_play')
  return { batch: BigInt(last) }
}

/** Sides of every bet on a live table in a span, 40 bets an event: a quarter of all bets, with opposite ones in most lines. */
export async function fillSides(owner: pg.Pool, from: Date, ms: number): Promise<void> {
  const run = runOf(owner)
  await run(
    `insert into play_side (round, event, side, member_id, at, stake)
     select f.round, 'table:' || (row_number() over (order by f.at)) / 40, case when f.seq % 24 < 12 then 'banker' else 'player' end,
       f.member_id, f.at, f.stake
     from settled_play f
     where f.category = 'LIVE' and f.at >= $1 and f.at < $1::timestamptz + $2::bigint * interval '1 ms'
     order by f.at`,
    [from, ms],
  )
  await run('vacuum analyze play_side')
}

/** A week of counted play and of deposits, as the pages add them up: two games a member and day, a deposit every other day. */
export async function fillWeek(
  owner: pg.Pool,
  { book, members }: { readonly book: number; readonly members: number },
): Promise<void> {
  const run = runOf(owner)
  await run(
    `insert into play_member_day (member_id, book, day, vendor, game, category, rounds, stake, win, valid)
     select ${TOP} - 1 + n, $1, d::date, 'JADE_FORGE', 'game' || g, (array['RNG', 'LIVE', 'SPORTS'])[1 + (n + g) % 3], 5, 50000000,
       45000000 + n % 9000000, 50000000
     from generate_series('2026-06-02'::timestamp, '2026-06-08', '1 day') d, generate_series(1, $2::int) n, generate_series(1, 2) g`,
    [book, members],
  )
  await declareKinds(openDb(owner), [depositCredited])
  // bets of a whole week, which the pages must not read, and the deposits among them
  await run(
    `insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind)
     select w.id, b.n, 0, 0, 100000, 100000, 0, b.at, gen_random_uuid(),
       case when b.n % 8 = 0 then $3::int else 1 end
     from (
       select n, '2026-06-02'::timestamptz + n * interval '7 days' / ($2::bigint * 28) as at, ${TOP} - 1 + ((n * 7919) % $2::bigint) + 1 as owner
       from generate_series(1, $2::bigint * 28) n
     ) b
     join wallet w on w.owner = b.owner and w.book = $1 and w.kind = 'cash'
     order by b.n`,
    [book, members, depositCredited.code],
  )
  for (const table of ['play_member_day', 'line']) await run(`vacuum analyze ${table}`)
  await run(`update play_mark set closed_until = $1`, [new Date('2026-06-09T00:00:00Z')])
}
