import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { browser } from '#features/account/identity/testing/entry.ts'
import { many, sql } from '#db/rows.ts'
import { setEmail } from '#features/account/members/public.ts'
import { rememberPlace } from './public.ts'
import { softPasskey, type How } from './testing/soft-passkey.ts'

const MINUTE_MS = 60_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** The origin and host as a browser on our own page reports them. */
const here = (): How => ({ origin: at.site, rpId: new URL(at.site).hostname })

async function prove(mai: Person): Promise<void> {
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
}

/** A member with a software passkey. */
async function withPasskey() {
  const mai = await person(at)
  const key = softPasskey()
  await prove(mai)
  const asked = await mai.api.security.askNewPasskey()
  const { recoveryCodes } = await mai.api.security.addPasskey({
    body: { ...key.make(asked, here()), name: 'phone' },
  })
  return { ...mai, key, recoveryCodes }
}

async function logIn(api: Api, key: ReturnType<typeof softPasskey>, how = here()) {
  const asked = await api.security.askLoginPasskey()
  return api.security.loginByPasskey({ body: key.answer(asked, how) })
}

test('AUT-13 a passkey alone logs in, as its owner', async () => {
  const mai = await withPasskey()
  expect(mai.recoveryCodes).toHaveLength(10)
  const { token } = await logIn(at.api(), mai.key)
  const info = await at.api({ token }).members.info()
  expect(info.account).toBe(mai.account)
  const { logins } = await at.api({ token }).security.logins()
  expect(logins[0]).toMatchObject({ how: 'passkey', result: 'in' })
})

test('S1 accepts a passkey response once, before it expires, and for its own challenge', async () => {
  const mai = await withPasskey()
  const api = at.api()
  const asked = await api.security.askLoginPasskey()
  const body = mai.key.answer(asked, here())
  await api.security.loginByPasskey({ body })
  expect(await refusal(api.security.loginByPasskey({ body }))).toBe('security.wrongPasskey')
  const old = await api.security.askLoginPasskey()
  at.clock.forward(6 * MINUTE_MS)
  expect(await refusal(api.security.loginByPasskey({ body: mai.key.answer(old, here()) }))).toBe(
    'security.wrongPasskey',
  )
  const other = await api.security.askLoginPasskey()
  const mixed = {
    ...mai.key.answer(await api.security.askLoginPasskey(), here()),
    challengeId: other.challengeId,
  }
  expect(await refusal(api.security.loginByPasskey({ body: mixed }))).toBe('security.wrongPasskey')
})

test('S5 rejects a passkey that responded on another origin or was created for another site', async () => {
  const mai = await withPasskey()
  const evil = 'https://fairhouse.evil.example'
  for (const how of [
    { ...here(), origin: evil },
    { origin: evil, rpId: 'fairhouse.evil.example' },
    { ...here(), rpId: 'fairhouse.evil.example' },
    { ...here(), isUnlocked: false },
  ])
    expect(await refusal(logIn(at.api(), mai.key, how))).toBe('security.wrongPasskey')
  const question = await mai.api.security.askProofPasskey()
  await mai.api.security.provePasskey({ body: mai.key.answer(question, here()) })
  const asked = await mai.api.security.askNewPasskey()
  const body = { ...softPasskey().make(asked, { ...here(), origin: evil }), name: 'evil' }
  expect(await refusal(mai.api.security.addPasskey({ body }))).toBe('security.wrongPasskey')
})

test('A13 rejects another member’s passkey, and a response to another session’s challenge', async () => {
  const mai = await withPasskey()
  const an = await withPasskey()
  at.clock.forward(5 * MINUTE_MS)
  const asked = await mai.api.security.askProofPasskey()
  expect(await refusal(mai.api.security.provePasskey({ body: an.key.answer(asked, here()) }))).toBe(
    'security.wrongPasskey',
  )
  const question = await mai.api.security.askProofPasskey()
  const { token } = await logIn(at.api(), mai.key)
  const elsewhere = at.api({ token }).security
  expect(await refusal(elsewhere.provePasskey({ body: mai.key.answer(question, here()) }))).toBe(
    'security.wrongPasskey',
  )
  const login = await at.api().security.askLoginPasskey()
  expect(await refusal(mai.api.security.provePasskey({ body: mai.key.answer(login, here()) }))).toBe(
    'security.wrongPasskey',
  )
  expect(await refusal(mai.api.security.removePasskey({ params: { passkey: crypto.randomUUID() } }))).toBe(
    'security.proofNeeded',
  )
})

