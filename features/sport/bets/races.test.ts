import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { diesIn, mortal } from '#features/play/shared-rounds/testing/mortal.ts'
import { changeEvent, lockEvent, type EventRow } from '#features/sport/events/store/events.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { beginNew } from './store/settlements.ts'
import { cashOut } from './service/cash-out.ts'
import { placeBet } from './service/place.ts'
import { settleDue, settleSlice } from './service/settle.ts'
import { valueBets } from './service/worth.ts'
import { betById } from './store/bets.ts'
import { bookmaker, HOME, played, type Bookmaker } from './testing/bookmaker.ts'

// What many do at the same time, and what a process that dies leaves behind. By day small numbers; a million bets in the nightly run.

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'

let at: Bookmaker['at']
let feed: Bookmaker['feed']
let legOn: Bookmaker['legOn']
let confirm: Bookmaker['confirm']
let end: Bookmaker['end']
let people: readonly { readonly who: Person; readonly caller: MemberCaller }[]
beforeAll(async () => {
  const house = await bookmaker()
  at = house.at
  feed = house.feed
  legOn = house.legOn
  confirm = house.confirm
  end = house.end
  people = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const who = await person(at, { balance: major(100_000_000_000) })
      const caller = await at.app.callers.member(who.token, at.clock.now())
      if (!caller) throw new Error('not a session')
      return { who, caller }
    }),
  )
})
afterAll(() => at.close())

type Asked = Parameters<typeof placeBet>[2]['request']
const requestOn = async (events: readonly EventRow[]): Promise<Asked> => ({
  legs: await Promise.all(events.map((event) => legOn(event, HOME))),
  sizes: [events.length],
  isEachWay: false,
  stake: '10000.00',
  policy: 'any',
})
const bet = (request: Asked, n: number) =>
  placeBet(at.app, people[n % people.length]!.caller, { request, key: randomUUID() })
const stored = async (event: string) =>
  (
    await one(
      at.app.db,
      sql<{ n: number }>`select count(*)::int as n from round_in_window_view where bet_window = ${event}`,
    )
  ).n
const sum = async () => {
  const all = await Promise.all(
    people.map(async ({ who }) => (await walletById(at.app.db, who.wallet))?.balance ?? 0n),
  )
  return all.reduce((total, each) => total + each, 0n)
}

test('SPT-01 no bet is accepted after a suspension commits, however many race it', async () => {
  const total = isNightly ? 1_000_000 : 120
  // no more than the pool of connections serves before a bet gives up waiting for one
  const perMatch = isNightly ? 250 : 40
  let placed = 0
  for (let done = 0; done < total; done += perMatch) {
    const matches = [
      await pricedMatch(feed, at, `r-stop-${done}`),
      await pricedMatch(feed, at, `r-also-${done}`),
    ] as const
    const requests = [await requestOn([matches[0]]), await requestOn(matches)]
    const racing = Array.from({ length: perMatch }, (_, n) => bet(requests[n % 2]!, n))
    await racing[done % 7]
    await inTransaction(at.app.db, async (tx) => {
      const row = await lockEvent(tx, matches[0].id)
      if (row) await changeEvent(tx, row, { stop: 'trader' })
    })
    const atStop = await stored(matches[0].id)
    const answers = await Promise.all(racing)
    const accepted = answers.filter((answer) => 'bet' in answer).length
    expect(await stored(matches[0].id)).toBe(atStop)
    expect(accepted).toBe(atStop)
    placed += accepted
  }
  expect(placed).toBeGreaterThan(0)
}, 7_200_000)

