import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { isAsSealed } from '#game-kit/cards/sealed-deck.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { openLive } from '#live/client.ts'
import { dyingAt } from '#apps/server/testing/dying.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { tickRooms } from './service/drive.ts'
import { callDown, hasten, members, openRoom, passTo, seen, sitDown } from './testing/tables.ts'

// The deck is sealed and the seeds of the players cut it. A player whose connection is cut in this phase comes back to it from any
// device, or finds the hand that the clock has dealt.

let at: TestApp
let code: string
let mai: Person
let an: Person
let ba: Person
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const pages: { cut: () => void }[] = []
beforeEach(async () => {
  ;[mai, an, ba] = (await members(at, 3)) as [Person, Person, Person]
  code = await openRoom(at)
  await sitDown(code, [mai, an, ba])
  await passTo(at, code, 'cutting')
})
afterEach(() => {
  for (const page of pages.splice(0)) page.cut()
})

const read = ({ api }: Person) => api.cardRooms.room({ params: { code } })
type Reply = Awaited<ReturnType<typeof read>>
const handIn = ({ hand }: Reply) => {
  if (!hand) throw new Error('no hand')
  return hand
}
const seedOf = { mai: 'a1'.repeat(16), an: 'b2'.repeat(16), ba: 'c3'.repeat(16), late: 'dd'.repeat(16) }
const give = ({ api }: Person, hand: string, seed: string) =>
  api.cardRooms.seed({ params: { code }, body: { hand, seed } })

/** A page at the table: it reads the room once it is connected, and again when its socket says so, until it is cut off. */
async function openPage(who: Person) {
  const first = await read(who)
  const connected = Promise.withResolvers<void>()
  const page = { shown: first, isCut: false, cut: () => ((page.isCut = true), live.close()) }
  const again = () =>
    read(who).then(
      (reply) => {
        if (!page.isCut) page.shown = reply
      },
      () => undefined, // the next event, or the end of the test
    )
  const live = openLive(at.site, () => who.token, {
    watched: () => [first.watch],
    onHint: ({ topic }) => void (topic === 'rooms.room' && again()),
    onFirst: () => void again().then(connected.resolve),
    onReconnect: () => void again(),
    onState: () => undefined,
  })
  pages.push(page)
  await connected.promise
  return page
}

const stored = (id: string) =>
  one(
    at.database.owner,
    sql<{
      seeds: Record<string, string>
      state: string
    }>`select seeds, state from card_hand where id = ${id}`,
  )

/** The time of the seeds is not over, however slow the machine is. */
const holdClock = (id: string) =>
  run(
    at.database.owner,
    sql`update card_hand set due_at = clock_timestamp() + interval '1 hour' where id = ${id}`,
  )

test('STU-05 G18 a player who is cut off while the deck is cut comes back to the same sealed deck, and still cuts it', async () => {
  const before = await openPage(mai)
  const sealed = handIn(before.shown)
  expect(sealed).toMatchObject({ state: 'cutting', wantsSeed: true, holdem: null, legs: [] })
  before.cut()
  await give(an, sealed.id, seedOf.an)
  await give(ba, sealed.id, seedOf.ba)
  expect(handIn(before.shown)).toEqual(sealed) // told nothing more
  const back = await openPage(mai)
  const { version } = handIn(back.shown)
  expect(handIn(back.shown)).toEqual({ ...sealed, version: sealed.version + 2 })
  // the exact state of those who were not cut off, but for the own seed
  expect(handIn(await read(an))).toEqual({ ...handIn(back.shown), wantsSeed: false })
  expect(handIn(await seen(at, code))).toEqual({ ...handIn(back.shown), wantsSeed: false })
  await give(mai, sealed.id, seedOf.mai)
  await expect.poll(() => handIn(back.shown)).toMatchObject({ state: 'playing', root: sealed.root })
  expect(handIn(back.shown)).toEqual(handIn(await read(mai)))
  expect(handIn(back.shown).version).toBeGreaterThan(version)
  expect((await stored(sealed.id)).seeds).toEqual({ 0: seedOf.mai, 1: seedOf.an, 2: seedOf.ba })
})

