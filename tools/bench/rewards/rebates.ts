/** A daily rebate over many members: settling against a plain insert … select … group by, crediting against the ledger's bulk rate. */
import type pg from 'pg'
import { inTransaction, openDb, openPool, type Db } from '#db/pool.ts'
import { finishRun, openRun, writeStatements } from '#features/rewards/rebates/store/runs.ts'
import { offerSlice } from '#features/rewards/rebates/service/settle.ts'
import { rewardRebate } from '#features/rewards/rewards/postings.ts'
import { post } from '#ledger/posting.ts'
import { noise, ownCpuUs, treeCpuUs } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { openPlace, type Place } from '../place.ts'
import { BRAND, DAY, fillDay } from './daily-facts.ts'

const goals: Readonly<Record<'settle' | 'credit', Goal>> = {
  settle: {
    id: 'B1',
    better: 'less',
    must: 2,
    ambitious: 1.2,
    unit: '×',
    what: 'time of a daily rebate, against a plain insert … select … group by that writes the same rows',
  },
  credit: {
    id: 'B2',
    better: 'more',
    must: 0.8,
    ambitious: 0.95,
    unit: '×',
    what: 'statements credited a second, against items that the ledger posts in bulk',
  },
}

const FULL = { members: 100_000, bets: 1_000_000, rounds: 5 } as const
const QUICK = { members: 20_000, bets: 200_000, rounds: 3 } as const
/** Items of a transaction; the ledger's rate hardly grows beyond. */
const SLICE = 2_000
/** Every fact is counted. */
const LAST_BATCH = 1_000_000_000n

/** What an engineer would write by hand for one day: the rates joined, summed and written, without late facts, carrying or caps. */
const PLAIN = `
  insert into bench_line (member_id, program, starts_at, of_starts_at, category, level, bets, base, earned)
  select f.member_id, 'rebate', $1, $1, f.category, coalesce(v.level, 0), sum(f.rounds), sum(f.valid),
    sum(f.valid / 100000000 * (r.rate_bp * 10000::bigint) + f.valid % 100000000 * (r.rate_bp * 10000::bigint) / 100000000)
  from settled_play f
  left join vip_member_rank v on v.member_id = f.member_id
  join rebate_rate r on r.merchant = '${BRAND}' and r.program = 'rebate' and r.category = f.category and r.level = coalesce(v.level, 0)
  where f.at >= $1 and f.at < $2
  group by f.member_id, v.level, f.category`
const PLAIN_TOTALS = `
  insert into bench_statement (member_id, program, starts_at, ends_at, run, wallet, level, bets, base, earned, granted, corrected, carried, amount,
    left_over)
  select l.member_id, 'rebate', $1, $2, $3, w.id, l.level, sum(l.bets), sum(l.base), sum(l.earned), sum(l.earned), 0, 0,
    sum(l.earned)::bigint / 10000 * 10000, sum(l.earned)::bigint % 10000
  from bench_line l
  join wallet w on w.owner = l.member_id and w.kind = 'cash'
  group by l.member_id, w.id, l.level`

type Took = { readonly ms: number; readonly pgUs: number; readonly nodeUs: number }

type Timed = (work: () => Promise<unknown>, posts?: number) => Promise<Took>
type Both = { readonly product: Took; readonly plain: Took }
type Works = { readonly product: () => Promise<Took>; readonly plain: () => Promise<Took> }

/** Either one first, in turns. */
async function both(round: number, works: Works): Promise<Both> {
  if (round % 2 === 0) {
    const plain = await works.plain()
    return { plain, product: await works.product() }
  }
  const product = await works.product()
  return { product, plain: await works.plain() }
}

export async function benchRebates(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const { members, bets, rounds } = isQuick ? QUICK : FULL
  const place = await openPlace()
  const pool = openPool({ url: place.ledgerUrl, name: 'bench', max: 4 })
  const db = openDb(pool)
  try {
    tell(`Rebates: filling ${members} members with ${bets} bets; ${noise()}`)
    await fillDay(place.owner, { members, bets })
    const timed = timedIn(place)
    const found: { readonly settle: number[]; readonly credit: number[] } = { settle: [], credit: [] }
    for (let round = 0; round < rounds; round += 1) {
      const run = await inTransaction(db, (tx) =>
        openRun(tx, { merchant: BRAND, program: 'rebate', closedUntil: DAY.to, now: DAY.to }),
      )
      if (run === null) throw new Error('bench: the day was settled before')
      const settled = await both(round, settling({ owner: place.owner, db, run, timed }))
      await checkSame(place.owner)
      tell(`  settle: ${words(settled.product)}; plain: ${words(settled.plain)}`)
      found.settle.push(settled.product.ms / settled.plain.ms)

      // the ledger keeps the keys of the rounds before: another period has other ones
      await place.owner.query(
        `update rebate_run set starts_at = starts_at + $1 * interval '1 ms' where id = $2`,
        [round, run],
      )
      const wallets = await walletsOf(place.owner)
      const credited = await both(round, crediting({ db, run, wallets, round, timed }))
      tell(`  credit: ${words(credited.product)}; bulk: ${words(credited.plain)}; ${wallets.length} each`)
      found.credit.push(credited.plain.ms / credited.product.ms)
      await inTransaction(db, (tx) => finishRun(tx, run, DAY.to))
      await empty(place.owner)
    }
    return (['settle', 'credit'] as const).map((what) => {
      const { low, median, high } = quartiles(found[what])
      return { goal: goals[what], value: median, low, high, isNoisy: high > 1.3 * low }
    })
  } finally {
    await pool.end()
    await place.close()
  }
}