test('A13 a passkey alone is a fresh proof; a member cannot rename or remove another member’s', async () => {
  const mai = await withPasskey()
  const an = await withPasskey()
  at.clock.forward(5 * MINUTE_MS)
  const asked = await mai.api.security.askProofPasskey()
  expect(await mai.api.security.provePasskey({ body: mai.key.answer(asked, here()) })).toMatchObject({
    isFresh: true,
  })
  const theirs = (await an.api.security.overview()).passkeys[0]?.id ?? ''
  const params = { passkey: theirs }
  expect(await refusal(mai.api.security.removePasskey({ params }))).toBe('security.unknown')
  expect(await refusal(mai.api.security.renamePasskey({ params, body: { name: 'mine' } }))).toBe(
    'security.unknown',
  )
  const own = (await mai.api.security.overview()).passkeys[0]?.id ?? ''
  await mai.api.security.removePasskey({ params: { passkey: own } })
  expect(await refusal(logIn(at.api(), mai.key))).toBe('security.wrongPasskey')
  expect((await mai.api.security.overview()).recoveryLeft).toBe(0)
})

test('A10 rejects a cloned passkey, whose counter went back', async () => {
  const mai = await withPasskey()
  await logIn(at.api(), mai.key)
  await logIn(at.api(), mai.key)
  mai.key.rewind(0)
  expect(await refusal(logIn(at.api(), mai.key))).toBe('security.wrongPasskey')
})

test('A11 the first two-step method ends the trust in devices that logged in without one', async () => {
  const mai = await person(at)
  const login = { username: mai.account, password: PASSWORD, type: 'username' as const }
  await at.api().identity.login({ body: login })
  expect((await mai.api.security.devices()).devices).toHaveLength(1)
  await prove(mai)
  const asked = await mai.api.security.askNewPasskey()
  await mai.api.security.addPasskey({ body: { ...softPasskey().make(asked, here()), name: 'key' } })
  expect((await mai.api.security.devices()).devices).toEqual([])
})

test('A11 reports a login from another device to the verified contacts, but not one from the first or a known device', async () => {
  const mai = await person(at)
  const email = `${mai.account}@place.example`
  const own = browser(at)
  const login = () =>
    own.api().identity.login({ body: { username: mai.account, password: PASSWORD, type: 'username' } })
  const told = async () =>
    (
      await many(
        at.database.db,
        sql<{ letter: string }>`select letter from outgoing_message where address = ${email}`,
      )
    ).length
  await login()
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, email, at.clock.now()))
  await login()
  expect(await told()).toBe(0)
  const now = at.clock.now()
  const where = { memberId: mai.id, ip: '203.0.113.9', device: 'Chrome/1 Windows', now }
  await inTransaction(at.app.db, (tx) => rememberPlace(tx, { ...where, deviceToken: 'b'.repeat(43) }))
  expect(await told()).toBe(1)
})

test('AUT-13 a member can rename and remove their own trusted devices only', async () => {
  const mai = await person(at)
  const an = await person(at)
  const login = { username: mai.account, password: PASSWORD, type: 'username' as const }
  await at.api().identity.login({ body: login })
  const [device] = (await mai.api.security.devices()).devices
  const params = { device: device?.id ?? '' }
  expect(await refusal(an.api.security.removeDevice({ params }))).toBe('security.unknown')
  expect(await refusal(an.api.security.renameDevice({ params, body: { name: 'x' } }))).toBe(
    'security.unknown',
  )
  await mai.api.security.renameDevice({ params, body: { name: 'At home' } })
  expect((await mai.api.security.devices()).devices[0]?.name).toBe('At home')
  await mai.api.security.removeDevice({ params })
  expect((await mai.api.security.devices()).devices).toEqual([])
})
