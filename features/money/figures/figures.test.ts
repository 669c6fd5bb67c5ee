import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { sumDays } from '#features/money/wallet/store/days.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { definedPostings, post } from '#ledger/posting.ts'
import { figures } from './rules/catalogue.ts'
import { figureOfKind } from './rules/kinds.ts'
import { actions, live, type Played } from './testing/activity.ts'

/** Clocks of New York go back an hour on the second of these days. */
const FIRST = '2026-10-31'
const LAST = '2026-11-08'
const ZONES = { JADE: 'Asia/Kolkata', AMBER: 'America/New_York' } as const
type Brand = keyof typeof ZONES
const brands = ['JADE', 'AMBER'] as const

let at: TestApp
let staff: Operator
let people: readonly (Person & { readonly merchant: Brand })[]
let played: readonly Played[]
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date(`${LAST}T18:00:00Z`))
  for (const [code, zone] of Object.entries(ZONES))
    await run(at.database.owner, sql`update merchant set time_zone = ${zone} where code = ${code}`)
  at.app.merchants.forget()
  staff = await operator(at)
  people = await Promise.all(
    (['JADE', 'JADE', 'AMBER', 'AMBER'] as const).map(async (merchant) => ({
      ...(await person(at, { merchant })),
      merchant,
    })),
  )
  const wallets = people.map(({ wallet }) => wallet)
  const from = new Date(`${FIRST}T22:00:00Z`)
  const rich = wallets.map((wallet) => ({
    posting: depositCredited,
    key: `rich:${wallet}`,
    wallet,
    amount: major(1_000_000),
    detail: 'bank',
  }))
  await inTransaction(at.database.owner, (tx) => post(tx, rich, { at: from }))
  const list = fc.sample(actions, { numRuns: 420, seed: 2026 })
  const first = await live(at.database.owner, wallets, { list: list.slice(0, 210), from })
  // what has been summed and what follows must give the same figures
  await countPlay(at.app, from)
  for (const { wallet } of people) await sumDays(at.database.db, wallet)
  const then = await live(at.database.owner, wallets, { list: list.slice(210), from: first.until })
  await countPlay(at.app, from) // counted, and nothing closed: history is written later on
  played = [...first.played, ...then.played]
  if (then.until > at.clock.now()) throw new Error('the activity reaches into the future')
}, 120_000)
afterAll(() => at.close())

type Days = Readonly<Record<string, bigint>>

/** Codes are listed explicitly: a figure that omits a kind, or a kind booked elsewhere, fails here. */
const [DEPOSITS, PAID, RETURNED, FEES] = [[20, 22, 24, 25], [40], [42], [21, 41, 43]]

async function rawDays(brand: Brand, codes: readonly number[], wallet: bigint | null = null): Promise<Days> {
  const rows = await many(
    at.database.owner,
    sql<{ day: string; sum: bigint }>`
      select (l.at at time zone ${ZONES[brand]})::date::text as day, sum(l.amount)::bigint as sum
      from line l
      join wallet w on w.id = l.wallet
      join book b on b.id = w.book
      where b.merchant = ${brand} and l.kind = any(${[...codes]}::int[]) and (${wallet}::bigint is null or l.wallet = ${wallet})
      group by 1
    `,
  )
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0n).map(({ day, sum }) => [day, sum]))
}

/** The operator's revenue by day, from the house accounts: the other half of every entry. */
async function revenueDays(brand: Brand): Promise<Days> {
  const rows = await many(
    at.database.owner,
    sql<{ day: string; sum: bigint }>`
      select (l.at at time zone ${ZONES[brand]})::date::text as day, sum(e.amount)::bigint as sum
      from hot_entry e
      join house_account a on a.id = e.account and a.kind = 'ggr'
      join book b on b.id = a.book and b.merchant = ${brand}
      join (select distinct batch, at from line) l on l.batch = e.batch
      group by 1
    `,
  )
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0n).map(({ day, sum }) => [day, sum]))
}

const notedDays = (brand: Brand, of: 'rounds' | 'stakes' | 'wins', who?: bigint): Days => {
  const days = new Map<string, bigint>()
  for (const one of played) {
    const whose = people[one.who]
    if (whose?.merchant !== brand || (who !== undefined && whose.id !== who)) continue
    const day = dayIn(ZONES[brand], one.at)
    days.set(day, (days.get(day) ?? 0n) + one[of])
  }
  return Object.fromEntries([...days].filter(([, sum]) => sum !== 0n))
}

