import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { openGateways, sendDue } from '#features/contact/outbox/service/send.ts'
import { evenBet, seated, type Seated } from '#features/play/rounds/testing/seat.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { openCollector, type CollectorStandIn, type ReceivedSpan } from '#tools/stand-ins/otlp.ts'
import { startJobs } from '../jobs.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${PARENT}-01`

let collector: CollectorStandIn
let at: TestApp
let mai: Seated
let gateway: { readonly url: string; readonly heard: IncomingHttpHeaders[]; readonly close: () => void }

/** An SMS gateway that accepts everything and keeps the headers. */
async function openGateway() {
  const heard: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    heard.push(request.headers)
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/sms`, heard, close: () => void server.close() }
}

beforeAll(async () => {
  collector = await openCollector({ port: 0, key: 'a key of the collector' })
  gateway = await openGateway()
  at = await testApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key%20of%20the%20collector',
    TRUSTED_PROXIES: '127.0.0.1',
    SMS_GATEWAY_URL: gateway.url,
  })
  mai = await seated(at, { balance: major(100), merchant: 'AMBER' })
})
afterAll(async () => {
  await at.close()
  await collector.close()
  gateway.close()
})

/** The spans that have arrived, once `found` is among them: a request's span ends after its reply. */
async function spansWith(found: (span: ReceivedSpan) => boolean): Promise<readonly ReceivedSpan[]> {
  const isThere = async () => {
    await at.observing.tracing?.flush()
    return collector.spans.some(found)
  }
  await expect.poll(isThere).toBe(true)
  return collector.spans
}

const proxied = { 'x-forwarded-for': '203.0.113.7', traceparent }

test('O7 follows a caller’s trace through request, money and statements', async () => {
  const reply = await fetch(`${at.game}/api/game/rounds`, {
    method: 'POST',
    headers: { ...proxied, authorization: mai.token, 'content-type': 'application/json' },
    body: JSON.stringify({ bets: evenBet('1.00') }),
  })
  expect(reply.status).toBe(200)
  const spans = (await spansWith(({ name }) => name === 'POST /api/game/rounds')).filter(
    ({ traceId }) => traceId === TRACE,
  )
  const request = spans.find(({ kind }) => kind === 2)
  expect(request).toMatchObject({
    service: 'fairhouse-test',
    parentSpanId: PARENT,
    isError: false,
    attributes: { 'http.route': '/api/game/rounds', 'http.response.status_code': 200 },
  })
  const money = spans.find(({ name }) => name === 'ledger.enqueue')
  expect(money?.attributes).toEqual({ 'ledger.kind': 'round.instant', 'ledger.result': 'ok' })
  expect(money?.parentSpanId).toBe(request?.spanId)
  const text = JSON.stringify(collector.spans)
  for (const secret of [mai.member.account, mai.token, mai.ticket, '203.0.113.7', 'jade-demo-pass'])
    expect(text).not.toContain(secret)
})

test('O7 a body that arrives late stays in its request’s trace, and transactions contain their statements', async () => {
  const lan = await person(at)
  await fetch(`${at.site}/api/feedback/none`, { headers: proxied }) // any call
  await lan.api.profile
    .change({ body: { values: [{ field: 'nickname', value: 'Lan Huong' }] } })
    .catch(() => undefined)
  const spans = await spansWith(({ name }) => name === 'transaction')
  const inner = spans.filter((span) =>
    spans.some((outer) => outer.name === 'transaction' && outer.spanId === span.parentSpanId),
  )
  expect(inner.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']))
  for (const span of inner) expect(span.attributes['db.system.name']).toBe('postgresql')
  for (const span of spans.filter(({ name }) => name === 'transaction'))
    expect(spans.some(({ spanId }) => spanId === span.parentSpanId)).toBe(true)
})

test('S9 ignores the trace of a caller that no trusted proxy vouches for', async () => {
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await fetch(`${at.site}/api/untrusted`, { headers: { traceparent: foreign } })
  const spans = await spansWith(
    ({ attributes }) =>
      attributes['http.response.status_code'] === 404 && attributes['http.route'] === 'none',
  )
  expect(spans.some(({ traceId }) => traceId === 'a'.repeat(32))).toBe(false)
})

test('O7 a job is a trace of its own, and its outgoing call carries the W3C header', async () => {
  await inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'sms',
      to: '+84901234567',
      template: 'password.changed',
      values: { account: 'mai', when: at.clock.now() },
      language: 'en',
      key: 'traced',
      now: at.clock.now(),
    }),
  )
  const gateways = openGateways(at.app)
  const done = Promise.withResolvers<void>()
  const working = await startJobs(at.app, at.app.pool, [
    {
      name: 'outbox.send',
      says: 'sends once',
      everySeconds: 3_600,
      run: async (app) => {
        await sendDue(app, gateways)
        done.resolve()
      },
    },
  ])
  await done.promise
  await working.stop()
  const spans = await spansWith(({ name }) => name === 'job outbox.send')
  const job = spans.find(({ name }) => name === 'job outbox.send')!
  const call = spans.find(({ name }) => name.startsWith('POST 127.0.0.1'))!
  expect(job.parentSpanId).toBe('')
  expect(call.traceId).toBe(job.traceId)
  expect(gateway.heard[0]?.['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`)
  expect(call.attributes).toMatchObject({ 'http.response.status_code': 200 })
  expect(JSON.stringify(spans)).not.toContain('+84901234567')
  for (const each of Object.values(gateways)) each.close()
})

