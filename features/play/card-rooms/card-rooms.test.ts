import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { many, one, run, sql } from '#db/rows.ts'
import { isAsSealed } from '#game-kit/cards/sealed-deck.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { tickRooms } from './service/drive.ts'
import { callDown, hasten, openRoom, passTo, roomOf, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let mai: Person
let an: Person
let ba: Person
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  const balance = major(1_000_000)
  ;[mai, an, ba] = await Promise.all([
    person(at, { balance }),
    person(at, { balance }),
    person(at, { balance }),
  ])
})

const cash = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const chips = async ({ id }: Person) =>
  (
    await one(
      at.app.db,
      sql<{
        sum: bigint
      }>`select coalesce(sum(balance), 0)::int8 as sum from wallet_view where owner = ${id} and kind = 'chips'`,
    )
  ).sum
const refused = (call: Promise<unknown>) => refusal(call)

test('STU-05 M16 a buy-in turns cash into chips and leaving turns them back; a key is one buy-in', async () => {
  const code = await openRoom(at)
  const sit = { params: { code }, body: { seat: 2, amount: major(50_000) } }
  const idempotencyKey = randomUUID()
  const first = await mai.api.cardRooms.sit(sit, { idempotencyKey })
  expect(await mai.api.cardRooms.sit(sit, { idempotencyKey })).toEqual(first)
  expect([await cash(mai), await chips(mai)]).toEqual([major(950_000), major(50_000)])
  await mai.api.cardRooms.addChips({ params: { code }, body: { amount: major(10_000) } })
  expect((await seen(at, code)).seats).toMatchObject([
    { seat: 2, chips: major(60_000), isMine: false, isBot: false },
  ])
  expect(await mai.api.cardRooms.leave({ params: { code } })).toEqual({ isOut: true })
  expect(await mai.api.cardRooms.leave({ params: { code } })).toEqual({ isOut: true })
  expect([await cash(mai), await chips(mai)]).toEqual([major(1_000_000), 0n])
})

test('STU-05 refuses seats and buy-ins that the room does not allow', async () => {
  const code = await openRoom(at)
  const sit = (who: Person, seat: number, amount: bigint, room = code) =>
    refused(who.api.cardRooms.sit({ params: { code: room }, body: { seat, amount } }))
  expect(await sit(mai, 0, major(50_000), 'NONE')).toBe('rooms.unknown')
  expect(await sit(mai, 0, major(1_000))).toBe('rooms.buyIn')
  expect(await sit(mai, 0, major(50_000) + 1n)).toBe('rooms.buyIn')
  expect(await sit(await person(at), 0, major(50_000))).toBe('play.insufficient')
  expect(await sit(await person(at, { merchant: 'JADE', type: 4 }), 0, major(50_000))).toBe(
    'rooms.otherCurrency',
  )
  await sitDown(code, [mai])
  expect(await sit(mai, 1, major(50_000))).toBe('rooms.seatedAlready')
  expect(await sit(an, 0, major(50_000))).toBe('rooms.seatTaken')
  await run(at.database.owner, sql`update card_room set state = 'closing' where code = ${code}`)
  expect(await sit(an, 1, major(50_000))).toBe('rooms.closed')
  expect(await refused(an.api.cardRooms.addChips({ params: { code }, body: { amount: 1n } }))).toBe(
    'rooms.notSeated',
  )
  expect(await refused(an.api.cardRooms.away({ params: { code }, body: { isAway: true } }))).toBe(
    'rooms.notSeated',
  )
  await tickRooms(at.app)
  expect([await cash(mai), await chips(mai)]).toEqual([major(1_000_000), 0n])
})

test('R4 STU-05 a loss limit counts buy-ins less what comes back: chips that return may be bought again', async () => {
  const code = await openRoom(at)
  await mai.api.limits.set({ body: { kind: 'loss', period: 'day', to: { amount: major(60_000) } } })
  const sit = () => mai.api.cardRooms.sit({ params: { code }, body: { seat: 0, amount: major(50_000) } })
  await sit()
  expect(
    await refused(mai.api.cardRooms.addChips({ params: { code }, body: { amount: major(20_000) } })),
  ).toBe('play.limit')
  await mai.api.cardRooms.leave({ params: { code } })
  await sit()
  expect(await chips(mai)).toBe(major(50_000))
})

