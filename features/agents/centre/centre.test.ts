import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { insertRates, setRights } from '#features/agents/tree/store.ts'
import type { Right } from '#features/agents/tree/rules/rights.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'

let at: TestApp
const line: Record<'duc' | 'hoa' | 'tam' | 'mai' | 'lan' | 'staff' | 'other' | 'stranger' | 'amber', Person> =
  Object.create(null)

async function placed(
  type: number,
  upline: Person | null,
  more: { merchant?: 'JADE' | 'AMBER'; balance?: bigint } = {},
) {
  const made = await person(at, { type, ...more })
  if (upline) await run(at.app.db, sql`update member set upline_id = ${upline.id} where id = ${made.id}`)
  return made
}

beforeAll(async () => {
  at = await testApp()
  line.duc = await placed(1, null)
  line.hoa = await placed(2, line.duc)
  line.tam = await placed(2, line.hoa)
  line.mai = await placed(0, line.hoa, { balance: major(500) })
  line.lan = await placed(0, line.tam, { balance: major(70) })
  line.staff = await placed(41, line.duc)
  line.other = await placed(1, null)
  line.stranger = await placed(0, line.other, { balance: major(9_000) })
  line.amber = await placed(0, null, { merchant: 'AMBER' })
  const now = new Date()
  await insertFact(at, line.mai, { at: now, stake: major(100), win: major(40) })
  await insertFact(at, line.lan, { at: now, stake: major(30), win: major(50), category: 'LIVE' })
  await insertFact(at, line.stranger, { at: now, stake: major(777), win: 0n })
  await countAll(at, { from: new Date(0), to: new Date(0) })
})
afterAll(() => at.close())

const grant = (rights: readonly Right[]) =>
  inTransaction(at.app.db, (tx) =>
    setRights(tx, { memberId: line.staff.id, rights, by: line.duc.id, now: at.clock.now() }),
  )

test('AGT-02 the overview adds up by day, level and category, and knows no other line', async () => {
  const shown = await line.duc.api.agents.overview({ query: {} })
  expect(shown).toMatchObject({ members: 4, agents: 2, currency: 'VND' })
  expect(shown.totals).toMatchObject({
    stake: major(130),
    win: major(90),
    profit: major(40),
    deposits: major(570),
    active: 2,
    depositors: 2,
    newMembers: 4,
  })
  expect(shown.days).toHaveLength(7)
  const sum = (rows: readonly { stake: bigint }[]) => rows.reduce((total, { stake }) => total + stake, 0n)
  expect([sum(shown.days), sum(shown.levels), sum(shown.categories)]).toEqual([
    major(130),
    major(130),
    major(130),
  ])
  expect(shown.levels.map(({ level, members }) => [level, members])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ])
  const ofHoa = await line.duc.api.agents.overview({ query: { of: line.hoa.id } })
  expect(ofHoa.totals.stake).toBe(major(130))
  expect((await line.hoa.api.agents.overview({ query: {} })).members).toBe(3)
})

