import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { finish } from '#features/play/shared-rounds/testing/toys.ts'
import { pullFeeds } from './service/feeds.ts'
import { closeDraw, openDraw, resultFor, southern } from './testing/draws.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  linh = await operator(at)
  huy = await operator(at)
  mai = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const enter = (who: Operator, id: string, outcome: Record<string, string[]>) =>
  who.alone.lotteryResults.enter({ params: { id }, body: { outcome } })
const rowOf = async (who: Operator, id: string) =>
  (await who.alone.lotteryResults.waiting({})).rows.find((row) => row.id === id)
const file = (text: string) => [new File([text], 'results.csv')]
const csvOf = (lottery: string, day: string, prizes: Record<string, string[]>) =>
  [
    'lottery,date,tier,numbers',
    ...Object.entries(prizes).map(([tier, n]) => `${lottery},${day},${tier},${n.join(' ')}`),
  ].join('\n')

test('P6 two operators enter a Northern draw; a slip settles by its numbers, leading zeros included', async () => {
  const { id } = await openDraw(at)
  const result = { ...resultFor('one'), special: ['00407'] }
  const all = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')).join(',')
  const lines = [
    ['lo2', '270000.00', all],
    ['de', '1000.00', '07'],
  ]
  const { slip } = await mai.api.sharedRounds.sell({ body: { round: id, lines } })
  expect(await refusal(enter(linh, id, result))).toBe('lotteryOffice.notReady')
  await closeDraw(at, id)
  expect(await rowOf(linh, id)).toMatchObject({ state: 'none', tickets: 1, lottery: 'XSMB' })
  expect(await enter(linh, id, result)).toEqual({ state: 'waiting', places: [] })
  expect(await enter(linh, id, result)).toEqual({ state: 'waiting', places: [] })
  // the second operator sees who entered, not what
  expect((await rowOf(huy, id))?.entries).toMatchObject([
    { byName: linh.account, isYours: false, outcome: null },
  ])
  expect((await rowOf(linh, id))?.entries).toMatchObject([{ isYours: true, outcome: result }])
  expect(await enter(huy, id, result)).toEqual({ state: 'drawn', places: [] })
  expect(await finish(hostOf(at.app), id)).toMatchObject({ state: 'revealed', outcome: result })
  const { win } = await mai.api.sharedRounds.slip({ params: { slip } })
  // all hundred numbers hit 27 times at 99 each of 2,700; 07 is the end of the special prize, at 95
  expect(win).toBe(major(267_300) + major(95_000))
  expect(await refusal(enter(linh, id, result))).toBe('lotteryOffice.alreadyEntered')
  expect(await rowOf(linh, id)).toBeUndefined()
  const record = await linh.alone.lotteryDraws.one({ params: { id } })
  expect(record.results).toMatchObject([
    { enteredBy: linh.account, confirmedBy: huy.account, outcome: result },
  ])
})

test('P6 operators who disagree see where, and one corrects the typing error', async () => {
  const { id } = await openDraw(at, 'xskt')
  await closeDraw(at, id)
  const right = southern('two')
  await enter(linh, id, right)
  const [first = '', ...others] = right['prize4'] ?? []
  const wrong = {
    ...right,
    prize4: [`${first.slice(0, 3)}${first.slice(4)}${first[3]}`.padStart(5, '0'), ...others],
  }
  const typed =
    wrong.prize4[0] === first
      ? { ...wrong, prize4: [...others.slice(0, 1), first, ...others.slice(1)] }
      : wrong
  const differing = await enter(huy, id, typed)
  expect(differing.state).toBe('differs')
  expect(differing.places[0]).toEqual({ tier: 'prize4', place: 0 })
  const shown = await rowOf(linh, id)
  expect(shown).toMatchObject({ state: 'differs', places: differing.places })
  expect(shown?.entries.map(({ outcome }) => outcome)).toEqual([right, typed])
  expect(await enter(huy, id, right)).toMatchObject({ state: 'drawn' })
})

test('LOT-03 refuses a wrong number of prizes, wrong widths, repeats within a tier and unknown draws', async () => {
  const { id } = await openDraw(at)
  await closeDraw(at, id)
  const right = resultFor('three')
  const bad = [
    { ...right, special: [] },
    { ...right, special: ['1234'] },
    { ...right, prize7: ['07', '07', '12', '13'] },
    { ...right, prize8: ['12'] },
  ]
  for (const outcome of bad) expect(await refusal(enter(linh, id, outcome))).toBe('shared.outcomeInvalid')
  expect(await refusal(enter(linh, randomUUID(), right))).toBe('lotteryOffice.unknownDraw')
  expect((await rowOf(linh, id))?.state).toBe('none')
})

