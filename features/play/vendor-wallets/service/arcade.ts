import { randomUUID } from 'node:crypto'
import type { Outbound } from '#server/perimeter/outbound.ts'
import * as z from 'zod/mini'
import { requestBytes, signMessage } from '#features/money/payments/public.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { readTold } from '../rules/moves.ts'
import { VendorSilentError, type VendorStatus, type WalletVendor } from './vendor.ts'

/** A slower vendor is polled later; no request waits longer for it. */
const TIMEOUT_MS = 3_000

const Transfer = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
  amount: z.string(),
  currency: z.string(),
})
const Balance = z.object({ balance: z.string() })
const Ended = z.object({ ended: z.literal(true) })
const Visit = z.object({ page: z.string().check(z.startsWith('/')) })

export type ArcadeOptions = {
  /** The base URL for our processes. */
  readonly base: string
  /** The base URL for browsers; null: the same host as the site, on `port`. */
  readonly publicBase: string | null
  readonly port: number
  readonly now: () => Date
  readonly outbound: Outbound
  readonly keysOf: (merchant: string) => Promise<readonly Uint8Array[]>
}

/** Our outgoing direction is the vendor's incoming one. */
const WAY = { out: 'in', back: 'out' } as const

/** The adapter of our own sandbox vendor (apps/arcade); adapters of real vendors have the same interface. */
export function createArcade(options: ArcadeOptions): WalletVendor {
  const silent = (cause: unknown) => new VendorSilentError('arcade', cause)

  async function call(merchant: string, path: string, payload?: object): Promise<unknown> {
    const method = payload ? 'POST' : 'GET'
    const body = payload ? JSON.stringify(payload) : ''
    const keys = await options.keysOf(merchant)
    const signed = signMessage({
      id: `req_${randomUUID()}`,
      at: options.now(),
      body: requestBytes(method, path, body),
      keys: keys.slice(0, 1),
    })
    try {
      const response = await options.outbound.fetch(`${options.base}${path}`, {
        method,
        headers: { ...signed, merchant, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body } : {}),
        timeoutMs: TIMEOUT_MS,
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`status ${response.status}`)
      return await response.json()
    } catch (cause) {
      throw silent(cause)
    }
  }

  function parsed<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
    const result = z.safeParse(schema, answer)
    if (!result.success) throw silent(result.error)
    return result.data
  }

  function mustBeMoney(text: string): bigint {
    const amount = parseMoney(text)
    if (amount === null || amount < 0n) throw silent(new Error(`${text} is not money`))
    return amount
  }

  function statusIn(answer: unknown): VendorStatus {
    const { id, status, reason, amount, currency } = parsed(Transfer, answer)
    return { told: readTold(status), vendorRef: id, reason, amount: mustBeMoney(amount), currency }
  }

  return {
    name: 'arcade',
    title: 'Sandbox Arcade',
    async move({ merchant, member, currency, reference, direction, amount }) {
      return statusIn(
        await call(merchant, '/v1/transfers', {
          merchant,
          reference,
          member,
          direction: WAY[direction],
          amount: moneyText(amount),
          currency,
        }),
      )
    },
    async statusOf(merchant, reference) {
      const answer = await call(merchant, `/v1/transfers/${reference}`)
      return answer === null ? null : statusIn(answer)
    },
    async balanceOf({ merchant, member, currency }) {
      const { balance } = parsed(Balance, await call(merchant, `/v1/members/${member}/balance/${currency}`))
      return mustBeMoney(balance)
    },
    async visit({ merchant, visit, member, currency, language, returnUrl, host }) {
      const asked = { merchant, reference: visit, member, currency, language, returnUrl }
      const { page } = parsed(Visit, await call(merchant, '/v1/visits', asked))
      return `${options.publicBase ?? `http://${host}:${options.port}`}${page}`
    },
    async endVisit(merchant, visit) {
      parsed(Ended, await call(merchant, '/v1/visits/end', { merchant, reference: visit }))
    },
  }
}