test('AGT-02 N1 the tree opens level by level; only the direct upline sees balance, login and rebates', async () => {
  const top = await line.duc.api.agents.team({ query: {} })
  expect(top.rows).toMatchObject([{ account: line.hoa.account, level: 1, directs: 2, team: 3 }])
  expect(top.rows[0]?.direct).toMatchObject({ isOnline: true })
  const below = await line.duc.api.agents.team({ query: { of: line.hoa.id } })
  expect(below.path).toEqual([{ id: line.hoa.id, account: line.hoa.account }])
  expect(below.rows.map(({ account, level, direct }) => [account, level, direct])).toEqual([
    [line.mai.account, 2, null],
    [line.tam.account, 2, null],
  ])
  const own = await line.hoa.api.agents.team({ query: { kind: 'players' } })
  expect(own.rows).toMatchObject([{ account: line.mai.account, level: 1, direct: { balance: major(500) } }])
  expect(
    JSON.stringify(own, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toMatch(/email|mobile|payee|birthday/i)
})

test('AGT-02 lists are searched, sorted and paged within the line', async () => {
  const { api } = line.duc
  const found = await api.agents.team({ query: { find: line.lan.account.slice(0, 6).toUpperCase() } })
  expect(found.rows.map(({ account }) => account)).toContain(line.lan.account)
  expect((await api.agents.team({ query: { find: line.stranger.account } })).rows).toEqual([])
  expect((await api.agents.team({ query: { find: '%' } })).rows).toEqual([])
  const pages: string[] = []
  let before: string | undefined
  do {
    const page = await line.hoa.api.agents.team({
      query: { limit: 1, sort: 'account', ...(before ? { before } : {}) },
    })
    pages.push(...page.rows.map(({ account }) => account))
    before = page.next ?? undefined
  } while (before !== undefined)
  expect(pages).toEqual([line.mai.account, line.tam.account].toSorted())
})

test('AGT-02 betting, profit and transactions add up over their pages and drill down', async () => {
  const { api } = line.duc
  const first = await api.agents.betting({ query: { limit: 1 } })
  const second = await api.agents.betting({ query: { limit: 1, before: first.next ?? '' } })
  expect([...first.rows, ...second.rows].reduce((sum, { stake }) => sum + stake, 0n)).toBe(first.totals.stake)
  expect(first.totals).toMatchObject({ stake: major(130), profit: major(40) })
  const day = first.rows[0]?.day ?? ''
  const bets = await api.agents.bets({ params: { id: line.mai.id }, query: { day } })
  expect(bets.rows).toMatchObject([{ stake: major(100), win: major(40), category: 'RNG' }])
  const profit = await line.hoa.api.agents.profit({ query: {} })
  expect(profit.rows.map(({ account, stake, deposits, team }) => [account, stake, deposits, team])).toEqual([
    [line.mai.account, major(100), major(500), 0],
    [line.tam.account, major(30), major(70), 1],
  ])
  expect(profit.totals).toMatchObject({ stake: major(130), deposits: major(570) })
  const moves = await api.agents.moves({ query: { kind: 'deposit' } })
  expect(moves.rows.map(({ account, amount }) => [account, amount])).toEqual([
    [line.lan.account, major(70)],
    [line.mai.account, major(500)],
  ])
  expect(moves.totals.deposits).toBe(major(570))
  expect(await api.agents.income({ query: {} })).toMatchObject({ total: 0n, rows: [] })
})

test('AGT-03 another line’s, upline’s or brand’s member is the same 404 as one that does not exist, on every call', async () => {
  const strangers = [line.stranger.id, line.other.id, line.duc.id, line.hoa.id, line.amber.id, 99_999_999n]
  const { api } = line.hoa
  const day = dayIn('Asia/Ho_Chi_Minh', new Date())
  for (const id of strangers) {
    const calls = [
      () => api.agents.member({ params: { id } }),
      () => api.agents.setRates({ params: { id }, body: { rates: [{ category: 'RNG', ppm: 0 }] } }),
      () => api.agents.setLabels({ params: { id }, body: { labels: ['x'] } }),
      () => api.agents.message({ body: { to: id, title: 'x', text: 'x' } }),
      () => api.agents.bets({ params: { id }, query: { day } }),
      ...(id === line.hoa.id
        ? []
        : [
            () => api.agents.team({ query: { of: id } }),
            () => api.agents.overview({ query: { of: id } }),
            () => api.agents.betting({ query: { of: id } }),
            () => api.agents.profit({ query: { of: id } }),
            () => api.agents.moves({ query: { of: id } }),
            () => api.agents.export({ body: { what: 'team', of: id } }),
          ]),
    ]
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ code: 'agents.unknownMember', status: 404 })
  }
  for (const find of [line.stranger.account, line.duc.account, line.amber.account]) {
    expect((await api.agents.team({ query: { find } })).total).toBe(0)
    expect((await api.agents.betting({ query: { find } })).rows).toEqual([])
    expect((await api.agents.moves({ query: { find } })).rows).toEqual([])
    expect((await api.agents.profit({ query: { find } })).rows).toEqual([])
  }
  // a cursor of another line's list shows the own line only
  const theirs = await line.other.api.agents.betting({ query: { limit: 1 } })
  const row = theirs.rows[0]
  const mixed = await api.agents.betting({ query: { before: `${row?.day}~${row?.id}~${row?.category}` } })
  expect(mixed.rows.every(({ id }) => id === line.mai.id || id === line.lan.id)).toBe(true)
})

test('AGT-01 a member who is no agent, and one that stops being one, is refused', async () => {
  expect(await refusal(line.mai.api.agents.me())).toBe('permission.missing')
  await run(at.app.db, sql`update member set type = 2 where id = ${line.lan.id}`)
  expect((await line.lan.api.agents.me()).opens).toContain('player')
  await run(at.app.db, sql`update member set type = 0 where id = ${line.lan.id}`)
  expect(await refusal(line.lan.api.agents.me())).toBe('permission.missing')
})

