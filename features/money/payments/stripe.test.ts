import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { signatureHeader } from '#apps/stripe/signing.ts'
import { chaseDeposits } from '#features/money/deposits/service/chase.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { reconcileStripe } from './service/stripe/reconcile.ts'
import { SECRET, stripeSetup, type StripeSetup } from './testing/stripe.ts'

let setup: StripeSetup
beforeAll(async () => {
  setup = await stripeSetup()
})
afterAll(() => setup.close())

const method = 'stripe-card'
const AMBER_SECRETS = [`${SECRET}_amber`]

async function opened(amount = major(200_000), brand: 'JADE' | 'AMBER' = 'JADE') {
  const mai = await person(setup, { merchant: brand })
  const deposit = await mai.api.deposits.create({ body: { method, amount } })
  const kept = setup.account.sessions().find(({ session }) => session.client_reference_id === deposit.id)
  if (!kept) throw new Error('Stripe knows nothing of it')
  return { mai, deposit, id: kept.session.id, session: kept.session }
}

const balanceOf = async ({ wallet }: Person) => (await walletById(setup.app.db, wallet))?.balance ?? 0n
const stateOf = async (mai: Person, id: string) => (await mai.api.deposits.one({ params: { id } })).state
const lastEvent = () => {
  const event = setup.account.events().at(-1)
  if (!event) throw new Error('no event')
  return event
}

test('CSH-01 sends the amount, the deposit and an idempotency key to Stripe, and the player to Stripe’s page', async () => {
  const { deposit, session } = await opened()
  expect(deposit).toMatchObject({ state: 'pending', payUrl: session.url })
  expect(session).toMatchObject({
    amount_total: 200_000, // a zero-decimal currency
    currency: 'vnd',
    metadata: { deposit: deposit.id, merchant: 'JADE' },
  })
  expect(session.success_url).toContain(`deposit=${deposit.id}`)
  const dollars = await opened(major(25), 'AMBER')
  expect(dollars.session).toMatchObject({ amount_total: 2_500, currency: 'usd' })
})

test('CSH-01 credits nothing when the player only returns: the success page is no evidence', async () => {
  const { mai, deposit, session } = await opened()
  const page = await fetch(session.success_url.replace(/^https?:\/\/[^/]+/, setup.site))
  expect(page.status).toBeLessThan(500)
  expect(await stateOf(mai, deposit.id)).toBe('pending')
  expect(await balanceOf(mai)).toBe(0n)
})

test('CSH-01 M13 credits a paid session once, however often Stripe repeats the event', async () => {
  const { mai, deposit, id } = await opened()
  setup.account.pay(id, 'paid')
  expect(await setup.deliver()).toEqual([200])
  for (let n = 0; n < 3; n += 1) expect(await setup.send(lastEvent())).toBe(200)
  expect(await stateOf(mai, deposit.id)).toBe('paid')
  expect(await balanceOf(mai)).toBe(major(200_000))
})

test('M13 refuses an event without, with an old, a future or a stranger’s signature, or with one changed byte', async () => {
  const { mai, id } = await opened()
  setup.account.pay(id, 'paid')
  setup.account.takeDue()
  const body = JSON.stringify(lastEvent())
  const now = setup.clock.now().getTime()
  const signed = signatureHeader([SECRET], body, now)
  const refused = async (text: string, signature: string | null) => (await setup.post(text, signature)).status
  expect(await refused(body, null)).toBe(409)
  expect(await refused(body, signatureHeader(['whsec_of_a_stranger'], body, now))).toBe(409)
  expect(await refused(body, signatureHeader([SECRET], body, now - 301_000))).toBe(409)
  expect(await refused(body, signatureHeader([SECRET], body, now + 330_000))).toBe(409)
  expect(await refused(body.replace('200000', '900000'), signed)).toBe(409)
  expect(await refused(body, signed.replace('v1=', 'v0='))).toBe(409)
  expect(await balanceOf(mai)).toBe(0n)
  expect((await setup.post(body, signed)).status).toBe(200)
  expect(await balanceOf(mai)).toBe(major(200_000))
})

