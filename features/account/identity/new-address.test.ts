import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { setMobile } from '#features/account/members/public.ts'
import type { SettingValues } from '#features/platform/settings/catalogue.ts'
import { browser, entryApp, mobileNumbers, e164, type EntryApp } from './testing/entry.ts'

/** Vietnam, four networks; the United States. */
const HOME = '14.160.1.7'
const NEXT_DOOR = '14.160.1.200'
const [CAFE, OFFICE, ROAD] = ['27.72.3.4', '113.160.9.9', '42.112.5.5']
const ABROAD = '8.8.8.8'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

const freshNumber = mobileNumbers(50_000)

async function set<N extends 'newAddress' | 'newIpProofs'>(name: N, value: SettingValues[N]): Promise<void> {
  await applySetting(at, 'JADE', name, value)
}

/** The newest code queued for a number, read like the worker: the test clock runs ahead of any gateway's. */
async function codeTo(mobile: string): Promise<string> {
  const { sealed } = await one(
    at.database.db,
    sql<{ sealed: Buffer }>`
      select sealed from outgoing_message where address = ${mobile} and sealed is not null
      order by created_at desc limit 1
    `,
  )
  const opened: { code: string } = JSON.parse(at.app.vault.open('message', sealed))
  return opened.code
}

type Mover = {
  readonly who: Person
  /** Logs in from an address: 'in', or the code of the refusal. */
  readonly from: (ip: string) => Promise<string>
  /** The same, completed with an SMS code. */
  readonly prove: (ip: string) => Promise<void>
}

/** A member with a verified number and one browser that moves between networks; already logged in at home. */
async function mover(): Promise<Mover> {
  const who = await person(at)
  const mobile = e164(freshNumber())
  await inTransaction(at.app.db, (tx) => setMobile(tx, who.id, mobile, at.clock.now()))
  const where = { 'x-forwarded-for': HOME }
  const own = browser(at, where)
  const log = () =>
    own.api().identity.login({ body: { username: who.account, password: PASSWORD, type: 'username' } })
  const from = async (ip: string) => {
    where['x-forwarded-for'] = ip
    const answer = await refusal(log())
    return answer === 'nothing was refused' ? 'in' : answer
  }
  const prove = async (ip: string) => {
    where['x-forwarded-for'] = ip
    const detail: { ticket: string } = JSON.parse(JSON.stringify(await detailOf(log())))
    const { ticket } = detail
    await own.api().identity.sendProof({ body: { ticket, kind: 'sms' } })
    const answer = await codeTo(mobile)
    await own.api().identity.proveLogin({ body: { ticket, kind: 'sms', answer } })
    at.clock.forward(200_000) // skip the wait before the next code
  }
  await prove(HOME)
  return { who, from, prove }
}

test('AUT-08 on a trusted device another network requires two-step verification once, and is known afterwards', async () => {
  const { from, prove } = await mover()
  expect(await from(HOME)).toBe('in')
  expect(await from(NEXT_DOOR)).toBe('in')
  expect(await from(CAFE)).toBe('identity.proofNeeded')
  await prove(CAFE)
  expect(await from(CAFE)).toBe('in')
  expect(await from(HOME)).toBe('in')
})

test('AUT-08 after verification in three networks of a country only another country requires it again', async () => {
  const { from, prove } = await mover()
  await prove(CAFE)
  expect(await from(ROAD)).toBe('identity.proofNeeded')
  await prove(OFFICE)
  expect(await from(ROAD)).toBe('in')
  expect(await from(ABROAD)).toBe('identity.proofNeeded')
})

test('AUT-08 a brand configures what counts as a new address: every new one, another country, or none', async () => {
  const { from } = await mover()
  await set('newAddress', 'address')
  expect([await from(HOME), await from(NEXT_DOOR)]).toEqual(['in', 'identity.proofNeeded'])
  await set('newAddress', 'country')
  expect([await from(ROAD), await from(ABROAD)]).toEqual(['in', 'identity.proofNeeded'])
  await set('newAddress', 'off')
  expect(await from('1.1.1.1')).toBe('in')
  await set('newAddress', 'network')
})

test('AUT-08 a new address requires nothing if the brand accepts no method or the member has none', async () => {
  const { from } = await mover()
  await set('newIpProofs', [])
  expect(await from(ABROAD)).toBe('in')
  await set('newIpProofs', ['authenticator', 'passkey', 'sms', 'email', 'bankName'])
  const plain = await person(at)
  const where = { 'x-forwarded-for': HOME }
  const own = browser(at, where)
  const log = () =>
    own.api().identity.login({ body: { username: plain.account, password: PASSWORD, type: 'username' } })
  await log()
  where['x-forwarded-for'] = ABROAD
  expect((await log()).token).toHaveLength(43)
})

test('A11 creates no session before verification at a new address, and reports a login from another country to the member', async () => {
  const { who, from, prove } = await mover()
  const sessions = () =>
    many(at.app.db, sql`select 1 from member_session where member_id = ${who.id} and ip = ${ABROAD}`)
  const told = () =>
    many(
      at.database.db,
      sql`
        select 1 from outgoing_message
        where letter = 'login.newPlace' and address = (select mobile from member where id = ${who.id})
      `,
    )
  await from(ABROAD)
  expect(await sessions()).toHaveLength(0)
  expect(await told()).toHaveLength(0)
  await prove(ABROAD)
  expect(await sessions()).toHaveLength(1)
  expect(await told()).toHaveLength(1)
})