test('SPT-01 a cash-out that races the settlement pays once', async () => {
  for (let turn = 0; turn < (isNightly ? 200 : 6); turn += 1) {
    const match = await pricedMatch(feed, at, `r-cash-${turn}`)
    const { caller, who } = people[0]!
    const placed = await bet(await requestOn([match]), 0)
    if (!('bet' in placed)) throw new Error('not placed')
    const before = (await walletById(at.app.db, who.wallet))?.balance ?? 0n
    const row = await betById(at.app.db, placed.bet.id)
    const offer = (await valueBets(at.app, [row!])).get(row!.id)?.offer ?? 0n
    const part = turn % 2 === 0 ? 10_000 : 4_000
    const [out] = await Promise.all([
      cashOut(at.app, caller, { bet: row!.id, offer, part, key: `race-${turn}` }),
      end(match, played([1, 0])),
    ])
    const price = BigInt(row!.inputs.legs[0]!.p)
    const whole = (row!.stake * price) / 10_000n
    const rest = (((row!.stake * 6_000n) / 10_000n) * price) / 10_000n
    const gained = ((await walletById(at.app.db, who.wallet))?.balance ?? 0n) - before
    const expected = 'paid' in out ? out.paid + (part === 10_000 ? 0n : rest) : whole
    expect(gained).toBe(expected)
  }
}, 600_000)

test('SPT-01 settled, corrected, void and settled again by workers that die at any statement: the money of the last result', async () => {
  const matches = [await pricedMatch(feed, at, 'r-kill-1'), await pricedMatch(feed, at, 'r-kill-2')] as const
  const requests = [await requestOn([matches[0]]), await requestOn(matches), await requestOn([matches[1]])]
  const count = isNightly ? 5_000 : 9
  const start = await sum()
  for (let n = 0; n < count; n += 1) {
    const placed = await bet(requests[n % 3]!, n)
    if (!('bet' in placed)) throw new Error(JSON.stringify(placed))
  }
  const rows = await many(
    at.app.db,
    sql<{ stake: bigint; p: number; q: number | null; f: string; g: string | null }>`
    select distinct on (s.id) s.stake, (s.inputs #>> '{legs,0,p}')::int as p, (s.inputs #>> '{legs,1,p}')::int as q, s.inputs #>> '{legs,0,e}' as f,
      s.inputs #>> '{legs,1,e}' as g
    from window_round_view s
    join round_in_window_view w on w.round = s.id
    where w.bet_window in (${matches[0].id}, ${matches[1].id})
  `,
  )
  const due = (factors: ReadonlyMap<string, 'won' | 'lost' | 'void'>) =>
    rows.reduce((total, { stake, p, q, f, g }) => {
      const of = (event: string, price: number) => {
        const state = factors.get(event)
        return state === 'won' ? BigInt(price) : state === 'void' ? 10_000n : 0n
      }
      const factor = g === null ? of(f, p) * 10_000n : of(f, p) * of(g, q ?? 0)
      return total - stake + (stake * factor) / 100_000_000n
    }, 0n)
  let deaths = 0
  /** Settles by workers that die at each statement in turn, until one comes to the end. */
  const settleDying = async (event: string) => {
    await beginNew(at.app.db)
    for (let n = 1; n < 200; n += 1) {
      const { host } = mortal(at.app, n)
      const isDead = await diesIn(async () => {
        while ((await settleSlice(host.app, event, 2)) !== null);
      })
      if (!isDead) return
      deaths += 1
    }
    throw new Error('a settlement has no end')
  }
  const last = new Map<string, 'won' | 'lost' | 'void'>()
  const steps = [
    [matches[0], played([1, 0]), 'won'],
    [matches[1], played([2, 0]), 'won'],
    [matches[0], played([0, 3]), 'lost'],
    [matches[1], played([0, 0], { how: 'cancelled', counts: {} }), 'void'],
    [matches[0], played([2, 0]), 'won'],
  ] as const
  for (const [match, result, state] of steps) {
    await confirm(match, result)
    last.set(match.id, state)
    await settleDying(match.id)
    if (last.size === 2) expect((await sum()) - start).toBe(due(last))
  }
  expect(deaths).toBeGreaterThan(5)
  await beginNew(at.app.db)
  expect(await settleDue(at.app)).toBe(0)
}, 3_600_000)

test('M1 the ledger reconciles after every race', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
