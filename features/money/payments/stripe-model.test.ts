import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import type { Event } from '#apps/stripe/shapes.ts'
import { chaseDeposits } from '#features/money/deposits/service/chase.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { runs } from '#kit/testing/tier.ts'
import { reconcileStripe } from './service/stripe/reconcile.ts'
import { stripeSetup, type StripeSetup } from './testing/stripe.ts'

let setup: StripeSetup
beforeAll(async () => {
  setup = await stripeSetup()
})
afterAll(() => setup.close())

/** What the payer and the payer's bank do, what the network does to the events, and what runs in between. */
const payer = fc.constantFrom('paid', 'delayed then paid', 'delayed then failed', 'nothing')
const network = fc.record({
  /** Events that are lost; the others arrive in the order of these numbers, so that any order is possible. */
  ranks: fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { minLength: 4, maxLength: 4 }),
  copies: fc.integer({ min: 1, max: 3 }),
  jobs: fc.constantFrom('before', 'between', 'after'),
  /** Two copies at the same instant, at two connections. */
  isParallel: fc.boolean(),
})

test('M4 M13 credits a Stripe payment exactly once if it was made and never otherwise, however events are lost, repeated and reordered', async () => {
  await fc.assert(
    fc.asyncProperty(payer, network, async (does, { ranks, copies, jobs, isParallel }) => {
      const mai = await person(setup)
      const amount = major(150_000)
      const deposit = await mai.api.deposits.create({ body: { method: 'stripe-card', amount } })
      const kept = setup.account.sessions().find(({ session }) => session.client_reference_id === deposit.id)
      const id = kept?.session.id ?? ''
      if (does === 'paid') setup.account.pay(id, 'paid')
      if (does.startsWith('delayed')) {
        setup.account.pay(id, 'delayed')
        setup.account.confirm(id, does.endsWith('paid'))
      }
      if (does === 'nothing') setup.account.expire(id)
      if (jobs === 'before') await reconcileStripe(setup.app)
      const events = setup.account.takeDue().map(({ event }) => event)
      const arriving = events
        .flatMap((event, n) => {
          const rank = ranks[n] ?? null
          return rank === null
            ? []
            : Array.from({ length: copies }, (_, copy) => ({ event, rank: rank + copy }))
        })
        .toSorted((a, b) => a.rank - b.rank)
      const send = (event: Event) => setup.send(event)
      for (const [n, { event }] of arriving.entries()) {
        await Promise.all(isParallel ? [send(event), send(event)] : [send(event)])
        if (jobs === 'between' && n === 0) await chaseDeposits(setup.app)
      }
      await reconcileStripe(setup.app)
      await reconcileStripe(setup.app)
      const isPaid = does === 'paid' || does === 'delayed then paid'
      const wallet = await walletById(setup.app.db, mai.wallet)
      expect(wallet?.balance).toBe(isPaid ? amount : 0n)
      const { n } = await one(
        setup.app.db,
        sql<{ n: number }>`select count(*)::int as n from line where wallet = ${mai.wallet}`,
      )
      expect(n).toBe(isPaid ? 1 : 0)
    }),
    { numRuns: runs({ day: 8, night: 100 }), seed: 17 },
  )
}, 120_000)
