/** A draw with 10% winners is settled by the product and by plain SQL in turns, each on slips of its own. */
import { person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Host } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, now, openRound, toyHost } from '#features/play/shared-rounds/testing/toys.ts'
import { major } from '#kit/money.ts'
import { ownCpuUs, treeCpuUs } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'

export type Bench = {
  readonly at: TestApp
  readonly pgPid: () => number
  readonly isQuick: boolean
  readonly tell: (line: string) => void
}

const goal = (id: string, must: number, what: string): Goal => ({
  id,
  better: 'more',
  must,
  ambitious: 1,
  unit: '×',
  what,
})
const goals = {
  single: goal(
    'L1',
    0.8,
    'settling 100,000 slips of one line, 10% winners: rate against plain SQL that writes the same rows',
  ),
  ten: goal('L2', 0.3, 'the same lines in slips of ten, where reckoning the lines costs more than writing'),
}

export const WALLETS = 20_000

/** What an engineer would write by hand, with the wins given: balances, entries, facts and round rows. */
const PLAIN = [
  `create temp table due on commit drop as
   select r.id, r.wallet, r.stake, r.category, r.vendor, r.game, b.win, b.outcome, w.owner, w.book,
     w.seq + row_number() over chain as seq, w.balance + sum(b.win) over chain as after
   from bench_win b
   join round r on r.id = b.id and r.state = 'open'
   join wallet w on w.id = r.wallet
   window chain as (partition by r.wallet order by r.id)`,
  `update wallet w
   set balance = w.balance + d.win, seq = w.seq + d.lines, won = w.won + d.win
   from (select wallet, sum(win)::bigint as win, count(*) as lines from due group by wallet) d
   where w.id = d.wallet`,
  `insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref)
   select d.wallet, d.seq, 0, (select max(h.id) from house_account h where h.kind = 'ggr'), d.win, d.after, 0, now(), md5('plain' || d.id)::uuid, 2, d.id
   from due d`,
  `update round r set win = d.win, state = 'settled', settled_at = now(), outcome = coalesce(d.outcome, r.outcome)
   from due d where r.id = d.id`,
  `insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
   select d.owner, now(), d.wallet, d.seq, 0, d.stake, d.win, d.stake, d.id, d.book, 1, d.vendor, d.game, d.category
   from due d`,
]

/** Open slips of a round, written by the owner: their sale is another benchmark. */
async function fill(
  { at }: Bench,
  round: string,
  { slips, lines }: { slips: number; lines: number },
): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into round (id, wallet, stake, at, edition, state, vendor, game, category, bet_window, inputs)
      select uuidv7(), (select min(id) from wallet where purpose = 'bench') + n % ${WALLETS}, ${lines * 10_000}, clock_timestamp(), 1,
        'open', 'JADE_FORGE', 'toy-lottery', 'LOTT', ${round}, json_build_object('series', 'bench', 'label', '1', 'epoch', 0, 'lines', (
          select json_agg(json_build_array('straight', '1.00', json_build_object('number', (n + l) % 10)))
          from generate_series(1, ${lines}) l
        ))
      from generate_series(1, ${slips}) n
    `,
  )
  await run(at.database.owner, sql`analyze round`)
}

export async function openWallets({ at }: Bench): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into wallet (owner, book, kind, purpose)
      select 9000000 + n, b.id, 'cash', 'bench'
      from generate_series(1, ${WALLETS}) n, ledger_book('JADE', 'VND', 'money') b (id)
    `,
  )
  await run(at.database.owner, sql`analyze wallet`)
}

type Took = { readonly ms: number; readonly pgUs: number; readonly nodeUs: number }

export async function timed({ at, pgPid }: Bench, work: () => Promise<unknown>): Promise<Took> {
  await sql`checkpoint`.execute(at.database.owner)
  const before = { at: performance.now(), pg: treeCpuUs(pgPid()), node: ownCpuUs() }
  await work()
  return {
    ms: performance.now() - before.at,
    pgUs: treeCpuUs(pgPid()) - before.pg,
    nodeUs: ownCpuUs() - before.node,
  }
}

