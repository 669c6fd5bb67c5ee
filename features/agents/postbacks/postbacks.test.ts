import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { affiliateOf, noTerms, playerOf, type Joined } from '#features/agents/affiliates/testing/programme.ts'
import { sendDue } from './service/send.ts'
import { tellCommission, tellMilestone } from './service/tell.ts'

let at: TestApp
let receiver: Server
let base = ''
let anna: Joined
let answer = 200
const heard: { readonly url: string; readonly signature: string }[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    heard.push({ url: request.url ?? '', signature: String(request.headers['postback-signature']) })
    response.writeHead(answer, answer === 302 ? { location: `${base}/elsewhere` } : {}).end('ok')
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const address = receiver.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  at = await testApp({ SANDBOX_ORIGINS: base })
  anna = await affiliateOf(at, { ...noTerms, cpa: { amount: 1n, minDeposit: 0n, minValid: 0n, days: 30 } })
})
afterAll(async () => {
  await at.close()
  receiver.close()
})

const add = (url: string, event: 'registration' | 'commission' = 'registration') =>
  anna.api.postbacks.add({ body: { event, url } })
const log = async () => (await anna.api.postbacks.log({ query: {} })).rows
const tell = async (memberId: bigint) =>
  inTransaction(at.app.db, (tx) =>
    tellMilestone(
      tx,
      { event: 'registration', memberId, affiliateId: anna.id, at: at.clock.now(), amount: 0n },
      at.app,
    ),
  )

test('AGT-06 an event is told once to each address, signed with the affiliate’s key, with its macros filled in', async () => {
  const { id } = await add(`${base}/p?e={event}&c={code}&p={player}&i={id}`)
  const player = await playerOf(at, anna, at.clock.now())
  await tell(player.id)
  await tell(player.id)
  expect(await sendDue(at.app)).toBe(1)
  expect(await sendDue(at.app)).toBe(0)
  const [row] = await log()
  expect(row).toMatchObject({ state: 'sent', status: 200, tries: 1, event: 'registration' })
  const [got] = heard.splice(0)
  expect(got?.url).toMatch(new RegExp(`^/p\\?e=registration&c=${anna.code}&p=\\d+&i=registration%3A\\d+$`))
  const { secret } = await anna.api.postbacks.secret({ body: { renew: false } })
  const [, moment = '', hash = ''] = /^t=(\d+),v1=(\w+)$/.exec(got?.signature ?? '') ?? []
  expect(hash).toBe(createHmac('sha256', secret).update(`${moment}.${base}${got?.url}`).digest('hex'))
  expect((await anna.api.postbacks.secret({ body: { renew: true } })).secret).not.toBe(secret)
  await anna.api.postbacks.remove({ params: { id } })
  expect(await refusal(anna.api.postbacks.remove({ params: { id } }))).toBe('postbacks.unknown')
})

test('AGT-06 what is not received is repeated after growing waits; a redirect is not followed', async () => {
  const { id } = await add(`${base}/again`)
  answer = 500
  await tell((await playerOf(at, anna, at.clock.now())).id)
  await sendDue(at.app)
  expect((await log())[0]).toMatchObject({ state: 'waiting', status: 500, problem: 'status', tries: 1 })
  expect(await sendDue(at.app)).toBe(0)
  answer = 302
  at.clock.forward(61_000)
  await sendDue(at.app)
  expect((await log())[0]).toMatchObject({ state: 'waiting', status: 302, tries: 2 })
  expect(heard.map(({ url }) => url)).toEqual(['/again', '/again'])
  answer = 204
  at.clock.forward(5 * 60_000 + 1_000)
  await sendDue(at.app)
  expect((await log())[0]).toMatchObject({ state: 'sent', status: 204, tries: 3, problem: null })
  await anna.api.postbacks.remove({ params: { id } })
  heard.splice(0)
})

test('C3 AGT-06 private addresses are never reached, whether they are written as an address or as a name', async () => {
  for (const url of [
    'http://127.0.0.1:1/p',
    'http://localhost:1/p',
    'http://[::1]:1/',
    'http://169.254.169.254/latest',
  ]) {
    const { id } = await add(url)
    expect([url, await anna.api.postbacks.test({ params: { id } })]).toEqual([
      url,
      { url, status: null, problem: 'private' },
    ])
    await anna.api.postbacks.remove({ params: { id } })
  }
  expect(heard).toEqual([])
  expect(await refusal(add('ftp://t.example/p'))).toBe('postbacks.address')
  expect(await refusal(add('https://{sub}.example/p'))).toBe('postbacks.address')
})

test('AGT-06 the test tool sends an example now, and others have neither the tool nor the log', async () => {
  answer = 200
  const { id } = await add(`${base}/try?s={sub}`)
  expect(await anna.api.postbacks.test({ params: { id } })).toEqual({
    url: `${base}/try?s=test`,
    status: 200,
    problem: null,
  })
  const [mai, binh] = [await person(at), await affiliateOf(at, noTerms)]
  const strange: readonly (() => Promise<unknown>)[] = [
    () => mai.api.postbacks.list(),
    () => mai.api.postbacks.add({ body: { event: 'registration', url: 'https://t.example/p' } }),
    () => mai.api.postbacks.log({ query: {} }),
    () => mai.api.postbacks.secret({ body: { renew: true } }),
    () => mai.api.postbacks.test({ params: { id } }),
    () => mai.api.postbacks.remove({ params: { id } }),
  ]
  for (const call of strange) expect(await refusal(call())).toBe('affiliates.notOne')
  expect(await refusal(binh.api.postbacks.test({ params: { id } }))).toBe('postbacks.unknown')
  expect(await refusal(binh.api.postbacks.remove({ params: { id } }))).toBe('postbacks.unknown')
  expect([await binh.api.postbacks.list(), (await binh.api.postbacks.log({ query: {} })).rows]).toEqual([
    { list: [] },
    [],
  ])
  for (let n = (await anna.api.postbacks.list()).list.length; n < 20; n += 1) await add(`${base}/${n}`)
  expect(await refusal(add(`${base}/more`))).toBe('postbacks.tooMany')
})

test('AGT-06 commission is told when it was stated, once', async () => {
  const binh = await affiliateOf(at, noTerms)
  await binh.api.postbacks.add({ body: { event: 'commission', url: `${base}/paid?a={amount}` } })
  await run(
    at.database.owner,
    sql`
      with r as (
        insert into agent_run (merchant, kind, period, starts_at, ends_at, book, currency, unit, payer, state, begun_at, settled_at, batch)
        select 'JADE', 'affiliate', 'M', '2026-01-01', '2026-02-01', id, 'VND', 10000, 'brand', 'settled', ${at.clock.now()}, ${at.clock.now()}, 0
        from book where merchant = 'JADE' and currency = 'VND' and unit = 'money'
        returning id
      )
      insert into agent_statement (run, series, member_id, wallet, score, valid, net_loss, bonuses, actives, base, gross, taken, earned, corrected,
        carried, amount, left_over)
      select id, 'affiliate', ${binh.id}, ${binh.wallet}, 0, 0, 0, 0, 0, 0, 0, 0, 5000000, 0, 0, 5000000, 0 from r
    `,
  )
  heard.splice(0)
  await tellCommission(at.app)
  await tellCommission(at.app)
  await sendDue(at.app)
  expect(heard.map(({ url }) => url)).toEqual(['/paid?a=500.00'])
})
