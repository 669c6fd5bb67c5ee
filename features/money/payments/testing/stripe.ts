import type { AddressInfo } from 'node:net'
import { createAccount, type Account } from '#apps/stripe/account.ts'
import { buildHttp } from '#apps/stripe/http.ts'
import type { Event } from '#apps/stripe/shapes.ts'
import { signatureHeader } from '#apps/stripe/signing.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'

export const API_KEY = 'sk_test_the_key_of_the_tests_0001'
export const SECRET = 'whsec_the_secret_of_the_tests_0001'
const reason = 'agreed with Stripe'

export type StripeSetup = TestApp & {
  readonly account: Account
  readonly staff: Operator
  /** Posts an event as Stripe would, signed with these secrets; returns the status. */
  readonly send: (event: Event, secrets?: readonly string[]) => Promise<number>
  /** Posts arbitrary bytes with this signature. */
  readonly post: (body: string, signature: string | null) => Promise<Response>
  /** Sends every event that is due, once; returns the statuses in order. */
  readonly deliver: () => Promise<number[]>
}

const draft = {
  note: { en: 'On Stripe’s page', vi: 'Trên trang Stripe' },
  guide: { en: '', vi: '' },
  feePpm: 0,
  feeFixed: 0n,
  arrivalSeconds: 5,
  expiryMinutes: 5,
  sort: 50,
  isOpen: true,
  account: null,
  coin: null,
} as const

/** A real server and the stand-in for Stripe, whose events are sent only when the test says so. Both brands have a method "stripe-card". */
export async function stripeSetup(): Promise<StripeSetup> {
  let now = () => Date.now()
  let origin = ''
  const clock = () => now()
  const account = createAccount({ origin: () => origin, clock })
  const http = await buildHttp(account, API_KEY)
  await http.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` // it listens on a port, not a pipe
  const at = await testApp({ STRIPE_URL: origin })
  now = () => at.clock.now().getTime()
  const staff = await operator(at)
  for (const [merchant, currency, most] of [
    ['JADE', 'VND', major(50_000_000)],
    ['AMBER', 'USD', major(5_000)],
  ] as const) {
    const params = { merchant, processor: 'stripe' }
    await staff.api.paymentsOffice.changeKey({ params, body: { use: 'api', secret: API_KEY, reason } })
    // one endpoint each; the second brand has a secret of its own
    const secret = merchant === 'JADE' ? SECRET : `${SECRET}_amber`
    await staff.api.paymentsOffice.changeKey({ params, body: { use: 'signing', secret, reason } })
    const name = { en: 'Card (Stripe)', vi: 'Thẻ (Stripe)' }
    const fixed = {
      merchant,
      code: 'stripe-card',
      kind: 'hosted',
      channel: 'page',
      processor: 'stripe',
    } as const
    const least = merchant === 'JADE' ? major(100_000) : major(1)
    await staff.api.depositMethods.add({
      body: { ...draft, ...fixed, presets: [], currency, name, least, most, reason },
    })
  }
  const post = (body: string, signature: string | null) =>
    fetch(`${at.site}/api/payments/callbacks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
      body,
    })
  const send = async (event: Event, secrets: readonly string[] = [SECRET]) => {
    const body = JSON.stringify(event, null, 2)
    return (await post(body, signatureHeader(secrets, body, clock()))).status
  }
  return {
    ...at,
    account,
    staff,
    post,
    send,
    async deliver() {
      const statuses: number[] = []
      for (const { event } of account.takeDue()) statuses.push(await send(event))
      return statuses
    },
    async close() {
      await http.close()
      await at.close()
    },
  }
}
