import { createHmac, randomUUID, verify } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { detailOf } from '#apps/server/testing/refusals.ts'
import { signedHeaders } from '#tools/conformance/suppliers/canonical.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { saveDoor, type ProtocolName } from './store/connections.ts'
import { testVendor } from './testing/connection.ts'

let at: TestApp
let staff: Operator
/** The vendor's server: the raw requests it received, and its next reply. */
const asked: { path: string; body: string; header: string }[] = []
let next: object = {}
const server = Fastify()
let base = ''

beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  server.post('/*', (request) => {
    const { headers } = request
    const header = String(headers['x-hub88-signature'] ?? headers['x-request-sign'] ?? '')
    asked.push({ path: request.url, body: String(request.body), header })
    return next
  })
  base = await server.listen({ host: '127.0.0.1', port: 0 })
  at.sandboxes.add(base)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

async function doorTo(protocol: ProtocolName) {
  const vendor = await testVendor(at, protocol)
  const body = {
    protocol,
    launchUrl: 'https://games.invalid/',
    apiUrl: base,
    partner: '77',
    networks: [],
    reason: 'agreed with the vendor',
  }
  await staff.api.vendorsOffice.save({ params: { vendor: vendor.vendor }, body })
  return vendor
}

const fieldsOf = (text: string | undefined): Record<string, unknown> => JSON.parse(text ?? '{}')

test('GAM-02 a game with the Hub88 protocol opens at the URL from the vendor’s server, requested with our RSA signature', async () => {
  const vendor = await doorTo('hub88')
  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  next = { url: 'https://games.invalid/open/1' }
  const launch = () => mai.api.lobby.launch({ query: { gameId: vendor.game } })
  expect((await launch()).game_url).toBe('https://games.invalid/open/1')
  const said = asked.at(-1)
  const { houseRsaKey } = await staff.api.vendorsOffice.list()
  const signature = Buffer.from(said?.header ?? '', 'base64')
  expect(verify('sha256', Buffer.from(said?.body ?? ''), houseRsaKey ?? '', signature)).toBe(true)
  expect(said?.path).toBe('/operator/generic/v2/game/url')
  const { token, user, ...rest } = fieldsOf(said?.body)
  expect(rest).toMatchObject({ operator_id: 77, game_code: 'their-game', currency: 'USD', country: 'XX' })
  // the token sent to the vendor also authenticates its wallet calls
  const guest = { token: String(token), user: String(user), currency: 'USD' }
  const bet = { guest, transaction: randomUUID(), round: randomUUID(), amount: major(10) }
  expect((await vendor.supplier.bet(bet)).balance).toBe(major(90))
})

test('GAM-02 opens a SOFTSWISS-style game with a session from the provider’s server', async () => {
  const vendor = await doorTo('softswiss')
  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  const session = `their-session-${randomUUID()}`
  next = { launch_options: { game_url: 'https://games.invalid/open/2' }, session_id: session }
  const { game_url: address } = await mai.api.lobby.launch({ query: { gameId: vendor.game } })
  expect(address).toBe('https://games.invalid/open/2')
  const said = asked.at(-1)
  expect(said?.header).toBe(
    createHmac('sha256', vendor.secret)
      .update(said?.body ?? '')
      .digest('hex'),
  )
  expect(said?.path).toBe('/sessions')
  const { user, ...rest } = fieldsOf(said?.body)
  expect(rest).toMatchObject({ casino_id: '77', game: 'their-game', currency: 'USD', balance: 10_000 })
  const id = Object(user).id
  const guest = { token: session, user: String(id), currency: 'USD' }
  const bet = { guest, transaction: randomUUID(), round: randomUUID(), amount: major(10) }
  expect((await vendor.supplier.bet(bet)).balance).toBe(major(90))
})

test.each(['hub88', 'softswiss'] as const)(
  'GAM-02 rejects a launch when the vendor’s server does not respond or returns a URL of another origin: %s',
  async (protocol) => {
    const vendor = await doorTo(protocol)
    const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
    const launch = () => mai.api.lobby.launch({ query: { gameId: vendor.game } })
    const foreign = 'https://elsewhere.invalid/open'
    for (const says of [{}, { url: foreign, launch_options: { game_url: foreign } }]) {
      next = says
      await expect(launch()).rejects.toMatchObject({
        code: 'lobby.gameStopped',
        message: 'This game is under maintenance.',
        detail: { suggestions: expect.not.arrayContaining([vendor.game]) },
      })
    }
  },
)

test('GAM-01 rejects the launch of a game whose provider has no URL yet, and offers alternatives', async () => {
  const { vendor, game } = await testVendor(at, 'canonical')
  const door = { protocol: 'canonical', launchUrl: '', apiUrl: '', partner: '', networks: [] } as const
  await saveDoor(at.app.db, { ...door, vendor, isSandbox: true }, at.clock.now())
  const mai = await person(at, { balance: major(100) })
  const { suggestions } = z.parse(
    z.object({ suggestions: z.array(z.string()) }),
    await detailOf(mai.api.lobby.launch({ query: { gameId: game } })),
  )
  expect(suggestions.length).toBeGreaterThan(3)
  expect(suggestions).not.toContain(game)
})

test('GAM-02 SHL-14 a provider receives the language of the launch, regardless of the account’s message language', async () => {
  const vendor = await testVendor(at, 'canonical')
  const mai = await person(at, { balance: major(100) })
  const told = async (language: string) => {
    const here = at.api({ token: mai.token, headers: { Language: language } })
    const { game_url: address } = await here.lobby.launch({ query: { gameId: vendor.game } })
    const token = new URL(address).searchParams.get('ticket')
    const url = `${vendor.target}/user/info`
    const body = JSON.stringify({ request_uuid: randomUUID(), token })
    const own = { keyId: vendor.keyId, secret: vendor.secret, now: () => at.clock.now().getTime() }
    const headers = signedHeaders(own, { path: new URL(url).pathname, body })
    return fieldsOf(await (await fetch(url, { method: 'POST', headers, body })).text())['language']
  }
  expect([await told('VI'), await told('EN')]).toEqual(['vi', 'en'])
})
