import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RefusedError } from '#contract/envelope.ts'
import { major } from '#kit/money.ts'
import { BULLETS, timesOf, kindOf, VOLLEY_MS } from '#games/fishing/rules.ts'
import { rooms } from '#games/fishing/rooms.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { processBeside } from '#features/play/rounds/testing/process.ts'
import { angler, balanceOf, fire, reload, storedOf, timesIn, volley, type Angler } from './testing/anglers.ts'

const SEQUENCES = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 200 : 5

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => at.close())

/** The server's clock stands still, so that a slow machine makes no volley later; returns how it goes on. */
function stopClock(): (ms: number) => void {
  let now = at.clock.now().getTime()
  vi.spyOn(at.clock, 'now').mockImplementation(() => new Date(now))
  return (ms) => void (now += ms)
}

const START = major(10_000_000)

/** Volleys, and so ledger calls, of a player in any second. */
const MOST_A_SECOND = 4

/**
 * Whatever was sent: the stored volleys are a pace apart, no second has more than four of them, and the balance is the first one with each
 * of them paid once.
 */
async function holds({ member }: Angler): Promise<Awaited<ReturnType<typeof storedOf>>> {
  const stored = await storedOf(at, member)
  const times = stored.map(({ atMs }) => atMs)
  expect(times.slice(1).filter((time, nth) => time - times[nth]! < VOLLEY_MS)).toEqual([])
  const inSecond = times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length)
  expect(Math.max(0, ...inSecond)).toBeLessThanOrEqual(MOST_A_SECOND)
  const gain = stored.reduce((sum, { stake, win }) => sum + win - stake, 0n)
  expect(await balanceOf(at, member)).toBe(START + gain)
  return stored
}

type Sent = { readonly id: string } | { readonly refused: string }
const sent = (call: ReturnType<typeof fire>): Promise<Sent> =>
  call.then(
    ({ roundId }) => ({ id: roundId }),
    (error: unknown) => {
      if (error instanceof RefusedError) return { refused: error.code }
      throw error
    },
  )

test('STU-04 a cannon fires at its pace: a volley before it is refused with the time to wait, costs nothing, and may be sent again', async () => {
  const mai = await angler(at)
  expect((await mai.frame.session()).minRoundMs).toBe(VOLLEY_MS)
  const forward = stopClock()
  await fire(mai, volley('koi'))
  const early = crypto.randomUUID()
  // a single bullet is no faster than fifteen
  const again = () => detailOf(fire(mai, volley('koi', 1), early))
  expect(await again()).toEqual({ waitMs: VOLLEY_MS })
  forward(VOLLEY_MS - 1)
  expect(await again()).toEqual({ waitMs: 1 })
  expect(await holds(mai)).toHaveLength(1)
  forward(1)
  const later = await fire(mai, volley('koi', 1), early)
  expect(await fire(mai, volley('koi', 1), early)).toEqual(later)
  expect(await holds(mai)).toHaveLength(2)
})

test('STU-04 at fifty bullets a second, or however much faster a page sends, the server takes no more than four volleys a second', async () => {
  const [mai, an] = [await angler(at), await angler(at)]
  const forward = stopClock()
  for (let nth = 0; nth < 10; nth += 1) {
    await fire(mai, volley('koi'))
    forward(300)
  }
  // 150 bullets in 3 s: none of the volleys was too early
  expect(await holds(mai)).toHaveLength(10)
  // a page that sends fifty volleys a second gets four of them
  const key = () => crypto.randomUUID()
  let taken = 0
  for (let nth = 0; nth < 100; nth += 1) {
    taken += 'id' in (await sent(fire(an, volley('koi', 1), key()))) ? 1 : 0
    forward(20)
  }
  expect(taken).toBe((await holds(an)).length)
  expect(taken).toBe(8)
})

