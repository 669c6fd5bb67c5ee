import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGeetest } from '#tools/signin/geetest.ts'
import type { StandIn } from '#tools/signin/stand-in.ts'
import { operator, type Operator } from './operator.ts'
import { testApp, type TestApp } from './test-app.ts'

const ID = 'a'.repeat(32)
const KEY = 'the brand’s own key'

let at: TestApp
let staff: Operator
let geetest: StandIn
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  geetest = await openGeetest({ port: 0, captchaId: ID, key: KEY })
  at.sandboxes.add(geetest.origin)
})
afterAll(async () => {
  await geetest.close()
  await at.close()
})

async function set(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await staff.api.settingsOffice.change({ params: { merchant: 'JADE', name }, body: { value } })
  at.clock.forward(1_100)
}

const withGeetest = (key = KEY) =>
  set({
    humanCheck: 'geetest',
    geetestId: ID,
    geetestKey: key,
    geetestScript: `${geetest.origin}/v4/gt4.js`,
    geetestValidate: `${geetest.origin}/validate`,
  })

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

const isSum = (value: object): value is Challenge => 'parameters' in value

async function challenge(length: 'usual' | 'long' = 'usual'): Promise<Record<string, unknown>> {
  return { ...(await at.api().identity.humanCheck({ query: { length } })).challenge }
}

/** A solved challenge, plus extra fields of a test. */
async function worked(besides: (gap: number) => object = () => ({}), length: 'usual' | 'long' = 'usual') {
  const given = await challenge(length)
  if (!isSum(given)) throw new Error('no sum was given')
  const solution = await solveChallenge({ challenge: given, deriveKey })
  return { challenge: given, solution, ...besides(Number(given.parameters.data?.['gap'])) }
}

/** The result of the human check; an invalid body is refused after it, with 'encryption.required'. */
async function told(answer: object): Promise<string> {
  const response = await fetch(`${at.site}/wps/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'human-check': Buffer.from(JSON.stringify(answer)).toString('base64'),
    },
    body: '{}',
  })
  const { errorCode }: { errorCode?: string } = await response.json()
  return errorCode === 'encryption.required' ? 'passed' : (errorCode ?? 'nothing')
}

const NO = 'identity.humanCheckFailed'

test('AUT-01 accepts the slider once, with the piece in its gap and the proof of work done', async () => {
  await set({ humanCheck: 'slide' })
  const right = await worked((gap) => ({ slide: gap - 2 }))
  expect(await told(right)).toBe('passed')
  expect(await told(right)).toBe(NO)
})

test('AUT-01 rejects the slide without the piece, beside the gap, without the proof of work, and with a forged gap', async () => {
  await set({ humanCheck: 'slide' })
  expect(await told(await worked())).toBe(NO)
  expect(await told(await worked((gap) => ({ slide: gap - 10 })))).toBe(NO)
  expect(await told(await worked(() => ({ slide: '60' })))).toBe(NO)
  expect(await told({ ...(await worked((gap) => ({ slide: gap }))), solution: null })).toBe(NO)
  const forged = await worked(() => ({ slide: 5 }))
  const { parameters } = forged.challenge
  const own = { ...forged.challenge, parameters: { ...parameters, data: { ...parameters.data, gap: 5 } } }
  expect(await told({ ...forged, challenge: own })).toBe(NO)
})

test('AUT-01 rejects a solved proof of work once the brand requires the slide', async () => {
  await set({ humanCheck: 'work' })
  const early = await worked()
  const slid = { ...(await worked()), slide: 50 }
  await set({ humanCheck: 'slide' })
  expect([await told(early), await told(slid)]).toEqual([NO, NO])
})

test('AUT-01 verifies Geetest’s answer at Geetest with the brand’s key, once', async () => {
  await withGeetest()
  expect(await challenge()).toEqual({
    geetest: { captchaId: ID, script: `${geetest.origin}/v4/gt4.js` },
  })
  const answer = await (await fetch(`${geetest.origin}/solve`)).json()
  expect(await told({ geetest: answer })).toBe('passed')
  expect(await told({ geetest: answer })).toBe(NO)
  const other = await (await fetch(`${geetest.origin}/solve`)).json()
  expect(await told({ geetest: { ...other, lot_number: 'b'.repeat(32) } })).toBe(NO)
  expect(await told({ geetest: { ...other, pass_token: 7 } })).toBe(NO)
})

test('AUT-01 refuses Geetest’s answers with a wrong key or while Geetest does not respond, and accepts the long proof of work', async () => {
  await withGeetest('not the key')
  const solve = async () => ({ geetest: await (await fetch(`${geetest.origin}/solve`)).json() })
  expect(await told(await solve())).toBe(NO)
  await withGeetest()
  await set({ geetestValidate: 'http://127.0.0.1:9/validate' })
  expect(await told(await solve())).toBe(NO)
  expect(await told(await worked(undefined, 'long'))).toBe('passed')
  await set({ humanCheck: 'work' })
  const usual = await worked()
  await withGeetest()
  expect(await told(usual)).toBe(NO)
})

test('AUT-01 S5 Geetest’s hosts are in the CSP of the brand that chose it, and in no other', async () => {
  await withGeetest()
  const policy = async (host: string) => {
    const answer = await fetch(`${at.site}/healthz`, { headers: { host } })
    return answer.headers.get('content-security-policy') ?? ''
  }
  await at.app.merchants.all() // pages' headers use the cached configuration
  const hosts = await at.api().system.whitelabel()
  expect(hosts.merchantCode).toBe('JADE')
  expect(await policy('localhost')).toContain(geetest.origin)
  expect(await policy('localhost')).toContain('https://gcaptcha4.geetest.com')
  await set({ humanCheck: 'work' })
  await at.app.merchants.all()
  expect(await policy('localhost')).not.toMatch(/geetest|127\.0\.0\.1:\d+\/v4/)
})

test('AUT-01 Geetest without its key falls back to proof of work; the key is never shown or logged', async () => {
  await set({ humanCheck: 'geetest', geetestId: ID, geetestKey: '' })
  expect(isSum(await challenge())).toBe(true)
  await set({ geetestKey: 'hunter2-hunter2' })
  const { list } = await staff.api.settingsOffice.list({ params: { merchant: 'JADE' } })
  expect(list.find(({ name }) => name === 'geetestKey')).toMatchObject({ kind: 'secret', value: '••••••••' })
  const { rows } = await at.app.pool.query(
    "select (select string_agg(value::text, ' ') from merchant_setting) || (select string_agg(after::text, ' ') from audit_entry) as kept",
  )
  expect(String(rows[0].kept)).not.toContain('hunter2')
  await set({ humanCheck: 'work' })
})
