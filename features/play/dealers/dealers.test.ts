import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { newId } from '#contract/new-id.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { driveSeries } from '#features/play/shared-rounds/public/timed.ts'
import { consoles, reason, soon } from './testing/consoles.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let boss: Operator
let mai: Person
let room: ReturnType<typeof consoles>
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  ;[linh, huy, boss] = [await operator(at), await operator(at), await operator(at)]
  mai = await person(at, { balance: major(1_000_000_000) })
  room = consoles({ linh, huy, boss, mai })
})
afterAll(() => at.close())

const seen = async (table: string) => (await mai.api.tables.table({ params: { table } })).round

test('STU-06 a table is listed and open only while dealer and second source are on shift, one person at each console', async () => {
  const codes = async () => (await mai.api.tables.list({ query: {} })).list.map(({ code }) => code)
  expect(await codes()).not.toContain('ROD')
  expect(await refusal(room.dealer.open(room.of('ROD')))).toBe('dealers.notOnShift')
  await room.start(linh, 'ROD', 'dealer', room.pages.linh)
  expect(await refusal(room.start(huy, 'ROD', 'dealer', room.pages.huy))).toBe('dealers.seatTaken')
  expect(await refusal(room.start(linh, 'ROD', 'second', room.pages.linh))).toBe('dealers.atAnother')
  expect(await refusal(room.start(linh, 'SBD', 'dealer', room.pages.linh))).toBe('dealers.atAnother')
  expect(await refusal(room.dealer.open(room.of('ROD', newId())))).toBe('dealers.otherConsole')
  expect(await refusal(room.dealer.open(room.of('ROD')))).toBe('dealers.noSecond')
  await room.start(huy, 'ROD', 'second', room.pages.huy)
  expect(await refusal(room.second.open(room.of('ROD', room.pages.huy)))).toBe('dealers.dealerOnly')
  await expect.poll(codes, soon).toContain('ROD')
  // the person goes on at another page, and back
  const other = newId()
  await room.start(linh, 'ROD', 'dealer', other)
  expect(await refusal(room.dealer.close(room.of('ROD')))).toBe('dealers.otherConsole')
  await room.start(linh, 'ROD', 'dealer', room.pages.linh)
  expect(await refusal(room.dealer.close(room.of('ROD')))).toBe('dealers.noRound')
  expect(await refusal(room.dealer.show({ params: { table: 'RO1' } }))).toBe('dealers.unknownTable')
})

test('STU-06 a wheel is settled with what both sources read; bets after the close are refused by the database’s clock', async () => {
  const before = await room.balance()
  const { round } = await room.dealer.open(room.of('ROD'))
  expect(await refusal(room.dealer.open(room.of('ROD')))).toBe('dealers.roundRunning')
  expect(await refusal(room.dealer.end(room.of('ROD')))).toBe('dealers.roundRunning')
  expect(await refusal(room.scan('linh', 'ROD', '17'))).toBe('dealers.betsOpen')
  await room.bet('ROD', round, 'straight:17', 10_000)
  await room.dealer.close(room.of('ROD'))
  expect(await refusal(room.bet('ROD', round, 'red', 10_000))).toBe('shared.saleOver')
  expect(await refusal(room.scan('linh', 'ROD', '37'))).toBe('dealers.entryInvalid')
  expect(await room.scan('linh', 'ROD', '17')).toEqual({ state: 'waiting' })
  expect(await refusal(room.scan('linh', 'ROD', '17'))).toBe('dealers.readAll')
  // the second source, and who has no shift, learn how much was read and not what
  const away = await boss.alone.dealerConsole.show({ params: { table: 'ROD' } })
  expect(away).toMatchObject({ mine: null, round: { own: [], agreed: 0 } })
  const readAtPit = async () => (await room.pit.show({ params: { table: 'ROD' } })).rounds[0]?.read
  expect(await readAtPit()).toEqual({ dealer: [], second: [] })
  const again = { console: room.pages.linh, place: 1, entry: '17' }
  expect(await refusal(room.dealer.scan({ params: { table: 'ROD' }, body: again }))).toBe('dealers.outOfTurn')
  const misdeal = { params: { table: 'ROD' }, body: { console: room.pages.linh, reason } }
  expect(await refusal(room.dealer.misdeal(misdeal))).toBe('dealers.cardsSeen')
  // one operator does not call off what was seen, wherever they try, not even once the entry is cancelled
  await room.dealer.takeBack(room.of('ROD'))
  expect(await refusal(room.dealer.misdeal(misdeal))).toBe('dealers.cardsSeen')
  const closed = { params: { table: 'ROD' }, body: { round: 'void' as const, reason } }
  expect(await boss.alone.liveOffice.close(closed)).toEqual({ voided: [] })
  expect(await room.scan('linh', 'ROD', '17')).toEqual({ state: 'waiting' })
  expect(await room.scan('huy', 'ROD', '18')).toEqual({ state: 'differs' })
  expect(await readAtPit()).toEqual({ dealer: [], second: [] })
  const { rows } = await boss.alone.liveOffice.incidents({ query: { table: 'ROD' } })
  expect(rows[0]).toMatchObject({ kind: 'differs', reason: '' })
  expect(rows.find(({ kind }) => kind === 'takenBack')).toMatchObject({ reason: '' })
  await room.second.takeBack(room.of('ROD', room.pages.huy))
  expect(await room.scan('huy', 'ROD', '17')).toEqual({ state: 'settled' })
  expect(await readAtPit()).toEqual({ dealer: ['17'], second: ['17'] })
  const later = (await boss.alone.liveOffice.incidents({ query: { table: 'ROD' } })).rows
  expect(later.filter(({ kind }) => kind === 'takenBack').map((row) => row.reason)).toEqual(['18', '17'])
  expect(await room.balance()).toBe(before + major(350_000))
  expect(await seen('ROD')).toMatchObject({ mark: '17', outcome: { number: 17, lucky: [] }, phase: 'over' })
  expect(await refusal(room.dealer.open(room.of('ROD')))).toBe('dealers.closed')
  await boss.api.liveOffice.open({ params: { table: 'ROD' }, body: { reason } })
  expect(await room.log('ROD')).toEqual([
    'opened',
    'takenBack',
    'differs',
    'closed',
    'takenBack',
    'shiftStarted',
    'shiftStarted',
  ])
})