const minus = (one: Days, ...others: readonly Days[]): Days => {
  const keys = new Set([one, ...others].flatMap((days) => Object.keys(days)))
  const left = [...keys].map((key): [string, bigint] => [
    key,
    others.reduce((rest, other) => rest - (other[key] ?? 0n), one[key] ?? 0n),
  ])
  return Object.fromEntries(left.filter(([, sum]) => sum !== 0n))
}
const negative = (days: Days): Days => minus({}, days)
const total = (days: Days): bigint => Object.values(days).reduce((sum, one) => sum + one, 0n)
const byDay = <Row extends { readonly day: string }>(rows: readonly Row[], of: (row: Row) => bigint): Days =>
  rows.reduce<Days>((days, row) => minus(days, { [row.day]: -of(row) }), {})

test('M8 B4 shows the overview’s days as in the raw ledger entries, for two brands, currencies and zones across a clock change', async () => {
  for (const brand of brands) {
    const { days } = await staff.api.memberDesk.overview({ query: { merchant: brand } })
    const raw = (codes: readonly number[]) => rawDays(brand, codes)
    expect(byDay(days, (day) => day.deposits)).toEqual(await raw(DEPOSITS))
    expect(byDay(days, (day) => day.withdrawals)).toEqual(negative(await raw([...PAID, ...RETURNED])))
    expect(byDay(days, (day) => day.ggr)).toEqual(await revenueDays(brand))
    expect(byDay(days, (day) => day.stakes)).toEqual(notedDays(brand, 'stakes'))
    expect(byDay(days, (day) => day.stakes - day.ggr)).toEqual(notedDays(brand, 'wins'))
    expect(byDay(days, (day) => BigInt(day.rounds))).toEqual(notedDays(brand, 'rounds'))
  }
})

test('B4 reports the same deposits, withdrawals and fees per day as the overview and the raw entries', async () => {
  const query = { from: FIRST, to: LAST }
  for (const brand of brands) {
    const { rows } = await staff.api.reports.money({ query: { ...query, merchant: brand } })
    const [paidIn, paidOut] = [
      rows.filter(({ way }) => way === 'in'),
      rows.filter(({ way }) => way === 'out'),
    ]
    expect(byDay(paidIn, (row) => row.moved)).toEqual(await rawDays(brand, DEPOSITS))
    expect(byDay(paidOut, (row) => row.moved - row.returned)).toEqual(
      negative(await rawDays(brand, [...PAID, ...RETURNED])),
    )
    expect(byDay(rows, (row) => row.fees)).toEqual(negative(await rawDays(brand, FEES)))
  }
})

test('B4 reports all-time stakes, wins and revenue per game from summed hours plus newer entries', async () => {
  const { games } = await staff.api.reports.games({ query: { period: 'ltd' } })
  for (const brand of brands) {
    const own = games.filter(({ merchant }) => merchant === brand)
    const sum = (of: (row: (typeof own)[number]) => bigint) => own.reduce((all, row) => all + of(row), 0n)
    expect(sum((row) => row.stake)).toBe(total(notedDays(brand, 'stakes')))
    expect(sum((row) => row.win)).toBe(total(notedDays(brand, 'wins')))
    expect(sum((row) => row.ggr)).toBe(total(await revenueDays(brand)))
    expect(sum((row) => row.rounds)).toBe(total(notedDays(brand, 'rounds')))
  }
  // a month that begins at half past an hour of UTC
  const month = await staff.api.reports.games({ query: { period: 'mtd' } })
  const jade = month.games.filter(({ merchant }) => merchant === 'JADE')
  const since = Object.entries(notedDays('JADE', 'stakes')).filter(([day]) => day >= '2026-11-01')
  expect(jade.reduce((all, row) => all + row.stake, 0n)).toBe(total(Object.fromEntries(since)))
})

test('B3 M8 shows the same sums on the office’s member page and the member’s own pages, by day and all-time', async () => {
  for (const { id, wallet, merchant, api } of people) {
    const raw = async (...codes: readonly number[]) => total(await rawDays(merchant, codes, wallet))
    const [deposits, withdrawals] = [await raw(...DEPOSITS), -(await raw(...PAID, ...RETURNED))]
    const [stakes, wins] = [total(notedDays(merchant, 'stakes', id)), total(notedDays(merchant, 'wins', id))]
    const { totals } = await staff.api.memberDesk.member({ params: { id } })
    expect(totals).toMatchObject({ deposits, withdrawals, stakes, wins })
    const query = { from: FIRST, to: LAST }
    const profit = await api.statements.profit({ query })
    expect(profit.totals).toMatchObject({
      deposits,
      withdrawals,
      stake: stakes,
      win: wins,
      net: wins - stakes,
    })
    expect(profit.netEver).toBe(wins - stakes)
    const steps = profit.steps.map(({ step, ...sums }) => ({ day: step, ...sums }))
    expect(byDay(steps, (step) => step.stake)).toEqual(notedDays(merchant, 'stakes', id))
    expect(byDay(steps, (step) => step.win)).toEqual(notedDays(merchant, 'wins', id))
    expect(byDay(steps, (step) => step.deposits)).toEqual(await rawDays(merchant, DEPOSITS, wallet))
    const transfers = await raw(62, 63)
    const netDeposits = deposits - withdrawals + (await raw(...FEES)) + transfers
    expect(profit.netDeposits).toBe(netDeposits)
    expect((await api.wallet.statement({})).netDeposits).toBe(netDeposits)
    const credit = await api.statements.credit({ query })
    const net = (section: string) => {
      const sums = credit.sections.find((one) => one.section === section)
      return (sums?.moneyIn ?? 0n) - (sums?.moneyOut ?? 0n)
    }
    expect(net('deposits')).toBe(await raw(...DEPOSITS, 21))
    expect(net('withdrawals')).toBe(await raw(...PAID, ...RETURNED, 41, 43))
    expect(net('transfers')).toBe(await raw(62, 63, 64, 65, 66))
  }
})