test('STU-04 two tabs, two rooms and two processes of a member are one cannon: of volleys at the same time one is played', async () => {
  const mai = await angler(at)
  const tabs = [mai, await angler(at, mai.member), await angler(at, mai.member, 'coral-bay')]
  const beside = await processBeside(at)
  const elsewhere = async (): Promise<Sent> => {
    const seat = await beside.callers(mai.token, at.clock.now())
    if (!seat) throw new Error('no seat')
    const played = await beside.floor.play({ bets: volley('koi'), key: crypto.randomUUID() }, seat)
    return 'roundId' in played ? { id: played.roundId } : played
  }
  stopClock()
  const crowd = await Promise.all(
    Array.from({ length: 24 }, (_, nth) => {
      const tab = tabs[nth % 4]
      if (!tab) return elsewhere()
      return sent(fire(tab, nth % 4 === 2 ? volley('clown', BULLETS, '1000') : volley('koi')))
    }),
  )
  await beside.close()
  const stored = await holds(mai)
  const played = crowd.flatMap((one) => ('id' in one ? [one.id] : []))
  expect(played.toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  expect(stored).toHaveLength(1)
  expect(new Set(crowd.flatMap((one) => ('refused' in one ? [one.refused] : [])))).toEqual(
    new Set(['play.tooSoon']),
  )
})

test('STU-04 M4 whatever two tabs send, when and how often, a volley is paid once and none is faster than the cannon', async () => {
  const shot = fc.record({
    tab: fc.nat(1),
    bullets: fc.integer({ min: 1, max: BULLETS }),
    /** 0: a new volley; otherwise this tab repeats the volley that many places before. */
    again: fc.constantFrom(0, 0, 0, 1, 2),
  })
  const moment = fc.record({
    after: fc.constantFrom(1, 60, VOLLEY_MS - 1, VOLLEY_MS, 400),
    shots: fc.array(shot, { minLength: 1, maxLength: 4 }),
  })
  const forward = stopClock()
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 7 }), async (moments) => {
      const mai = await angler(at)
      const tabs = [mai, await angler(at, mai.member)]
      const asked: { readonly key: string; readonly bullets: number }[] = []
      const paid = new Map<string, string>()
      let sinceLast = Number.POSITIVE_INFINITY
      for (const { after, shots } of moments) {
        forward(after)
        sinceLast += after
        const volleys = shots.map(({ tab, bullets, again }) => {
          const before = again > 0 ? asked.at(-again) : undefined
          const one = before ?? { key: crypto.randomUUID(), bullets }
          asked.push(one)
          return { tab, ...one }
        })
        const isNew = volleys.some(({ key }) => !paid.has(key))
        const due = paid.size + (isNew && sinceLast >= VOLLEY_MS ? 1 : 0)
        const answers = await Promise.all(
          volleys.map(({ tab, key, bullets }) => sent(fire(tabs[tab]!, volley('guppy', bullets), key))),
        )
        for (const [nth, one] of answers.entries()) {
          const { key } = volleys[nth]!
          if ('refused' in one) expect([one.refused, paid.has(key)]).toEqual(['play.tooSoon', false])
          else expect(paid.get(key) ?? one.id).toBe(one.id)
          if ('id' in one && !paid.has(key)) sinceLast = 0
          if ('id' in one) paid.set(key, one.id)
        }
        expect(paid.size).toBe(due)
      }
      const stored = await holds(mai)
      expect([...paid.values()].toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
    }),
    { numRuns: SEQUENCES },
  )
})

test('STU-04 G19 a bullet at a fish that is gone is a bet as any other: a catch before it, its own or another member’s, changes neither its chance nor its price', async () => {
  const [mai, an] = [await angler(at), await angler(at)]
  for (const { table } of [mai, an]) await table.sit({})
  const minnow = kindOf(rooms['koi-shallows'], 'minnow')
  let after = 0
  for (let nth = 0; nth < 6; nth++) {
    reload(at)
    // both catch at the same table: of each kind every client takes its fish out of the water
    const [own] = await Promise.all([fire(mai, volley('minnow')), fire(an, volley('minnow'))])
    const drawn = own.events.find(({ type }) => type === 'volley')
    const [rolls, prizes] = [drawn?.['rolls'], drawn?.['prizes']].map((each) =>
      Array.isArray(each) ? each : [],
    )
    const due = (rolls ?? []).map((roll, shot) => timesOf(minnow, { roll, prize: prizes?.[shot] }))
    expect(due).toHaveLength(BULLETS)
    expect(timesIn(own.events)).toEqual(due)
    expect([own.stake, own.win]).toEqual([
      major(1_500),
      due.reduce((sum, times) => sum + major(100) * BigInt(times), 0n),
    ])
    const first = due.findIndex((times) => times > 0)
    after += due.slice(first + 1).filter((times) => first >= 0 && times > 0).length
  }
  expect(after).toBeGreaterThan(0) // bullets behind a catch of their own volley caught again
  await holds(mai)
})

test('STU-04 a bullet at what does not swim in the room, or a second one at its place in the volley, is never taken', async () => {
  const mai = await angler(at, await person(at, { balance: START }))
  const [bullet] = volley('koi', 1)
  for (const bets of [
    volley('clown'),
    [{ ...bullet!, choice: { shot: 15, fish: 'koi' } }],
    [{ ...bullet!, choice: { shot: 0, fish: 'koi', id: 'koi-17' } }],
    [bullet!, bullet!],
    [...volley('koi'), { ...bullet!, choice: { shot: 15, fish: 'koi' } }],
  ])
    expect(await refusal(mai.frame.round({ body: { bets } }))).toBe('games.betMalformed')
  expect(await holds(mai)).toEqual([])
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
})
