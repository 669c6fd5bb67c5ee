import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '#apps/server/testing/operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { setEmail } from '#features/account/members/public.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const STEP_MS = 30_000
const account = {
  bank: 'VCB',
  accountNumber: '1234567890',
  holder: 'NGUYEN THI MAI',
  password: PAYMENT_PASSWORD,
}

test('A13 links a payout account only after the authenticator’s code, and notifies the previous contact', async () => {
  const mai = await person(at)
  const { security, withdrawals } = mai.api
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, 'mai@payout.example', null))
  await security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const { secret } = await security.beginAuthenticator()
  await security.addAuthenticator({ body: { code: codeAt(secret, at.clock.now()) } })
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, 'mai@payout.example', at.clock.now()))
  at.clock.forward(6 * 60_000)
  await expect(withdrawals.addAccount({ body: account })).rejects.toMatchObject({
    code: 'security.proofNeeded',
  })
  await security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await expect(withdrawals.addAccount({ body: account })).rejects.toMatchObject({
    code: 'security.proofNeeded',
    detail: { step: 'second', ways: ['authenticator', 'recovery'] },
  })
  at.clock.forward(STEP_MS)
  await security.prove({ body: { kind: 'authenticator', answer: codeAt(secret, at.clock.now()) } })
  await withdrawals.addAccount({ body: account })
  const told = await many(
    at.database.db,
    sql<{ letter: string }>`select letter from outgoing_message where address = 'mai@payout.example'`,
  )
  expect(told.map(({ letter }) => letter)).toContain('payout.added')
})

test('A13 links a payout account by the payment password if the member has only passwords', async () => {
  const an = await person(at)
  const { id } = await an.api.withdrawals.addAccount({ body: account })
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
})
