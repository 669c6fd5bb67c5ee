import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { act, callDown, hasten, passTo } from '#features/play/card-rooms/testing/tables.ts'
import { closeRegistration, drive, enter, lose, makeOne, rest, scheduled } from './testing/tournaments.ts'

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
const cashOf = (people: readonly Person[]) => Promise.all(people.map(cash))
const shown = ({ api }: Person, id: bigint) => api.tournaments.one({ params: { id } })
const tableOf = async (who: Person, id: bigint) => (await shown(who, id)).mine?.table ?? ''
const messages = async ({ id }: Person) =>
  (
    await many(
      at.app.db,
      sql<{ textKey: string }>`select text_key from inbox_message where member_id = ${id}`,
    )
  ).map(({ textKey }) => textKey)

test('STU-05 M16 a registration takes buy-in and fee once for a key, and taking it back before the start returns both', async () => {
  const id = await makeOne(at)
  const idempotencyKey = randomUUID()
  const register = () => mai.api.tournaments.register({ params: { id } }, { idempotencyKey })
  expect(await register()).toEqual(await register())
  expect(await cash(mai)).toBe(major(978_000))
  const { tournament, mine, payouts } = await shown(mai, id)
  expect(tournament).toMatchObject({ players: 1, pool: major(20_000), state: 'open', isMine: true })
  // two players: the winner takes the pool
  expect([mine?.state, payouts]).toEqual(['in', [major(40_000)]])
  await mai.api.tournaments.unregister({ params: { id } })
  expect(await cash(mai)).toBe(major(1_000_000))
  expect(await refusal(mai.api.tournaments.unregister({ params: { id } }))).toBe('tournaments.notRegistered')
})

test('STU-05 R4 refuses entries that the tournament or the member’s limits do not allow', async () => {
  const id = await makeOne(at)
  expect(await refusal(enter(mai, 999_999n))).toBe('tournaments.unknown')
  expect(await refusal(mai.api.tournaments.unregister({ params: { id: 999_999n } }))).toBe(
    'tournaments.unknown',
  )
  expect(await refusal(at.api({}).tournaments.one({ params: { id: 999_999n } }))).toBe('tournaments.unknown')
  expect(await refusal(enter(await person(at), id))).toBe('play.insufficient')
  expect(await refusal(enter(await person(at, { merchant: 'JADE', type: 4 }), id))).toBe(
    'rooms.otherCurrency',
  )
  await ba.api.limits.set({ body: { kind: 'loss', period: 'day', to: { amount: major(10_000) } } })
  expect(await refusal(enter(ba, id))).toBe('play.limit')
  await enter(mai, id)
  expect(await refusal(enter(mai, id))).toBe('tournaments.registered')
  await enter(an, id)
  const late = await person(at, { balance: major(100_000) })
  expect(await refusal(enter(late, id))).toBe('tournaments.full')
  await drive(at)
  expect(await refusal(enter(late, id))).toBe('tournaments.closed')
  expect(await refusal(mai.api.tournaments.unregister({ params: { id } }))).toBe('tournaments.begun')
  const code = await tableOf(mai, id)
  const room = { params: { code } }
  const { cardRooms } = late.api
  expect(await refusal(cardRooms.sit({ ...room, body: { seat: 0, amount: major(1_500) } }))).toBe(
    'rooms.ofTournament',
  )
  expect(await refusal(cardRooms.wait({ ...room, body: { isWaiting: true } }))).toBe('rooms.ofTournament')
  expect(await refusal(mai.api.cardRooms.addChips({ ...room, body: { amount: 1n } }))).toBe(
    'rooms.ofTournament',
  )
})

test('STU-05 G18 of two accounts that share a browser one enters', async () => {
  const token = Buffer.from(randomUUID())
  for (const { id } of [mai, an])
    await run(
      at.database.owner,
      sql`
        insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
        values (${id}, ${token}, 'Chrome on Android', 'test', '203.0.113.5', now(), now())
      `,
    )
  const id = await makeOne(at)
  const asked = await Promise.all([refusal(enter(mai, id)), refusal(enter(an, id))])
  expect(asked.toSorted()).toEqual(['nothing was refused', 'rooms.samePerson'])
})