test('P6 an operator with a bet on the draw, or one brought in by the first, is not the second person', async () => {
  const { id } = await openDraw(at)
  const bettor = await operator(at)
  await mai.api.sharedRounds.sell({ body: { round: id, lines: [['de', '1000.00', '07']] } })
  await run(
    at.database.owner,
    sql`update member set email = (select email from operator where id = ${bettor.id}::uuid) where id = ${mai.id}`,
  )
  await closeDraw(at, id)
  const result = resultFor('four')
  expect(await refusal(enter(bettor, id, result))).toBe('shared.ownBet')
  await enter(linh, id, result)
  const { id: tiedId } = huy
  await run(
    at.database.owner,
    sql`insert into operator_tie (operator_id, maker_id, what, at) values (${tiedId}, ${linh.id}, 'invite', ${at.clock.now()})`,
  )
  expect(await refusal(enter(huy, id, result))).toBe('approvals.notQualified')
  await run(at.database.owner, sql`delete from operator_tie where operator_id = ${tiedId}`)
  expect(await enter(huy, id, result)).toMatchObject({ state: 'drawn' })
})

test('LOT-03 a file is one entry of its operator, and the same file again changes nothing', async () => {
  const [north, south] = [await openDraw(at), await openDraw(at, 'xskt')]
  for (const { id } of [north, south]) await closeDraw(at, id)
  const [a, b] = [resultFor('five'), southern('six')]
  const text = `${csvOf('XSMB', north.day, a)}\n${csvOf('XSKT', south.day, b).split('\n').slice(1).join('\n')}\nXSMB,2001-01-01,special,01234`
  const states = async (who: Operator) =>
    (await who.alone.lotteryResults.importFile({ files: file(text) })).rows.map(({ state }) => state)
  expect(await states(linh)).toEqual(['waiting', 'waiting', 'noDraw'])
  expect(await states(linh)).toEqual(['waiting', 'waiting', 'noDraw'])
  expect(await states(huy)).toEqual(['drawn', 'drawn', 'noDraw'])
  expect(await states(linh)).toEqual(['same', 'same', 'noDraw'])
  const other = await linh.alone.lotteryResults.importFile({
    files: file(csvOf('XSMB', north.day, resultFor('seven'))),
  })
  expect(other.rows).toMatchObject([{ lottery: 'XSMB', day: north.day, state: 'contradicts' }])
  const unreadable = linh.alone.lotteryResults.importFile({ files: file('giải,số') })
  expect(await refusal(unreadable)).toBe('lotteryOffice.fileUnreadable')
  expect(await refusal(linh.alone.lotteryResults.importFile({ files: [] }))).toBe('lotteryOffice.fileMissing')
})

test('P6 a feed is one source: an operator confirms what it delivers with its key', async () => {
  const { id, day } = await openDraw(at)
  await closeDraw(at, id)
  const result = resultFor('eight')
  const key = randomBytes(24).toString('base64url')
  const body = { name: 'minh-ngoc', source: { kind: 'push', key } as const, reason: 'official results' }
  expect(await refusal(linh.alone.lotteryResults.addFeed({ body }))).toBe('approvals.sent')
  const feed = await linh.api.lotteryResults.addFeed({ body })
  expect(await refusal(linh.api.lotteryResults.addFeed({ body }))).toBe('lotteryOffice.feedTaken')
  const push = (token: string, payload: string) =>
    fetch(`${at.site}/api/lottery/feeds/minh-ngoc/results`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: payload,
    })
  const delivery = JSON.stringify([{ lottery: 'XSMB', date: day, prizes: result }])
  expect(await (await push(key.replace(/.$/, '_-'), delivery)).json()).toMatchObject({
    errorCode: 'lotteryOffice.feedKey',
  })
  expect(await (await push(key, '[{')).json()).toMatchObject({ errorCode: 'lotteryOffice.fileUnreadable' })
  expect(await (await push(key, delivery)).json()).toMatchObject({ value: { rows: [{ state: 'waiting' }] } })
  expect(await (await push(key, delivery)).json()).toMatchObject({ value: { rows: [{ state: 'waiting' }] } })
  expect(await enter(linh, id, result)).toMatchObject({ state: 'drawn' })
  const off = { params: { id: feed.id }, body: { isOpen: false, reason: 'late results' } }
  expect(await linh.alone.lotteryResults.switchFeed(off)).toEqual({ isOn: false })
  expect(await (await push(key, delivery)).json()).toMatchObject({ errorCode: 'lotteryOffice.feedKey' })
  const on = { ...off, body: { ...off.body, isOpen: true } }
  expect(await refusal(linh.alone.lotteryResults.switchFeed(on))).toBe('approvals.sent')
  const none = { params: { id: randomUUID() }, body: off.body }
  expect(await refusal(linh.alone.lotteryResults.switchFeed(none))).toBe('lotteryOffice.unknownFeed')
})

