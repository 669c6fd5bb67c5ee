import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, operator, STAFF_PASSWORD } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { setEmail, setMobile } from '#features/account/members/public.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { browser, entryApp, nameLogin, newcomer, type EntryApp } from '../testing/entry.ts'

/** Races: actions started with an old password, link or session while its owner revokes it. */
const NEW = 'a brand new quiet password'
const SOON = { timeout: 5_000, interval: 10 }

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

let last = 0
const elsewhere = () => browser(at, { 'x-forwarded-for': `10.91.${++last}.1` })

const change = ({ api }: Person) =>
  api.identity.changePassword({
    body: { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW },
  })

/** How many statements of the platform wait for a lock. */
async function waiting(): Promise<number> {
  const rows = await many(
    at.database.owner,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Runs `during` while a table is locked against writes; statements started in it continue afterwards. */
async function whileHeld(table: string, during: () => Promise<void>): Promise<void> {
  await inTransaction(at.database.owner, async (tx: Tx) => {
    await run(tx, sql`lock table ${sql.table(table)} in exclusive mode`)
    await during()
  })
}

const sessionsFrom = async ({ id }: Person, device: string): Promise<bigint> => {
  const { n } = await one(
    at.app.db,
    sql<{ n: bigint }>`
      select count(*) as n from member_session where member_id = ${id} and device <> ${device} and ended_at is null
    `,
  )
  return n
}

test('A12 S1 a login with the old password that is in progress during a password change opens no session', async () => {
  const mai = await person(at)
  // a failed attempt has created the brand's counter row; the attacker's guess waits for its lock with the old hash already read
  await refusal(
    elsewhere()
      .api()
      .identity.login({ body: nameLogin(mai.account, 'a slip of the finger') }),
  )
  await run(at.app.db, sql`delete from guess_budget where bucket like 'picture:%'`)
  let late: Promise<string> = Promise.resolve('')
  await inTransaction(at.database.owner, async (tx) => {
    await run(tx, sql`select 1 from guess_budget where bucket = 'house:JADE' for update`)
    late = refusal(
      elsewhere()
        .api()
        .identity.login({ body: nameLogin(mai.account) }),
    )
    await expect.poll(waiting, SOON).toBe(1)
    await change(mai)
  })
  expect(await late).toBe('identity.proofOver')
  expect(await sessionsFrom(mai, 'test')).toBe(0n)
})

test('A12 two-step verification that was requested under the old password opens no session after a change', async () => {
  const mai = await person(at)
  const mobile = `+8490421${String(1_000 + ++last)}`
  await inTransaction(at.app.db, (tx) => setMobile(tx, mai.id, mobile, at.clock.now()))
  const thief = elsewhere()
  const detail: unknown = await detailOf(thief.api().identity.login({ body: nameLogin(mai.account) }))
  const { ticket }: { ticket: string } = JSON.parse(JSON.stringify(detail))
  await thief.api().identity.sendProof({ body: { ticket, kind: 'sms' } })
  const answer = await app.codeFor(mobile)
  await change(mai)
  const proof = { ticket, kind: 'sms', answer } as const
  expect(await refusal(thief.api().identity.proveLogin({ body: proof }))).toBe('identity.proofOver')
})

test('A12 A13 a password reset link is void after the next password change and after the next verified address', async () => {
  const writeLink = async (memberId: bigint): Promise<string> => {
    const token = newToken()
    const now = at.clock.now()
    await run(
      at.app.db,
      sql`
        insert into recovery_link (merchant, member_id, token_hash, ip, created_at, expires_at)
        values ('JADE', ${memberId}, ${hashToken(token)}, '10.0.0.1', ${now}, ${new Date(now.getTime() + 1_800_000)})
      `,
    )
    return token
  }
  const [mai, lan] = [await person(at), await person(at)]
  const [old, letter] = [await writeLink(mai.id), await writeLink(lan.id)]
  const open = (token: string) => refusal(at.api().recovery.openLink({ body: { token } }))
  expect([await open(old), await open(letter)]).toEqual(['nothing was refused', 'nothing was refused'])
  await change(mai)
  at.clock.forward(10)
  await inTransaction(at.app.db, (tx) => setEmail(tx, lan.id, 'lan.new@example.com', at.clock.now()))
  expect([await open(old), await open(letter)]).toEqual(['recovery.linkEnded', 'recovery.linkEnded'])
  expect(
    await refusal(at.api().recovery.byLink({ body: { token: old, newPassword: 'the thief’s own words' } })),
  ).toBe('recovery.linkEnded')
})

test('S1 A11 ends the attacker’s sessions when the owner verifies the number, with or without a password', async () => {
  for (const name of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3'] as const) await app.flag(name, true)
  await app.flag('REGMOBVERF3', false)
  const mobileNum = '0904217788'
  const [thief, owner] = [elsewhere(), elsewhere()]
  const words = { password: PASSWORD, confirmPassword: PASSWORD }
  const body = { ...newcomer(), ...words, mobileNum, countryDialingCode: '84' }
  const opened = await thief.api().identity.registerMobile({ body })
  await owner.api().otp.noLogin({ body: { mobileNum, countryDialingCode: '84' } })
  const password = await app.codeFor('+84904217788')
  const code = { username: mobileNum, password, countryDialingCode: '84', type: 'sms' } as const
  expect((await owner.api().identity.login({ body: code })).token).toHaveLength(43)
  expect(await refusal(thief.api(opened.token).members.info())).toBe('session.required')
  expect(await refusal(thief.api().identity.login({ body: nameLogin(mobileNum) }))).toBe(
    'identity.wrongLogin',
  )
})

/** A client that reconnects whenever it is dropped, and the reason of its last refusal. */
function stubborn(origin: string, auth: object, cookie?: string): { socket: Socket; refused: string[] } {
  const refused: string[] = []
  const socket = io(origin, {
    path: '/live',
    transports: ['websocket'],
    auth,
    reconnection: false,
    forceNew: true,
    ...(cookie ? { extraHeaders: { cookie } } : {}),
  })
  socket.on('disconnect', () => socket.connect())
  socket.on('connect_error', ({ message }) => refused.push(message))
  return { socket, refused }
}

test('S7 a socket that reconnects while its session is being ended is dropped at the commit and stays out', async () => {
  const mai = await person(at)
  const thief = await elsewhere()
    .api()
    .identity.login({ body: nameLogin(mai.account) })
  const { socket, refused } = stubborn(at.site, { token: thief.token })
  await expect.poll(() => socket.connected, SOON).toBe(true)
  let changing: Promise<unknown> = Promise.resolve()
  await whileHeld('security_change', async () => {
    changing = change(mai)
    await expect.poll(waiting, SOON).toBe(1)
    await expect.poll(() => socket.connected, SOON).toBe(true)
  })
  await changing
  await expect.poll(() => refused, SOON).toEqual(['session.required'])
  expect(socket.connected).toBe(false)
  socket.close()
})

test('S7 B1 a closed operator receives no more events, and one whose brands change receives those of the new brands', async () => {
  const [chief, anna] = [await operator(at), await operator(at)]
  const page = stubborn(at.office, {}, anna.cookie)
  await expect.poll(() => page.socket.connected, SOON).toBe(true)
  const first = page.socket.id
  await chief.api.operators.setBrands({
    body: { id: anna.id, brands: ['AMBER'], reason: 'works for Amber alone' },
  })
  await expect.poll(() => page.socket.connected && page.socket.id !== first, SOON).toBe(true)
  await chief.api.operators.close({ body: { id: anna.id, reason: 'left the house' } })
  await expect.poll(() => page.refused, SOON).toEqual(['session.required'])
  page.socket.close()
})

test('B1 an operator’s login that waits for its code is void once the password changes', async () => {
  const anna = await operator(at)
  const office = at.api({ listener: 'office' })
  const { challenge } = await office.operators.login({
    body: { account: anna.account, password: STAFF_PASSWORD },
  })
  at.clock.forward(60_000)
  await anna.api.operators.changePassword({
    body: {
      password: STAFF_PASSWORD,
      code: codeAt(anna.secret, at.clock.now()),
      newPassword: 'another long quiet staff password',
    },
  })
  at.clock.forward(60_000)
  const code = codeAt(anna.secret, at.clock.now())
  expect(await refusal(office.operators.loginCode({ body: { challenge, code } }))).toBe(
    'operators.challengeOver',
  )
})
