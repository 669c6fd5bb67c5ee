import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { setMobile } from '#features/account/members/public.ts'
import { browser, entryApp, type Browser, type EntryApp } from './testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

let numbers = 0

/** A member with a verified number, and with the name on the bank account if given. */
async function proved(payeeName?: string): Promise<Person & { readonly mobile: string }> {
  const member = await person(at, payeeName === undefined ? {} : { payeeName })
  const mobile = `+8490420${String(1_000 + ++numbers)}`
  await inTransaction(at.app.db, (tx) => setMobile(tx, member.id, mobile, at.clock.now()))
  return { ...member, mobile }
}

const log = (where: Browser, { account }: Person) =>
  where.api().identity.login({ body: { username: account, password: PASSWORD, type: 'username' } })

type Owed = { ticket: string; proofs: { kind: string; hint: string; asksBankName: boolean }[] }

async function owed(where: Browser, who: Person): Promise<Owed> {
  const detail: unknown = await detailOf(log(where, who))
  return JSON.parse(JSON.stringify(detail))
}

test('AUT-08 A11 a login on a new device opens no session before the code sent to the verified phone; then the device is known', async () => {
  const mai = await proved()
  const fresh = browser(at)
  const { ticket, proofs } = await owed(fresh, mai)
  expect(proofs).toEqual([{ kind: 'sms', hint: expect.stringMatching(/^\+84.*\d{3}$/), asksBankName: false }])
  const sessions = await many(
    at.app.db,
    sql`select 1 from member_session where member_id = ${mai.id} and device <> 'test'`,
  )
  expect(sessions).toHaveLength(0)
  const api = fresh.api().identity
  expect((await api.sendProof({ body: { ticket, kind: 'sms' } })).expiredMinutes).toBeGreaterThan(0)
  const answer = await app.codeFor(mai.mobile)
  const wrong = api.proveLogin({
    body: { ticket, kind: 'sms', answer: answer === '111111' ? '222222' : '111111' },
  })
  expect(await detailOf(wrong)).toEqual({ triesLeft: 4 })
  expect((await api.proveLogin({ body: { ticket, kind: 'sms', answer } })).token).toHaveLength(43)
  expect(await refusal(api.proveLogin({ body: { ticket, kind: 'sms', answer } }))).toBe('identity.proofOver')
  expect((await log(fresh, mai)).token).toHaveLength(43)
})

test('AUT-08 a ticket is valid for ten minutes and five attempts, on the device that started the login', async () => {
  const mai = await proved()
  const [fresh, thief] = [browser(at), browser(at)]
  const { ticket } = await owed(fresh, mai)
  const answerAt = (where: Browser) =>
    refusal(where.api().identity.proveLogin({ body: { ticket, kind: 'sms', answer: '111111' } }))
  expect(await answerAt(thief)).toBe('identity.proofOver')
  // this ticket does not accept a method that the member does not have
  const other = fresh.api().identity.sendProof({ body: { ticket, kind: 'passkey' } })
  expect(await refusal(other)).toBe('identity.proofUnavailable')
  for (let tries = 0; tries < 4; tries++) expect(await answerAt(fresh)).toBe('identity.proofWrong')
  expect(await answerAt(fresh)).toBe('identity.proofOver')
  expect(await answerAt(fresh)).toBe('identity.proofOver')
  const again = await owed(fresh, mai)
  at.clock.forward(10 * 60_000)
  const late = fresh.api().identity.sendProof({ body: { ticket: again.ticket, kind: 'sms' } })
  expect(await refusal(late)).toBe('identity.proofOver')
  at.clock.set(new Date())
})

