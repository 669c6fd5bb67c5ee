import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { bareResult, type EventResult } from '#features/sport/events/rules/results.ts'
import { enterResult } from '#features/sport/events/service/results.ts'
import { lockEvent, type EventRow } from '#features/sport/events/store/events.ts'
import { testFeed, type TestFeed } from '#features/sport/events/testing/feed.ts'
import { settleDue } from '../service/settle.ts'

export type Outcome = { market: string; period: string; line: number; outcome: string }
export const HOME: Outcome = { market: 'winner', period: 'full', line: 0, outcome: 'home' }
export const DRAW: Outcome = { ...HOME, outcome: 'draw' }

export const played = (full: readonly [number, number], more: Partial<EventResult> = {}): EventResult => ({
  ...bareResult,
  counts: { full, first: [0, 0] },
  ...more,
})

/** A book of bets for tests: a feed, an operator, a member with money, and what they do. */
export async function bookmaker() {
  const at: TestApp = await testApp()
  at.clock.set(new Date())
  // calls do not wait in tests, except where one is about it
  await applySetting(at, 'JADE', 'sportCashOutSeconds', 0)
  const feed: TestFeed = await testFeed(at)
  const linh: Operator = await operator(at)
  const mai: Person = await person(at, { balance: major(100_000_000) })

  /** A leg at the present price of an event’s book. */
  async function legOn({ id }: EventRow, selected: Outcome = HOME, more: { isBanker?: boolean } = {}) {
    const { book } = await at.api().sportPrices.book({ params: { event: id } })
    const found = book?.offers
      .find(
        ({ market, period, line }) =>
          market === selected.market && period === selected.period && line === selected.line,
      )
      ?.outcomes.find(({ outcome }) => outcome === selected.outcome)
    return {
      event: id,
      selections: [selected],
      price: found?.price ?? 10_100,
      epoch: book?.epoch ?? 0,
      isBanker: more.isBanker ?? false,
    }
  }

  const single = (leg: Leg, stake = major(100_000), policy: 'none' | 'better' | 'any' = 'none') => ({
    body: { legs: [leg], sizes: [1], isEachWay: false, stake, policy },
  })

  /** Confirms a result by two sources. */
  async function confirm(event: EventRow, result: EventResult): Promise<void> {
    const late = new Date(at.clock.now().getTime() + 5 * 60 * 60_000)
    for (const source of ['operator:one', 'operator:two'])
      await inTransaction(at.app.db, async (tx) => {
        const row = await lockEvent(tx, event.id)
        if (!row) throw new Error('no event')
        const done = await enterResult(tx, row, result, { source, byName: source, reason: 'test' }, late)
        if ('problem' in done) throw new Error(done.problem)
      })
  }

  /** The same, and settles what is due. */
  async function end(event: EventRow, result: EventResult): Promise<void> {
    await confirm(event, result)
    while ((await settleDue(at.app)) > 0);
  }

  return {
    at,
    feed,
    linh,
    mai,
    legOn,
    single,
    confirm,
    end,
    place: (leg: Leg, stake?: bigint) => mai.api.sportBets.place(single(leg, stake)),
    balance: async (who: Person = mai) => (await walletById(at.app.db, who.wallet))?.balance ?? 0n,
  }
}

export type Bookmaker = Awaited<ReturnType<typeof bookmaker>>

export type Leg = {
  event: string
  selections: Outcome[]
  price: number
  epoch: number
  isBanker: boolean
}