test('STU-05 G18 one of two simultaneous requests for a seat is granted, and one seat per person', async () => {
  const code = await openRoom(at)
  const asked = [mai, an, ba].map(({ api }) =>
    api.cardRooms.sit({ params: { code }, body: { seat: 3, amount: major(50_000) } }).then(
      () => 'sat',
      () => 'refused',
    ),
  )
  expect((await Promise.all(asked)).filter((result) => result === 'sat')).toEqual(['sat'])
  const two = [0, 1].map((seat) =>
    mai.api.cardRooms.sit({ params: { code }, body: { seat, amount: major(50_000) } }).catch(() => null),
  )
  await Promise.all(two)
  expect(
    (await mai.api.cardRooms.room({ params: { code } })).seats.filter(({ isMine }) => isMine),
  ).toHaveLength(1)
})

test('STU-05 a hand moves chips between the seats, less the rake, in one posting; everybody leaves with money that adds up', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an, ba])
  await passTo(at, code, 'cutting')
  const cutting = (await mai.api.cardRooms.room({ params: { code } })).hand
  expect(cutting).toMatchObject({
    wantsSeed: true,
    holdem: null,
    root: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const seed = (who: Person, text: string) =>
    who.api.cardRooms.seed({ params: { code }, body: { hand: cutting?.id ?? '', seed: text } })
  await Promise.all([seed(mai, 'a1'.repeat(16)), seed(an, 'b2'.repeat(16)), seed(ba, 'c3'.repeat(16))])
  expect(await refused(seed(mai, 'dd'.repeat(16)))).toBe('rooms.moved')
  const { hand } = await mai.api.cardRooms.room({ params: { code } })
  expect(hand).toMatchObject({ id: cutting?.id, state: 'playing', root: cutting?.root })
  await callDown(at, [mai, an, ba], code)
  const over = (await seen(at, code)).hand
  const rake = over!.legs.reduce((sum, { put, won }) => sum + put - won, 0n)
  // three times 1,000: five percent in whole chips of 100
  expect([over!.legs.map(({ put }) => put), rake]).toEqual([
    [major(1_000), major(1_000), major(1_000)],
    major(100),
  ])
  expect((await chips(mai)) + (await chips(an)) + (await chips(ba))).toBe(major(300_000) - rake)
  for (const { api } of [mai, an, ba]) await api.cardRooms.leave({ params: { code } })
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await cash(mai)) + (await cash(an)) + (await cash(ba))).toBe(major(3_000_000) - rake)
  const facts = await many(
    at.app.db,
    sql<{ stake: bigint; valid: bigint; category: string }>`
      select stake, valid, category from ledger_settled_play where member_id in (${mai.id}, ${an.id}, ${ba.id})
    `,
  )
  // decision 51: a third of the rake, times 20, and never more than was put in
  expect(facts.map(({ category }) => category)).toEqual(['PVP', 'PVP', 'PVP'])
  expect(
    facts.every(({ stake, valid }) => valid > major(660) && valid < major(670) && stake === major(1_000)),
  ).toBe(true)
})

test('STU-05 the betting record lists hands under PVP, and a hand is replayed and verified by its player only', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await callDown(at, [mai, an], code)
  const { hands } = await mai.api.cardRooms.hands({ query: { code } })
  expect(hands).toHaveLength(1)
  const hand = await mai.api.cardRooms.hand({ params: { id: hands[0]!.hand } })
  expect(hand.steps[0]!.holdem!.players.map(({ cards }) => cards !== null)).toEqual([true, false])
  const { sealedAs, root, opened } = hand.proof
  expect(opened.length).toBeGreaterThanOrEqual(7)
  expect(opened.every((card) => isAsSealed(root, sealedAs, card))).toBe(true)
  expect(isAsSealed(root, sealedAs, { ...opened[0]!, card: (opened[0]!.card + 1) % 52 })).toBe(false)
  const { rounds } = await mai.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ category: 'PVP', game: 'holdem', stake: major(1_000), status: 'settled' }])
  expect((await mai.api.cardRooms.hand({ params: { id: rounds[0]!.roundId } })).id).toBe(hand.id)
  expect(await refused(ba.api.cardRooms.hand({ params: { id: hand.id } }))).toBe('rooms.handUnknown')
})