test('STU-05 decision 51 a sit-and-go is played to its end with real hands: the winner is paid, the fees are what is kept', async () => {
  const id = await makeOne(at)
  await enter(mai, id)
  await enter(an, id)
  await drive(at)
  const code = await tableOf(mai, id)
  for (let hands = 0; hands < 40 && (await shown(mai, id)).tournament.state === 'running'; hands++) {
    await hasten(at, code)
    await drive(at)
    if ((await shown(mai, id)).tournament.state !== 'running') break
    await passTo(at, code, 'playing')
    const { hand } = await mai.api.cardRooms.room({ params: { code } })
    const all = hand?.holdem?.players.find(({ seat }) => hand.holdem?.awaited.includes(seat))
    if (all) await act([mai, an], code, { kind: 'raise', to: `${Number(all.stack + all.bet) / 10_000}.00` })
    await callDown(at, [mai, an], code)
  }
  const { tournament, standings, mine } = await shown(mai, id)
  expect(tournament.state).toBe('over')
  expect(standings.map(({ place, prize }) => [place, prize])).toEqual([
    [1, major(40_000)],
    [2, 0n],
  ])
  const [winner, other] = mine?.place === 1 ? [mai, an] : [an, mai]
  expect(await cashOf([winner, other])).toEqual([major(1_018_000), major(978_000)])
  expect(await messages(winner)).toContain('tournamentWon')
  const { rounds } = await other.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ category: 'PVP', stake: major(22_000), status: 'settled' }])
  // the record shows the tournament, and each hand of it is replayed
  const { entry } = await other.api.tournaments.entry({ params: { round: rounds[0]!.roundId } })
  expect(entry).toMatchObject({ id, players: 2, place: 2, prize: 0n })
  const [last] = entry?.hands ?? []
  expect(await other.api.cardRooms.hand({ params: { id: last!.hand } })).toMatchObject({
    room: { tournament: id },
  })
  expect(await winner.api.tournaments.entry({ params: { round: rounds[0]!.roundId } })).toEqual({
    entry: null,
  })
  const facts = await many(
    at.app.db,
    sql<{ stake: bigint; valid: bigint }>`
      select stake, valid from ledger_settled_play where member_id in (${mai.id}, ${an.id})
    `,
  )
  // 20 times the fee of 2,000 is more than the price of 22,000
  expect(facts).toEqual([0, 1].map(() => ({ stake: major(22_000), valid: major(22_000) })))
})

test('STU-05 late registration seats a player with the whole stack, and one who is out enters again once', async () => {
  const id = await makeOne(at, scheduled)
  await enter(mai, id)
  await enter(an, id)
  await drive(at)
  await enter(ba, id)
  expect((await shown(ba, id)).standings.map(({ chips }) => chips)).toEqual([0, 1, 2].map(() => major(1_500)))
  await lose(at, id, { loser: ba.id, winner: mai.id })
  expect((await shown(ba, id)).mine).toMatchObject({ state: 'out', place: 3, mayReEnter: true })
  await enter(ba, id)
  await lose(at, id, { loser: ba.id, winner: mai.id })
  expect(await refusal(enter(ba, id))).toBe('tournaments.noReEntry')
  await closeRegistration(at, id)
  await lose(at, id, { loser: an.id, winner: mai.id })
  const { tournament, payouts } = await shown(mai, id)
  // three players, four entries of 20,000: the winner takes all
  expect([tournament.state, tournament.entries, payouts]).toEqual(['over', 4, [major(80_000)]])
  expect(await cashOf([mai, an, ba])).toEqual([major(1_058_000), major(978_000), major(956_000)])
})

