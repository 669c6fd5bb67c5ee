import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { many, sql } from '#db/rows.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { namesOf, WATCH } from '#live/watching.ts'
import { recordedEvents } from '#server/events.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { diesIn, mortal } from '#features/play/shared-rounds/testing/mortal.ts'
import { tickRooms } from './service/drive.ts'
import { deal } from './rules/games.ts'
import { climbIn, type CardGame, type Play } from './rules/play.ts'
import { act, hasten, members, openRoom, passTo, seen, sitDown } from './testing/tables.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await members(at, 3)
})
afterAll(() => at.close())

const stakes = {
  small: 5n,
  unit: 10n,
  chip: 1n,
  rakePpm: 50_000n,
  rakeCap: 30n,
  mayRunTwice: false,
  ante: 0n,
}

/** A hand of bots, and all of its states. */
function handOf(
  game: CardGame,
  seed: number,
  count: number,
): { deck: readonly number[]; states: readonly Play[] } {
  const luck = fastChance(seed)
  const deck = [...luck.shuffle(52)]
  const dealt = Array.from({ length: count }, (_, seat) => ({
    seat,
    stack: BigInt(1 + luck.below(1_000)),
    posts: luck.below(5) === 0,
  }))
  const states = [deal(game, { stakes, seats: count, button: luck.below(count), dealt }, deck)]
  for (let turns = 0; turns < 400; turns++) {
    const play = states.at(-1)!
    const [seat] = play.awaited
    if (play.isOver || seat === undefined) return { deck, states }
    const next = play.act(seat, luck.below(6) === 0 ? play.timeout(seat) : play.bot(seat, luck))
    if (typeof next === 'string') throw new Error(`a bot's decision is refused: ${next}`)
    states.push(next)
  }
  throw new Error('the hand does not end')
}

const cardsIn = (value: unknown): number[] =>
  [
    ...JSON.stringify(value, (key, each: unknown) =>
      typeof each === 'bigint' ? null : key === 'seat' ? null : each,
    ).matchAll(/"(?:cards|board|boards)":(\[[\d,[\]]*\])/g),
  ].flatMap(([, list]) => (JSON.parse(list ?? '[]') as number[]).flat(3))

for (const [game, most] of [
  ['holdem', 9],
  ['tien-len', 4],
  ['lieng', 9],
  ['sam-loc', 5],
] as const) {
  test(`STU-05 G18 no view of ${game} holds a card that its seat may not know, in any state of any hand`, () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: most }), (seed, count) => {
        const { deck, states } = handOf(game, seed, count)
        for (const play of states)
          for (const seat of [null, ...Array.from({ length: count }, (_, own) => own)]) {
            const known = new Set(play.known(seat).map((place) => deck[place]))
            const view = play.view(seat)
            // what lies on the table of a climbing game was played before all eyes
            const open = new Set(climbIn(view)?.table?.cards ?? [])
            for (const card of cardsIn(view)) expect(known.has(card) || open.has(card)).toBe(true)
            if (!play.isOver && seat === null) expect(known.size).toBe(view.holdem?.board.length ?? 0)
          }
      }),
      { numRuns: isNightly ? 20_000 : 60 },
    )
  })

  test(`STU-05 M1 what the seats of ${game} put in comes back, less the rake, whatever is played`, () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: most }), (seed, count) => {
        const { states } = handOf(game, seed, count)
        const legs = states.at(-1)!.legs()
        const [put, won, rake] = (['put', 'won', 'rake'] as const).map((of) =>
          legs.reduce((sum, leg) => sum + leg[of], 0n),
        )
        expect(put! - won!).toBe(rake!)
        expect(rake! <= 30n * BigInt(count) && rake! >= 0n).toBe(true)
        expect(legs.every((leg) => leg.put >= 0n && leg.won >= 0n)).toBe(true)
      }),
      { numRuns: isNightly ? 50_000 : 200 },
    )
  })
}

test('STU-05 G18 replies and events hold no card of another seat while a hand is played', async () => {
  const code = await openRoom(at)
  await sitDown(code, people)
  const events = recordedEvents()
  for (let ticks = 0; ticks < 2; ticks++) {
    await hasten(at, code)
    await tickRooms({ ...at.app, events })
  }
  for (const who of [...people.map(({ api }) => api), at.api({})]) {
    const { hand, mine } = await who.cardRooms.room({ params: { code } })
    const open = hand!.holdem!.players.filter(({ cards }) => cards !== null).map(({ seat }) => seat)
    expect(open).toEqual(mine === null ? [] : [mine])
  }
  // what is published is what a page can ask for
  for (const { room } of events.published) expect(namesOf([room.slice(WATCH.length)])).not.toBeNull()
  expect(events.published.length).toBeGreaterThan(1)
  // nothing but the room, and in the lobby not even that: the code of a private one is its invitation
  for (const { hint } of events.published)
    expect([hint.topic, hint.of, hint.patch]).toEqual(
      hint.topic === 'rooms.lobby' ? ['rooms.lobby', 'JADE', {}] : ['rooms.room', code, { code }],
    )
  for (const { api } of people) await api.cardRooms.leave({ params: { code } })
  for (let ticks = 0; ticks < 8; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
  expect((await seen(at, code)).seats).toEqual([])
}, 60_000)

test('STU-05 a process that dies at any statement loses no chip: another one goes on where it stopped', async () => {
  const before = await total()
  const code = await openRoom(at, { turnSeconds: 5, bankSeconds: 0 })
  await sitDown(code, people)
  // from the sealed deck to the payment of those who left: the process dies at its first, second … statement
  for (let n = 1; n <= (isNightly ? 60 : 24); n++) {
    await hasten(at, code)
    await diesIn(() => tickQuietly(n))
    await hasten(at, code)
    await tickRooms(at.app)
  }
  for (const { api } of people) await api.cardRooms.leave({ params: { code } })
  for (let ticks = 0; ticks < 10; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
  expect((await seen(at, code)).seats).toEqual([])
  const raked = await many(
    at.app.db,
    sql<{ sum: bigint }>`
      select coalesce(sum(put - won), 0)::int8 as sum from card_result s join card_hand h on h.id = s.hand
      where h.room = (select id from card_room where code = ${code})
    `,
  )
  expect(await total()).toBe(before - (raked[0]?.sum ?? 0n))
  expect(await proveWhole(at.database.owner)).toEqual([])
}, 120_000)

/** A worker that dies; what it logs on its way is not printed. */
async function tickQuietly(n: number): Promise<void> {
  const { host } = mortal(at.app, n)
  await tickRooms({ ...host.app, log: { ...host.app.log, error: () => undefined } })
}

async function total(): Promise<bigint> {
  let sum = 0n
  for (const { wallet } of people) sum += (await walletById(at.app.db, wallet))?.balance ?? 0n
  return sum
}

test('STU-05 what a page reads while a decision is made is of one moment: its view belongs to its version', async () => {
  const code = await openRoom(at)
  await sitDown(code, people)
  await passTo(at, code, 'playing')
  const read = async () => {
    const { hand } = await seen(at, code)
    return { version: hand!.version, awaited: hand!.holdem!.awaited.join() }
  }
  for (const kind of ['call', 'call', 'check'] as const) {
    const before = await read()
    const [, ...reads] = await Promise.all([act(people, code, { kind }), ...Array.from({ length: 30 }, read)])
    const after = await read()
    for (const one of reads) expect([before, after]).toContainEqual(one)
  }
})