test('STU-05 decisions out of turn, twice, late, for no seat or against the rules change nothing', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  const read = async (who: Person) => (await who.api.cardRooms.room({ params: { code } })).hand!
  const turn = (await read(mai)).holdem!.awaited[0]
  const [first, second] = turn === 0 ? [mai, an] : [an, mai]
  const { id, version } = await read(first)
  const decide = (
    who: Person,
    action: { kind: 'call' | 'check' | 'raise' | 'play'; to?: string },
    of = version,
  ) => refused(who.api.cardRooms.act({ params: { code }, body: { hand: id, version: of, action } }))
  expect(await decide(second, { kind: 'call' })).toBe('rooms.notAllowed')
  expect(await decide(ba, { kind: 'call' })).toBe('rooms.notSeated')
  expect(await decide(first, { kind: 'check' })).toBe('rooms.notAllowed')
  expect(await decide(first, { kind: 'raise', to: '1000000.00' })).toBe('rooms.notAllowed')
  expect(await decide(first, { kind: 'play' })).toBe('rooms.notAllowed')
  expect(
    await refused(first.api.cardRooms.addChips({ params: { code }, body: { amount: major(100) } })),
  ).toBe('rooms.inHand')
  const both = await Promise.all([0, 1].map(() => decide(first, { kind: 'call' })))
  expect(both.toSorted()).toEqual(['nothing was refused', 'rooms.moved'])
  await run(
    at.database.owner,
    sql`update card_hand set due_at = clock_timestamp() - interval '1 minute' where id = ${id}`,
  )
  expect(await decide(second, { kind: 'check' }, version + 1)).toBe('rooms.tooLate')
})

test('STU-05 G18 the clock opens the time bank, then checks or folds, and the seat sits out until it returns', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  const before = await seen(at, code)
  const turn = before.hand!.holdem!.awaited[0]!
  await hasten(at, code)
  await tickRooms(at.app)
  const banked = await seen(at, code)
  expect(banked.seats[turn]).toMatchObject({ bankMs: 0, state: 'seated' })
  expect(banked.hand).toMatchObject({ version: before.hand!.version, state: 'playing' })
  await hasten(at, code)
  await tickRooms(at.app)
  const { seats, hand } = await seen(at, code)
  expect([seats[turn]?.state, hand?.state]).toEqual(['away', 'over'])
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await seen(at, code)).hand?.number).toBe(hand?.number)
  await [mai, an][turn]!.api.cardRooms.away({ params: { code }, body: { isAway: false } })
  await passTo(at, code, 'playing')
})

test('STU-05 the last chips fold and leave in the middle of a hand, and are paid after it', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an, ba])
  await passTo(at, code, 'playing')
  for (const { api } of [mai, an, ba])
    expect(await api.cardRooms.leave({ params: { code } })).toEqual({ isOut: false })
  for (let ticks = 0; ticks < 8; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
  expect((await seen(at, code)).seats).toEqual([])
  expect((await cash(mai)) + (await cash(an)) + (await cash(ba))).toBe(major(3_000_000))
})

test('STU-05 a practice room fills with labelled bots for a person, plays without money, and sleeps when the person leaves', async () => {
  const code = await openRoom(at, { currency: 'FUN', isPractice: true })
  const before = await cash(mai)
  await mai.api.cardRooms.sit({ params: { code }, body: { seat: 0, amount: major(100_000) } })
  await passTo(at, code, 'over')
  const { seats, hand } = await seen(at, code)
  expect(seats.filter(({ isBot, name }) => isBot && name.startsWith('Bot '))).toHaveLength(3)
  expect(hand!.legs.reduce((sum, { put, won }) => sum + put - won, 0n)).toBe(0n)
  expect([await cash(mai), await chips(mai)]).toEqual([before, 0n])
  await mai.api.cardRooms.leave({ params: { code } })
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await seen(at, code)).seats).toEqual([])
})

test('STU-05 GAM-02 GLS2_roomList and the PVP launch give the real rooms', async () => {
  const code = await openRoom(at)
  const { rooms } = await mai.api.cardRooms.roomList({ query: { gameId: 'holdem' } })
  expect(rooms.find(({ roomId }) => roomId === code)).toMatchObject({
    seats: 6,
    seatsFree: 6,
    minBuyIn: major(20_000),
  })
  const { game_url: url } = await mai.api.cardRooms.launchPvp({ query: { roomId: code } })
  expect(new URL(url).search).toBe(`?code=${code}`)
  expect(await refused(mai.api.cardRooms.launchPvp({ query: { roomId: 'NONE' } }))).toBe('rooms.unknown')
  expect((await mai.api.cardRooms.list()).rooms.map((room) => room.code)).toContain(code)
})

test('M5 STU-05 the books are whole after all of these tables, and the chips of seats are those of the wallets', async () => {
  await roomOf(at, await openRoom(at))
  const { seated } = await one(
    at.app.db,
    sql<{
      seated: bigint
    }>`select coalesce(sum(chips), 0)::int8 as seated from card_seat where wallet is not null`,
  )
  const { held } = await one(
    at.app.db,
    sql<{
      held: bigint
    }>`select coalesce(sum(balance), 0)::int8 as held from wallet_view where kind = 'chips'`,
  )
  expect(held).toBe(seated)
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
