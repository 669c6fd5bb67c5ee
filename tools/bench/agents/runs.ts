/** Real-time runs: writing the statements of five minutes, against a plain roll-up of the same bets to every upline. */
import { inTransaction, openDb, openPool } from '#db/pool.ts'
import { finishRun, openRun, writeStatements } from '#features/agents/settlement/store/runs.ts'
import { sqlMs } from '../cpu.ts'
import type { Place } from '../place.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { BRAND } from './fill.ts'

const FIVE_MINUTES_MS = 300_000

const goal = (id: string, must: number, ambitious: number, what: string): Goal => ({
  id,
  better: 'less',
  must,
  ambitious,
  unit: '×',
  what,
})

export const runGoals = {
  run: goal(
    'A7',
    2,
    1.2,
    'statements of a real-time run, against a plain roll-up of its bets to every upline that writes as many rows',
  ),
  bets: goal('A8', 2.4, 2, 'the run with twice the bets in its five minutes, against it (2 is proportional)'),
  history: goal('A9', 1.25, 1, 'the run with twice the bets of other days, against it'),
  tree: goal('A10', 1.25, 1, 'the run with twice the members in the tree, against it'),
  sides: goal(
    'A11',
    2,
    1.2,
    'the same with a quarter of the bets on live tables, whose opposite bets are taken off for each agent',
  ),
} as const

/** What an engineer would write by hand: each bet for every upline of its member, added up and written. */
const PLAIN = `
  insert into bench_statement (run, series, member_id, wallet, score, valid, net_loss, bonuses, actives, base, gross, taken, earned, corrected,
    carried, amount, left_over)
  select $1, 'realTime/fiveMinutes', u.agent, w.id, count(*), sum(f.valid), sum(f.stake - f.win), 0, 0, sum(f.valid), 0, 0, 0, 0, 0, 0, 0
  from settled_play f
  join member m on m.id = f.member_id
  cross join lateral unnest(m.line[:cardinality(m.line) - 1]) u (agent)
  join wallet w on w.owner = u.agent and w.kind = 'cash' and w.book = f.book
  where f.at >= $2 and f.at < $3 and f.book = $4
  group by u.agent, w.id`

export type Runs = {
  /** The SQL time of the runs of a number of periods from a moment on, against that of the plain roll-ups. */
  readonly measure: (from: Date, periods: number, batch: bigint) => Promise<Measured>
  readonly close: () => Promise<void>
}
export type Measured = { readonly ratio: number; readonly ms: number }

export async function openRuns(
  { owner, ledgerUrl, pgPid }: Pick<Place, 'owner' | 'ledgerUrl' | 'pgPid'>,
  book: number,
  tell: (line: string) => void,
): Promise<Runs> {
  const pool = openPool({ url: ledgerUrl, name: 'bench', max: 2 })
  const db = openDb(pool)
  await owner.query(
    `create table bench_statement (like agent_statement including all);
     alter table bench_statement add foreign key (run) references agent_run, add foreign key (member_id) references member`,
  )

  async function one(startsAt: Date, batch: bigint) {
    const endsAt = new Date(startsAt.getTime() + FIVE_MINUTES_MS)
    const series = { merchant: BRAND, kind: 'realTime', period: 'fiveMinutes' } as const
    const id = await inTransaction(db, (tx) =>
      openRun(tx, { ...series, startsAt, endsAt, currency: 'VND', payer: 'brand', now: endsAt }),
    )
    if (id === null) throw new Error('bench: the period was settled before')
    const productMs = await sqlMs(pgPid, () =>
      inTransaction(db, async (tx) => {
        await writeStatements(tx, id, batch)
        await finishRun(tx, id, endsAt)
      }),
    )
    const plainMs = await sqlMs(pgPid, () => owner.query(PLAIN, [id, startsAt, endsAt, book]))
    const { rows } = await owner.query<{ made: bigint; plain: bigint; same: boolean }>(
      `select (select count(*) from agent_statement where run = $1) as made, (select count(*) from bench_statement where run = $1) as plain,
         (select sum(valid) from agent_statement where run = $1) = (select sum(valid) from bench_statement where run = $1) as same`,
      [id],
    )
    const [counted] = rows
    const { rows: sided } = await owner.query(`select from play_side where at >= $1 and at < $2 limit 1`, [
      startsAt,
      endsAt,
    ])
    if (counted?.made !== counted?.plain || counted?.made === 0n || (sided.length === 0) !== counted?.same)
      // opposite bets are not in the plain sums
      throw new Error(`bench: the rows differ: ${counted?.made} statements, ${counted?.plain} plain rows`)
    tell(`  run: ${productMs.toFixed(0)} ms; plain: ${plainMs.toFixed(0)} ms; ${counted?.made} statements`)
    return { productMs, plainMs }
  }

  return {
    async measure(from, periods, batch) {
      const found = []
      // the first one fills the cache
      for (let n = 0; n <= periods; n += 1)
        found.push(await one(new Date(from.getTime() + n * FIVE_MINUTES_MS), batch))
      const warm = found.slice(1)
      const sum = (of: 'productMs' | 'plainMs') => warm.reduce((ms, each) => ms + each[of], 0)
      // CPU time has steps of 10 ms: all periods together
      return { ratio: sum('productMs') / sum('plainMs'), ms: sum('productMs') / periods }
    },
    close: () => pool.end(),
  }
}

export function reachedOf(of: Goal, values: readonly number[]): Reached {
  const { low, median, high } = quartiles(values)
  return { goal: of, value: median, low, high, isNoisy: high > 1.3 * low }
}
