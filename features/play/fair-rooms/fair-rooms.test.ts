import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { cardsOf } from '#game-kit/cards/climbing/game.ts'
import { combinationOf } from '#game-kit/cards/tien-len/combination.ts'
import { playsOf } from '#game-kit/cards/tien-len/plays.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { act, callDown, openRoom, passTo, seen, sitDown } from '#features/play/card-rooms/testing/tables.ts'
import { drive, enter, makeOne, rest } from '#features/play/card-tournaments/testing/tournaments.ts'
import { lookAtHands } from './service/look.ts'

let at: TestApp
let linh: Operator
let people: readonly [Person, Person, Person]
const reason = 'asked for by a test'
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  const balance = major(1_000_000)
  people = await Promise.all([person(at, { balance }), person(at, { balance }), person(at, { balance })])
})
afterAll(() => at.close())

const flags = async ({ id }: Person) => (await linh.alone.fraud.flags({ query: { member: id } })).flags
const played = async (who: Person, code: string) =>
  (await who.api.cardRooms.hands({ query: { code } })).hands[0]!.hand

test('G18 a player reports another one of a hand, once: the fraud review gets the flag with the hand', async () => {
  const [mai, an, ba] = people
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await callDown(at, [mai, an], code)
  const id = await played(mai, code)
  const report = (who: Person, seat: number, hand = id) =>
    who.api.fairRooms.report({
      params: { id: hand },
      body: { seat, reason: 'collusion', text: 'They talk to each other' },
    })
  expect(await refusal(report(ba, 1))).toBe('fairRooms.handUnknown')
  expect(await refusal(report(mai, 0))).toBe('fairRooms.seatUnknown')
  expect(await refusal(report(mai, 5))).toBe('fairRooms.seatUnknown')
  expect(await report(mai, 1)).toEqual({ done: true })
  expect(await refusal(report(mai, 1))).toBe('fairRooms.reportedAlready')
  expect(await flags(an)).toMatchObject([
    { rule: 'tableReport', state: 'open', evidence: { count: 1, hand: id } },
  ])
  expect(await flags(mai)).toEqual([])
  const { reports } = await linh.alone.fairRoomsOffice.list({ query: { merchant: 'JADE', member: an.id } })
  expect(reports).toMatchObject([
    { hand: id, room: code, by: { id: mai.id }, text: 'They talk to each other' },
  ])
})

test('G18 a review opens every card of a hand that is over, and the audit log says who opened it and why', async () => {
  const [mai, an] = people
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  const live = (await seen(at, code)).hand!.id
  const open = (hand: string, merchant = 'JADE') =>
    linh.alone.fairRoomsOffice.open({ params: { merchant, hand }, body: { reason } })
  expect(await refusal(open(live))).toBe('fairRoomsOffice.unknownHand')
  await act([mai, an], code, { kind: 'fold' })
  const opened = await open(live)
  expect(opened.seats.map(({ cards }) => cards.length)).toEqual([2, 2])
  expect(new Set(opened.seats.flatMap(({ cards }) => cards)).size).toBe(4)
  expect(opened.decisions.map(({ kind }) => kind)).toEqual(['fold'])
  expect(await refusal(open(live, 'AMBER'))).toBe('fairRoomsOffice.unknownHand')
  const entry = await one(
    at.app.db,
    sql<{ reason: string; object: string }>`
      select reason, object from audit_entry where action = 'rooms.review' order by at desc limit 1
    `,
  )
  expect(entry).toEqual({ reason, object: `cardRoom:JADE-${code}` })
})

