import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated, evenBet, type Seated } from '#features/play/rounds/testing/seat.ts'
import { correctionCredit } from '#features/money/adjustments/postings.ts'
import { queueNames } from '#features/platform/work-queues/rules.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { meterSockets } from '#apps/server/meter-sockets.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction, openPool } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { LiveHost } from '#live/sockets.ts'
import { readConfig } from '../config.ts'
import { startJobs } from '../jobs.ts'
import { meterJobQueue } from './job-queue.ts'
import { featureGauges } from './gauges.ts'
import { openMeters } from './meters.ts'

const TOKEN = 'a token that only the scraper knows'
let at: TestApp
let url: string
let mai: Seated

beforeAll(async () => {
  at = await testApp({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN })
  url = `http://127.0.0.1:${await at.observing.serve()}/metrics`
  mai = await seated(at, { balance: major(50), merchant: 'AMBER' })
})
afterAll(() => at.close())

const ask = (token: string | null, address = url) =>
  fetch(address, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })

async function scrape(): Promise<string> {
  const reply = await ask(TOKEN)
  expect(reply.status).toBe(200)
  return reply.text()
}

/** The value of a sample; null if there is none. */
function valueIn(text: string, sample: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? null : Number(line.slice(sample.length + 1))
}

test('O7 counts requests by route and status, bets and postings, and names no member', async () => {
  const round = await mai.frame.round({ body: { bets: evenBet('1.00') } })
  expect(round).toBeTruthy()
  await expect(mai.frame.round({ body: { bets: evenBet('60.00') } })).rejects.toThrow()
  const text = await scrape()
  const route = 'listener="game",method="POST",route="/api/game/rounds"'
  expect(valueIn(text, `fairhouse_http_requests_total{${route},status="200"}`)).toBe(1)
  expect(valueIn(text, `fairhouse_http_requests_total{${route},status="409"}`)).toBe(1)
  expect(valueIn(text, `fairhouse_http_request_seconds_count{${route}}`)).toBe(2)
  expect(valueIn(text, `fairhouse_http_request_seconds_bucket{le="30",${route}}`)).toBe(2)
  expect(valueIn(text, 'fairhouse_ledger_postings_total{kind="round.instant",result="ok"}')).toBe(1)
  expect(valueIn(text, 'fairhouse_bets_total{vendor="JADE_FORGE",result="ok"}')).toBe(1)
  expect(valueIn(text, 'fairhouse_bets_total{vendor="JADE_FORGE",result="insufficient"}')).toBe(1)
  expect(valueIn(text, 'fairhouse_database_connections_most{pool="main"}')).toBe(16)
  expect(valueIn(text, 'fairhouse_database_waiting{pool="main"}')).toBe(0)
  expect(valueIn(text, 'fairhouse_ledger_queue_items')).toBe(0)
  expect(valueIn(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  for (const secret of [mai.member.account, mai.token, mai.ticket, TOKEN]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/member="|account="|wallet="|127\.0\.0\.1/)
})

test('O7 an address made up by a visitor creates no label', async () => {
  for (let n = 0; n < 5; n += 1) await fetch(`${at.site}/api/made-up-${n}?x=${n}`)
  const text = await scrape()
  expect(text).not.toContain('made-up')
  expect(
    valueIn(text, 'fairhouse_http_requests_total{listener="site",method="GET",route="none",status="404"}'),
  ).toBe(5)
})

test('M1 counts a posting when its transaction commits, and not what was rolled back', async () => {
  const { id } = (await maybe(
    at.app.db,
    sql<{ id: bigint }>`
    select id from wallet where owner = ${mai.member.id} and kind = 'cash'
  `,
  ))!
  const credit = (key: string) => ({ posting: correctionCredit, key, wallet: id, amount: major(1) })
  const posted = async () =>
    valueIn(await scrape(), 'fairhouse_ledger_postings_total{kind="correction.credit",result="ok"}')
  await inTransaction(at.app.db, (tx) => post(tx, [credit('one')]))
  expect(await posted()).toBe(1)
  const broken = inTransaction(at.app.db, async (tx) => {
    await post(tx, [credit('two')])
    throw new Error('changed its mind')
  })
  await expect(broken).rejects.toThrow('changed its mind')
  await inTransaction(at.app.db, async (tx) => {
    const inner = inTransaction(tx, async (nested) => {
      await post(nested, [credit('three')])
      throw new Error('a savepoint is rolled back')
    })
    await inner.catch(() => undefined)
  })
  expect(await posted()).toBe(1)
})

test('O7 serves metrics on a port of their own, to holders of the token only', async () => {
  expect((await ask(null)).status).toBe(401)
  expect((await ask('a guess')).status).toBe(401)
  expect((await ask(TOKEN, url.replace('/metrics', '/'))).status).toBe(404)
  for (const listener of [at.site, at.office, at.game])
    expect((await ask(TOKEN, `${listener}/metrics`)).status).toBe(404)
  const open = {
    DATABASE_URL: 'postgres://x',
    DATA_DIR: '/tmp',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
  }
  expect(() => readConfig(open)).toThrow('set METRICS_TOKEN')
})

test('O7 counts runs of jobs, how late they began and when they last succeeded', async () => {
  const pool = openPool({ url: at.database.url, name: 'jobs', max: 4 })
  const { meters } = at.observing
  meterJobQueue(meters!, pool)
  let runs = 0
  const ran = Promise.withResolvers<void>()
  const working = await startJobs(at.app, pool, [
    {
      name: 'test.often',
      says: 'fails once, then works',
      everySeconds: 0.01,
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('once')
        if (runs === 3) ran.resolve()
      },
    },
  ])
  await ran.promise
  await working.stop()
  const text = await scrape()
  expect(valueIn(text, 'fairhouse_job_runs_total{job="test.often",result="failed"}')).toBe(1)
  expect(valueIn(text, 'fairhouse_job_runs_total{job="test.often",result="ok"}')).toBe(runs - 1)
  expect(valueIn(text, 'fairhouse_job_seconds_count{job="test.often"}')).toBe(runs)
  expect(valueIn(text, 'fairhouse_job_lag_seconds{job="test.often"}')).toBeGreaterThanOrEqual(0)
  expect(valueIn(text, 'fairhouse_job_last_success_seconds{job="test.often"}')).toBeGreaterThan(1.7e9)
  expect(valueIn(text, 'fairhouse_job_queue_due')).toBe(0)
  await pool.query(
    `select graphile_worker.add_job('nobody:takes:it', run_at := now() - interval '90 seconds')`,
  )
  const later = await scrape()
  expect(valueIn(later, 'fairhouse_job_queue_due')).toBe(1)
  expect(valueIn(later, 'fairhouse_job_queue_oldest_seconds')).toBeGreaterThanOrEqual(90)
  await pool.end()
  // a database that does not answer: the gauge is missing, not zero
  expect(valueIn(await scrape(), 'fairhouse_job_queue_due')).toBeNull()
})

test('O7 reports the backlog of the outbox and its age, queues of work, and open sockets', async () => {
  for (const declare of featureGauges.of(at.app)) declare(at.app, at.observing.meters!)
  const createdAt = new Date(at.clock.now().getTime() - 300_000)
  await inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'email',
      to: 'mai@example.com',
      template: 'password.changed',
      values: { account: 'mai', when: createdAt },
      language: 'en',
      key: 'waits',
      now: createdAt,
    }),
  )
  const host = new LiveHost(at.app.pool, at.app.log, 'site')
  meterSockets(at.observing.meters, { site: host, office: host })
  const text = await scrape()
  expect(valueIn(text, 'fairhouse_outbox_messages{channel="email",state="waiting"}')).toBe(1)
  expect(valueIn(text, 'fairhouse_outbox_oldest_seconds{channel="email"}')).toBeGreaterThanOrEqual(300)
  expect(valueIn(text, 'fairhouse_live_sockets{listener="site"}')).toBe(0)
  for (const metric of ['fairhouse_work_queue_rows', 'fairhouse_work_queue_overdue_rows'])
    for (const queue of queueNames)
      expect([queue, valueIn(text, `${metric}{queue="${queue}"}`)]).toEqual([queue, 0])
  expect(text).not.toContain('mai@example.com')
  await host.close()
})

test('O7 reads a source once for all of its gauges, and reports none of them if that fails', async () => {
  const meters = await openMeters(at.app.log)
  let reads = 0
  meters.read(
    () => {
      reads += 1
      if (reads > 1) throw new Error('the database is down')
      return { rows: 3, overdue: 1 }
    },
    {
      fairhouse_work_queue_rows: ({ rows }) => [{ labels: { queue: 'risk' }, value: rows }],
      fairhouse_work_queue_overdue_rows: ({ overdue }) => [{ labels: { queue: 'risk' }, value: overdue }],
    },
  )
  const samples = async () => {
    const { text } = await meters.expose()
    return ['rows', 'overdue_rows'].map((of) => valueIn(text, `fairhouse_work_queue_${of}{queue="risk"}`))
  }
  expect(await samples()).toEqual([3, 1])
  expect(reads).toBe(1)
  expect(await samples()).toEqual([null, null])
})
