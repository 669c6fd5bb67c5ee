import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInner } from './inner.ts'
import { createOutbound, lookupOf, type Outbound } from './outbound.ts'
import { mayReachIn } from './sandboxes.ts'

const PATIENCE_MS = 5_000
/** The response of the server under test. */
let answers: RequestListener = (_, reply) => void reply.end('{}')
let server: Server
let base: string
let open: Outbound
let closed: Outbound
let calls = 0
beforeAll(async () => {
  server = createServer((request, reply) => {
    calls += 1
    answers(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
  open = createOutbound(({ origin }) => origin === base)
  closed = createOutbound(() => false)
})
afterAll(() => {
  open.close()
  closed.close()
  server.close()
})

const inner = [
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '198.18.0.1',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::7f00:1',
  '192.88.99.1',
  '3fff::1',
  '5f00::1',
]

test('C3 never requests a local or private address, however it is written', async () => {
  expect(inner.filter((address) => !isInner(address))).toEqual([])
  expect(['8.8.8.8', '2606:4700::1111', '172.32.0.1'].filter(isInner)).toEqual([])
  const { port } = new URL(base)
  const spelled = [
    ...inner.map((address) => (address.includes(':') ? `[${address}]` : address)),
    'localhost',
    'any.localhost',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
  ]
  const before = calls
  for (const host of spelled)
    await expect(closed.fetch(`http://${host}:${port}/`, { timeoutMs: PATIENCE_MS })).rejects.toThrow(
      'public',
    )
  expect(calls).toBe(before)
})

test('C3 refuses a name that resolves to a public address first and a private one later (DNS rebinding)', async () => {
  let asked = 0
  const turning = lookupOf(false, (_name, _options, tell) =>
    tell(null, [{ address: (asked += 1) === 1 ? '8.8.8.8' : '10.0.0.1', family: 4 }]),
  )
  const mixed = lookupOf(false, (_name, _options, tell) =>
    tell(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ]),
  )
  const found = (by: typeof turning) =>
    new Promise((resolve) =>
      by('turning.example', { all: false }, (error, address) => resolve(error ? 'refused' : address)),
    )
  expect([await found(turning), await found(turning), await found(mixed)]).toEqual([
    '8.8.8.8',
    'refused',
    'refused',
  ])
})

test('C3 does not follow redirects', async () => {
  answers = (_, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  const before = calls
  const answer = await open.fetch(base, { timeoutMs: PATIENCE_MS })
  expect([answer.status, answer.ok, calls - before]).toEqual([302, false, 1])
})

test('C3 fails on a response that is too long, never ends or never comes', async () => {
  answers = (_, reply) => void reply.end(Buffer.alloc(2_000))
  await expect(open.fetch(base, { timeoutMs: PATIENCE_MS, mostBytes: 1_000 })).rejects.toThrow('longer than')
  answers = (_, reply) => {
    const more = () => reply.write(Buffer.alloc(65_536)) && setImmediate(more)
    reply.on('drain', more)
    more()
  }
  await expect(open.fetch(base, { timeoutMs: PATIENCE_MS })).rejects.toThrow('longer than')
  expect((await open.fetch(base, { timeoutMs: PATIENCE_MS, mostBytes: 0 })).status).toBe(200)
  answers = (_, reply) => void reply.write('a')
  await expect(open.fetch(base, { timeoutMs: 50 })).rejects.toThrow()
  answers = () => undefined
  await expect(open.fetch(base, { timeoutMs: 50 })).rejects.toThrow()
})

test('C3 requests only web addresses without a password', async () => {
  const odd = ['ftp://8.8.8.8/', 'file:///etc/passwd', 'http://user:secret@8.8.8.8/', 'gopher://8.8.8.8']
  for (const address of odd)
    await expect(open.fetch(address, { timeoutMs: PATIENCE_MS })).rejects.toThrow(/web|password/)
})

test('C3 sends forms, texts and bytes unchanged, with their headers', async () => {
  answers = (request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () =>
      reply.end(JSON.stringify([request.headers['content-type'], body, request.method])),
    )
  }
  const sent = async (body: string | Uint8Array | URLSearchParams) =>
    (await open.fetch(base, { method: 'POST', body, timeoutMs: PATIENCE_MS })).json()
  expect(await sent(new URLSearchParams({ a: 'ü &' }))).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'a=%C3%BC+%26',
    'POST',
  ])
  expect(await sent('text')).toEqual([null, 'text', 'POST'])
  expect(await sent(Buffer.from('bytes'))).toEqual([null, 'bytes', 'POST'])
})

test('C3 lets the demo call its own local programs, and a live server only exactly the configured origins', () => {
  const ports = { PORT: 8080, PROCESSOR_PORT: 8083, OUTBOX_PORT: 8084, ARCADE_PORT: 8086, VENDOR_PORT: 8087 }
  const demo = { FAIRHOUSE_MODE: 'demo', SANDBOX_ORIGINS: 'http://localhost:9000', ...ports } as const
  const live = { ...ports, FAIRHOUSE_MODE: 'live', SMS_GATEWAY_URL: 'http://10.0.0.5:8025/sms' } as const
  const stand = new Set(['http://127.0.0.1:9100'])
  const allowed = (config: Parameters<typeof mayReachIn>[0], address: string) =>
    mayReachIn(config, stand)(new URL(address))
  const asked = [
    'http://127.0.0.1:8087/x',
    'http://jade.localhost:8080/healthz',
    'http://localhost:9000/',
    'http://127.0.0.1:9100/',
    'http://localhost:5432/',
    'http://localhost:9001/',
    'https://localhost:8087/',
    'http://10.0.0.5:8025/other',
    'http://10.0.0.5/',
    'http://localhost.evil.example:8087/',
  ]
  expect(asked.map((address) => allowed(demo, address))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(asked.filter((address) => allowed(live, address))).toEqual(['http://10.0.0.5:8025/other'])
})
