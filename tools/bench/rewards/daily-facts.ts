/** A brand with members, VIP levels, rates and a day of settled bets, written in bulk as the owner, as they would be after that day. */
import type pg from 'pg'
import { inTransaction, openDb } from '#db/pool.ts'
import { insertVersion } from '#features/rewards/rebates/store/terms.ts'
import type { Terms } from '#features/rewards/rebates/rules/terms.ts'

export const BRAND = 'BENCH'
export const DAY = { from: new Date('2026-06-01T00:00:00Z'), to: new Date('2026-06-02T00:00:00Z') } as const
const FIRST_MEMBER = 1_000_000
const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH'] as const

const terms: Terms = {
  programs: [
    {
      program: 'rebate',
      period: 'day',
      claim: 'automatic',
      minimum: 0n,
      maximum: 100_000_000_000n,
      rates: categories.flatMap((category) =>
        [0, 1, 2].map((level) => ({ category, level, rateBp: 50 + 15 * level })),
      ),
    },
  ],
  defaultEdges: [],
}

export async function fillDay(
  owner: pg.Pool,
  { members, bets }: { readonly members: number; readonly bets: number },
) {
  const run = (text: string, values: readonly unknown[] = []) => owner.query(text, [...values])
  await run(
    `insert into merchant (code, name, currency, time_zone, sort) values ('${BRAND}', 'Bench', 'VND', 'UTC', 99)`,
  )
  const { rows } = await owner.query<{ book: number }>(`select ledger_book('${BRAND}', 'VND') as book`)
  const book = rows[0]!.book
  await run(
    `insert into member (id, merchant, account, account_key, nickname, register_ip, terms_accepted_at)
     overriding system value
     select ${FIRST_MEMBER} + n, '${BRAND}', 'bench' || n, 'bench' || n, 'bench' || n, '127.0.0.1', now()
     from generate_series(1, $1::int) n`,
    [members],
  )
  await run(
    `insert into wallet (owner, book, kind) select ${FIRST_MEMBER} + n, $1, 'cash' from generate_series(1, $2::int) n`,
    [book, members],
  )
  await fillLevels(owner, members)
  await fillBets(owner, { book, members, bets })
  await run(`update play_mark set closed_until = $1`, [new Date(DAY.to.getTime() + 3_600_000)])
  await inTransaction(openDb(owner), (tx) =>
    insertVersion(tx, {
      merchant: BRAND,
      fromAt: DAY.from,
      madeBy: 'bench',
      reason: 'bench',
      madeAt: DAY.from,
      terms,
    }),
  )
  for (const table of ['settled_play', 'member', 'wallet', 'vip_member', 'rebate_rate', 'rebate_terms'])
    await run(`vacuum analyze ${table}`)
  // the plain statement writes the same rows to tables with the same indexes and constraints
  for (const table of ['line', 'statement'])
    await run(
      `create table bench_${table} (like rebate_${table} including all);
       alter table bench_${table} add foreign key (member_id) references member`,
    )
  await run(`alter table bench_statement add foreign key (run) references rebate_run`)
}

/** A third of the members has a VIP level. */
async function fillLevels(owner: pg.Pool, members: number): Promise<void> {
  const { rows: versions } = await owner.query<{ id: string }>(
    `insert into vip_version (merchant, number, from_day, period, made_by, reason, made_at)
     values ('${BRAND}', 1, '2026-01-01', 'M', 'bench', 'bench', now())
     returning id`,
  )
  await owner.query(
    `insert into vip_rank (version, level, name, up_valid, up_deposits, keep_valid, keep_deposits, is_first_paid, gifts)
     select $1, n, '{"en":"Rank","vi":"Hạng"}'::jsonb, 1, 0, 0, 0, false, '{}'::jsonb from generate_series(1, 2) n`,
    [versions[0]!.id],
  )
  await owner.query(
    `insert into vip_brand (merchant, version, from_day, to_day) values ('${BRAND}', $1, '2026-01-01', '2027-01-01')`,
    [versions[0]!.id],
  )
  await owner.query(
    `insert into vip_member (member_id, merchant, level, since, period, start_level)
     select ${FIRST_MEMBER} + n, '${BRAND}', 1 + n % 2, now(), '2026-01-01', 0 from generate_series(1, $1::int) n where n % 3 = 0`,
    [members],
  )
}

type Bets = { readonly book: number; readonly members: number; readonly bets: number }

async function fillBets(owner: pg.Pool, { book, members, bets }: Bets): Promise<void> {
  // the day itself, and a fifth as much before and after it, in the order of time as bets settle
  await owner.query(
    `insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, book, rounds, vendor, game, category, round)
     select w.owner, b.at, w.id, b.n, b.n, b.stake, b.stake * (b.n % 3), b.stake, $1, 1, 'JADE_FORGE', 'game' || b.n % 12,
       (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + b.n % 12 % 4], gen_random_uuid()
     from (
       select n, $3::timestamptz - interval '4.8 hours' + n * interval '1 day' / $2 as at, ((n * 7919) % $4::bigint) + 1 as k,
         10000 + (n * 104729) % 500000000 as stake
       from generate_series(1, $2::bigint * 7 / 5) n
     ) b
     join (select w.*, row_number() over (order by id) as k from wallet w where w.book = $1 and w.kind = 'cash') w on w.k = b.k
     order by b.n`,
    [book, bets, DAY.from, members],
  )
}