test('AGT-01 staff have the rights that their owner grants, on the owner’s team', async () => {
  await grant([])
  const { api } = line.staff
  expect(await refusal(api.agents.team({ query: {} }))).toBe('agents.noRight')
  expect(await refusal(api.agents.income({ query: {} }))).toBe('agents.noRight')
  expect(await refusal(api.agents.moves({ query: {} }))).toBe('agents.noRight')
  expect(await refusal(api.agents.message({ body: { title: 'x', text: 'x' } }))).toBe('agents.noRight')
  expect(await refusal(api.agents.export({ body: { what: 'team' } }))).toBe('agents.noRight')
  await grant(['team'])
  expect((await api.agents.team({ query: {} })).rows.map(({ account }) => account)).toEqual([
    line.hoa.account,
  ])
  expect(await refusal(api.agents.setLabels({ params: { id: line.hoa.id }, body: { labels: [] } }))).toBe(
    'agents.noRight',
  )
  expect(await api.agents.me()).toMatchObject({ isStaff: true, rights: ['team'], opens: [] })
})

test('AGT-02 rebates lie between those of the downline and the upline’s own; labels are private', async () => {
  await inTransaction(at.app.db, async (tx) => {
    await insertRates(tx, {
      memberId: line.duc.id,
      rates: [{ category: 'RNG', ppm: 15_000 }],
      by: null,
      now: new Date(0),
    })
  })
  const set = (who: Person, id: bigint, ppm: number) =>
    who.api.agents.setRates({ params: { id }, body: { rates: [{ category: 'RNG', ppm }] } })
  expect(await refusal(set(line.duc, line.hoa.id, 15_001))).toBe('agents.rateOutOfBounds')
  await set(line.duc, line.hoa.id, 12_000)
  await set(line.hoa, line.mai.id, 8_000)
  expect(await refusal(set(line.duc, line.hoa.id, 7_999))).toBe('agents.rateOutOfBounds')
  expect(await refusal(set(line.duc, line.mai.id, 8_000))).toBe('agents.unknownMember')
  const shown = await line.duc.api.agents.member({ params: { id: line.hoa.id } })
  expect(shown.bounds.find(({ category }) => category === 'RNG')).toEqual({
    category: 'RNG',
    least: 8_000,
    most: 15_000,
  })
  expect(shown.row.direct?.rates).toEqual([{ category: 'RNG', ppm: 12_000 }])
  await line.duc.api.agents.setLabels({
    params: { id: line.hoa.id },
    body: { labels: ['north', 'north', 'key'] },
  })
  expect((await line.duc.api.agents.team({ query: { label: 'key' } })).rows).toHaveLength(1)
  expect((await line.duc.api.agents.team({ query: { label: 'no' } })).rows).toHaveLength(0)
})

test('AGT-02 a message reaches the inbox of the line, as text, but not of a member to whom nothing may be offered', async () => {
  const send = (to: bigint | undefined) =>
    line.hoa.api.agents.message({ body: { ...(to ? { to } : {}), title: 'Hello', text: '<b>New</b> games' } })
  expect(await send(line.lan.id)).toEqual({ sent: 1 })
  await line.mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await send(undefined)).toEqual({ sent: 2 })
  const got = await many(
    at.database.owner,
    sql<{ memberId: bigint; body: { en: string } }>`
      select member_id, body
      from inbox_message
      where occasion like 'agent:%'
      order by member_id
    `,
  )
  expect(new Set(got.map(({ memberId }) => memberId))).toEqual(new Set([line.lan.id, line.tam.id]))
  expect(got[0]?.body.en).toContain('&lt;b&gt;')
})

test('AGT-02 files hold the lists of the line, with formulas as text; a period of more than a quarter is refused', async () => {
  const file = await line.hoa.api.agents.export({ body: { what: 'moves' } })
  const text = await file.text()
  expect(text).toContain(line.mai.account)
  expect(text).not.toContain(line.stranger.account)
  for (const what of ['team', 'betting', 'profit', 'income'] as const)
    expect((await line.hoa.api.agents.export({ body: { what } })).size).toBeGreaterThan(20)
  const long = { from: '2026-01-01', to: '2026-11-01' }
  expect(await refusal(line.hoa.api.agents.overview({ query: long }))).toBe('agents.periodInvalid')
})
