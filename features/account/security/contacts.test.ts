import { afterAll, beforeAll, expect, test } from 'vitest'
import { io } from 'socket.io-client'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { setEmail, setMobile } from '#features/account/members/public.ts'
import { payoutHold } from './public.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const byPassword = { body: { kind: 'password' as const, answer: PASSWORD } }

async function messagesTo(address: string): Promise<readonly string[]> {
  const rows = await many(
    at.database.db,
    sql<{
      letter: string
    }>`select letter from outgoing_message where address = ${address} order by created_at`,
  )
  return rows.map(({ letter }) => letter)
}

/** The code in the newest message to an address. */
async function codeTo(address: string): Promise<string> {
  const rows = await many(
    at.database.db,
    sql<{ sealed: Buffer }>`
      select sealed from outgoing_message where address = ${address} and sealed is not null order by created_at desc
    `,
  )
  const opened: { code: string } = JSON.parse(
    at.app.vault.open('message', rows[0]?.sealed ?? Buffer.alloc(0)),
  )
  return opened.code
}

test('A13 AUT-13 verifies a new email address by a code and notifies the old one', async () => {
  const mai = await person(at)
  const old = `${mai.account}@old.example`
  const fresh = `${mai.account}@new.example`
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, old, at.clock.now()))
  await mai.api.security.prove(byPassword)
  expect(await mai.api.security.standing()).toMatchObject({ step: 'second', ways: ['email'] })
  await mai.api.security.sendProofCode({ body: { channel: 'email' } })
  await mai.api.security.prove({ body: { kind: 'email', answer: await codeTo(old) } })
  const contact = { channel: 'email' as const, address: ` ${fresh.toUpperCase()} ` }
  expect(await mai.api.security.sendContactCode({ body: contact })).toMatchObject({
    to: expect.stringContaining('••••@new.example'),
  })
  expect(await refusal(mai.api.security.bindContact({ body: { ...contact, code: '000000' } }))).toBe(
    'codes.invalid-verification-code',
  )
  const code = await codeTo(fresh)
  await mai.api.security.bindContact({ body: { ...contact, code } })
  expect((await mai.api.security.overview()).email).toEqual({
    shown: expect.stringContaining('••••@new.example'),
    isProved: true,
  })
  expect(await messagesTo(old)).toContain('contact.emailChanged')
  expect(await messagesTo(fresh)).not.toContain('contact.emailChanged')
  expect(await refusal(mai.api.security.bindContact({ body: { ...contact, code } }))).toMatch(/^codes\./)
})

test('A13 a code for adding a contact proves nothing else, and a code for another address adds nothing', async () => {
  const mai = await person(at)
  const own = `${mai.account}@own.example`
  await mai.api.security.prove(byPassword)
  await mai.api.security.sendContactCode({ body: { channel: 'email', address: own } })
  const code = await codeTo(own)
  expect(
    await refusal(
      mai.api.security.bindContact({ body: { channel: 'email', address: 'other@own.example', code } }),
    ),
  ).toMatch(/^codes\./)
  expect(await refusal(mai.api.security.prove({ body: { kind: 'email', answer: code } }))).toBe(
    'security.wrongProof',
  )
})

test('A13 AUT-13 removes a contact only with a fresh proof, notifies it and holds payouts', async () => {
  const mai = await person(at)
  const email = `${mai.account}@going.example`
  const params = { channel: 'email' } as const
  const remove = () => mai.api.security.removeContact({ params })
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, email, at.clock.now()))
  expect(await refusal(remove())).toBe('security.proofNeeded')
  await mai.api.security.prove(byPassword)
  await mai.api.security.sendProofCode({ body: { channel: 'email' } })
  await mai.api.security.prove({ body: { kind: 'email', answer: await codeTo(email) } })
  expect(await refusal(remove())).toBe('security.lastProof')
  await inTransaction(at.app.db, (tx) => setMobile(tx, mai.id, '+84904440001', at.clock.now()))
  await remove()
  expect((await mai.api.security.overview()).email).toBeNull()
  expect(await messagesTo(email)).toContain('security.proofRemoved')
  expect((await payoutHold(at.app.db, mai.id, at.clock.now()))?.what).toBe('email')
  expect(await refusal(remove())).toBe('security.proofNeeded') // the session requires the number as a proof now
})

