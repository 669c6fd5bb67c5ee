import { randomUUID } from 'node:crypto'
import type { Outbound } from '#server/perimeter/outbound.ts'
import * as z from 'zod/mini'
import { moneyText, parseMoney } from '#kit/money.ts'
import { parseUnits, readStatus } from '../rules.ts'
import {
  ProcessorSilentError,
  type CoinQuote,
  type News,
  type PaymentOrder,
  type PayoutOrder,
  type Processor,
} from './processor.ts'
import { requestBytes, signMessage, verifyMessage } from './signing.ts'

/** Timeout: a slower processor is asked again later; no screen waits for it. */
const TIMEOUT_MS = 4_000

const Account = z.object({
  bank: z.string(),
  bin: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  content: z.string(),
})
const Coin = z.object({
  asset: z.string(),
  network: z.string(),
  address: z.string(),
  digits: z.int().check(z.gte(0), z.lte(18)),
  amount: z.string(),
  rate: z.string(),
  needs: z.int().check(z.gte(1)),
  confirmations: z.int().check(z.gte(0)),
  received: z.string(),
  seenAt: z.nullable(z.iso.datetime()),
})
const Opened = z.object({
  id: z.string(),
  page: z.string(),
  account: z.optional(Account),
  coin: z.optional(Coin),
})
const Order = z.object({
  kind: z.enum(['payment', 'payout']),
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  amount: z.string(),
  currency: z.string(),
  reason: z.nullable(z.string()),
  coin: z.optional(Coin),
})
const Callback = z.object({ type: z.string(), data: Order })

export type SandboxOptions = {
  /** Its address for our servers. */
  readonly base: string
  /** Its address for browsers; null: the same host as the site, on `port`. */
  readonly publicBase: string | null
  readonly port: number
  readonly callbackUrl: string
  readonly now: () => Date
  readonly keysOf: (merchant: string) => Promise<readonly Uint8Array[]>
  readonly outbound: Outbound
}

function newsOf(order: z.output<typeof Order>): News | null {
  const amount = parseMoney(order.amount)
  if (amount === null) return null
  const { kind, reference, currency, reason, coin } = order
  const units = coin && parseUnits(coin.received, coin.digits)
  if (coin && units === null) return null
  const seen = coin && {
    confirmations: coin.confirmations,
    seenAt: coin.seenAt ? new Date(coin.seenAt) : null,
  }
  return {
    kind,
    reference,
    processorRef: order.id,
    status: readStatus(order.status),
    amount,
    currency,
    reason,
    ...(seen && units !== undefined && units !== null ? { coin: { ...seen, units } } : {}),
  }
}

function quoteOf(coin: z.output<typeof Coin>): CoinQuote {
  const { asset, network, address, digits, needs } = coin
  const units = parseUnits(coin.amount, digits)
  const rate = parseMoney(coin.rate)
  if (!units || !rate || rate <= 0n)
    throw new ProcessorSilentError('sandbox', new Error('the quote is no price'))
  return { asset, network, address, digits, units, rate, needs }
}

function mustBeNews(order: z.output<typeof Order>): News {
  const news = newsOf(order)
  if (!news) throw new ProcessorSilentError('sandbox', new Error(`amount ${order.amount} is not money`))
  return news
}

/** The adapter of our own sandbox processor (apps/processor): a real one has the same interface. */
export function createSandbox(options: SandboxOptions): Processor {
  async function call(
    merchant: string,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ): Promise<unknown> {
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
      throw new ProcessorSilentError('sandbox', cause)
    }
  }

  function parsed<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
    const result = z.safeParse(schema, answer)
    if (!result.success) throw new ProcessorSilentError('sandbox', result.error)
    return result.data
  }

  async function news(merchant: string, path: string): Promise<News | null> {
    const answer = await call(merchant, 'GET', path)
    return answer === null ? null : mustBeNews(parsed(Order, answer))
  }

  return {
    name: 'sandbox',
    keyUses: ['signing'],
    channels: ['page', 'wallet', 'qr', 'coin'],
    payouts: ['bank', 'wallet', 'coin'],
    prove: ({ keys, ...message }) => verifyMessage({ ...message, keys: keys.map(({ bytes }) => bytes) }),
    async openPayment({ createdAt: _, ...order }: PaymentOrder) {
      const answer = await call(order.merchant, 'POST', '/v1/payments', {
        ...order,
        amount: moneyText(order.amount),
        expiresAt: order.expiresAt.toISOString(),
        callbackUrl: options.callbackUrl,
      })
      const { id, page, account, coin } = parsed(Opened, answer)
      return {
        processorRef: id,
        page,
        ...(account ? { account } : {}),
        ...(coin ? { coin: quoteOf(coin) } : {}),
      }
    },
    async sendPayout(order: PayoutOrder) {
      const answer = await call(order.merchant, 'POST', '/v1/payouts', {
        ...order,
        amount: moneyText(order.amount),
        callbackUrl: options.callbackUrl,
      })
      return mustBeNews(parsed(Order, answer))
    },
    paymentNews: (merchant, reference) => news(merchant, `/v1/payments/${reference}`),
    payoutNews: (merchant, reference) => news(merchant, `/v1/payouts/${reference}`),
    async readCallback(body) {
      try {
        const result = z.safeParse(Callback, JSON.parse(body))
        const news = result.success ? newsOf(result.data.data) : null
        return news && { about: 'order', news }
      } catch {
        return null // signed, but not JSON: not about an order
      }
    },
    pageUrl(page, host) {
      if (!page.startsWith('/')) return page
      return `${options.publicBase ?? `http://${host}:${options.port}`}${page}`
    },
  }
}
