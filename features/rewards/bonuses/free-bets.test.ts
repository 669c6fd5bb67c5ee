import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { bookmaker, played, type Bookmaker } from '#features/sport/bets/testing/bookmaker.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { bonusesJobs } from './jobs.ts'
import { giveFreeRounds } from './testing/give.ts'

let house: Bookmaker
beforeAll(async () => {
  house = await bookmaker()
})
afterAll(() => house.at.close())

test('PRO-02 SPT-01 a bet of a free bet’s stake costs no cash, and pays its winnings without the stake', async () => {
  const { at, feed, mai, legOn, single, place, end, balance } = house
  const match = await pricedMatch(feed, at, 'free-bet')
  const leg = await legOn(match)
  const stake = major(50_000)
  await giveFreeRounds(at, mai, 1, { games: [], categories: ['SPORTS'], stake: `${stake}`, isFreeBet: true })
  const before = await balance()
  const { policy: _, ...asked } = single(leg, stake).body
  const quote = await mai.api.sportBets.quote({ body: asked })
  expect(quote.freeBet).toEqual({ left: 1, stake })
  const { bet } = await place(leg, stake)
  expect(await balance()).toBe(before)
  // the receipt and the record name what will be paid: the winnings
  const winnings = (stake * BigInt(leg.price)) / 10_000n - stake
  expect(bet).toMatchObject({ isFree: true, stake, potential: winnings })
  await end(match, played([2, 0]))
  for (const job of bonusesJobs) await job.run(at.app)
  await creditClaimed(at.app)
  expect(await balance()).toBe(before + winnings)
  const [settled] = (await mai.api.sportBets.mine({ query: {} })).bets
  expect(settled).toMatchObject({ id: bet!.id, state: 'won', isFree: true, returned: winnings })
})

test('PRO-02 SPT-01 a bet that a free bet paid for is neither cashed out nor edited', async () => {
  const { at, feed, mai, legOn, single, place, balance } = house
  const leg = await legOn(await pricedMatch(feed, at, 'free-bet-ends'))
  const stake = major(50_000)
  await giveFreeRounds(at, mai, 1, { games: [], categories: ['SPORTS'], stake: `${stake}`, isFreeBet: true })
  const before = await balance()
  const { bet } = await place(leg, stake)
  const params = { bet: bet!.id }
  const shown = await mai.api.sportBets.bet({ params })
  expect(shown.bet).toMatchObject({ state: 'open', mayEdit: false })
  expect(shown.offer).toMatchObject({ offer: null, fair: null, why: 'notOffered' })
  const out = mai.api.sportBets.cashOut({ params, body: { offer: 1n, part: 10_000 } })
  expect(await refusal(out)).toBe('sportBets.noCashOut')
  const edited = mai.api.sportBets.edit({ params, body: { ...single(leg, stake).body, value: 1n } })
  expect(await refusal(edited)).toBe('sportBets.noEdit')
  expect(await balance()).toBe(before)
  // the same bet for cash has both
  const { bet: paid } = await place(leg, stake)
  const { offer } = await mai.api.sportBets.bet({ params: { bet: paid!.id } })
  expect(paid).toMatchObject({ mayEdit: true })
  expect(offer).toMatchObject({ offer: expect.any(BigInt), why: null })
})
