import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineContract } from '#contract/route.ts'
import { openPool } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import { clientErrors } from '#features/platform/client-errors/contract.ts'
import { faultsRoutes } from '#features/platform/client-errors/routes.ts'
import { buildListener } from '#server/http/listener.ts'
import type { App } from '#server/app.ts'
import { mountable } from '#server/mount.ts'
import { testApp, type TestApp } from './test-app.ts'

/** Anything that would reveal the platform's internals: stacks, sources, queries, names, paths, hosts, secrets. */
const INTERNAL =
  /\bat .+:\d+:\d+|node_modules|node:internal|\.tsx?\b|\bselect\b|\binsert\b|relation|no_such_table|postgres|pg_|ECONN|ELOOP|ENOENT|127\.0\.0\.1|\/tmp|hunter2|Error\b/i

const broken = defineContract('broken', {
  handler: {
    method: 'GET',
    path: '/api/broken/handler',
    audience: 'anyone',
    summary: 'Throws.',
    reply: z.object({}),
  },
  database: {
    method: 'GET',
    path: '/api/broken/database',
    audience: 'anyone',
    summary: 'Asks for a table that is not there.',
    reply: z.object({}),
  },
  slow: {
    method: 'GET',
    path: '/api/broken/slow',
    audience: 'anyone',
    summary: 'Asks for what takes the database too long.',
    reply: z.object({}),
  },
  serialiser: {
    method: 'GET',
    path: '/api/broken/serialiser',
    audience: 'anyone',
    summary: 'Gives what its reply does not allow.',
    reply: z.object({ count: z.int().check(z.gte(0)) }),
  },
})

const HOME = '<!doctype html><p>home</p>'

let at: TestApp
let base = ''
let close: () => Promise<unknown>
const logged: string[] = []

beforeAll(async () => {
  at = await testApp()
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const app: App = { ...at.app, log }
  const impatient = openPool({ url: at.database.url, name: 'impatient', max: 1, statementMs: 50 })
  const features = [
    mountable(clientErrors, faultsRoutes(app)),
    mountable(broken, {
      handler: () => Promise.reject(new Error('password hunter2 of 127.0.0.1:5432')),
      database: async () => {
        await maybe(app.db, sql`select 1 from no_such_table`)
        return {}
      },
      slow: async () => {
        await impatient.query('select pg_sleep(60)')
        return {}
      },
      serialiser: () => ({ count: -1 }),
    }),
  ]
  const server = await buildListener({
    app,
    listener: 'site',
    features,
    pages: brokenPages(),
    isReady: async () => true,
  })
  base = await server.listen({ host: '127.0.0.1', port: 0 })
  close = () => Promise.all([server.close(), impatient.end()])
})
afterAll(async () => {
  await close()
  await at.close()
})

/** A page that cannot be read: a link that points to itself. */
function brokenPages(): string {
  const pages = mkdtempSync(join(tmpdir(), 'fairhouse-pages-'))
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), HOME)
  symlinkSync('loop.js', join(pages, 'assets', 'loop.js'))
  return pages
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, { headers })
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') ?? '' }
}

const kinds = ['handler', 'database', 'serialiser'] as const

test.each(kinds)(
  'ERR-02 a failure in the %s shows one sentence and a reference, which the log has with its cause',
  async (kind) => {
    const { status, text } = await ask(`/api/broken/${kind}`, { language: 'EN' })
    expect(status).toBe(500)
    expect(text).not.toMatch(INTERNAL)
    const said = JSON.parse(text) as { errorCode: string; message: string; value: { reference: string } }
    expect(said.errorCode).toBe('system.fault')
    expect(said.message).toContain(said.value.reference)
    const line = logged.find((entry) => entry.includes(`"reference":"${said.value.reference}"`))
    expect(line).toContain(`/api/broken/${kind}`)
    expect(line).toMatch(/"stack":"/)
  },
)

test('S9 cancels a statement that exceeds its timeout and tells the caller when to retry', async () => {
  const answer = await fetch(`${base}/api/broken/slow`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toMatchObject({ errorCode: 'service.overloaded' })
})

test('ERR-02 a failure is described in the caller’s language and has its own reference', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => ask('/api/broken/handler', { language: 'VI' })))
  expect(first?.text).toContain('Hệ thống đang gặp trục trặc')
  expect(first?.text).not.toBe(second?.text)
})

test('ERR-02 an unreadable page and an API address opened in a browser reveal no internals', async () => {
  const page = { accept: 'text/html,*/*', language: 'VI' }
  for (const { status, text } of await Promise.all([
    ask('/assets/loop.js'),
    ask('/assets/loop.js', page),
    ask('/assets/../../../etc/passwd'),
    ask('/assets/%2e%2e/%2e%2e/package.json'),
    ask('/%E0%A4%A'),
    ask('/%00'),
  ])) {
    expect(status).toBeGreaterThanOrEqual(200)
    expect(text).not.toMatch(INTERNAL)
  }
  const shown = await ask('/api/broken/handler', page)
  expect(shown.type).toContain('text/html')
  expect(shown.text).toMatch(/<html lang="vi">.*[0-9a-f]{4}-\w+/)
  expect(shown.text).not.toMatch(INTERNAL)
})

test('S10 ERR-02 an address with empty parts is unknown: a browser gets the site’s page, a program a refusal', async () => {
  for (const path of ['//rng', '//evil.example/rng', '/assets//main.js', '/rng//']) {
    expect([path, (await ask(path, { accept: 'text/html' })).text]).toEqual([path, HOME])
    const { status, text } = await ask(path)
    expect([path, status, JSON.parse(text).errorCode]).toEqual([path, 404, 'request.unknownRoute'])
  }
})

test('ERR-02 refuses an unknown address with a catalogued message', async () => {
  for (const path of ['/api/nothing', '/%E0%A4%A']) {
    const { status, text } = await ask(path)
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { success: false, errorCode: 'request.unknownRoute', message: expect.any(String) },
    ])
  }
})

test('ERR-02 answers bytes that are not an HTTP request with a bare status', async () => {
  const port = Number(new URL(base).port)
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    socket.on('data', (bytes) => (heard += bytes.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).not.toMatch(INTERNAL)
})

test('S11 while the database is unavailable every call fails closed, with a reference and nothing else', async () => {
  const lost: App = {
    ...at.app,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
    merchants: new Proxy(at.app.merchants, {
      get: () => () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:5432')),
    }),
  }
  const server = await buildListener({
    app: lost,
    listener: 'site',
    features: [mountable(clientErrors, faultsRoutes(lost))],
    isReady: async () => false,
  })
  const answer = await server.inject({
    method: 'POST',
    url: '/api/faults',
    payload: { what: 'x', page: '/' },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(INTERNAL)
  expect((await server.inject('/readyz')).statusCode).toBe(503)
  await server.close()
})

test('ERR-02 a page that failed gets a reference from the platform, and the log has the details', async () => {
  const answer = await fetch(`${base}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ what: 'TypeError: nothing is not a function', page: '/index?member=withdraw' }),
  })
  const { value } = (await answer.json()) as { value: { reference: string } }
  const line = logged.find((entry) => entry.includes(value.reference))
  expect(line).toContain('nothing is not a function')
})
