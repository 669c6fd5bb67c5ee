import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dyingAt } from '#apps/server/testing/dying.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { round } from '#ledger/tests/people.ts'
import { walletById } from '#ledger/wallets.ts'
import { bonusesJobs } from './jobs.ts'
import { keepTerms } from './service/keep-terms.ts'
import { giveBonus, plainTerms } from './testing/give.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Every table that a step from the offer to the end writes; the process dies at the write. */
const places = [
  { table: 'reward', when: 'insert' },
  { table: 'reward', when: 'update' },
  { table: 'bonus_terms', when: 'insert' },
  { table: 'bonus_grant', when: 'insert' },
  { table: 'bonus_grant', when: 'update' },
  { table: 'bonus_wallet', when: 'insert' },
  { table: 'bonus_wallet', when: 'update' },
  { table: 'wallet', when: 'insert' },
  { table: 'wallet', when: 'update' },
  { table: 'line', when: 'insert' },
] as const

const owner = () => at.database.owner

/** What the worker does. */
async function work(): Promise<void> {
  for (const job of bonusesJobs) await job.run(at.app)
  await creditClaimed(at.app)
}

/** A campaign's offer, under its key; the terms differ by member, so that they are written too. */
async function offer(to: Person, days: number): Promise<void> {
  const now = at.app.clock.now()
  await inTransaction(at.app.db, async (tx) => {
    await offerReward(
      tx,
      {
        merchant: 'JADE',
        memberId: to.id,
        source: 'campaigns',
        key: `killed:${to.id}`,
        kind: 'bonus',
        currency: 'VND',
        amount: major(5),
        detail: { terms: await keepTerms(tx, { ...plainTerms, days }, now) },
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    )
  })
}

const grantsOf = (of: Person) =>
  many<{ state: string; outcome: string | null; converted: bigint | null; balance: bigint }>(
    owner(),
    sql`
      select g.state, g.outcome, g.converted, w.balance
      from bonus_grant g join wallet w on w.id = g.wallet
      where g.member_id = ${of.id}
    `,
  )
const cashOf = async (of: Person) => (await walletById(at.app.db, of.wallet))?.balance
const bet = (of: Person, stake: bigint, win: bigint) =>
  at.app.ledger.enqueue(round(of.wallet, stake, win, { play: { category: 'SLOTS' } }))

describe.each(places)('killed at $when of $table', (place) => {
  test('PRO-02 M5 a worker killed between offer, claim, credit, wagering and end pays once and skips no one', async () => {
    const days = 1 + places.indexOf(place)
    const mai = await person(at, { balance: major(10) })
    const an = await person(at, { balance: major(10) })
    // offer and credit: killed, then repeated by the campaign and by the worker
    for (const each of [mai, an]) {
      await dyingAt(at, place, async () => {
        await offer(each, days)
        await work()
      })
      await offer(each, days)
    }
    await Promise.all([work(), work()]) // two workers after the restart
    await work()
    for (const each of [mai, an])
      expect(await grantsOf(each)).toEqual([
        { state: 'active', outcome: null, converted: null, balance: major(5) },
      ])
    // wagering is met by one and not by the other
    await bet(mai, major(10), major(10))
    await bet(an, major(9), major(9))
    await dyingAt(at, place, work)
    await dyingAt(at, place, work)
    await Promise.all([work(), work()])
    expect([await cashOf(mai), await cashOf(an)]).toEqual([major(15), major(10)])
    expect(await grantsOf(mai)).toEqual([
      { state: 'ended', outcome: 'completed', converted: major(5), balance: 0n },
    ])
    expect(await grantsOf(an)).toEqual([
      { state: 'active', outcome: null, converted: null, balance: major(5) },
    ])
    // lost and returned by a void after the end: offered again, once
    await at.app.ledger.enqueue(round(an.wallet, major(10), 0n, { play: null })) // counts for no wagering
    const lost = round(an.wallet, major(5), 0n, { play: null })
    await at.app.ledger.enqueue(lost)
    await work()
    await at.app.ledger.enqueue({
      step: 'void',
      key: `void:${lost.key}`,
      wallet: an.wallet,
      vendor: 'STUDIO',
      round: lost.round.id,
    })
    await dyingAt(at, place, work)
    await Promise.all([work(), work()])
    await work()
    const after = await grantsOf(an)
    expect(after.reduce((sum, { balance, converted }) => sum + balance + (converted ?? 0n), 0n)).toBe(
      major(5),
    )
  })
})

test('PRO-02 M5 a hundred simultaneous claims and cancellations of a bonus credit it once and give it up once', async () => {
  const mai = await person(at, { balance: major(10) })
  await offer(mai, 30)
  await run(owner(), sql`update reward set state = 'offered', claimed_at = null where member_id = ${mai.id}`)
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  const reward = rows[0]!.id
  const claims = await Promise.allSettled(
    Array.from({ length: 60 }, () => mai.api.rewards.claim({ params: { id: reward } })),
  )
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const cancels = await Promise.allSettled(
    Array.from({ length: 30 }, () =>
      mai.api.bonuses.cancel(
        { params: { id: reward }, body: { forfeits: major(5) } },
        { idempotencyKey: randomUUID() },
      ),
    ),
  )
  expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await grantsOf(mai)).map(({ outcome, balance }) => [outcome, balance])).toEqual([['cancelled', 0n]])
  expect(await cashOf(mai)).toBe(major(10))
})

test('PRO-02 bets, a cancellation and the worker at the same time leave every unit accounted for', async () => {
  const mai = await person(at)
  const id = await giveBonus(at, mai, major(50), { wagering: 50 })
  await Promise.allSettled([
    ...Array.from({ length: 40 }, () => bet(mai, major(2), major(1))),
    mai.api.bonuses.cancel({ params: { id }, body: { forfeits: major(50) } }),
    work(),
    ...Array.from({ length: 10 }, () => bet(mai, major(3), 0n)),
  ])
  await work()
  const [grant] = await grantsOf(mai)
  // 40 bets lose 1.00 each and 10 lose 3.00 each: 70.00 would be more than there is, so some were refused
  expect(grant && ['cancelled', 'spent', null]).toContain(grant?.outcome)
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
})
