import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { lockParts } from '#features/sport/bets/store/bets.ts'
import { payEarly } from '#features/sport/bets/service/campaigns/early.ts'
import { settleDue, settleSlice } from '#features/sport/bets/service/settle.ts'
import { reckon } from '#features/sport/bets/service/slice/reckon.ts'
import { steadied } from '#features/sport/bets/service/slice/steadied.ts'
import { beginNew } from '#features/sport/bets/store/settlements.ts'
import { bookmaker, played, type Bookmaker } from '#features/sport/bets/testing/bookmaker.ts'
import { lockEvent } from '#features/sport/events/store/events.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue, REVIEW_MS } from '#features/sport/prices/service/price.ts'
import { noteLead } from './store/leads.ts'

let house: Bookmaker
let at: Bookmaker['at']
beforeAll(async () => {
  house = await bookmaker()
  at = house.at
  await house.linh.api.sportCampaignsOffice.launch({
    body: {
      merchant: 'JADE',
      terms: { kind: 'earlyPayout', lead: 2 },
      startsAt: new Date(Date.now() - 60_000),
      endsAt: new Date(Date.now() + 86_400_000),
      reason: 'spring',
    },
  })
})
afterAll(() => at.close())

const STAKE = major(100_000)
const advisoryLocks = async () => {
  const { count } = await one(
    at.database.owner,
    sql<{ count: number }>`
      select count(*)::int as count from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory'
    `,
  )
  return count
}
/** Nothing is posted to the member’s wallet during it. */
const withWalletHeld = <T>(act: () => Promise<T>) =>
  inTransaction(at.database.owner, async (tx) => {
    await run(tx, sql`select from wallet where id = ${house.mai.wallet} for update`)
    return act()
  })

test('SPT-01 a double ends by a result that is corrected while its lead is paid; one lock covers all bets of a match', async () => {
  const led = await pricedMatch(house.feed, at, 'led')
  const other = await pricedMatch(house.feed, at, 'other')
  const leg = await house.legOn(led)
  const before = await house.balance()
  for (let nth = 0; nth < 3; nth += 1) await house.place(leg, STAKE)
  const { bet: double } = await house.mai.api.sportBets.place({
    body: {
      legs: [leg, await house.legOn(other)],
      sizes: [2],
      isEachWay: false,
      stake: STAKE,
      policy: 'none',
    },
  })
  const tell = (incident: string, more: object) =>
    house.feed.send({ kind: 'incident', event: 'led', incident, ...more })
  await tell('start', { minute: 0 })
  for (const minute of [5, 9]) await tell('goal', { side: 'home', minute })
  at.clock.forward(REVIEW_MS)
  await priceDue(at.app)

  const locks = await advisoryLocks()
  const { waiting } = await withWalletHeld(async () => {
    // the payment waits for a part of a bet; the other match ends in the meantime
    const { paying } = await inTransaction(at.app.db, async (tx) => {
      await lockParts(tx, led.id)
      const started = payEarly(at.app)
      await expect.poll(() => lockWaiters(at)).toBe(1)
      await house.confirm(other, played([1, 0]))
      return { paying: started }
    })
    await expect.poll(() => lockWaiters(at)).toBe(1)
    expect(await advisoryLocks()).toBe(locks + 1)
    // its result is corrected before the payment commits, and settled as soon as it is known
    let isCorrected = false
    const corrected = house.confirm(other, played([0, 1])).then(() => {
      isCorrected = true
    })
    await expect.poll(async () => isCorrected || (await lockWaiters(at)) === 2).toBe(true)
    const waiters = await lockWaiters(at)
    const settling = settleDue(at.app)
    await expect.poll(() => lockWaiters(at)).toBe(waiters + 1)
    return { waiting: [paying, corrected, settling] }
  })
  await Promise.all(waiting)
  while ((await settleDue(at.app)) > 0);
  const shown = await house.mai.api.sportBets.bet({ params: { bet: double!.id } })
  expect(shown.bet.state).toBe('lost')
  expect(await house.balance()).toBe(before - 4n * STAKE + (3n * (STAKE * BigInt(leg.price))) / 10_000n)
  // no part of a bet that ended can be cashed out: nothing waits for what is computed of them
  const slice = { event: led.id, after: null, limit: 10 }
  expect(await reckon(at.app.db, slice, new Map())).toMatchObject({ count: 4, isLed: false })
  expect(await proveWhole(at.database.owner)).toEqual([])
})

/** Statements that wait, but not for an event whose results they hold: those wait for a wallet. */
const walletWaiters = async () => {
  const { count } = await one(
    at.database.owner,
    sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query not like '%for share%'
    `,
  )
  return count
}

test('SPT-01 a lead that is noted while the bets are settled by the result wins them without a loss before', async () => {
  const match = await pricedMatch(house.feed, at, 'noted')
  const leg = await house.legOn(match)
  const before = await house.balance()
  await house.place(leg, STAKE)
  await house.confirm(match, played([2, 3]))
  await beginNew(at.app.db)
  const { waiting } = await withWalletHeld(async () => {
    // the bet is computed as lost, and waits for the result to be held: who notes the lead locks the match
    const { settling } = await inTransaction(at.app.db, async (tx) => {
      const row = await lockEvent(tx, match.id)
      const started = settleSlice(at.app, match.id)
      await expect.poll(() => lockWaiters(at)).toBe(1)
      await noteLead(tx, match.id, { lead: [2, 0], version: row!.version })
      return { settling: started }
    })
    await expect.poll(walletWaiters).toBe(1)
    // the lead is paid while the settlement has not committed: it finds the bet open
    const paying = payEarly(at.app)
    await expect.poll(walletWaiters).toBe(2)
    return { waiting: [settling, paying] }
  })
  await Promise.all(waiting)
  expect(await house.balance()).toBe(before - STAKE + (STAKE * BigInt(leg.price)) / 10_000n)
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('SPT-01 a slice is computed once where its parts wait already, or where a correction has overtaken it', async () => {
  const match = await pricedMatch(house.feed, at, 'overtaken')
  const slice = { event: match.id, after: null, limit: 10 }
  const read = await reckon(at.app.db, slice, new Map())
  await house.confirm(match, played([1, 0]))
  const computed = (given: { first: typeof read; version?: number; arePartsLocked?: boolean }) =>
    inTransaction(at.app.db, async (tx) => {
      let times = 0
      const again = () => {
        times += 1
        return reckon(tx, slice, new Map())
      }
      await steadied(tx, match.id, { again, ...given })
      return times
    })
  expect(await computed({ first: read })).toBe(1)
  expect(await computed({ first: read, version: 0 })).toBe(0)
  const led = { ...(await reckon(at.app.db, slice, new Map())), isLed: true }
  expect(await computed({ first: led })).toBe(1)
  expect(await computed({ first: led, arePartsLocked: true })).toBe(0)
})
