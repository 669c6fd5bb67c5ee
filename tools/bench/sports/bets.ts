/** Bets with price check, limits and liability, against instant rounds through the same ledger, in turns and in the same process. */
import { STUDIO } from '#game-kit/game.ts'
import { randomUUID } from 'node:crypto'
import { major } from '#kit/money.ts'
import type { RoundItem } from '#ledger/types.ts'
import type { MemberCaller } from '#server/call.ts'
import { person } from '#apps/server/testing/people.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { bookOf } from '#features/sport/prices/store/books.ts'
import { pricedMatch, testFeed } from '#features/sport/events/testing/feed.ts'
import { placeBet } from '#features/sport/bets/service/place.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import type { Bench } from '../lottery/settlement.ts'

const goal: Goal = {
  id: 'S4',
  better: 'more',
  must: 0.6,
  ambitious: 0.8,
  unit: '×',
  what: 'bets with price check, limits and liability: rate against instant rounds through the ledger, 64 in flight',
}
const IN_FLIGHT = 64
const MEMBERS = 64

/** Runs calls with a number in flight; calls a second. */
async function rate(total: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const at = performance.now()
  let next = 0
  const lane = async () => {
    while (next < total) {
      const n = next
      next += 1
      await call(n)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane))
  return (total * 1_000) / (performance.now() - at)
}

export async function benchSportBets({ at, isQuick, tell }: Bench): Promise<readonly Reached[]> {
  const feed = await testFeed(at)
  const matches = []
  for (let n = 0; n < 20; n += 1) matches.push(await pricedMatch(feed, at, `bets-${n}`))
  const members: { caller: MemberCaller; wallet: bigint }[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const who = await person(at, { balance: major(1_000_000_000) })
    const caller = await at.app.callers.member(who.token, at.clock.now())
    if (!caller) throw new Error('bench: not a session')
    members.push({ caller, wallet: who.wallet })
  }
  const books = await Promise.all(matches.map(({ id }) => bookOf(at.app.db, id)))
  const bet = async (n: number) => {
    const book = books[n % books.length]
    const offer = book?.offers.find(({ market }) => market === 'winner')
    const outcome = offer?.outcomes[n % 3]
    if (!book || !offer || !outcome) throw new Error('bench: no price')
    const { market, period, line } = offer
    const leg = {
      event: book.event,
      selections: [{ market, period, line, outcome: outcome.outcome }],
      price: outcome.price,
      epoch: (await feed.event(`bets-${n % matches.length}`).catch(() => null))?.epoch ?? 0,
      isBanker: false,
    }
    return leg
  }
  const legs = await Promise.all(Array.from({ length: 60 }, (_, n) => bet(n)))
  const place = async (n: number) => {
    const { caller } = members[n % MEMBERS]!
    const request = {
      legs: [legs[n % 60]!],
      sizes: [1],
      isEachWay: false,
      stake: '10000.00',
      policy: 'any' as const,
    }
    const placed = await placeBet(at.app, caller, { request, key: randomUUID() })
    if (!('bet' in placed)) throw new Error(`bench: ${JSON.stringify(placed, (_, value) => String(value))}`)
  }
  const play = async (n: number) => {
    const { wallet, caller } = members[n % MEMBERS]!
    const item: RoundItem = {
      key: randomUUID(),
      wallet,
      home: { merchant: caller.merchant, currency: caller.currency },
      vendor: STUDIO,
      stake: major(10_000),
      win: n % 2 === 0 ? major(20_000) : 0n,
      play: { category: 'RNG' },
      round: {
        id: idAt(Date.now(), randomUUID()),
        game: 'dice',
        edition: 1,
        seedId: null,
        nonce: null,
        inputs: legs[n % 60],
        outcome: null,
        events: null,
      },
    }
    await at.app.ledger.enqueue(item)
  }
  const total = isQuick ? 2_000 : 10_000
  await rate(500, place)
  await rate(500, play)
  const ratios: number[] = []
  for (let round = 0; round < (isQuick ? 3 : 5); round += 1) {
    const [bets, rounds] = [await rate(total, place), await rate(total, play)]
    tell(`  ${bets.toFixed(0)} bets a second, ${rounds.toFixed(0)} rounds a second`)
    ratios.push(bets / rounds)
  }
  const { low, median, high } = quartiles(ratios)
  return [{ goal, value: median, low, high, isNoisy: high > 1.3 * low }]
}
