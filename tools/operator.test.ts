import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress, codeAt, logIn, operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'

const STEP_MS = 30_000
const PASSWORD = 'a long quiet staff password'

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

async function command(...args: readonly string[]): Promise<string> {
  const { url, ownerUrl } = at.database
  const { DATA_DIR } = at.app.config
  const env = { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR }
  const run = promisify(execFile)(process.execPath, ['tools/operator.ts', ...args], { env })
  return run.then(
    ({ stdout }) => stdout,
    (error: { stderr?: string }) => `failed: ${error.stderr}`,
  )
}

/** Enrols by the printed link and logs in; returns the cookie and the authenticator's secret. */
async function enrolled(account: string, printed: string) {
  const token = printed.trim().split('#')[1] ?? ''
  const office = at.api({ listener: 'office', headers: anAddress() }).operators
  const { secret } = await office.invitation({ body: { token } })
  await office.enrol({ body: { token, password: PASSWORD, code: codeAt(secret, at.clock.now()) } })
  at.clock.forward(STEP_MS)
  const cookie = await logIn(at, { account, secret, password: PASSWORD })
  return at.api({ listener: 'office', headers: { cookie, reason: 'the first days' } })
}

test('B1 B2 the first two owners of an installation enrol by links from the machine itself, and approve each other’s changes', async () => {
  const first = await enrolled('op-one', await command('op-one', 'first@example.com', 'owner'))
  const second = await enrolled('op-two', await command('Op-two', 'second@example.com', 'owner'))
  const params = { merchant: 'JADE', name: 'minimumAge' }
  await expect(first.settingsOffice.change({ params, body: { value: 25 } })).rejects.toMatchObject({
    code: 'approvals.sent',
  })
  const { approvals } = await second.approvals.list({ query: {} })
  const id = approvals[0]?.id ?? ''
  expect(await second.approvals.approve({ params: { id }, body: {} })).toMatchObject({ state: 'approved' })
  const logged = await many(
    at.database.owner,
    sql<{ object: string }>`select object from audit_entry where ip = 'this machine' order by seq`,
  )
  expect(logged.map(({ object }) => object)).toEqual(['operator:op-one', 'operator:op-two'])
})

test('B1 the command resets an existing operator, and refuses an unknown role', async () => {
  const linh = await operator(at, { roles: ['cashier'] })
  expect(await command(linh.account, `${linh.account}@demo.invalid`, 'owner')).toContain('Reset')
  await expect(linh.alone.operators.me()).rejects.toMatchObject({ code: 'session.required' })
  const { operators } = await (await operator(at)).alone.operators.list()
  expect(operators.find(({ id }) => id === linh.id)).toMatchObject({ state: 'invited', roles: ['cashier'] })
  expect(await command('op-new', 'new@example.com', 'emperor')).toContain('failed')
})