test('S11 a failed request has the reference that its reply and its log line have', async () => {
  const lan = await person(at)
  const { pool } = at.app
  await run(at.database.owner, sql`alter table notice rename to notice_away`)
  const reply = await fetch(`${at.site}/wps/relay/MCSFE_getListAnnouncements`, {
    headers: { ...proxied, authorization: lan.token },
  })
  await run(at.database.owner, sql`alter table notice_away rename to notice`)
  expect(reply.status).toBe(500)
  const { value }: { value: { reference: string } } = Object(await reply.json())
  const spans = await spansWith(({ attributes }) => attributes['fairhouse.reference'] === value.reference)
  const failed = spans.find(({ attributes }) => attributes['fairhouse.reference'] === value.reference)
  expect(failed).toMatchObject({ isError: true, attributes: { 'http.response.status_code': 500 } })
  expect(at.observing.tracing?.ids()).toBeNull() // outside any span a log line names none
  await maybe(at.app.db, sql`select 1`)
  expect(pool.totalCount).toBeGreaterThan(0)
})

test('O7 the sending of a message links to the request that queued it, in a trace of its own', async () => {
  const lan = await person(at)
  await run(
    at.database.owner,
    sql`update outgoing_message set state = 'void', sealed = null where state = 'waiting'`,
  )
  await at.app.observability.tracing?.span('a request', { kind: 'server', from: { traceparent } }, () =>
    inTransaction(at.app.db, (tx) =>
      queueMessage(tx, {
        merchant: 'JADE',
        channel: 'sms',
        to: '+84907654321',
        template: 'password.changed',
        values: { account: lan.account, when: at.clock.now() },
        language: 'en',
        key: 'linked',
        now: at.clock.now(),
      }),
    ),
  )
  const stored = await maybe(
    at.database.owner,
    sql<{ trace: string | null }>`select trace from outgoing_message where key = 'linked'`,
  )
  expect(stored?.trace?.slice(3, 35)).toBe(TRACE)
  const gateways = openGateways(at.app)
  await sendDue(at.app, gateways)
  for (const each of Object.values(gateways)) each.close()
  const isLinked = ({ name, links }: ReceivedSpan) =>
    name === 'send sms' && links.some(({ traceId }) => traceId === TRACE)
  const spans = await spansWith(isLinked)
  const sending = spans.find(isLinked)!
  expect(sending.traceId).not.toBe(TRACE)
  expect(sending.links).toEqual([{ traceId: TRACE, spanId: stored?.trace?.slice(36, 52) }])
  expect(spans.some(({ spanId }) => spanId === sending.links[0]?.spanId)).toBe(true)
})