test('M13 accepts the old and the new secret while one is rolled, and only the new one afterwards', async () => {
  const [old, fresh] = [AMBER_SECRETS[0] ?? '', `${SECRET}_amber_fresh`]
  const params = { merchant: 'AMBER', processor: 'stripe' }
  const body = { use: 'signing', secret: fresh, reason: 'rolled in the dashboard' } as const
  await setup.staff.api.paymentsOffice.changeKey({ params, body })
  const pay = async (secrets: readonly string[]) => {
    const { mai, id } = await opened(major(25), 'AMBER')
    setup.account.pay(id, 'paid')
    setup.account.takeDue()
    return [await setup.send(lastEvent(), secrets), await balanceOf(mai)]
  }
  expect(await pay([old, fresh])).toEqual([200, major(25)])
  expect(await pay([old])).toEqual([200, major(25)])
  await setup.staff.api.paymentsOffice.endOldKeys({ params, body: { reason: 'the roll is over' } })
  expect(await pay([old])).toEqual([409, 0n])
  expect(await pay([fresh])).toEqual([200, major(25)])
})

test('M13 ignores an event that another brand’s endpoint receives about this brand’s payment', async () => {
  const { mai, id } = await opened()
  setup.account.pay(id, 'paid')
  setup.account.takeDue()
  expect(await setup.send(lastEvent(), [`${SECRET}_amber_fresh`])).toBe(200) // acknowledged, or Stripe would repeat it for days
  expect(await balanceOf(mai)).toBe(0n)
})

test('M13 ignores a live event at an endpoint whose key is of the test mode', async () => {
  const { mai, id } = await opened()
  setup.account.pay(id, 'paid')
  setup.account.takeDue()
  expect(await setup.send({ ...lastEvent(), livemode: true as false })).toBe(200)
  expect(await balanceOf(mai)).toBe(0n)
})

test('CSH-01 waits for a delayed payment past the order’s time, then credits it; a failed one is credited never', async () => {
  const good = await opened()
  const bad = await opened()
  for (const { id } of [good, bad]) setup.account.pay(id, 'delayed')
  expect(await setup.deliver()).toEqual([200, 200])
  setup.clock.forward(6 * 60_000)
  await chaseDeposits(setup.app)
  expect(await stateOf(good.mai, good.deposit.id)).toBe('pending') // underway: not expired
  setup.account.confirm(good.id, true)
  setup.account.confirm(bad.id, false)
  expect(new Set(await setup.deliver())).toEqual(new Set([200]))
  expect(await stateOf(good.mai, good.deposit.id)).toBe('paid')
  expect(await stateOf(bad.mai, bad.deposit.id)).toBe('failed')
  expect([await balanceOf(good.mai), await balanceOf(bad.mai)]).toEqual([major(200_000), 0n])
})

test('CSH-01 leaves another amount to an operator, and credits nothing in another currency', async () => {
  const [less, foreign] = [await opened(), await opened()]
  setup.account.takeDue()
  for (const { id } of [less, foreign]) setup.account.pay(id, 'paid')
  const [first, second] = setup.account.takeDue()
  if (!first || !second) throw new Error('no events')
  const changed = (event: typeof first.event, fields: object) => ({
    ...event,
    data: { object: { ...event.data.object, ...fields } },
  })
  expect(await setup.send(changed(first.event, { amount_total: 150_000 }))).toBe(200)
  expect(await setup.send(changed(second.event, { currency: 'jpy' }))).toBe(200)
  expect(await stateOf(less.mai, less.deposit.id)).toBe('inReview')
  expect(await stateOf(foreign.mai, foreign.deposit.id)).toBe('pending')
  expect([await balanceOf(less.mai), await balanceOf(foreign.mai)]).toEqual([0n, 0n])
})

test('CSH-01 closes Stripe’s page when the order expires, and credits what was paid before that', async () => {
  const unpaid = await opened()
  const paid = await opened()
  setup.account.pay(paid.id, 'paid')
  setup.account.takeDue() // the webhook is lost
  setup.clock.forward(6 * 60_000)
  await chaseDeposits(setup.app)
  expect(await stateOf(unpaid.mai, unpaid.deposit.id)).toBe('expired')
  expect(setup.account.current(unpaid.id).session.status).toBe('expired')
  expect(await balanceOf(paid.mai)).toBe(major(200_000))
})

