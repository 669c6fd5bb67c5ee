// A stand-in for a bank: one account whose statements are fetched as camt.054 or CSV. See docs/payments.md for its variables.

import * as z from 'zod/mini'
import { createLog } from '#server/log.ts'
import { endWithParent } from '#server/process.ts'
import { buildBank } from './http.ts'

const Environment = z.object({
  BANK_PORT: z._default(z.coerce.number(), 8099),
  BANK_HOST: z._default(z.string(), '127.0.0.1'),
  /** The account of the demo brand JADE. */
  BANK_ACCOUNT: z._default(z.string(), '1990000041718'),
  BANK_CURRENCY: z._default(z.string(), 'VND'),
  BANK_TOKEN: z._default(z.string(), 'bank-standin-token'),
})

const config = z.parse(Environment, process.env)
const log = createLog('bank-stand-in', 'info')
const { BANK_ACCOUNT: account, BANK_CURRENCY: currency, BANK_TOKEN: token } = config
const { app } = await buildBank({ account, currency, token, clock: () => Date.now() })
await app.listen({ host: config.BANK_HOST, port: config.BANK_PORT })
log.info({ port: config.BANK_PORT, account }, 'stand-in for a bank listening')

endWithParent(log, () => app.close())