test('STU-05 G18 a seed whose reply was lost counts once: the page that comes back is not asked for another one, and cannot change it', async () => {
  const { id } = handIn(await read(mai))
  const before = await openPage(mai)
  await give(mai, id, seedOf.mai)
  before.cut() // the reply does not arrive
  const back = await openPage(mai)
  expect(handIn(back.shown)).toMatchObject({ id, state: 'cutting', wantsSeed: false })
  await give(mai, id, seedOf.late)
  expect((await stored(id)).seeds).toEqual({ 0: seedOf.mai })
  await Promise.all([give(an, id, seedOf.an), give(ba, id, seedOf.ba)])
  await expect.poll(() => handIn(back.shown).state).toBe('playing')
  expect((await stored(id)).seeds[0]).toBe(seedOf.mai)
  expect(await refusal(give(mai, id, seedOf.late))).toBe('rooms.moved')
  // both devices hold the same cards, and no other’s
  const [one, other] = [handIn(back.shown), handIn((await openPage(mai)).shown)]
  expect(other).toEqual(one)
  expect(one.holdem?.players.map(({ cards }) => cards?.length ?? null)).toEqual([2, null, null])
})

test('STU-05 G18 the clock cuts the deck without a player who stays away: the hand is dealt, played and paid, and the player finds it as it is', async () => {
  const money = async () => {
    let sum = 0n
    for (const { wallet } of [mai, an, ba]) sum += (await walletById(at.app.db, wallet))?.balance ?? 0n
    return sum
  }
  const page = await openPage(mai)
  const { id, root } = handIn(page.shown)
  page.cut()
  await Promise.all([give(an, id, seedOf.an), give(ba, id, seedOf.ba)])
  await holdClock(id)
  await tickRooms(at.app)
  expect((await stored(id)).state).toBe('cutting')
  await hasten(at, code)
  await tickRooms(at.app)
  const { seeds, state } = await stored(id)
  expect([state, seeds[1], seeds[2]]).toEqual(['playing', seedOf.an, seedOf.ba])
  expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/)
  const back = await openPage(mai)
  expect(handIn(back.shown)).toMatchObject({ id, root, state: 'playing', wantsSeed: false })
  expect(back.shown.seats[0]).toMatchObject({ isMine: true, state: 'seated' })
  expect(await refusal(give(mai, id, seedOf.late))).toBe('rooms.moved')
  await callDown(at, [mai, an, ba], code)
  const over = handIn(await read(mai))
  expect([over.id, over.state]).toEqual([id, 'over'])
  const rake = over.legs.reduce((sum, { put, won }) => sum + put - won, 0n)
  const { proof } = await mai.api.cardRooms.hand({ params: { id } })
  expect(proof.opened.every((card) => isAsSealed(root, proof.sealedAs, card))).toBe(true)
  for (const { api } of [mai, an, ba]) await api.cardRooms.leave({ params: { code } })
  await hasten(at, code)
  await tickRooms(at.app)
  expect(await money()).toBe(major(3_000_000) - rake)
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 G18 a process that dies while it cuts the deck leaves it sealed, and the last seed is given again to the next one', async () => {
  const { id } = handIn(await read(mai))
  await Promise.all([give(an, id, seedOf.an), give(ba, id, seedOf.ba)])
  await dyingAt(at, { table: 'card_room', when: 'update' }, () => give(mai, id, seedOf.mai))
  const { shown } = await openPage(mai)
  expect(shown.hand).toMatchObject({ id, state: 'cutting', wantsSeed: true, holdem: null })
  expect((await stored(id)).seeds).toEqual({ 1: seedOf.an, 2: seedOf.ba })
  // the clock of the next process dies there too
  await hasten(at, code)
  await dyingAt(at, { table: 'card_room', when: 'update' }, () =>
    tickRooms({ ...at.app, log: { ...at.app.log, error: () => undefined } }),
  )
  expect((await stored(id)).state).toBe('cutting')
  await give(mai, id, seedOf.mai)
  expect(await stored(id)).toEqual({
    seeds: { 0: seedOf.mai, 1: seedOf.an, 2: seedOf.ba },
    state: 'playing',
  })
})