/** Time and CPU time of a piece of work, after a checkpoint; it must post exactly so many items. */
function timedIn({ owner, pgPid }: Place): Timed {
  const lines = async () =>
    Number((await owner.query<{ n: string }>('select count(*) as n from line')).rows[0]?.n)
  return async (work, posts = 0) => {
    await owner.query('checkpoint')
    const stored = await lines()
    const before = { at: performance.now(), pg: treeCpuUs(pgPid()), node: ownCpuUs() }
    await work()
    const took = {
      ms: performance.now() - before.at,
      pgUs: treeCpuUs(pgPid()) - before.pg,
      nodeUs: ownCpuUs() - before.node,
    }
    if ((await lines()) - stored !== posts) throw new Error('bench: not every item was posted')
    return took
  }
}

type Settling = { readonly owner: pg.Pool; readonly db: Db; readonly run: bigint; readonly timed: Timed }

const settling = ({ owner, db, run, timed }: Settling): Works => ({
  plain: () =>
    timed(async () => {
      const client = await owner.connect()
      try {
        await client.query('begin')
        await client.query(PLAIN, [DAY.from, DAY.to])
        await client.query(PLAIN_TOTALS, [DAY.from, DAY.to, run])
        await client.query('commit')
      } finally {
        client.release()
      }
    }),
  product: () => timed(() => inTransaction(db, (tx) => writeStatements(tx, run, LAST_BATCH))),
})

type Crediting = Omit<Settling, 'owner'> & { readonly wallets: readonly bigint[]; readonly round: number }

const crediting = ({ db, run, wallets, round, timed }: Crediting): Works => ({
  product: () =>
    timed(async () => {
      const app = { db, clock: { now: () => new Date() } }
      while ((await offerSlice(app, run))?.memberIds.length);
    }, wallets.length),
  plain: () =>
    timed(async () => {
      for (let from = 0; from < wallets.length; from += SLICE)
        await inTransaction(db, (tx) =>
          post(
            tx,
            wallets.slice(from, from + SLICE).map((wallet, n) => ({
              posting: rewardRebate,
              key: `bench:${round}:${from + n}`,
              wallet,
              amount: 10_000n,
              detail: 'rebates',
            })),
          ),
        )
    }, wallets.length),
})

const words = ({ ms, pgUs, nodeUs }: Took): string =>
  `${(ms / 1000).toFixed(2)} s (CPU: database ${(pgUs / 1e6).toFixed(2)} s, node ${(nodeUs / 1e6).toFixed(2)} s)`

/** Both wrote the same rows. */
async function checkSame(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ differ: string; rows: string }>(`
    select (
        select count(*) from (
          (select member_id, category, bets, base, earned from rebate_line except select member_id, category, bets, base, earned from bench_line)
          union all
          (select member_id, level::text, bets, amount, left_over from rebate_statement
           except select member_id, level::text, bets, amount, left_over from bench_statement)
        ) d
      )::text as differ,
      (select count(*) from rebate_statement)::text as rows`)
  if (rows[0]?.differ !== '0' || rows[0].rows === '0')
    throw new Error(`bench: the rows differ: ${JSON.stringify(rows[0])}`)
}

async function walletsOf(owner: pg.Pool): Promise<bigint[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select w.id::text from rebate_statement s join wallet w on w.owner = s.member_id and w.kind = 'cash' where s.amount > 0 order by w.id`,
  )
  return rows.map(({ id }) => BigInt(id))
}

/** As before the day was settled; the ledger keeps its lines. */
async function empty(owner: pg.Pool): Promise<void> {
  await owner.query(
    'truncate bench_line, bench_statement, rebate_line, rebate_statement, rebate_sum, rebate_run cascade',
  )
  for (const table of ['wallet', 'line', 'rebate_line', 'bench_line', 'rebate_statement'])
    await owner.query(`vacuum ${table}`)
}
