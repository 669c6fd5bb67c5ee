import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { suppliers } from '#tools/conformance/suppliers/all.ts'
import { testVendor, type TestVendor } from './testing/connection.ts'

let at: TestApp
let staff: Operator
let own: TestVendor
const reason = 'agreed with the vendor'
const networks: string[] = []
const door = { protocol: 'canonical' as const, launchUrl: '', apiUrl: '', networks, reason }
const nobody = { vendor: 'NOBODY' }

beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  own = await testVendor(at, 'canonical')
})
afterAll(() => at.close())

const publicKey = () =>
  String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }))

test('GAM-03 an unknown vendor has no integration, no key and no catalogue', async () => {
  const api = staff.api.vendorsOffice
  const unknown = { code: 'vendors.unknown' }
  await expect(api.save({ params: nobody, body: door })).rejects.toMatchObject(unknown)
  const key = { name: 'k1', value: publicKey(), reason }
  await expect(api.addKey({ params: nobody, body: key })).rejects.toMatchObject(unknown)
  await expect(api.fetchCatalogue({ params: nobody })).rejects.toMatchObject(unknown)
})

test('GAM-03 rejects an invalid URL and an invalid network by name, and keeps the integration unchanged', async () => {
  const api = staff.api.vendorsOffice
  const params = { vendor: own.vendor }
  const before = (await api.list()).vendors.find(({ vendor }) => vendor === own.vendor)
  for (const launchUrl of ['javascript:alert(1)', 'not an address', 'data:text/html,x'])
    await expect(api.save({ params, body: { ...door, launchUrl } })).rejects.toMatchObject({
      code: 'vendors.addressInvalid',
    })
  for (const network of ['203.0.113.0/33', '300.1.1.1', '2001:db8::/129', '10.0.0.0/8/8'])
    await expect(api.save({ params, body: { ...door, networks: [network] } })).rejects.toMatchObject({
      code: 'vendors.networkInvalid',
      detail: { network },
    })
  expect((await api.list()).vendors.find(({ vendor }) => vendor === own.vendor)).toEqual(before)
})

test('GAM-03 rejects a key of the wrong type, a duplicate and an unknown one; a revoked key no longer authenticates', async () => {
  const api = staff.api.vendorsOffice
  const params = { vendor: own.vendor }
  const name = `k-${randomUUID()}`
  const wrong = { name, value: 'sixteen signs that are no key', reason }
  await expect(api.addKey({ params, body: wrong })).rejects.toMatchObject({ code: 'vendors.keyInvalid' })
  const body = { name, value: publicKey(), reason }
  expect(await api.addKey({ params, body })).toEqual({ added: true })
  await expect(api.addKey({ params, body })).rejects.toMatchObject({ code: 'vendors.keyTaken' })
  const key = { params: { ...params, name }, body: { reason } }
  expect(await api.retireKey(key)).toEqual({ retired: true })
  await expect(api.retireKey(key)).rejects.toMatchObject({ code: 'vendors.keyUnknown' })

  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  const guest = await own.enter(mai)
  const bet = () => ({ guest, transaction: randomUUID(), round: randomUUID(), amount: major(10) })
  expect((await own.supplier.bet(bet())).word).toBe('ok')
  await api.retireKey({ params: { ...params, name: own.keyId }, body: { reason } })
  expect((await own.supplier.bet(bet())).word).not.toBe('ok')
  expect((await mai.api.wallet.balance()).sumBalance).toBe(major(90))
})

test('GAM-03 reports a vendor that does not respond, and the lobby keeps its games', async () => {
  const api = staff.api.vendorsOffice
  const params = { vendor: own.vendor }
  // no server listens on port 1 of this machine
  await api.save({ params, body: { ...door, apiUrl: 'http://127.0.0.1:1' } })
  await expect(api.fetchCatalogue({ params })).rejects.toMatchObject({ code: 'vendors.silent' })
  expect((await api.list()).vendors.find(({ vendor }) => vendor === own.vendor)?.games).toBe(1)
})

