// A stand-in for Stripe: Checkout Sessions, signed webhooks and the payment page, in memory. See docs/payments.md for its variables.

import * as z from 'zod/mini'
import { createLog } from '#server/log.ts'
import { endWithParent } from '#server/process.ts'
import { createAccount } from './account.ts'
import { startDeliverer } from './deliverer.ts'
import { buildHttp } from './http.ts'

const Environment = z.object({
  STRIPE_PORT: z._default(z.coerce.number(), 8098),
  STRIPE_HOST: z._default(z.string(), '127.0.0.1'),
  /** The secret key that the product must send. */
  STRIPE_KEY: z._default(z.string(), 'sk_test_standin00000000000000000'),
  /** The endpoint's signing secrets, comma-separated: several while one is being rolled. */
  STRIPE_WEBHOOK_SECRETS: z._default(z.string(), 'whsec_standin0000000000000000000'),
  STRIPE_WEBHOOK_URL: z._default(z.string(), 'http://127.0.0.1:8080/api/payments/callbacks/stripe'),
})

const config = z.parse(Environment, process.env)
const log = createLog('stripe-stand-in', 'info')
const clock = () => Date.now()
const origin = () => `http://${config.STRIPE_HOST}:${config.STRIPE_PORT}`

const account = createAccount({ origin, clock })
const app = await buildHttp(account, config.STRIPE_KEY)
await app.listen({ host: config.STRIPE_HOST, port: config.STRIPE_PORT })
const deliverer = startDeliverer(account, {
  url: config.STRIPE_WEBHOOK_URL,
  secrets: config.STRIPE_WEBHOOK_SECRETS.split(','),
  clock,
})
log.info({ port: config.STRIPE_PORT, webhooks: config.STRIPE_WEBHOOK_URL }, 'stand-in for Stripe listening')

endWithParent(log, async () => {
  await app.close()
  await deliverer.stop()
})