test('G18 chips that are given up to one opponent three times raise a flag, with the hands; a second look adds none', async () => {
  const balance = major(1_000_000)
  const [giver, taker] = await Promise.all([person(at, { balance }), person(at, { balance })])
  const code = await openRoom(at, { buyMin: major(20_000), buyMax: major(40_000) })
  await sitDown(code, [giver, taker], major(40_000))
  const both = [giver, taker]
  for (let hands = 0; hands < 3; hands++) {
    await passTo(at, code, 'playing')
    for (let turns = 0; turns < 12; turns++) {
      const { hand, seats } = await seen(at, code)
      if (hand?.state !== 'playing') break
      const [turn] = hand.holdem!.awaited
      const own = hand.holdem!.players.find(({ seat }) => seat === turn)!
      const other = hand.holdem!.players.find(({ seat }) => seat !== turn)!
      const isGiver = seats.find(({ seat }) => seat === turn)?.seat === 0
      if (isGiver && own.put <= major(1_000)) await act(both, code, { kind: 'raise', to: '25000.00' })
      else if (isGiver) await act(both, code, { kind: 'fold' })
      else if (other.bet > major(1_000))
        await act(both, code, { kind: 'raise', to: `${(own.bet + own.stack) / 10_000n}.00` })
      else await act(both, code, { kind: own.bet < other.bet ? 'call' : 'check' })
    }
    const mine = await giver.api.cardRooms.room({ params: { code } })
    const lack = major(40_000) - mine.seats[0]!.chips
    await giver.api.cardRooms.addChips({ params: { code }, body: { amount: lack } })
  }
  await lookAtHands(at.app)
  expect(await flags(giver)).toMatchObject([
    { rule: 'chipDumping', evidence: { count: 3, moved: '75000.00' } },
  ])
  expect(await flags(taker)).toEqual([])
  const { signs } = await linh.alone.fairRoomsOffice.list({ query: { member: taker.id } })
  expect(signs.map(({ kind, member, other }) => [kind, member.id, other.id])).toEqual(
    [0, 1, 2].map(() => ['dump', giver.id, taker.id]),
  )
  const [flag] = await flags(giver)
  await linh.api.fraud.clear({ params: { id: flag!.id }, body: { reason } })
  await lookAtHands(at.app)
  expect(await flags(giver)).toEqual([])
})

