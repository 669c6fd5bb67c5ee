import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '#apps/server/testing/operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { checkPaymentPassword } from '#features/account/identity/public.ts'
import { setEmail } from '#features/account/members/public.ts'
import { secondProofs, verifyProof } from './public.ts'

const MINUTE_MS = 60_000
const STEP_MS = 30_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const byPassword = { body: { kind: 'password' as const, answer: PASSWORD } }

/** A member with an authenticator and its recovery codes. */
async function guarded(): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const mai = await person(at)
  await mai.api.security.prove(byPassword)
  const { secret } = await mai.api.security.beginAuthenticator()
  const { recoveryCodes } = await mai.api.security.addAuthenticator({
    body: { code: codeAt(secret, at.clock.now()) },
  })
  at.clock.forward(STEP_MS)
  return { ...mai, secret, recoveryCodes }
}

test('A13 every change in the security centre without a fresh proof is refused and writes nothing', async () => {
  const mai = await person(at)
  const { security } = mai.api
  const changes = [
    security.setPaymentPassword({ body: { paymentPassword: '975318642' } }),
    security.sendContactCode({ body: { channel: 'email', address: 'mai@jade.example' } }),
    security.bindContact({ body: { channel: 'email', address: 'mai@jade.example', code: '123456' } }),
    security.beginAuthenticator(),
    security.addAuthenticator({ body: { code: '123456' } }),
    security.removeAuthenticator(),
    security.renewRecovery(),
    security.askNewPasskey(),
    security.removePasskey({ params: { passkey: crypto.randomUUID() } }),
    security.trustDevice({ body: { name: 'mine' } }),
  ]
  expect(new Set(await Promise.all(changes.map(refusal)))).toEqual(new Set(['security.proofNeeded']))
  expect(await checkPaymentPassword(at.app.db, mai.id, PAYMENT_PASSWORD)).toBe('right')
  expect((await mai.api.security.changes()).changes).toEqual([])
})

test('A13 a proof is valid for five minutes, in its own session only', async () => {
  const mai = await person(at)
  const body = { paymentPassword: '975318642' }
  await mai.api.security.prove(byPassword)
  await mai.api.security.setPaymentPassword({ body })
  at.clock.forward(5 * MINUTE_MS)
  expect(await refusal(mai.api.security.setPaymentPassword({ body }))).toBe('security.proofNeeded')
  await mai.api.security.prove(byPassword)
  const { token } = await at
    .api()
    .identity.login({ body: { username: mai.account, password: PASSWORD, type: 'username' } })
  const elsewhere = at.api({ token }).security
  expect(await refusal(elsewhere.setPaymentPassword({ body }))).toBe('security.proofNeeded')
  expect(await refusal(mai.api.security.prove({ body: { kind: 'password', answer: 'wrong' } }))).toBe(
    'identity.wrongPassword',
  )
})

test('A10 AUT-13 with an authenticator the password alone is not sufficient, and a code works once', async () => {
  const mai = await guarded()
  const { security } = mai.api
  at.clock.forward(5 * MINUTE_MS)
  expect(await security.prove(byPassword)).toMatchObject({
    isFresh: false,
    step: 'second',
    ways: ['authenticator', 'recovery'],
  })
  expect(await refusal(security.removeAuthenticator())).toBe('security.proofNeeded')
  const code = codeAt(mai.secret, at.clock.now())
  const answer = { body: { kind: 'authenticator' as const, answer: code } }
  expect(await security.prove(answer)).toMatchObject({ isFresh: true })
  expect(await refusal(security.prove(answer))).toBe('security.wrongProof')
  const ahead = codeAt(mai.secret, new Date(at.clock.now().getTime() - STEP_MS))
  expect(await refusal(security.prove({ body: { kind: 'authenticator', answer: ahead } }))).toBe(
    'security.wrongProof',
  )
})

test('A13 A12 the old password alone changes the password only if there is no authenticator', async () => {
  const mai = await guarded()
  at.clock.forward(5 * MINUTE_MS)
  const next = 'another quiet password'
  const body = { oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next }
  expect(await refusal(mai.api.identity.changePassword({ body }))).toBe('security.proofNeeded')
  await mai.api.security.prove(byPassword)
  const code = codeAt(mai.secret, at.clock.now())
  await mai.api.security.prove({ body: { kind: 'authenticator', answer: code } })
  await mai.api.identity.changePassword({ body })
  const an = await person(at)
  await an.api.identity.changePassword({ body })
})

