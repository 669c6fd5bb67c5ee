import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { RefusedError } from '#contract/envelope.ts'
import { defineContract, type Contract, type Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'

/** A request as the server receives it. */
type Arrived = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders }
let arrived: Arrived[] = []
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer((request, reply) => {
    arrived.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    request.resume().on('end', () => {
      reply.writeHead(409, { 'content-type': 'application/json' })
      reply.end(JSON.stringify({ success: false, errorCode: 'test.no', message: 'No.' }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())

/** The route with a body that needs no schema: the test is about the headers sent with every body. */
const bare = ({ params: _p, query: _q, body: _b, ...route }: Route): Route => ({
  ...route,
  path: `/${route.path.slice(1).replaceAll(':', '')}`,
})

const actions = Object.entries<Contract>(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract).flatMap(([name, route]) =>
    route.idempotent ? [{ action: `${feature}.${name}`, route: bare(route) }] : [],
  ),
)

/** An idempotency key in the server's format (packages/server/http/input.ts). */
const KEY = /^[\w:.-]{8,120}$/

async function sent(
  { route }: (typeof actions)[number],
  options: { readonly idempotencyKey?: string } = {},
): Promise<string | undefined> {
  arrived = []
  const { action } = createClient(defineContract('test', { action: route }), { base })
  await expect(action({}, options)).rejects.toThrow(RefusedError)
  expect(arrived.map(({ method, path }) => [method, path])).toEqual([[route.method, route.path]])
  const key = arrived[0]?.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

test('M4 the money calls of the site, the games and the back office are idempotent', () => {
  const names = actions.map(({ action }) => action)
  expect(names).toEqual(
    expect.arrayContaining([
      'deposits.create',
      'withdrawals.create',
      'transfers.send',
      'vendorWallets.walletTransfer',
      'vendorWallets.collect',
      'exclusionPass.withdraw',
      'p2pPayouts.answer',
      'rounds.rotate',
      'play.round',
      'play.act',
      'adjustments.approve',
      'depositsOffice.approve',
      'withdrawalsOffice.approve',
      'withdrawalsOffice.settle',
      'vendorWalletsOffice.agree',
      'p2pPayoutsOffice.judge',
    ]),
  )
})

test.each(actions)('M4 the client never sends $deed without an idempotency key', async (action) => {
  const keys = [await sent(action), await sent(action), await sent(action, { idempotencyKey: '' })]
  for (const key of keys) expect(key).toMatch(KEY)
  expect(new Set(keys).size).toBe(3) // each call has its own key, unless its caller gives one
  expect(await sent(action, { idempotencyKey: 'the-same-deed-again' })).toBe('the-same-deed-again')
})
