import type { FastifyInstance } from 'fastify'
import { openSandbox } from '#apps/processor/sandbox.ts'
import type { Account } from './account.ts'
import { apiCalls } from './api.ts'
import { browserPages } from './pages.ts'

/** The stand-in's HTTP server: Stripe's API for the product, pages for browsers. */
export async function buildHttp(account: Account, key: string): Promise<FastifyInstance> {
  const app = await openSandbox()
  apiCalls(app, account, key)
  browserPages(app, account)
  return app
}