test('GAM-03 does not replay an unknown call or one that can no longer be parsed', async () => {
  const api = staff.api.vendorsOffice
  await expect(api.rehearse({ params: { id: randomUUID() } })).rejects.toMatchObject({
    code: 'vendors.callUnknown',
  })
  const other = await testVendor(at, 'canonical')
  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  await other.supplier.balance(await other.enter(mai))
  const { calls } = await api.calls({ params: { vendor: other.vendor }, query: {} })
  const id = calls[0]?.id ?? ''
  expect((await api.rehearse({ params: { id } })).says).toBe('RS_OK')
  // the vendor uses another protocol from now on
  await api.save({ params: { vendor: other.vendor }, body: { ...door, protocol: 'softswiss' } })
  await expect(api.rehearse({ params: { id } })).rejects.toMatchObject({ code: 'vendors.callUnreadable' })
})

test('GAM-03 an operator adds a new vendor in the back office, and its games leave the lobby when its contract ends', async () => {
  const api = staff.api.vendorsOffice
  const theirs = createServer((_, reply) =>
    reply.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        games: [
          {
            code: 'koi',
            name: { en: 'Koi' },
            category: 'RNG',
            kind: 'slots',
            rtp: '96.50',
            volatility: 'low',
            themes: [],
          },
        ],
      }),
    ),
  ).listen(0, '127.0.0.1')
  try {
    await new Promise((resolve) => theirs.once('listening', resolve))
    const { port } = theirs.address() as AddressInfo // a TCP server's address is an object
    const vendor = 'KOI_WORKS'
    const params = { vendor }
    const apiUrl = `http://127.0.0.1:${port}`
    at.sandboxes.add(apiUrl)
    const body = { ...door, apiUrl, launchUrl: `${apiUrl}/play?ticket={token}` }
    await expect(api.save({ params, body })).rejects.toMatchObject({ code: 'vendors.unknown' })
    expect(await api.save({ params, body: { ...body, name: 'Koi Works' } })).toEqual({ saved: true })
    const keys = generateKeyPairSync('ed25519')
    const value = String(keys.publicKey.export({ type: 'spki', format: 'pem' }))
    await api.addKey({ params, body: { name: 'koi-1', value, reason } })
    expect(await api.fetchCatalogue({ params })).toEqual({ games: 1 })
    const mai = await person(at, { balance: major(100) })
    const launch = { query: { gameId: 'koi-works-koi' } }
    await expect(mai.api.lobby.launch(launch)).rejects.toMatchObject({ code: 'lobby.gameUnknown' })

    await api.save({ params, body: { ...body, isContracted: true } })
    const row = (await api.list()).vendors.find((one) => one.vendor === vendor)
    expect(row).toMatchObject({ name: 'Koi Works', isContracted: true, games: 1 })
    // the public list is cached for a moment
    await expect
      .poll(async () => (await mai.api.lobby.gameList({ query: { vassalage: vendor } })).list)
      .toMatchObject([{ name: 'Koi' }])
    const { game_url: address } = await mai.api.lobby.launch(launch)
    const secret = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const options = {
      target: `${at.site}/wallet/v1`,
      keyId: 'koi-1',
      secret,
      game: 'koi',
      now: () => at.clock.now().getTime(),
    }
    const supplier = suppliers['canonical']?.(options)
    const guest = await supplier?.enter(new URL(address).searchParams.get('ticket') ?? '', '', 'VND')
    if (!supplier || !guest) throw new Error('nobody speaks for Koi Works')
    const bet = () =>
      supplier.bet({ guest, transaction: randomUUID(), round: randomUUID(), amount: major(1) })
    expect(await bet()).toMatchObject({ word: 'ok', balance: major(99) })

    await api.save({ params, body: { ...body, isContracted: false } })
    expect((await bet()).word).toBe('stopped')
    await expect(mai.api.lobby.launch(launch)).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
  } finally {
    theirs.close()
  }
})

test('GAM-03 our own studio has no integration: its contract cannot be ended there', async () => {
  const body = { ...door, isContracted: false }
  await expect(
    staff.api.vendorsOffice.save({ params: { vendor: 'JADE_FORGE' }, body }),
  ).rejects.toMatchObject({ code: 'vendors.unknown' })
})
