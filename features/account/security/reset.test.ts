import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { setEmail } from '#features/account/members/public.ts'
import { payoutHold } from './public.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const REASON = { reason: 'showed her passport in a video call' }

/** A member with an authenticator and a verified address. */
async function guarded(): Promise<Person & { readonly email: string }> {
  const mai = await person(at)
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const { secret } = await mai.api.security.beginAuthenticator()
  await mai.api.security.addAuthenticator({ body: { code: codeAt(secret, at.clock.now()) } })
  const email = `${mai.account}@reset.example`
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, email, at.clock.now()))
  return { ...mai, email }
}

async function lettersTo(address: string): Promise<readonly string[]> {
  const rows = await many(
    at.database.db,
    sql<{
      letter: string
    }>`select letter from outgoing_message where address = ${address} order by created_at, id`,
  )
  return rows.map(({ letter }) => letter)
}

test('A12 two operators reset two-step verification: one requests, one approves; sessions end, payouts are held, the member is notified', async () => {
  const mai = await guarded()
  const params = { id: mai.id }
  const [linh, huy] = [await operator(at, { roles: ['supervisor'] }), await operator(at)]
  const { id: request } = await linh.api.security.askReset({ params, body: REASON })
  expect(await lettersTo(mai.email)).toEqual(['security.proofsAsked'])
  expect((await mai.api.security.overview()).authenticatorSince).not.toBeNull() // nothing has changed yet
  const agree = { params, body: { request, reason: 'checked the call' } }
  expect(await refusal(linh.api.security.agreeReset(agree))).toBe('security.secondOperatorNeeded')
  const waiting = (await huy.api.security.waitingResets({ query: {} })).requests
  expect(waiting.map(({ account, isYours }) => [account, isYours])).toContainEqual([mai.account, false])
  expect(await huy.api.security.agreeReset(agree)).toEqual({ ended: 1 })
  expect(await refusal(huy.api.security.agreeReset(agree))).toBe('security.resetDecided')
  expect(await refusal(mai.api.security.overview())).toBe('session.required')
  expect((await payoutHold(at.app.db, mai.id, at.clock.now()))?.what).toBe('proofs')
  expect(await lettersTo(mai.email)).toEqual(['security.proofsAsked', 'security.proofRemoved'])
  const guards = await huy.api.security.guardsOf({ params })
  expect(guards).toMatchObject({
    hasAuthenticator: false,
    recoveryLeft: 0,
    trustedDevices: 0,
    hasPassword: true,
  })
  const audited = await many(
    at.database.db,
    sql<{ action: string }>`
      select action from audit_entry where object = ${`member:${mai.id}`} order by action
    `,
  )
  expect(audited.map(({ action }) => action)).toEqual(['security.agreeReset', 'security.askReset'])
})

test('A12 a rejected or withdrawn request changes nothing, and the member is notified', async () => {
  const mai = await guarded()
  const params = { id: mai.id }
  const linh = await operator(at, { roles: ['support'] })
  const { id: request } = await linh.api.security.askReset({ params, body: REASON })
  expect(await refusal(linh.api.security.askReset({ params, body: REASON }))).toBe('security.resetOpen')
  await linh.api.security.keepProofs({ params, body: { request, reason: 'it was not her' } })
  expect((await mai.api.security.overview()).authenticatorSince).not.toBeNull()
  expect(await lettersTo(mai.email)).toEqual(['security.proofsAsked', 'security.proofsKept'])
  expect(await payoutHold(at.app.db, mai.id, at.clock.now())).toBeNull()
})

test('A12 B1 rejects an approval without permission, an unknown member’s request, and a request without any two-step method', async () => {
  const [mai, an, plain] = [await guarded(), await guarded(), await person(at)]
  const [support, cashier, owner] = [
    await operator(at, { roles: ['support'] }),
    await operator(at, { roles: ['cashier'] }),
    await operator(at),
  ]
  const ask = { params: { id: mai.id }, body: REASON }
  expect(await refusal(cashier.api.security.askReset(ask))).toBe('permission.missing')
  const { id: request } = await support.api.security.askReset(ask)
  const body = { request, reason: 'checked' }
  expect(await refusal(support.api.security.agreeReset({ params: { id: mai.id }, body }))).toBe(
    'permission.missing',
  )
  expect(await refusal(owner.api.security.agreeReset({ params: { id: an.id }, body }))).toBe(
    'security.resetUnknown',
  )
  expect(await refusal(owner.api.security.askReset({ params: { id: plain.id }, body: REASON }))).toBe(
    'security.nothingToReset',
  )
})

test('A12 M12 the database rejects an approval by the requesting operator, and accepts one of two concurrent approvals', async () => {
  const mai = await guarded()
  const params = { id: mai.id }
  const operators = await Promise.all([operator(at), operator(at), operator(at)])
  const { id: request } = await operators[0].api.security.askReset({ params, body: REASON })
  const byHand = sql`
    update mfa_reset set state = 'done', decided_by = asked_by, decided_at = now() where id = ${request}
  `
  await expect(run(at.database.db, byHand)).rejects.toThrow('proof_reset_four_eyes')
  const body = { request, reason: 'checked' }
  const answers = await Promise.all(
    operators.slice(1).map(({ api }) => refusal(api.security.agreeReset({ params, body }))),
  )
  expect(answers.toSorted()).toEqual(['nothing was refused', 'security.resetDecided'])
})
