import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackAddress, visitorFrom } from '#apps/server/testing/from-address.ts'
import { logIn, operator, STAFF_PASSWORD } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { WRONG_AT_MOST, WRONG_OF_STRANGERS } from '#features/platform/operators/rules/tries.ts'

const STEP_MS = 30_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Enters wrong passwords from unknown devices until the account is locked for all of them; returns the refusal of a correct one. */
async function lockOut(account: string): Promise<string | undefined> {
  let told: string | undefined
  for (let n = 0; n <= WRONG_OF_STRANGERS / WRONG_AT_MOST; n++) {
    const from = visitorFrom(loopbackAddress(n))
    for (const password of ['wrong', 'wrong', 'wrong', STAFF_PASSWORD]) {
      const answer = await from.fetch(`${at.office}/office/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password }),
      })
      told = ((await answer.json()) as { errorCode?: string }).errorCode
    }
    from.close()
  }
  return told
}

async function unlock(...args: readonly string[]): Promise<string> {
  const { url, ownerUrl } = at.database
  const env = { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const run = promisify(execFile)(process.execPath, ['tools/unlock.ts', ...args], { env })
  return run.then(
    ({ stdout }) => stdout,
    (error: { stderr?: string }) => `failed: ${error.stderr}`,
  )
}

test('B1 A5 a command on the machine unlocks an account that strangers locked for all unknown devices, and the audit log records it', async () => {
  const linh = await operator(at)
  expect(await lockOut(linh.account)).toBe('operators.locked')
  expect(await unlock('op-nobody-here')).toContain('failed: There is no operator op-nobody-here')
  expect(await unlock(linh.account.toUpperCase())).toContain('Unlocked')
  at.clock.forward(STEP_MS)
  expect(await logIn(at, linh)).toMatch(/^fairhouse-office=/)
  const kept = await many(
    at.database.owner,
    sql<{ ip: string }>`
      select ip from audit_entry where action = 'operators.unlock' and object = ${`operator:${linh.account}`}
    `,
  )
  expect(kept).toEqual([{ ip: 'this machine' }])
  expect(await unlock(linh.account)).toContain('was not locked')
})
