import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { openSandboxVendor } from '#features/play/vendors/public.ts'
import { major } from '#kit/money.ts'
import { buildHttp } from './http.ts'
import { sandboxKey, SANDBOX_KEY_ID } from './key.ts'
import { createTables } from './tables.ts'
import { walletAt } from './wallet.ts'

let at: TestApp
let base = ''
let close: () => Promise<unknown>
beforeAll(async () => {
  at = await testApp()
  const { privateKey, publicPem } = sandboxKey(at.app.vault.keyText('vendor-sandbox'))
  await openSandboxVendor(at.app, { keyId: SANDBOX_KEY_ID, publicKey: publicPem, now: at.clock.now() })
  const wallet = walletAt({ base: at.site, keyId: SANDBOX_KEY_ID, key: privateKey })
  const app = await buildHttp(createTables(wallet), at.ports.site, wallet.isSigned)
  base = await app.listen({ host: '127.0.0.1', port: 0 })
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await at.close()
})

async function ask(path: string, body: object) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said: Record<string, unknown> = await answer.json()
  return { status: answer.status, said }
}

test('GAM-02 GAM-04 a member opens the sandbox vendor’s game from the lobby and plays it with the platform’s money', async () => {
  const mai = await person(at, { balance: major(10_000) })
  const { list } = await mai.api.lobby.gameList({ query: { vassalage: 'SANDBOX' } })
  expect(list.map(({ gameId, name }) => [gameId, name])).toEqual([
    ['sandbox-pearl-cups', 'Pearl Cups (sandbox)'],
  ])
  const { game_url: address } = await mai.api.lobby.launch({ query: { gameId: 'sandbox-pearl-cups' } })
  const ticket = new URL(address).searchParams.get('ticket') ?? ''
  const { said: entered } = await ask('/api/enter', { ticket })
  expect(entered).toMatchObject({ balance: '10000.00', currency: 'VND' })
  expect((await ask('/api/enter', { ticket })).status).toBe(409) // a ticket is valid once
  const seat = entered['seat']
  const { said: round } = await ask('/api/play', { seat, stake: '1000.0000', cup: 1 })
  const wins = round['win'] === '2900.0000'
  expect(round['balance']).toBe(wins ? '11900.00' : '9000.00')
  expect((await mai.api.wallet.balance()).sumBalance).toBe(major(wins ? 11_900 : 9_000))
  const { said: again } = await ask('/api/tease', { seat, what: 'again' })
  expect(again['balance']).toBe(round['balance'])
  const { rounds } = await mai.api.rounds.list({ query: {} })
  expect(rounds).toMatchObject([{ game: 'sandbox-pearl-cups', stake: major(1_000), status: 'settled' }])
  const { said: back } = await ask('/api/tease', { seat, what: 'back' })
  expect(back['balance']).toBe(wins ? '12900.00' : '10000.00')
})

test('GAM-04 the back office shows every request without its token, replays it, and revokes a key immediately', async () => {
  const staff = await operator(at)
  const { vendors } = await staff.api.vendorsOffice.list()
  expect(vendors).toMatchObject([{ vendor: 'SANDBOX', isSandbox: true, protocol: 'canonical', games: 1 }])
  const { calls } = await staff.api.vendorsOffice.calls({ params: { vendor: 'SANDBOX' }, query: {} })
  const bet = calls.find(({ op }) => op === 'transaction/bet')
  expect(bet?.body).toMatch(/"token":"session:[0-9a-f-]{36}"/)
  const before = await at.app.pool.query('select count(*) as n from line')
  const said = await staff.api.vendorsOffice.rehearse({ params: { id: bet?.id ?? '' } })
  expect(said).toMatchObject({ says: 'RS_OK' })
  expect((await at.app.pool.query('select count(*) as n from line')).rows).toEqual(before.rows)
  const mai = await person(at, { balance: major(10_000) })
  const launch = () => mai.api.lobby.launch({ query: { gameId: 'sandbox-pearl-cups' } })
  const params = { vendor: 'SANDBOX', name: SANDBOX_KEY_ID }
  await staff.api.vendorsOffice.retireKey({ params, body: { reason: 'the key was seen elsewhere' } })
  const ticket = new URL((await launch()).game_url).searchParams.get('ticket') ?? ''
  expect((await ask('/api/enter', { ticket })).status).toBe(409)
})

test('GAM-04 a stored shared secret is never shown', async () => {
  const staff = await operator(at)
  const reason = 'agreed with the vendor'
  const params = { vendor: 'JILI' }
  const addresses = {
    launchUrl: 'https://games.invalid/{game}?t={token}',
    apiUrl: '',
    networks: ['203.0.113.0/24'],
  }
  await staff.api.vendorsOffice.save({ params, body: { protocol: 'softswiss', ...addresses, reason } })
  const secret = 'a secret that nobody repeats'
  await staff.api.vendorsOffice.addKey({ params, body: { name: 'jili-1', value: secret, reason } })
  const { vendors } = await staff.api.vendorsOffice.list()
  expect(
    JSON.stringify(vendors, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(secret)
  const wrong = { ...addresses, networks: ['203.0.113.0/99'] }
  await expect(
    staff.api.vendorsOffice.save({ params, body: { protocol: 'softswiss', ...wrong, reason } }),
  ).rejects.toMatchObject({ code: 'vendors.networkInvalid' })
})

test('M2 the sandbox vendor’s page cuts money after two decimals and never rounds it up', async () => {
  const script = await (await fetch(`${base}/figures.js`)).text()
  const shown = (lang: string, text: string): unknown =>
    runInNewContext(`${script};figures(lang, text)`, { lang, text })
  expect(shown('en', '10000.0099')).toBe('10,000.00')
  expect(shown('vi', '1999.999')).toBe('1.999,99')
  expect(shown('en', '900719925474099.9999')).toBe('900,719,925,474,099.99')
  expect(shown('en', '-0.0051')).toBe('-0.01')
})
