import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDeliverer } from './deliverer.ts'
import { createDesk } from './desk.ts'
import { buildHttp } from './http.ts'
import { openJournal } from './journal.ts'
import { headersFor, keyOf } from './signing.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-processor-'))
const key = keyOf('shared')
let now = Date.parse('2026-11-21T10:00:00Z')
const clock = () => now

/** A merchant's server that responds as the test says, and records its requests. */
const told: { id: string; body: string }[] = []
let answer = 200
const merchant = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    told.push({ id: String(request.headers['webhook-id']), body })
    response.writeHead(answer).end()
  })
})
let callbackUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const { port } = merchant.address() as AddressInfo // it listens on a TCP port, not on a pipe
  callbackUrl = `http://127.0.0.1:${port}/callbacks`
})
afterAll(() => {
  merchant.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (reference: string) => ({
  merchant: 'JADE',
  reference,
  method: 'QR payment',
  amount: '500000.00',
  currency: 'VND',
  expiresAt: new Date(now + 900_000).toISOString(),
  language: 'en',
  returnUrl: 'http://localhost/index?member=depositv2',
  callbackUrl,
  channel: 'page' as const,
})

test('CSH-01 after a restart the processor has every order and still sends unacknowledged messages', () => {
  const journal = openJournal(folder)
  const desk = createDesk(journal, clock)
  const order = desk.openPayment(ask(crypto.randomUUID()))
  desk.settle(order.id, 'paid')
  journal.close()
  appendFileSync(join(folder, 'journal.jsonl'), '{"order":{"id":"half a li') // a line truncated by a power failure
  const again = openJournal(folder)
  expect(again.orders.get(order.id)?.status).toBe('paid')
  expect(createDesk(again, clock).dueDeliveries()).toHaveLength(1)
  again.close()
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).not.toContain('half a li')
})

test('CSH-01 retries a message with growing delays until the merchant acknowledges it', async () => {
  const journal = openJournal(folder)
  const desk = createDesk(journal, clock)
  for (const due of desk.dueDeliveries()) desk.attempted(due, true, '200')
  const order = desk.openPayment(ask(crypto.randomUUID()))
  desk.settle(order.id, 'failed', { reason: 'declined' })
  answer = 503
  // an attempt is over when its answer is recorded: the next delay begins there, and only then may the clock move
  const attempts = () => [...journal.deliveries.values()].find((each) => each.order === order.id)?.attempts
  const deliverer = startDeliverer(desk, key, clock)
  await expect.poll(attempts, { interval: 20 }).toBe(1)
  now += 1_000
  await expect.poll(attempts, { interval: 20 }).toBe(2)
  now += 1_999
  // the third attempt comes two seconds after the second
  expect(desk.dueDeliveries()).toEqual([])
  expect(told).toHaveLength(2)
  answer = 200
  now += 1
  await expect.poll(attempts, { interval: 20 }).toBe(3)
  await deliverer.stop()
  expect(told).toHaveLength(3)
  expect(new Set(told.map(({ id }) => id)).size).toBe(1)
  expect(desk.dueDeliveries()).toEqual([])
  journal.close()
})

test('M13 M15 refuses a request without the shared key or with card data', async () => {
  const journal = openJournal(folder)
  const desk = createDesk(journal, clock)
  const app = await buildHttp({ desk, journal, key, clock })
  const send = (payload: object, signer: Buffer) => {
    const body = JSON.stringify(payload)
    const headers = headersFor(signer, 'req_1', `POST /v1/payments\n${body}`, now)
    return app.inject({
      method: 'POST',
      url: '/v1/payments',
      payload: body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  }
  const order = ask(crypto.randomUUID())
  expect((await send(order, keyOf('another'))).statusCode).toBe(401)
  expect((await send({ ...order, cardNumber: '4111111111111111' }, key)).statusCode).toBe(422)
  expect(desk.find('payment', 'JADE', order.reference)).toBeNull()
  const opened = await send(order, key)
  expect(opened.json()).toMatchObject({ status: 'pending', reference: order.reference })
  const page = await app.inject({ method: 'GET', url: opened.json<{ page: string }>().page })
  expect(page.body).toContain('Sandbox, no real money')
  expect(page.body).not.toMatch(/card ?number|cvv|cvc/i)
  await app.close()
  journal.close()
})

test('CSH-01 settles a payment once; after its expiry only a late payment changes it', () => {
  const journal = openJournal(folder)
  const desk = createDesk(journal, clock)
  const paid = desk.openPayment(ask(crypto.randomUUID()))
  expect(desk.settle(paid.id, 'paid')?.status).toBe('paid')
  expect(desk.settle(paid.id, 'failed')).toBeNull()
  const late = desk.openPayment(ask(crypto.randomUUID()))
  now += 1_000_000
  expect(desk.settle(late.id, 'cancelled')).toBeNull()
  expect(desk.settle(late.id, 'paid')?.status).toBe('paid')
  journal.close()
})