test('STU-06 a pit boss corrects a result with a preview of the money and a second person; what was paid is reversed', async () => {
  const before = await room.balance()
  const { rounds } = await room.pit.show({ params: { table: 'ROD' } })
  const [round] = rounds
  const params = { round: round!.id }
  expect(round).toMatchObject({ mark: '17', read: { dealer: ['17'], second: ['17'] }, settlement: 1 })
  const body = { entries: '18', reason }
  const { mark, books } = await room.pit.preview({ params, body: { entries: '18' } })
  expect([mark, books]).toMatchObject(['18', [{ slips: 1, changed: 1, before: major(360_000), after: 0n }]])
  const roadOf = async () => (await mai.api.tables.table({ params: { table: 'ROD' } })).table.marks.slice(-1)
  await expect.poll(roadOf, soon).toEqual(['17'])
  // the trial run of a proposal leaves nothing behind
  const proposed = { params, body: { entries: '20', reason } }
  expect(await refusal(boss.alone.dealerPit.correct(proposed))).toBe('approvals.sent')
  await room.pit.correct({ params, body })
  await driveSeries(at.app, 'table-rod')
  expect(await room.balance()).toBe(before - major(360_000))
  await expect.poll(roadOf, soon).toEqual(['18'])
  const newest = (await room.pit.show({ params: { table: 'ROD' } })).rounds[0]
  expect(newest).toMatchObject({ mark: '18', settlement: 2 })
  // an older round is corrected once the next one is over: the road is drawn again from it
  const next = await room.dealer.open(room.of('ROD'))
  await room.dealer.close(room.of('ROD'))
  await room.both('ROD', '5')
  await driveSeries(at.app, 'table-rod')
  const lastTwo = async () => (await mai.api.tables.table({ params: { table: 'ROD' } })).table.marks.slice(-2)
  await expect.poll(lastTwo, soon).toEqual(['18', '5'])
  await room.pit.correct({ params, body: { entries: '21', reason } })
  await driveSeries(at.app, 'table-rod')
  await expect.poll(lastTwo, soon).toEqual(['21', '5'])
  // no other page of the back office is a way around consoles and pit
  const office = boss.api.sharedRoundsOffice
  const elsewhere = { params: { round: next.round }, body: { reason } }
  const outcome = { number: 7, lucky: [] }
  const entered = { ...elsewhere, body: { reason, outcome } }
  const piece = { params: { round: next.round, no: 1 }, body: { reason, piece: outcome } }
  const tried = [office.enter(entered), office.correct(entered), office.piece(piece), office.void(elsewhere)]
  expect(await Promise.all(tried.map((call) => refusal(call)))).toEqual(tried.map(() => 'shared.atConsole'))
  expect(await refusal(room.pit.preview({ params, body: { entries: 'QS' } }))).toBe('dealers.entryInvalid')
  expect(await refusal(room.pit.correct({ params, body: { entries: '40', reason } }))).toBe(
    'dealers.entryInvalid',
  )
  expect(await refusal(room.pit.void({ params, body: { reason } }))).toBe('dealers.wrongState')
  const none = { round: newId() }
  expect(await refusal(room.pit.preview({ params: none, body: { entries: '1' } }))).toBe(
    'dealers.unknownRound',
  )
  await room.unmanned('ROD')
})