test('B4 keeps a closed day’s figures when one of its rounds is voided later', async () => {
  const [someone] = people
  if (!someone) throw new Error('nobody is there')
  const wallets = people.map(({ wallet }) => wallet)
  const stakesOn = async () =>
    byDay((await staff.api.memberDesk.overview({ query: { merchant: 'JADE' } })).days, (day) => day.stakes)
  at.clock.forward(6_000)
  const action = { who: 0, minutes: 0, stake: 500_000n, win: 0n } as const
  const list = [
    { ...action, what: 'instant' as const },
    { ...action, what: 'void' as const, minutes: 1_440 },
  ]
  const from = new Date(`${addDays(LAST, -2)}T12:00:00Z`)
  const before = await stakesOn()
  await live(at.database.owner, wallets, { list, from })
  at.clock.forward(6_000)
  expect(minus(await stakesOn(), before)).toEqual({
    [addDays(LAST, -2)]: 500_000n,
    [addDays(LAST, -1)]: -500_000n,
  })
})

test('M8 every kind of movement counts in exactly one figure, in the rules as in the ledger’s view', async () => {
  const rows = await many(
    at.database.db,
    sql<{ kind: string; figure: string }>`select kind, figure from figure_kind order by kind`,
  )
  const outside = Object.entries(figureOfKind).filter(([, figure]) => figure !== 'play')
  expect(rows.map(({ kind, figure }): [string, string] => [kind, figure])).toEqual(
    outside.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  // the ledger's tests define their own kinds in the same process
  // the books of points are not money
  const kinds = definedPostings().filter(
    ({ kind, house }) => !kind.startsWith('test.') && house !== 'points_issued',
  )
  expect(kinds.filter(({ kind }) => figureOfKind[kind] === undefined)).toEqual([])
})

test('M8 what moved outside play is the same in the view for large lines as in the one of all entries', async () => {
  const columns = [
    'deposits',
    'deposit_fees',
    'withdrawals',
    'withdrawal_fees',
    'transfers_in',
    'transfers_out',
    'bonuses',
  ]
  const of = (view: string, where: string) =>
    many(
      at.database.db,
      sql.raw<Record<string, unknown>>(`
        select wallet, seq, day, member_id, merchant, currency, kind, ${columns.join(', ')}
        from ${view}
        where ${where} and (${columns.map((column) => `${column} <> 0`).join(' or ')})
        order by wallet, seq
      `),
    )
  const moved = await of('figure_moved', 'true')
  expect(moved).toEqual(await of('figure_line', 'code > 19'))
  expect(new Set(moved.map(({ kind }) => kind)).size).toBeGreaterThan(5)
})

test('M8 detects a view that omits matched deposits by the raw entries', async () => {
  const { owner } = at.database
  const [known] = await many(
    owner,
    sql<{ text: string }>`select pg_get_viewdef('figure_kind'::regclass) as text`,
  )
  const text = known?.text ?? ''
  const planted = text.replace(/\('deposit\.matched'::text,'deposits'::text,1\), /, '')
  expect(planted).not.toBe(text)
  const deposits = async () => {
    at.clock.forward(6_000)
    const { days } = await staff.api.memberDesk.overview({ query: { merchant: 'JADE' } })
    return byDay(days, (day) => day.deposits)
  }
  await sql.raw(`create or replace view figure_kind as ${planted}`).execute(owner)
  expect(await deposits()).not.toEqual(await rawDays('JADE', DEPOSITS))
  await sql.raw(`create or replace view figure_kind as ${text}`).execute(owner)
  expect(await deposits()).toEqual(await rawDays('JADE', DEPOSITS))
})

test('M8 documents the figures exactly as the catalogue defines them', () => {
  const text = readFileSync(new URL('../../../docs/decisions/0035-figures.md', import.meta.url), 'utf8')
  for (const [name, { says, from, day }] of Object.entries(figures))
    expect(text).toContain(`| ${name} | ${says} | ${from} | ${day} |`)
})
