import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import files from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveHalls } from './hall-document.ts'

const pages = mkdtempSync(join(tmpdir(), 'fairhouse-halls-'))
const server = Fastify()
/** Games of each brand by its host; a host not listed here is closed to every visitor. */
const games: Readonly<Record<string, readonly string[]>> = {
  'jade.test': ['a', 'b', 'c'],
  'amber.test': ['c', 'b', 'a'],
  'few.test': ['a', 'b'],
  'other.test': ['a', 'b', 'unpainted'],
}

beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<ul><!--tiles--></ul>')
  const facts = {
    most: 3,
    few: 2,
    addresses: { '/rng': '/api/games?category=RNG' },
    tiles: { a: '<li>A</li>', b: '<li>B</li>', c: '<li>C</li>' },
  }
  writeFileSync(join(pages, 'first-halls.json'), JSON.stringify(facts))
  server.get('/api/games', ({ hostname }, reply) => {
    const own = games[hostname]
    return own ? { value: { list: own.map((gameId) => ({ gameId })) } } : reply.code(403).send({})
  })
  await server.register(files, { root: pages, serve: false })
  serveHalls(server, pages)
})
afterAll(async () => {
  await server.close()
  rmSync(pages, { recursive: true })
})

const ask = (host: string, url = '/rng', more: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { host, accept: 'text/html', ...more } })

test('SHL-07 the document of a hall shows the first posters of the requested brand', async () => {
  expect((await ask('jade.test')).body).toBe('<ul><li>A</li><li>B</li><li>C</li></ul>')
  expect((await ask('amber.test')).body).toBe('<ul><li>C</li><li>B</li><li>A</li></ul>')
})

test.each([
  ['a brand that is closed to the visitor', 'closed.test', '/rng', {}],
  ['a hall of few games, which get larger cards', 'few.test', '/rng', {}],
  ['a game without a picture', 'other.test', '/rng', {}],
  ['a filter in the address', 'jade.test', '/rng?theme=asia', {}],
  ['somebody who asked for less data', 'jade.test', '/rng', { 'save-data': 'on' }],
])('SHL-07 the document contains no poster for %s', async (_, host, url, headers) => {
  const { statusCode, body } = await ask(host, url, headers)
  expect([statusCode, body]).toEqual([200, '<ul><!--tiles--></ul>'])
})

test('SHL-07 answers 304 to a browser that has the document, until the first games change', async () => {
  const { etag } = (await ask('jade.test')).headers
  const headers = { 'if-none-match': String(etag) }
  expect((await ask('jade.test', '/rng', headers)).statusCode).toBe(304)
  expect((await ask('amber.test', '/rng', headers)).statusCode).toBe(200)
})