test('AUT-13 removes an unverified address without notifying it or holding payouts', async () => {
  const mai = await person(at)
  const email = `${mai.account}@written.example`
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.id, email, null))
  await mai.api.security.prove(byPassword)
  await mai.api.security.removeContact({ params: { channel: 'email' } })
  expect(await messagesTo(email)).toEqual([])
  expect(await payoutHold(at.app.db, mai.id, at.clock.now())).toBeNull()
  expect(await refusal(mai.api.security.removeContact({ params: { channel: 'email' } }))).toBe(
    'security.unknown',
  )
})

test('S3 a member can end their own sessions immediately, and cannot see or end other members’ sessions', async () => {
  const mai = await person(at)
  const an = await person(at)
  const login = { username: mai.account, password: PASSWORD, type: 'username' as const }
  const { token } = await at.api().identity.login({ body: login })
  const phone = at.api({ token })
  const { sessions } = await mai.api.security.sessions()
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isThisOne }) => !isThisOne)
  const params = { session: other?.id ?? '' }
  expect(await refusal(an.api.security.endSession({ params }))).toBe('security.unknown')
  expect((await phone.security.sessions()).sessions).toHaveLength(2)
  await mai.api.security.endSession({ params })
  expect(await refusal(phone.security.sessions())).toBe('session.required')
  expect((await an.api.security.sessions()).sessions).toHaveLength(1)
})

test('S7 S3 drops the sockets of a session ended from elsewhere within a second, and refuses their reconnection', async () => {
  const mai = await person(at)
  const login = { username: mai.account, password: PASSWORD, type: 'username' as const }
  const { token } = await at.api().identity.login({ body: login })
  const options = {
    path: '/live',
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  }
  const socket = io(at.site, options)
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(true)).once('connect_error', reject),
  )
  const cut = new Promise((resolve) => socket.once('disconnect', () => resolve('cut')))
  await mai.api.security.endOtherSessions()
  expect(await cut).toBe('cut')
  const again = io(at.site, options)
  const answer = await new Promise((resolve) =>
    again.once('connect', () => resolve('let in')).once('connect_error', (error) => resolve(error.message)),
  )
  again.close()
  expect(answer).toBe('session.required')
})

test('S3 logging out everywhere else keeps only this session', async () => {
  const mai = await person(at)
  const login = { username: mai.account, password: PASSWORD, type: 'username' as const }
  const tokens = [
    await at.api().identity.login({ body: login }),
    await at.api().identity.login({ body: login }),
  ]
  expect(await mai.api.security.endOtherSessions()).toEqual({ ended: 2 })
  for (const { token } of tokens)
    expect(await refusal(at.api({ token }).security.sessions())).toBe('session.required')
  expect((await mai.api.security.sessions()).sessions).toHaveLength(1)
})

test('A3 AUT-13 an address verified by one member cannot be added by another, even one who reads its email', async () => {
  const [mai, lan] = [await person(at), await person(at)]
  const shared = `${lan.account}@shared.example`
  await inTransaction(at.app.db, (tx) => setEmail(tx, lan.id, shared, at.clock.now()))
  await mai.api.security.prove(byPassword)
  const contact = { channel: 'email' as const, address: shared }
  await mai.api.security.sendContactCode({ body: contact })
  const code = await codeTo(shared)
  expect(await refusal(mai.api.security.bindContact({ body: { ...contact, code } }))).toBe(
    'security.contactTaken',
  )
  // the refusal has changed nothing and used up no proof
  expect((await mai.api.security.changes()).changes).toEqual([])
})
