import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signatures outside this window are a replay or the result of a wrong clock. */
const TOLERANCE_MS = 5 * 60_000

/**
 * Whether the platform signed this request recently (Standard Webhooks): otherwise anyone who reaches the port could send SMS in its name.
 */
export function isSigned(key: string, header: (name: string) => string, body: string, now: number): boolean {
  const [id, seconds] = [header('webhook-id'), header('webhook-timestamp')]
  const [version, given = ''] = header('webhook-signature').split(',')
  if (!id || version !== 'v1' || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest()
  const signature = Buffer.from(given, 'base64')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
