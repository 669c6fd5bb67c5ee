import type { FastifyInstance } from 'fastify'
import { browserPages } from './browsers.ts'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { merchantCalls } from './merchants.ts'
import { openSandbox } from './sandbox.ts'

export type Parts = {
  readonly desk: Desk
  readonly journal: Journal
  readonly key: Buffer
  readonly clock: () => number
}

export async function buildHttp({ desk, journal, key, clock }: Parts): Promise<FastifyInstance> {
  const app = await openSandbox()
  merchantCalls(app, desk, key, clock)
  browserPages(app, desk, journal, clock)
  return app
}