test('P6 two feeds decide a draw without an operator; one that fails is noted', async () => {
  const { id, day } = await openDraw(at)
  await closeDraw(at, id)
  const result = resultFor('nine')
  const answers: Record<string, () => Response> = {
    'https://one.example/xs': () => Response.json([{ lottery: 'XSMB', date: day, prizes: result }]),
    'https://two.example/xs': () => new Response(csvOf('XSMB', day, result)),
    'https://three.example/xs': () => new Response('', { status: 503 }),
  }
  for (const [place, url] of Object.keys(answers).entries())
    await linh.api.lotteryResults.addFeed({
      body: { name: `pull-${place}`, source: { kind: 'pull', url }, reason: 'official results' },
    })
  const outbound = {
    ...at.app.outbound,
    fetch: (url: string | URL) => Promise.resolve(answers[String(url)]!()),
  }
  await pullFeeds({ ...at.app, outbound })
  expect((await linh.alone.lotteryDraws.one({ params: { id } })).results).toMatchObject([
    { enteredBy: 'feed pull-0', confirmedBy: 'feed pull-1' },
  ])
  const { list } = await linh.alone.lotteryResults.feeds({})
  expect(list.find(({ name }) => name === 'pull-2')?.lastProblem).toBe('HTTP 503')
})

test('P9 the record of a draw keeps sales, ticket file, events and result; exposure leaves cancelled slips out', async () => {
  const { id, day } = await openDraw(at)
  const sell = (stake: string, numbers: string) =>
    mai.api.sharedRounds.sell({ body: { round: id, lines: [['de', stake, numbers]] } })
  await sell('1000.00', '07')
  const { slip } = await sell('5000.00', '08')
  await mai.api.sharedRounds.cancel({ params: { slip } })
  const { books } = await linh.alone.lotteryDraws.exposure({ params: { id } })
  expect(books).toMatchObject([
    {
      merchant: 'JADE',
      currency: 'VND',
      most: major(95_000),
      numbers: [{ key: 'de:07', cap: null }],
      further: 0,
    },
  ])
  const query = { lottery: 'XSMB', from: day, to: day }
  const { rows, next } = await linh.alone.lotteryDraws.list({ query })
  expect(rows).toMatchObject([
    { id, label: day, state: 'open', isWaiting: false, books: [{ slips: 1, stake: major(1_000) }] },
  ])
  expect(next).toBeNull()
  await closeDraw(at, id)
  const record = await linh.alone.lotteryDraws.one({ params: { id } })
  expect(record).toMatchObject({ tickets: 1, mayVoid: true, mayCorrect: false, draw: { isWaiting: true } })
  expect(record.events.map(({ kind }) => kind)).toEqual(['open', 'locked', 'sealed'])
  expect(record.tiers?.[0]).toEqual({ key: 'special', count: 1, width: 5 })
  const none = { params: { id: randomUUID() } }
  expect(await refusal(linh.alone.lotteryDraws.one(none))).toBe('lotteryOffice.unknownDraw')
  expect(await refusal(linh.alone.lotteryDraws.exposure(none))).toBe('lotteryOffice.unknownDraw')
})

test('LOT-01 the list of draws goes by pages, future draws soonest first', async () => {
  const { list } = await linh.alone.lotteryDraws.lotteries({})
  expect(list.find(({ code }) => code === 'XSBTR')).toMatchObject({
    source: 'outside',
    times: { days: [2], at: '16:15' },
  })
  const today = dayIn('Asia/Ho_Chi_Minh', at.clock.now())
  const query = { area: 'VN', from: today, to: addDays(today, 6), limit: 20 } as const
  const first = await linh.alone.lotteryDraws.list({ query })
  const second = await linh.alone.lotteryDraws.list({ query: { ...query, after: first.next ?? '' } })
  const times = [...first.rows, ...second.rows].map(({ drawsAt }) => drawsAt.getTime())
  expect(times).toHaveLength(40)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(40)
})

test('M5 an operator of one brand sees the sales of that brand only', async () => {
  const { id, day } = await openDraw(at)
  await mai.api.sharedRounds.sell({ body: { round: id, lines: [['de', '1000.00', '07']] } })
  const amber = await operator(at, { brands: ['AMBER'] })
  // that brand's day begins at another hour
  const query = { lottery: 'XSMB', from: addDays(day, -1), to: addDays(day, 1) }
  const { rows } = await amber.alone.lotteryDraws.list({ query })
  expect(rows.find((row) => row.id === id)?.books).toEqual([])
  expect((await amber.alone.lotteryDraws.exposure({ params: { id } })).books).toEqual([])
})
