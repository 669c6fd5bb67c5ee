import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { run, sql } from '#db/rows.ts'
import { rooms } from '#games/fishing/rooms.ts'
import { BULLETS, fishingMath, VOLLEY_MS } from '#games/fishing/rules.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { recordedEvents } from '#server/events.ts'
import { dyingAt, type DyingPlace } from '#apps/server/testing/dying.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { serverProcess } from '#apps/server/testing/two-processes.ts'
import { play } from '#features/play/rounds/contract.ts'
import { openSeed } from '#features/play/rounds/service/seeds/seeds.ts'
import { activePair } from '#features/play/rounds/store/seeds.ts'
import { processBeside } from '#features/play/rounds/testing/process.ts'
import { tell } from './service/volleys.ts'
import { angler, balanceOf, fire, reload, storedOf, volley, type Angler } from './testing/anglers.ts'

// Bullets are taken, decided and paid in one transaction, so a process that dies leaves a volley whole or without a trace: there is nothing
// to refund later. What is tested is that no death, at whatever write, makes it anything else, and that another process goes on.

const KILLS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 6 : 1

let at: TestApp
const events = recordedEvents()
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

type Process = Awaited<ReturnType<typeof processBeside>>
type Asked = { readonly bets: ReturnType<typeof volley>; readonly key: string; readonly autoplay?: string }

/** A member's only volley since a balance is paid once. */
async function expectPaidOnce({ member }: Angler, before: bigint): Promise<void> {
  const stored = await storedOf(at, member)
  expect(stored).toHaveLength(1)
  expect(await balanceOf(at, member)).toBe(stored.reduce((sum, { stake, win }) => sum + win - stake, before))
}

/** Plays in this process, as its HTTP port would. */
async function playIn({ floor, callers }: Process, { token }: Angler, asked: Asked) {
  const seat = await callers(token, at.clock.now())
  if (!seat) throw new Error('no seat')
  return floor.play(asked, seat)
}

/** Another process plays; whatever it leaves behind is in the database. */
async function inOther<T>(work: (process: Process) => Promise<T>): Promise<T> {
  const process = await processBeside(at)
  try {
    return await work(process)
  } finally {
    await process.close()
  }
}

/** What a member's next volley will draw, whichever process draws it. */
async function nextDraw({ member }: Angler) {
  const pair = await activePair(at.app.db, member.wallet)
  if (!pair) throw new Error('no seeds')
  const chance = fairChance({
    serverSeed: openSeed(at.app, pair.serverSeed),
    clientSeed: pair.clientSeed,
    nonce: Number(pair.nonce) + 1,
  })
  const room = rooms['koi-shallows']
  return fishingMath(room)
    .draw({ stakes: room.stakes }, chance)
    .shots.map(({ roll }) => roll)
}

/** Every write of a volley: its bullets are taken, its catches stored, its money posted and counted. */
const places: readonly DyingPlace[] = [
  { table: 'wallet', when: 'update' },
  { table: 'round', when: 'insert' },
  { table: 'line', when: 'insert' },
  { table: 'settled_play', when: 'insert' },
  { table: 'house_move', when: 'insert' },
]

test('STU-04 M5 a process killed at any write of a volley takes no bullet, and another one decides it once, with the catches that were drawn', async () => {
  const mai = await angler(at)
  const start = await balanceOf(at, mai.member)
  for (const [nth, place] of places.entries()) {
    reload(at)
    const before = await balanceOf(at, mai.member)
    const drawn = await nextDraw(mai)
    const asked = { bets: volley('minnow'), key: `killed:${mai.member.id}:${nth}` }
    let isDead = false
    await dyingAt(at, place, () =>
      inOther((dying) =>
        playIn(dying, mai, asked).catch((error: unknown) => {
          isDead = true
          throw error
        }),
      ),
    )
    // drawn, but neither taken nor paid
    expect([place, isDead, await balanceOf(at, mai.member)]).toEqual([place, true, before])
    expect(await storedOf(at, mai.member)).toHaveLength(nth)
    const [one, other] = await inOther((first) =>
      inOther((second) => Promise.all([playIn(first, mai, asked), playIn(second, mai, asked)])),
    )
    expect(other).toEqual(one)
    const stored = await storedOf(at, mai.member)
    const { stake, win, nonce } = stored.at(-1)!
    expect([stored.length, stake, nonce]).toEqual([nth + 1, major(1_500), BigInt(nth + 1)])
    expect(await balanceOf(at, mai.member)).toBe(before - stake + win)
    // a member whose process dies gets no second draw
    const told = 'roundId' in one ? one.events.find(({ type }) => type === 'volley') : undefined
    expect(told).toMatchObject({ rolls: drawn })
  }
  const gain = (await storedOf(at, mai.member)).reduce((sum, { stake, win }) => sum + win - stake, 0n)
  expect(await balanceOf(at, mai.member)).toBe(start + gain)
})

test('STU-04 M5 a process killed while it counts a volley of automatic fire counts and pays it once', async () => {
  const mai = await angler(at)
  const { id } = await mai.frame.autoplay({
    body: { rounds: 5, lossMost: major(100_000), stopsAtFeature: false },
  })
  const before = await balanceOf(at, mai.member)
  const asked = { bets: volley('koi'), key: `auto:${mai.member.id}`, autoplay: id }
  for (const place of [{ table: 'autoplay', when: 'update' }, ...places] as const)
    await dyingAt(at, place, () => inOther((dying) => playIn(dying, mai, asked)))
  expect([await balanceOf(at, mai.member), await storedOf(at, mai.member)]).toEqual([before, []])
  const played = await inOther((next) => playIn(next, mai, asked))
  expect(played).toMatchObject({ autoplay: { left: 4 } })
  expect(await inOther((next) => playIn(next, mai, asked))).toMatchObject({ autoplay: { left: 4 } })
  await expectPaidOnce(mai, before)
})

