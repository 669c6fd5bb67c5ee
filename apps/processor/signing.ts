import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { textOf } from './sandbox.ts'

// Standard Webhooks, implemented a second time on purpose: the platform and the processor share a message format, not code.

const TOLERANCE_MS = 5 * 60_000

/** `whsec_<base64>` as the standard writes keys, or any other secret verbatim. */
export function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8')
}

function digest(key: Buffer, id: string, seconds: string, body: string): Buffer {
  return createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest()
}

export function headersFor(key: Buffer, id: string, body: string, now: number): Record<string, string> {
  const seconds = Math.floor(now / 1000).toString()
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${digest(key, id, seconds, body).toString('base64')}`,
  }
}

/** Whether a merchant's request is fresh and signed with the shared key; the signature covers method, path and body. */
export function isMerchants(key: Buffer, request: FastifyRequest, now: number): boolean {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const id = header('webhook-id')
  const seconds = header('webhook-timestamp')
  const [version, given = ''] = header('webhook-signature').split(',')
  if (!id || version !== 'v1' || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false
  const expected = digest(key, id, seconds, `${request.method} ${request.url}\n${textOf(request)}`)
  const signature = Buffer.from(given, 'base64')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