test('STU-06 baccarat is dealt from a shoe: agreed cards are public, impossible ones refused, a void takes two people', async () => {
  const table = 'BACD'
  await room.manned(table)
  expect(await refusal(room.dealer.open(room.of(table)))).toBe('dealers.noShoe')
  expect(await refusal(room.dealer.cut(room.of(table)))).toBe('dealers.noShoe')
  const shoe = (card: string) =>
    room.dealer.shoe({ params: { table }, body: { console: room.pages.linh, card } })
  expect(await refusal(shoe('1X'))).toBe('dealers.entryInvalid')
  expect(await shoe('3D2')).toEqual({ burnt: 3 })
  const first = await room.dealer.open(room.of(table))
  expect(await refusal(shoe('3D'))).toBe('dealers.roundRunning')
  await room.bet(table, first.round, 'player', 100_000)
  await room.dealer.close(room.of(table))
  const before = await room.balance()
  expect(await refusal(room.scan('linh', table, '3D2'))).toBe('dealers.scannedTwice')
  expect(await room.both(table, '4S')).toEqual({ state: 'agreed' })
  expect(await refusal(room.second.takeBack(room.of(table, room.pages.huy)))).toBe('dealers.isAgreed')
  await room.both(table, 'KH')
  await room.scan('linh', table, '5D')
  // the third card is read by one source only: it is not public
  expect(await seen(table)).toMatchObject({
    phase: 'dealing',
    outcome: null,
    script: [
      { type: 'card', hand: 'player', total: 4 },
      { type: 'card', hand: 'banker', total: 0 },
    ],
  })
  await room.scan('huy', table, '5C')
  expect(await refusal(room.scan('linh', table, '2C'))).toBe('dealers.differs')
  // the second source is gone: the next person reads on, and the dealer cannot be both
  const relieve = { params: { table }, body: { source: 'second' as const, reason } }
  await room.pit.relieve(relieve)
  expect(await refusal(room.pit.relieve(relieve))).toBe('dealers.notOnShift')
  await room.start(huy, table, 'second', room.pages.huy)
  await room.second.takeBack(room.of(table, room.pages.huy))
  await room.scan('huy', table, '5D')
  expect(await room.both(table, '2C')).toEqual({ state: 'settled' }) // nine against two
  expect(await room.balance()).toBe(before + major(200_000))
  await room.dealer.cut(room.of(table))
  await room.dealer.cut(room.of(table))
  const next = await room.dealer.open(room.of(table))
  await room.bet(table, next.round, 'banker', 100_000)
  await room.dealer.close(room.of(table))
  await room.both(table, '4S')
  const voided = { params: { round: next.round }, body: { reason } }
  expect(await refusal(boss.alone.dealerPit.void(voided))).toBe('approvals.sent')
  await room.pit.void(voided)
  await driveSeries(at.app, 'table-bacd')
  expect(await room.balance()).toBe(before + major(200_000))
  expect((await room.dealer.show({ params: { table } })).table.shoe).toEqual({
    number: 1,
    round: 2,
    left: 407,
    last: 1,
  })
})