test('CSH-01 recovers a payment whose webhook was lost after the order had ended, by listing the sessions', async () => {
  const { mai, deposit, id } = await opened()
  setup.account.pay(id, 'paid')
  setup.account.takeDue()
  await run(
    setup.database.owner,
    sql`update deposit set state = 'expired', closed_at = now() where id = ${deposit.id}`,
  )
  await reconcileStripe(setup.app)
  await reconcileStripe(setup.app)
  expect(await balanceOf(mai)).toBe(major(200_000))
  const { rows } = await setup.staff.api.paymentsOffice.keys({ query: { merchant: 'JADE' } })
  expect(rows.find(({ processor }) => processor === 'stripe')?.sweep?.recovered).toBeGreaterThanOrEqual(1n)
})

test('M4 opens one session although the reply was lost and the call repeated', async () => {
  setup.account.behave({ isDown: true })
  const mai = await person(setup)
  const deposit = await mai.api.deposits.create({ body: { method, amount: major(300_000) } })
  expect(deposit.state).toBe('created')
  setup.account.behave({ isDown: false })
  for (let n = 0; n < 2; n += 1) {
    setup.clock.forward(21_000)
    await chaseDeposits(setup.app)
    await run(
      setup.database.owner,
      sql`update deposit set state = 'created', page = null, processor_ref = null where id = ${deposit.id} and ${n} = 0`,
    )
  }
  const sessions = setup.account
    .sessions()
    .filter(({ session }) => session.client_reference_id === deposit.id)
  expect(sessions).toHaveLength(1)
  expect(await stateOf(mai, deposit.id)).toBe('pending')
}, 30_000)

test('CSH-01 ends a deposit that Stripe refuses for good, without counting a failed payment', async () => {
  const mai = await person(setup, { merchant: 'AMBER' })
  await run(
    setup.database.owner,
    sql`update deposit_method set least = 1000 where code = ${method} and merchant = 'AMBER'`,
  )
  const deposit = await mai.api.deposits.create({ body: { method, amount: 1_000n } }) // 0.10 USD: below Stripe's least
  expect(deposit.state).toBe('failed')
  const guards = await one(
    setup.app.db,
    sql<{ n: number }>`select count(*)::int as n from deposit_throttle where member_id = ${mai.id}`,
  )
  expect(guards.n).toBe(0)
})

test('CSH-01 O8 raises one case for each refund and dispute, regardless of the order of the events, and moves no money', async () => {
  const { mai, deposit, id } = await opened()
  setup.account.pay(id, 'paid')
  await setup.deliver()
  setup.account.refund(id, 50_000)
  setup.account.dispute(id, 'needs_response')
  setup.account.dispute(id, 'lost')
  const events = setup.account.takeDue().map(({ event }) => event)
  for (const event of [...events.toReversed(), ...events]) expect(await setup.send(event)).toBe(200)
  const { rows } = await setup.staff.api.paymentsOffice.cases({ query: { merchant: 'JADE', state: 'open' } })
  const mine = rows.filter((row) => row.deposit === deposit.id)
  expect(mine).toHaveLength(2)
  expect(mine.find(({ kind }) => kind === 'refund')).toMatchObject({
    amount: major(50_000),
    member: mai.account,
  })
  expect(mine.find(({ kind }) => kind === 'dispute')).toMatchObject({
    amount: major(200_000),
    result: 'lost',
  })
  expect(await balanceOf(mai)).toBe(major(200_000))
  const [first] = mine
  if (!first) throw new Error('no case')
  const params = { merchant: 'JADE', id: first.id }
  await setup.staff.api.paymentsOffice.closeCase({ params, body: { note: 'adjusted with A-100' } })
  await expect(
    setup.staff.api.paymentsOffice.closeCase({ params, body: { note: 'adjusted with A-100' } }),
  ).rejects.toMatchObject({ code: 'payments.caseClosed' })
})

test('M13 tests the key, and says when Stripe does not accept it', async () => {
  const params = { merchant: 'JADE', processor: 'stripe' }
  expect(await setup.staff.api.paymentsOffice.test({ params })).toMatchObject({ isWell: true })
  const body = { use: 'api', secret: 'sk_test_a_wrong_key_of_the_brand', reason: 'a typing error' } as const
  await setup.staff.api.paymentsOffice.changeKey({ params, body })
  expect(await setup.staff.api.paymentsOffice.test({ params })).toMatchObject({ said: 'keyRefused' })
})