test('STU-05 tables stay balanced, a table that the others have room for is broken, and an absent player is blinded off', async () => {
  const id = await makeOne(at, { ...scheduled, lateLevels: 0, reEntries: 0, seats: 2, playersMin: 3 })
  const people = [mai, an, ba]
  for (const who of people) await enter(who, id)
  await drive(at)
  const codes = await Promise.all(people.map((who) => tableOf(who, id)))
  const single =
    people[codes.findIndex((code, nth) => codes.every((other, at) => at === nth || other !== code))]!
  const [one, two] = people.filter((who) => who !== single)
  for (const [nth, { api }] of people.entries())
    await api.cardRooms.away({ params: { code: codes[nth]! }, body: { isAway: true } })
  await lose(at, id, { loser: one!.id, winner: two!.id })
  const now = await Promise.all([single, two!].map((who) => tableOf(who, id)))
  expect(new Set(now).size).toBe(1)
  const code = now[0]!
  // who moved is still away
  const moved = await single.api.cardRooms.room({ params: { code } })
  expect(moved.seats.map(({ state }) => state)).toEqual(['away', 'away'])
  // neither decides: the clock does, and both are dealt in again
  for (let hands = 0; hands < 4; hands++) {
    await passTo(at, code, 'over')
    await rest(at, id)
    await drive(at)
  }
  const { seats } = await single.api.cardRooms.room({ params: { code } })
  expect(seats.some(({ state }) => state === 'away')).toBe(true)
  expect(seats.reduce((sum, { chips }) => sum + chips, 0n)).toBe(major(4_500))
  await single.api.cardRooms.leave({ params: { code } })
  expect(await tableOf(single, id)).toBe(code)
})

test('STU-05 a player who is back after being blinded off posts no blind out of turn', async () => {
  const id = await makeOne(at, { ...scheduled, lateLevels: 0, reEntries: 0, seats: 4, playersMin: 4 })
  const people = [mai, an, ba, await person(at, { balance: major(1_000_000) })]
  for (const who of people) await enter(who, id)
  await drive(at)
  const code = await tableOf(mai, id)
  const params = { code }
  for (let hands = 0; hands < 4; hands++) {
    await rest(at, id)
    await Promise.all(
      people.map(async ({ api }) => {
        await api.cardRooms.away({ params, body: { isAway: true } })
        await api.cardRooms.away({ params, body: { isAway: false } })
      }),
    )
    await drive(at)
    await passTo(at, code, 'playing')
    const { hand } = await mai.api.cardRooms.room({ params })
    expect(hand?.holdem?.players.filter(({ bet }) => bet > 0n)).toHaveLength(2)
  }
})

test('STU-05 too few players by the start: everyone is paid back and told', async () => {
  const id = await makeOne(at, { ...scheduled, playersMin: 3 })
  await enter(mai, id)
  await enter(an, id)
  await drive(at)
  expect((await shown(mai, id)).tournament.state).toBe('cancelled')
  expect(await cashOf([mai, an])).toEqual([major(1_000_000), major(1_000_000)])
  expect(await messages(mai)).toEqual(expect.arrayContaining(['tournamentSoon', 'tournamentCancelled']))
})

test('STU-05 a practice sit-and-go fills with labelled bots, moves no money, and the next one opens', async () => {
  const id = await makeOne(at, {
    isPractice: true,
    currency: 'FUN',
    seats: 6,
    playersMin: 6,
    playersMax: 6,
    repeatMinutes: 1,
  })
  await enter(mai, id)
  await run(at.database.owner, sql`update card_tournament set fills_at = clock_timestamp() where id = ${id}`)
  await drive(at)
  const { standings, tournament } = await shown(mai, id)
  expect(standings.filter(({ isBot, name }) => isBot && name.startsWith('Bot '))).toHaveLength(5)
  expect(tournament.state).toBe('running')
  const code = await tableOf(mai, id)
  await rest(at, id)
  await drive(at)
  await passTo(at, code, 'over')
  await lose(at, id, { loser: mai.id, winner: 0n })
  // without people it ends
  expect((await shown(mai, id)).tournament.state).toBe('over')
  expect(await cash(mai)).toBe(major(1_000_000))
  const { tournaments } = await mai.api.tournaments.list()
  expect(tournaments.filter(({ name, state }) => name === 'Heads-up' && state === 'open')).not.toHaveLength(0)
})

test('M5 STU-05 the books are whole after all of these tournaments', async () => {
  const { open } = await one(
    at.app.db,
    sql<{ open: bigint }>`
      select coalesce(sum(t.buy_in + t.fee), 0)::int8 as open
      from card_tournament_entry e join card_tournament t on t.id = e.tournament
      where e.wallet is not null and t.state in ('open', 'running')
    `,
  )
  const { held } = await one(
    at.app.db,
    sql<{
      held: bigint
    }>`select coalesce(sum(balance), 0)::int8 as held from wallet_view where kind = 'chips'`,
  )
  expect(held).toBe(open)
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
