import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { gameIds } from './service/catalogue.ts'

let at: TestApp
let staff: Operator
let theirs: Server
let codes: readonly string[] = []

beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  const row = { category: 'RNG', kind: 'slots', rtp: '96.50', volatility: 'low', themes: [] }
  theirs = createServer((_, reply) =>
    reply
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ games: codes.map((code) => ({ ...row, code, name: { en: `Game ${code}` } })) })),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => theirs.once('listening', resolve))
})
afterAll(async () => {
  theirs.close()
  await at.close()
})

/** Imports a vendor's catalogue with these codes; returns its games in the lobby, as id and name. */
async function bring(vendor: string, of: readonly string[]): Promise<readonly string[]> {
  codes = of
  const { port } = theirs.address() as AddressInfo // a TCP server's address is an object
  const apiUrl = `http://127.0.0.1:${port}`
  at.sandboxes.add(apiUrl)
  const params = { vendor }
  const words = { name: vendor, isContracted: true, reason: 'agreed with the vendor' }
  const body = { protocol: 'canonical' as const, apiUrl, launchUrl: '', networks: [], ...words }
  await staff.api.vendorsOffice.save({ params, body })
  expect(await staff.api.vendorsOffice.fetchCatalogue({ params })).toEqual({ games: of.length })
  const mai = await person(at, { balance: major(1) })
  const list = async () => (await mai.api.lobby.gameList({ query: { vassalage: vendor } })).list
  // the public list is cached for a moment
  await expect.poll(async () => (await list()).length).toBe(of.length)
  return (await list()).map(({ gameId, name }) => `${gameId} ${name}`).toSorted()
}

test('GAM-01 two vendor codes that differ only in punctuation are two games and keep their ids', async () => {
  const vendor = `T${randomUUID().slice(0, 6).toUpperCase()}`
  const own = vendor.toLowerCase()
  expect(await bring(vendor, ['koi-pond'])).toEqual([`${own}-koi-pond Game koi-pond`])
  const [, dotted] = gameIds(vendor, 'koi.pond')
  const [, capital] = gameIds(vendor, 'Koi_Pond')
  const all = [
    `${own}-koi-pond Game koi-pond`,
    `${dotted} Game koi.pond`,
    `${capital} Game Koi_Pond`,
  ].toSorted()
  // in any order, an existing game keeps its id
  expect(await bring(vendor, ['Koi_Pond', 'koi.pond', 'koi-pond'])).toEqual(all)
  expect(await bring(vendor, ['koi-pond', 'koi.pond', 'Koi_Pond'])).toEqual(all)
})

test('GAM-01 a vendor game whose name and code resemble another vendor’s or a studio game gets its own id', async () => {
  const mark = `T${randomUUID().slice(0, 6).toUpperCase()}`
  const first = await bring(mark, ['b-koi'])
  expect(first).toEqual([`${mark.toLowerCase()}-b-koi Game b-koi`])
  const [, marked] = gameIds(`${mark}_B`, 'koi')
  expect(await bring(`${mark}_B`, ['koi'])).toEqual([`${marked} Game koi`])
  const [plain, own] = gameIds('RIVER', 'dragon')
  expect(plain).toBe('river-dragon')
  expect(await bring('RIVER', ['dragon'])).toEqual([`${own} Game dragon`])
})

test('GAM-01 codes of forty letters under the longest vendor name get distinct ids', () => {
  const vendor = 'V'.repeat(31)
  const ids = [1, 2].map((n) => gameIds(vendor, `${'long-game-'.repeat(4).slice(0, 39)}${n}`))
  expect(ids[0]?.[0]).toBe(ids[1]?.[0])
  expect(new Set(ids.map(([, marked]) => marked)).size).toBe(2)
  for (const id of ids.flat()) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/)
})