test('STU-04 a process that dies with a batch posted and no reply sent, or before the table is told, is continued by another one at the same seats', async () => {
  const people = [await angler(at), await angler(at), await angler(at)]
  const seats = []
  for (const { table } of people) seats.push(await table.sit({}))
  const before = await Promise.all(people.map(({ member }) => balanceOf(at, member)))
  const asked = people.map(({ member }) => ({ bets: volley('guppy'), key: `lost:${member.id}` }))
  const together = (process: Process) =>
    Promise.all(people.map((who, nth) => playIn(process, who, asked[nth]!)))
  // the replies are lost, and what waits to be told with them
  const lost = await inOther(together)
  const again = await inOther(together)
  expect(again).toEqual(lost)
  for (const [nth, who] of people.entries()) await expectPaidOnce(who, before[nth]!)
  // the room goes on in another process: same seats, and the next volley is told there
  for (const [nth, { table }] of people.entries())
    expect(await table.keep({})).toMatchObject({ table: seats[nth]!.table, seat: seats[nth]!.seat })
  reload(at)
  await fire(people[0]!, volley('koi', 2))
  await tell({ ...at.app, events })
  const told = events.published.filter(({ hint }) => hint.topic === 'fishing.volleys')
  expect(told).toMatchObject([{ hint: { patch: { seat: seats[0]!.seat, volleys: [[0, [{}, {}]]] } } }])
})

test('STU-04 a process killed while it gives or passes on a seat leaves it as it was, and the database’s clock decides in the next one', async () => {
  const seated = await Promise.all(Array.from({ length: 5 }, () => angler(at, undefined, 'coral-bay')))
  const [mai, an] = [seated[0]!, seated[4]!]
  await dyingAt(at, { table: 'fishing_seat', when: 'insert' }, () => mai.table.sit({}))
  expect(await refusal(mai.table.keep({}))).toBe('fishing.seatLost')
  for (const { table } of seated.slice(0, 4)) await table.sit({})
  // a minute without a sign, for all processes alike
  const lapse = (seconds: number) =>
    run(
      at.database.owner,
      sql`
        update fishing_seat set seen_at = seen_at - ${seconds} * interval '1 second' where member_id = ${mai.member.id}
      `,
    )
  await lapse(61)
  await dyingAt(at, { table: 'fishing_seat', when: 'update' }, () => an.table.sit({}))
  // not passed on: its member gets it back, and loses it to the next process
  expect((await mai.table.keep({})).seat).toBe(0)
  await lapse(61)
  expect(await an.table.sit({})).toMatchObject({ table: 1, seat: 0 })
  expect(await refusal(mai.table.keep({}))).toBe('fishing.seatLost')
  expect(await mai.table.sit({})).toMatchObject({ table: 2, seat: 0 })
  // a volley whose table cannot be told is a round as any other
  const before = await balanceOf(at, mai.member)
  await lapse(30)
  await fire(mai, volley('clown', BULLETS, '1000'))
  await dyingAt(at, { table: 'fishing_seat', when: 'update' }, () => tell({ ...at.app, events }))
  await expectPaidOnce(mai, before)
})

type Reply = Awaited<ReturnType<typeof fire>>
type Replies = Map<string, Reply>

/** Fires at the pace of the cannon until the server is gone. Returns the key of the volley that got no reply. */
async function fireUntilCut(frame: Angler['frame'], replies: Replies): Promise<string> {
  for (let key = crypto.randomUUID(); ;) {
    try {
      replies.set(key, await fire({ frame }, volley('guppy'), key))
      key = crypto.randomUUID()
    } catch (error) {
      if (error instanceof NetworkError) return key
      if (!(error instanceof RefusedError) || error.code !== 'play.tooSoon') throw error
      await setTimeout(VOLLEY_MS / 3)
    }
  }
}

test.each(Array.from({ length: KILLS }, (_, nth) => nth))(
  'STU-04 M5 a server killed under fire loses no volley that it acknowledged, and the others are played once by the next one (%i)',
  async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => angler(at)))
    const before = await Promise.all(people.map(({ member }) => balanceOf(at, member)))
    const server = await serverProcess(at)
    const replies = people.map((): Replies => new Map())
    const firing = people.map(({ token }, nth) => {
      const frame = createClient(play, { base: server.game, headers: () => ({ authorization: token }) })
      return fireUntilCut(frame, replies[nth]!)
    })
    await expect
      .poll(() => replies.every(({ size }) => size > 1), { timeout: 20_000, interval: 5 })
      .toBe(true)
    await server.stop('SIGKILL')
    const cut = await Promise.all(firing)
    reload(at)
    for (const [nth, who] of people.entries()) {
      for (const [key, reply] of replies[nth]!) {
        const { roundId, stake, win } = await fire(who, volley('guppy'), key)
        expect({ roundId, stake, win }).toEqual({
          roundId: reply.roundId,
          stake: reply.stake,
          win: reply.win,
        })
      }
      const last = await fire(who, volley('guppy'), cut[nth])
      const stored = await storedOf(at, who.member)
      expect(stored.map(({ id }) => id)).toEqual(
        [...replies[nth]!.values(), last].map(({ roundId }) => roundId),
      )
      const gain = stored.reduce((sum, { stake, win }) => sum + win - stake, 0n)
      expect(await balanceOf(at, who.member)).toBe(before[nth]! + gain)
    }
  },
  60_000,
)

test('M1 the ledger reconciles after every death', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