test('AUT-08 the name on the bank account is an additional check, sufficient alone only if the platform says so', async () => {
  const mai = await proved('TRAN THI MAI')
  const fresh = browser(at)
  const { ticket, proofs } = await owed(fresh, mai)
  expect(proofs).toMatchObject([{ kind: 'sms', asksBankName: true }])
  const api = fresh.api().identity
  await api.sendProof({ body: { ticket, kind: 'sms' } })
  const answer = await app.codeFor(mai.mobile)
  expect(await refusal(api.proveLogin({ body: { ticket, kind: 'bankName', answer: 'TRAN THI MAI' } }))).toBe(
    'identity.proofWrong',
  )
  const reply = await api.proveLogin({ body: { ticket, kind: 'sms', answer, bankName: 'Trần Thị Mai' } })
  expect(reply.token).toHaveLength(43)

  await applySetting(at, 'JADE', 'bankNameAlone', true)
  const other = browser(at)
  const alone = await owed(other, mai)
  expect(alone.proofs.map(({ kind, asksBankName }) => [kind, asksBankName])).toEqual([
    ['sms', false],
    ['bankName', false],
  ])
  const named = { ticket: alone.ticket, kind: 'bankName' as const, answer: 'tran thi mai' }
  expect((await other.api().identity.proveLogin({ body: named })).token).toHaveLength(43)
  await applySetting(at, 'JADE', 'bankNameAlone', false)
})

/** Completes the SMS verification that a login here requires. */
async function proveHere(where: Browser, who: Person & { readonly mobile: string }) {
  const { ticket } = await owed(where, who)
  const api = where.api().identity
  await api.sendProof({ body: { ticket, kind: 'sms' } })
  return api.proveLogin({ body: { ticket, kind: 'sms', answer: await app.codeFor(who.mobile) } })
}

test('S1 AUT-08 a browser gets a new device ID when it becomes trusted, so that a planted old ID gains nothing', async () => {
  const mai = await proved()
  const planted = `fairhouse-device=${'p'.repeat(43)}`
  const [own, thief] = [browser(at), browser(at)]
  own.setCookie(planted)
  thief.setCookie(planted)
  expect((await proveHere(own, mai)).token).toHaveLength(43)
  expect(own.cookie('fairhouse-device')).not.toBe('p'.repeat(43))
  expect(await refusal(log(thief, mai))).toBe('identity.proofNeeded')
  expect((await log(own, mai)).token).toHaveLength(43)
  // the ID does not change afterwards
  const name = own.cookie('fairhouse-device')
  await log(own, mai)
  expect(own.cookie('fairhouse-device')).toBe(name)
})

test('S1 AUT-08 a member of a shared browser stays trusted and remembered when another member starts to use it', async () => {
  const [mai, lan] = [await proved(), await proved()]
  const shared = browser(at)
  await proveHere(shared, lan)
  const { account: username } = lan
  await shared
    .api()
    .identity.login({ body: { username, password: PASSWORD, type: 'username', remember: true } })
  const before = shared.cookie('fairhouse-device')
  await proveHere(shared, mai)
  expect(shared.cookie('fairhouse-device')).not.toBe(before)
  const byDevice = { username, password: '', type: 'username' as const }
  expect((await shared.api().identity.login({ body: byDevice })).token).toHaveLength(43)
  expect((await log(shared, lan)).token).toHaveLength(43)
  expect((await log(shared, mai)).token).toHaveLength(43)
})

test('S1 AUT-13 a browser that was removed from the list and is trusted again from inside also gets a new ID', async () => {
  const mai = await person(at)
  const own = browser(at)
  const { token } = await log(own, mai)
  const { security } = own.api(token)
  const [device] = (await security.devices()).devices
  await security.removeDevice({ params: { device: device?.id ?? '' } })
  const before = own.cookie('fairhouse-device')
  await security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await security.trustDevice({ body: { name: 'mine' } })
  expect(own.cookie('fairhouse-device')).not.toBe(before)
  expect((await security.devices()).isThisTrusted).toBe(true)
  expect((await log(own, mai)).token).toHaveLength(43)
})

test('AUT-08 lets in a member without any method, and a brand may require none', async () => {
  const plain = await person(at)
  expect((await log(browser(at), plain)).token).toHaveLength(43)
  const mai = await proved()
  await applySetting(at, 'JADE', 'newIpProofs', [])
  expect((await log(browser(at), mai)).token).toHaveLength(43)
})