test('A10 of ten concurrent answers with one correct code exactly one is accepted', async () => {
  const mai = await guarded()
  const answer = codeAt(mai.secret, at.clock.now())
  const proof = {
    memberId: mai.id,
    kind: 'authenticator',
    answer,
    session: 'x',
    now: at.clock.now(),
  } as const
  const tries = Array.from({ length: 10 }, (_, n) =>
    inTransaction(at.app.db, (tx) => verifyProof(at.app, tx, { ...proof, ip: `10.0.0.${n}` })),
  )
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
})

test('A10 a recovery code works once, in any notation, and is stored only as a keyed hash', async () => {
  const mai = await guarded()
  const { security } = mai.api
  const [code = '', other = ''] = mai.recoveryCodes
  expect(new Set(mai.recoveryCodes).size).toBe(10)
  at.clock.forward(5 * MINUTE_MS)
  await security.prove(byPassword)
  const typed = ` ${code.toLowerCase().replace('-', ' ')} `
  expect(await security.prove({ body: { kind: 'recovery', answer: typed } })).toMatchObject({ isFresh: true })
  expect(await refusal(security.prove({ body: { kind: 'recovery', answer: code } }))).toBe(
    'security.wrongProof',
  )
  const stored = await many(
    at.database.db,
    sql<{ row: string }>`select r::text as row from recovery_code r where member_id = ${mai.id}`,
  )
  expect(stored.some(({ row }) => row.includes(other) || row.includes(other.replace('-', '')))).toBe(false)
  expect((await security.overview()).recoveryLeft).toBe(9)
  const { recoveryCodes } = await security.renewRecovery()
  expect(recoveryCodes).toHaveLength(10)
  expect(await refusal(security.prove({ body: { kind: 'recovery', answer: other } }))).toBe(
    'security.wrongProof',
  )
})

test('A10 recovery codes are invalid for other members, and are deleted with the last two-step method', async () => {
  const mai = await guarded()
  const an = await guarded()
  at.clock.forward(5 * MINUTE_MS)
  await an.api.security.prove(byPassword)
  const [first = '', second = ''] = mai.recoveryCodes
  expect(await refusal(an.api.security.prove({ body: { kind: 'recovery', answer: first } }))).toBe(
    'security.wrongProof',
  )
  await mai.api.security.prove(byPassword)
  await mai.api.security.prove({ body: { kind: 'recovery', answer: second } })
  await mai.api.security.removeAuthenticator()
  expect((await mai.api.security.overview()).recoveryLeft).toBe(0)
})

test('A10 an authenticator is active only after its first code, in the session that started the setup', async () => {
  const mai = await person(at)
  await mai.api.security.prove(byPassword)
  const { secret, uri } = await mai.api.security.beginAuthenticator()
  expect(uri).toContain(`otpauth://totp/Jade:${mai.account}`)
  const sealed = await many(
    at.database.db,
    sql<{ row: string }>`select s::text as row from authenticator_setup s where member_id = ${mai.id}`,
  )
  expect(sealed[0]?.row).not.toContain(secret)
  expect(await refusal(mai.api.security.addAuthenticator({ body: { code: '000000' } }))).toBe(
    'security.wrongProof',
  )
  expect((await mai.api.security.overview()).authenticatorSince).toBeNull()
  at.clock.forward(11 * MINUTE_MS)
  await mai.api.security.prove(byPassword)
  const code = codeAt(secret, at.clock.now())
  expect(await refusal(mai.api.security.addAuthenticator({ body: { code } }))).toBe('security.setupOver')
})

test('A9 limits guesses of two-step verification, and a stranger elsewhere does not lock the member out', async () => {
  const mai = await guarded()
  const guess = (ip: string, answer: string) =>
    inTransaction(at.app.db, (tx) =>
      verifyProof(at.app, tx, {
        memberId: mai.id,
        kind: 'authenticator',
        answer,
        session: 'x',
        ip,
        now: at.clock.now(),
      }),
    )
  for (let n = 0; n < 12; n++) expect(await guess('203.0.113.9', '000000')).toBe(false)
  const right = codeAt(mai.secret, at.clock.now())
  expect(await guess('203.0.113.9', right)).toBe(false)
  expect(await guess('198.51.100.7', right)).toBe(true)
})

test('A11 AUT-08 lists a member’s verification methods masked, and only verified ones', async () => {
  const mai = await guarded()
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, `x${mai.account}@jade.example`, null))
  expect(await secondProofs(at.app.db, mai.id)).toEqual([{ kind: 'authenticator', hint: '' }])
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, `x${mai.account}@jade.example`, at.clock.now()))
  expect(await secondProofs(at.app.db, mai.id)).toContainEqual({
    kind: 'email',
    hint: 'x••••@jade.example',
  })
})
