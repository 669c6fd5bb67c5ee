/** The top agent's pages in SQL time, each against a plain indexed scan of the rows that it adds up. */
import { openDb, openPool, type Db } from '#db/pool.ts'
import { incomeBySource, incomeRows } from '#features/agents/centre/store/income.ts'
import { overviewOf } from '#features/agents/centre/store/overview.ts'
import {
  bettingOf,
  bettingTotals,
  branchesOf,
  movesOf,
  moveTotals,
} from '#features/agents/centre/store/records.ts'
import { teamCount, teamOf } from '#features/agents/centre/store/team.ts'
import { statementsOf, totalsOf } from '#features/agents/settlement/store/statements.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { sqlMs } from '../cpu.ts'
import type { Place } from '../place.ts'
import { TOP, WEEK, ZONE } from './fill.ts'

const goal = (id: string, what: string): Goal => ({
  id,
  better: 'less',
  must: 2,
  ambitious: 1.2,
  unit: '×',
  what: `${what}, against a plain scan of the same rows`,
})

const LINE = `m.line > '{${TOP}}'::bigint[] and m.line < '{${TOP + 1n}}'::bigint[]`
const MEMBERS = `select count(*), count(*) filter (where m.type <> 0) from member m where ${LINE}`
const PLAY = `
  select count(*), sum(y.rounds), sum(y.stake), sum(y.valid), sum(y.win)
  from member m
  join play_member_day y on y.member_id = m.id and y.day between '${WEEK.from}' and '${WEEK.to}'
  where ${LINE}`
const ENTRIES = `
  select count(*), sum(l.amount)
  from member m
  join wallet w on w.owner = m.id and w.kind = 'cash'
  join line l on l.wallet = w.id and l.kind > 19
  where ${LINE} and l.at >= '${WEEK.from}' and l.at < '${WEEK.to}'::date + 1`

type Page = {
  readonly goal: Goal
  /** How often it is loaded for one measurement: CPU time has steps of 10 ms. */
  readonly times?: number
  readonly product: () => Promise<unknown>
  readonly plain: readonly string[]
}

/** Every page with its queries, and the plain scans of the rows that it reads. */
function pagesOf(db: Db): readonly Page[] {
  const scope = { top: TOP, depth: 1, from: [TOP], to: [TOP + 1n], hidesStaff: true }
  const asked = { ...WEEK, currency: 'VND', zone: ZONE } as const
  const now = new Date()
  const none = { find: undefined, state: undefined, kind: undefined, label: null }
  const first = { sort: 'newest', beforeId: null, afterKey: null, limit: 21, currency: 'VND', now } as const
  const start = { before: null, limit: 21 }
  return [
    {
      goal: goal('A1', 'overview of the top agent over a week'),
      product: () => overviewOf(db, scope, { ...asked, onlineSince: now, now }),
      plain: [MEMBERS, PLAY, ENTRIES],
    },
    {
      goal: goal('A2', 'a page of the team with its count'),
      times: 10,
      product: async () => [await teamOf(db, scope, { ...none, ...first }), await teamCount(db, scope, none)],
      plain: [
        `select * from member m where m.upline_id = ${TOP} order by m.id desc limit 21`,
        `select count(*) from member m where m.line > '{${TOP}}'::bigint[] and m.line < '{${TOP + 1n}}'::bigint[] and m.upline_id = ${TOP}`,
        `select count(*) from member m where ${LINE}`,
      ],
    },
    {
      goal: goal('A3', 'a page of the team’s bets with its totals'),
      product: async () => [
        await bettingOf(db, scope, { ...asked, ...start, find: undefined, category: undefined }),
        await bettingTotals(db, scope, { ...asked, find: undefined, category: undefined }),
      ],
      plain: [PLAY],
    },
    {
      goal: goal('A4', 'a page of the branches’ profit and loss'),
      product: () => branchesOf(db, scope, { ...asked, ...start, find: undefined }),
      plain: [MEMBERS, PLAY, ENTRIES],
    },
    {
      goal: goal('A5', 'a page of the line’s transactions with its totals'),
      product: async () => [
        await movesOf(db, scope, { ...asked, ...start, find: undefined, kind: undefined }),
        await moveTotals(db, scope, { ...asked, find: undefined, kind: undefined }),
      ],
      plain: [ENTRIES],
    },
    {
      goal: goal('A6', 'a page of the agent’s income and statements'),
      times: 50,
      product: async () => [
        await incomeBySource(db, { ...asked, owner: TOP }),
        await incomeRows(db, { ...asked, ...start, owner: TOP }),
        await statementsOf(db, { memberId: TOP, kind: undefined }, { below: null, limit: 21 }),
        await totalsOf(db, TOP, new Date(0)),
      ],
      plain: [
        `select count(*), sum(l.amount) from wallet w join line l on l.wallet = w.id where w.owner = ${TOP} and l.at >= '${WEEK.from}'`,
        `select * from agent_statement where member_id = ${TOP} order by number desc`,
      ],
    },
  ]
}

export async function benchPages(
  { ledgerUrl, pgPid }: Pick<Place, 'ledgerUrl' | 'pgPid'>,
  { rounds, tell }: { readonly rounds: number; readonly tell: (line: string) => void },
): Promise<readonly Reached[]> {
  const pool = openPool({ url: ledgerUrl, name: 'bench', max: 8 })
  const db = openDb(pool)
  const pages = pagesOf(db)
  try {
    const reached: Reached[] = []
    for (const { goal: of, times = 1, product, plain } of pages) {
      const ratios: number[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const plainMs = await sqlMs(pgPid, async () => {
          for (let n = 0; n < times; n += 1) for (const text of plain) await pool.query(text)
        })
        const productMs = await sqlMs(pgPid, async () => {
          for (let n = 0; n < times; n += 1) await product()
        })
        if (round === 0) continue // the first one fills the cache
        ratios.push(productMs / plainMs)
        tell(`  ${of.id}: ${productMs.toFixed(0)} ms; plain: ${plainMs.toFixed(0)} ms`)
      }
      const { low, median, high } = quartiles(ratios)
      reached.push({ goal: of, value: median, low, high, isNoisy: high > 1.3 * low })
    }
    return reached
  } finally {
    await pool.end()
  }
}