/** A round whose slips only wait for their settlement. */
async function drawn(bench: Bench, host: Host, shape: { slips: number; lines: number }): Promise<string> {
  const { id } = await openRound(host)
  await fill(bench, id, shape)
  await endSale(bench.at, id)
  while ((await now(host, id)).state !== 'drawn' || (await now(host, id)).piecesShown < 2)
    await stepRound(host, id)
  return id
}

async function settleByProduct(host: Host, id: string): Promise<void> {
  while ((await now(host, id)).state === 'drawn') await stepRound(host, id)
}

/** `further`: rows that only these bets have; they may read `due`. */
export async function settlePlain({ at }: Bench, further: readonly string[] = []): Promise<void> {
  await at.database.owner.transaction().execute(async (tx) => {
    for (const statement of [...PLAIN, ...further]) await sql.raw(statement).execute(tx)
  })
}

/** The results of a settled round, given to plain SQL for its own copy of the same slips. */
export async function winsFor({ at }: Bench, from: string, to: string): Promise<void> {
  const { owner } = at.database
  await run(owner, sql`drop table if exists bench_win`)
  await run(
    owner,
    sql`
      create table bench_win as
      select t.id, f.win, f.outcome
      from (select win, outcome, row_number() over (order by id) as n from round where bet_window = ${sql.lit(from)}) f
      join (select id, row_number() over (order by id) as n from round where bet_window = ${sql.lit(to)}) t on t.n = f.n
    `,
  )
  await run(owner, sql`analyze bench_win`)
}

export const words = ({ ms, pgUs, nodeUs }: Took): string =>
  `${(ms / 1000).toFixed(2)} s (CPU: database ${(pgUs / 1e6).toFixed(2)} s, node ${(nodeUs / 1e6).toFixed(2)} s)`

export async function benchSettlement(bench: Bench): Promise<readonly Reached[]> {
  const { at, isQuick, tell } = bench
  const host = toyHost(at)
  await person(at, { balance: major(1) }) // the first posting declares the chart of accounts
  await openWallets(bench)
  const total = isQuick ? 20_000 : 100_000
  const shapes = { single: { slips: total, lines: 1 }, ten: { slips: total / 10, lines: 10 } }
  const reached: Reached[] = []
  for (const name of ['single', 'ten'] as const) {
    const ratios: number[] = []
    for (let round = 0; round < (isQuick ? 3 : 5); round += 1) {
      const [ours, theirs] = [await drawn(bench, host, shapes[name]), await drawn(bench, host, shapes[name])]
      const product = await timed(bench, () => settleByProduct(host, ours))
      await winsFor(bench, ours, theirs)
      const plain = await timed(bench, () => settlePlain(bench))
      await same(at, ours, theirs)
      tell(`  settle ${total} lines, ${shapes[name].lines} a slip: ${words(product)}; plain: ${words(plain)}`)
      ratios.push(plain.ms / product.ms)
    }
    const { low, median, high } = quartiles(ratios)
    reached.push({ goal: goals[name], value: median, low, high, isNoisy: high > 1.3 * low })
  }
  return reached
}

/** Both settled all of their slips with the same sums, facts included. */
export async function same({ database: { owner } }: TestApp, ours: string, theirs: string): Promise<void> {
  const rows = await many(
    owner,
    sql<{ n: bigint; win: bigint; facts: bigint; lines: bigint }>`
      select count(*) as n, sum(r.win)::int8 as win, count(f.round) as facts, count(l.ref) as lines
      from round r
      left join settled_play f on f.round = r.id
      left join line l on l.ref = r.id
      where r.bet_window in (${ours}, ${theirs}) and r.state = 'settled'
      group by r.bet_window
    `,
  )
  const { n } = await one(owner, sql<{ n: bigint }>`select count(*) as n from bench_win`)
  const [one_, two] = rows
  const isSame =
    one_ && two && one_.n === n && two.n === n && one_.win === two.win && one_.facts === n && two.lines === n
  if (!isSame) throw new Error(`bench: the rows differ: ${JSON.stringify(rows, (_, value) => String(value))}`)
}