test('STU-06 the dealer calls a misdeal off alone while nothing was read; no one reads for both sources of a round', async () => {
  const table = 'BACD'
  const { round } = await room.dealer.open(room.of(table))
  await room.bet(table, round, 'player', 100_000)
  const before = await room.balance()
  const misdeal = { params: { table }, body: { console: room.pages.linh, reason } }
  const setMail = (value: ReturnType<typeof sql>) =>
    run(at.database.owner, sql`update member set email = ${value} where id = ${mai.id}`)
  // the bet may be the dealer's own
  await setMail(sql`(select email from operator where id = ${linh.id}::uuid)`)
  expect(await refusal(room.dealer.misdeal(misdeal))).toBe('dealers.ownBet')
  const closed = { params: { table }, body: { round: 'void' as const, reason } }
  expect(await refusal(linh.alone.liveOffice.close(closed))).toBe('liveOffice.ownBet')
  await setMail(sql`null`)
  await room.dealer.misdeal(misdeal)
  expect(await room.balance()).toBe(before + major(100_000))
  expect(await refusal(room.dealer.misdeal(misdeal))).toBe('dealers.noRound')
  const written = sql<{
    count: number
  }>`select count(*)::int from audit_entry where action = 'dealers.misdeal'`
  expect(await one(at.database.owner, written)).toEqual({ count: 1 })
  await room.dealer.open(room.of(table))
  await room.dealer.close(room.of(table))
  await room.scan('linh', table, '4S')
  await room.scan('huy', table, '5D')
  await room.pit.relieve({ params: { table }, body: { source: 'dealer', reason } })
  await room.pit.relieve({ params: { table }, body: { source: 'second', reason } })
  await room.start(linh, table, 'second', room.pages.linh)
  const asked = { console: room.pages.linh, place: 1, entry: '4S' }
  expect(await refusal(room.dealer.scan({ params: { table }, body: asked }))).toBe('dealers.involved')
  // nor do they see or take back what it has read
  expect((await room.dealer.show({ params: { table } })).round).toMatchObject({ own: [], others: 1 })
  expect(await refusal(room.dealer.takeBack(room.of(table)))).toBe('dealers.involved')
  await room.pit.relieve({ params: { table }, body: { source: 'second', reason } })
  await room.start(linh, table, 'dealer', room.pages.linh)
  await room.start(huy, table, 'second', room.pages.huy)
  await room.second.takeBack(room.of(table, room.pages.huy))
  await room.scan('huy', table, '4S')
  for (const card of ['KH', '5D', '2C']) await room.both(table, card)
  expect(await refusal(room.dealer.open(room.of(table)))).toBe('dealers.shoeOver')
  await room.unmanned(table)
  await room.manned('ROD')
  const card = { params: { table: 'ROD' }, body: { console: room.pages.linh, card: 'QS' } }
  expect(await refusal(room.dealer.shoe(card))).toBe('dealers.withoutShoe')
  await room.unmanned('ROD')
})

test('STU-06 a round that is called off between its draw and its settlement counts its cards once', async () => {
  const table = 'DTD'
  const trigger = (change: ReturnType<typeof sql>) => run(at.database.owner, change)
  await room.manned(table)
  await room.dealer.shoe({ params: { table }, body: { console: room.pages.linh, card: 'QS' } })
  const { round } = await room.dealer.open(room.of(table))
  await room.bet(table, round, 'dragon', 100_000)
  await room.dealer.close(room.of(table))
  // the settlement fails, as with a worker that is killed again and again
  await trigger(sql`
    create function test_no_settlement() returns trigger language plpgsql as
    $$ begin if new.state = 'settled' then raise 'held by a test'; end if; return new; end $$`)
  await trigger(sql`
    create trigger test_no_settlement before update on shared_round for each row execute function test_no_settlement()`)
  for (const card of ['KS', '4H']) await room.both(table, card)
  const shoe = async () => (await room.dealer.show({ params: { table } })).table.shoe
  expect(await shoe()).toMatchObject({ round: 1, left: 403 })
  const before = await room.balance()
  await room.pit.void({ params: { round }, body: { reason } })
  await trigger(sql`drop trigger test_no_settlement on shared_round`)
  await driveSeries(at.app, 'table-dtd')
  expect(await shoe()).toMatchObject({ round: 1, left: 403 })
  await expect.poll(async () => (await room.balance()) - before, soon).toBe(major(100_000))
  await room.unmanned(table)
})

test('STU-06 ninth card of a kind: refused, and in the incident log', async () => {
  const table = 'DTD'
  await room.manned(table)
  await room.dealer.shoe({ params: { table }, body: { console: room.pages.linh, card: 'QS' } })
  for (let round = 0; round < 3; round += 1) {
    await room.dealer.open(room.of(table))
    await room.dealer.close(room.of(table))
    for (const card of ['QS', 'QS']) await room.both(table, card)
  }
  await room.dealer.open(room.of(table))
  await room.dealer.close(room.of(table))
  await room.both(table, 'QS')
  expect(await refusal(room.scan('linh', table, 'QS'))).toBe('dealers.notInShoe')
  expect((await room.log(table))[0]).toBe('refusedCard')
  await room.both(table, 'KS')
  await room.unmanned(table)
})