test('G18 points of a tournament for money that are given up count at what they were bought for, free chips do not', async () => {
  const balance = major(1_000_000)
  const [giver, taker] = await Promise.all([person(at, { balance }), person(at, { balance })])
  const both = [giver, taker]
  const play = async (id: bigint) => {
    for (const who of both) await enter(who, id)
    await drive(at)
    const { mine } = await giver.api.tournaments.one({ params: { id } })
    const code = mine?.table ?? ''
    // of 10,000 points 6,000, of 4,000 left 2,500, of 1,500 left 1,000
    for (const to of ['6000.00', '2500.00', '1000.00']) {
      await rest(at, id)
      await drive(at)
      await passTo(at, code, 'playing')
      await giveUp(both, code, to)
    }
  }
  await play(await makeOne(at, { stack: major(10_000), currency: 'FUN', isPractice: true }))
  await lookAtHands(at.app)
  expect(await flags(giver)).toEqual([])
  await play(await makeOne(at, { stack: major(10_000) }))
  await lookAtHands(at.app)
  // 9,500 points of 10,000 for 20,000 dong
  expect(await flags(giver)).toMatchObject([
    { rule: 'chipDumping', evidence: { count: 3, moved: '19000.00' } },
  ])
  expect(await flags(taker)).toEqual([])
  const { signs } = await linh.alone.fairRoomsOffice.list({ query: { member: taker.id } })
  expect(signs.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual(
    [2_000, 5_000, 12_000].map((sum) => ['dump', major(sum), 'VND']),
  )
})

/** The first of two raises to this amount, the other one raises all-in, and the first one folds. */
async function giveUp([giver, taker]: readonly Person[], code: string, to: string): Promise<void> {
  const both = [giver!, taker!]
  for (let turns = 0; turns < 6; turns++) {
    const { hand, mine } = await giver!.api.cardRooms.room({ params: { code } })
    if (hand?.state !== 'playing') return
    const [turn] = hand.holdem!.awaited
    const own = hand.holdem!.players.find(({ seat }) => seat === turn)!
    const other = hand.holdem!.players.find(({ seat }) => seat !== turn)!
    const isRaised = own.bet + other.bet > major(40)
    if (turn === mine) await act(both, code, isRaised ? { kind: 'fold' } : { kind: 'raise', to })
    else if (isRaised) await act(both, code, { kind: 'raise', to: `${(own.bet + own.stack) / 10_000n}.00` })
    else await act(both, code, { kind: 'call' })
  }
}

test('G18 who never beats the same opponent in Tien Len is flagged, and each sign says what was seen in its game', async () => {
  const balance = major(1_000_000)
  const [giver, taker] = await Promise.all([person(at, { balance }), person(at, { balance })])
  const code = await openRoom(at, { game: 'tien-len', seats: 4, small: 0n, buyMax: major(500_000) })
  await sitDown(code, [giver, taker], major(500_000))
  for (let games = 0; games < 20 && (await flags(giver)).length < 2; games++) {
    await passTo(at, code, 'playing')
    await loseTo(giver, taker, code)
    await passTo(at, code, 'over')
    await lookAtHands(at.app)
  }
  expect((await flags(giver)).map(({ rule }) => rule).toSorted()).toEqual(['chipDumping', 'softPlay'])
  expect(await flags(taker)).toEqual([])
  const { signs } = await linh.alone.fairRoomsOffice.list({ query: { member: giver.id } })
  expect(signs.every(({ member, other }) => member.id === giver.id && other.id === taker.id)).toBe(true)
  expect(new Set(signs.map(({ kind, why }) => `${kind} ${why}`))).toEqual(
    new Set(['dump gaveUp', 'soft spared']),
  )
  const opened = await linh.alone.fairRoomsOffice.open({
    params: { merchant: 'JADE', hand: signs[0]!.hand },
    body: { reason },
  })
  expect(opened.seats.map(({ cards }) => cards.length)).toEqual([13, 13])
})

/** A game of Tien Len in which the first player passes whatever lies there, and both play their lowest card otherwise. */
async function loseTo(giver: Person, taker: Person, code: string): Promise<void> {
  for (let turns = 0; turns < 60; turns++) {
    const { hand } = await seen(at, code)
    if (hand?.state !== 'playing' || !hand.tienLen) return
    const who = hand.tienLen.turn === 0 ? giver : taker
    const { players, table } = (await who.api.cardRooms.room({ params: { code } })).hand!.tienLen!
    const own = cardsOf(players, hand.tienLen.turn)
    const [play] = playsOf(own, table && combinationOf(table.cards))
    const passes = table !== null && (who === giver || !play)
    await act(
      [who],
      code,
      passes ? { kind: 'pass' } : { kind: 'play', cards: [...(table ? play! : own.slice(0, 1))] },
    )
  }
}

test('G18 0031 an account with the browser of a player at the table gets no seat there, in another room it does', async () => {
  const [mai, an, ba] = people
  const token = randomBytes(32)
  for (const { id } of [mai, an])
    await run(
      at.database.owner,
      sql`
        insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
        values (${id}, ${token}, 'Chrome on Android', 'test', '203.0.113.5', now(), now())
      `,
    )
  const code = await openRoom(at)
  const sit = (who: Person, seat: number, room = code) =>
    who.api.cardRooms.sit({ params: { code: room }, body: { seat, amount: major(50_000) } })
  // of two simultaneous requests of one person one gets a seat
  const asked = await Promise.all([refusal(sit(mai, 0)), refusal(sit(an, 1))])
  expect(asked.toSorted()).toEqual(['nothing was refused', 'rooms.samePerson'])
  expect(await refusal(sit(ba, 2))).toBe('nothing was refused')
  expect((await seen(at, code)).seats).toHaveLength(2)
  expect(await refusal(sit(an, 1, await openRoom(at)))).toBe('nothing was refused')
})

test('G18 players who share a network address may sit together: both are flagged with the hand, without a verdict', async () => {
  const balance = major(1_000_000)
  const pair = await Promise.all([person(at, { balance }), person(at, { balance })])
  for (const { id } of pair)
    await run(
      at.database.owner,
      sql`
        insert into member_address (member_id, address, network, first_seen_at, last_seen_at)
        values (${id}, '203.0.113.77', '203.0.113', now(), now())
        on conflict do nothing
      `,
    )
  const code = await openRoom(at)
  await sitDown(code, pair)
  await callDown(at, pair, code)
  await lookAtHands(at.app)
  const first = await flags(pair[0])
  for (const who of pair)
    expect(await flags(who)).toMatchObject([{ rule: 'sharedTable', evidence: { room: code } }])
  // the next hand of the same pair does not take the flag from who reviews it
  await callDown(at, pair, code)
  await lookAtHands(at.app)
  expect(await flags(pair[0])).toEqual(first)
})
