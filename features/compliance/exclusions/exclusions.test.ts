import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf, pairedApi, operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { insertSession } from '#features/platform/operators/store/sessions.ts'
import { evenBet, seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { hashToken, newToken } from '#server/vault.ts'

let at: TestApp
let linh: Operator
let huy: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
  huy = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

const DAY = 86_400_000
const logIn = (who: Person) =>
  at.api().identity.login({ body: { username: who.account, password: PASSWORD, type: 'username' } })

const pass = z.object({ pass: z.string(), kind: z.string(), until: z.nullable(z.string()) })

async function passOf(who: Person): Promise<string> {
  return z.parse(pass, await detailOf(logIn(who))).pass
}

test('RSP-01 R6 R7 a time-out ends every session immediately, refuses the login with its end date, and ends automatically', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(10_000) })
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  expect(await refusal(mai.api.limits.mine())).toBe('session.required')
  expect(await refusal(frame.round({ body: { bets: evenBet('1000') } }))).toBe('session.required')
  expect(await detailOf(logIn(mai))).toMatchObject({ kind: 'timeOut' })
  expect(await mayMarket(at.app.db, mai.id)).toBe(false)
  at.clock.forward(7 * DAY)
  expect(await refusal(logIn(mai))).toBe('nothing was refused')
  at.clock.set(new Date())
})

test('R6 the page of a session that an exclusion ended learns which exclusion it is and its end, and no other page does', async () => {
  const mai = await person(at)
  const huong = await person(at)
  const ended = (who: Person) => at.api().exclusions.ended({ body: { token: who.token } })
  expect(await ended(mai)).toEqual({ away: null })
  const { until } = await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await ended(mai)).toMatchObject({ away: { kind: 'timeOut', until } })
  // a session that ended before the exclusion learns nothing of it
  await huong.api.identity.logout({})
  await linh.api.exclusionsOffice.exclude({
    params: { member: huong.id },
    body: { days: null, reason: 'asked for by telephone' },
  })
  expect(await ended(huong)).toEqual({ away: null })
  at.clock.forward(DAY)
  expect(await ended(mai)).toEqual({ away: null })
  at.clock.set(new Date())
})

test('R6 the ledger refuses every later stake and deposit of an excluded wallet', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(10_000) })
  const rounds = Array.from({ length: 20 }, () => frame.round({ body: { bets: evenBet('100') } }))
  const [, ...played] = await Promise.allSettled([
    mai.api.exclusions.start({ body: { kind: 'self', months: 6 } }),
    ...rounds,
  ])
  const [after] = await many(
    at.app.db,
    sql<{ late: bigint }>`
      select count(*) as late from line l join exclusion e on e.member_id = ${mai.id}
      where l.wallet = ${mai.wallet} and l.kind = 3 and l.at > e.starts_at + interval '1 second'
    `,
  )
  expect(after?.late).toBe(0n)
  expect(played.length).toBe(20)
  const [guard] = await many(
    at.app.db,
    sql<{ until: Date }>`select excluded_until as until from wallet_limit where wallet = ${mai.wallet}`,
  )
  expect(guard?.until.getUTCFullYear()).toBe(9999)
})

test('R8 an excluded member can withdraw cleared money with the pass of the refused login, and do nothing else', async () => {
  const mai = await person(at, { balance: major(500_000) })
  const bound = await mai.api.withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '4455667788', holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
  })
  await mai.api.exclusions.start({ body: { kind: 'self', months: null } })
  const ticket = await passOf(mai)
  const money = await at.api().exclusionPass.money({ body: { pass: ticket } })
  expect(money).toMatchObject({ free: major(500_000), accounts: [{ id: bound.id }] })
  const body = { pass: ticket, account: bound.id, amount: major(500_000), paymentPassword: 'not this one' }
  expect(await detailOf(at.api().exclusionPass.withdraw({ body }))).toEqual({
    code: 'withdrawals.wrongPassword',
  })
  expect(await refusal(at.api().exclusionPass.withdraw({ body }))).toBe('exclusions.withdrawRefused')
  const own = { ...body, paymentPassword: PAYMENT_PASSWORD }
  const tooMuch = { ...own, amount: major(600_000) }
  expect(await detailOf(at.api().exclusionPass.withdraw({ body: tooMuch }))).toEqual({
    code: 'withdrawals.notEnough',
    detail: { free: '500000.00', missing: '100000.00' },
  })
  const asked = await at.api().exclusionPass.withdraw({ body: own })
  expect(asked.amount).toBe(major(500_000))
  expect(await at.api().exclusionPass.money({ body: { pass: ticket } })).toMatchObject({
    free: 0n,
    underway: [{ id: asked.id, state: 'requested' }],
  })
  expect(await refusal(at.api({ token: ticket }).limits.mine())).toBe('session.required')
  at.clock.forward(31 * 60_000)
  expect(await refusal(at.api().exclusionPass.money({ body: { pass: ticket } }))).toBe('exclusions.passOver')
  at.clock.set(new Date())
})

test('R7 a self-exclusion cannot be lifted before its term; afterwards two operators can lift it, and play is possible a day later', async () => {
  const mai = await person(at)
  await mai.api.exclusions.start({ body: { kind: 'self', months: 6 } })
  const one = async () => (await linh.api.exclusionsOffice.list({ query: { member: mai.id } })).list[0]
  const id = (await one())?.id ?? ''
  const reason = 'the term is over, talked to her'
  expect(await refusal(linh.api.exclusionsOffice.propose({ params: { id }, body: { reason } }))).toBe(
    'exclusions.termRuns',
  )
  await forwardStaff(190 * DAY)
  expect(await refusal(logIn(mai))).toBe('exclusions.away')
  const lift = await linh.api.exclusionsOffice.propose({ params: { id }, body: { reason } })
  expect(await refusal(huy.api.exclusionsOffice.propose({ params: { id }, body: { reason } }))).toBe(
    'exclusions.alreadyProposed',
  )
  expect(await refusal(linh.api.exclusionsOffice.approve({ params: lift, body: {} }))).toBe(
    'exclusions.secondOperatorNeeded',
  )
  expect(await detailOf(logIn(mai))).toMatchObject({ playFrom: null })
  const { liftedAt } = await huy.api.exclusionsOffice.approve({ params: lift, body: {} })
  expect(await refusal(huy.api.exclusionsOffice.approve({ params: lift, body: {} }))).toBe(
    'exclusions.alreadyDecided',
  )
  expect(await refusal(huy.api.exclusionsOffice.reject({ params: lift, body: { reason } }))).toBe(
    'exclusions.alreadyDecided',
  )
  expect(await refusal(linh.api.exclusionsOffice.propose({ params: { id }, body: { reason } }))).toBe(
    'exclusions.notInForce',
  )
  expect(await detailOf(logIn(mai))).toMatchObject({ kind: 'self', playFrom: liftedAt.toISOString() })
  await forwardStaff(DAY)
  expect(await refusal(logIn(mai))).toBe('nothing was refused')
  const entries = await many(
    at.app.db,
    sql`select action from audit_entry where object = ${`exclusion:${id}`} order by action`,
  )
  expect(entries).toEqual([{ action: 'exclusions.approve' }, { action: 'exclusions.propose' }])
  at.clock.set(new Date())
  await staff()
})

test('R10 an account at another brand with the same name and birthday, entered later, is held; a new account with the same phone is held before any deposit', async () => {
  const mai = await person(at, { payeeName: 'NGUYEN THI MAI' })
  const amber = await person(at, { merchant: 'AMBER', payeeName: 'Nguyễn Thị Mai' })
  const other = await person(at, { payeeName: 'LE VAN AN' })
  for (const who of [mai, amber])
    await run(at.database.owner, sql`update member set birthday = '1988-03-04' where id = ${who.id}`)
  await run(at.database.owner, sql`update member set mobile = '+84911222333' where id = ${mai.id}`)
  await mai.api.exclusions.start({ body: { kind: 'self', months: 12 } })
  expect(await refusal(amber.api.limits.mine())).toBe('session.required')
  expect(await refusal(other.api.limits.mine())).toBe('nothing was refused')
  const [anew, payer] = [await person(at, { balance: major(1_000) }), await person(at)]
  for (const { id } of [anew, payer])
    await run(at.database.owner, sql`update member set mobile = '84 911 222 333' where id = ${id}`)
  expect(await refusal(anew.api.lobby.launch({ query: { gameId: 'dice' } }))).toBe('limits.excluded')
  const deposit = payer.api.deposits.create({ body: { method: 'qr-pay', amount: major(200_000) } })
  expect(await refusal(deposit)).toBe('limits.excluded')
  const held = (await linh.api.exclusionsOffice.list({ query: { kind: 'match' } })).list
  const follows = { memberId: mai.id }
  expect(held).toMatchObject([
    { memberId: payer.id, matchedBy: ['phone'], follows },
    { memberId: anew.id, matchedBy: ['phone'], follows },
    { memberId: amber.id, matchedBy: ['person'], follows },
  ])
})

test('R10 R9 an excluded person with an account under another name is held at login, before any welcome message or offer; a trial account is not', async () => {
  const [mai, back] = [await person(at), await person(at)]
  const [trial, same] = [await person(at, { type: 4 }), '+84911222444']
  for (const { id } of [mai, back, trial])
    await run(at.database.owner, sql`update member set mobile = ${same} where id = ${id}`)
  const follower = await person(at)
  await mai.api.exclusions.start({ body: { kind: 'self', months: 6 } })
  expect(await refusal(logIn(trial))).toBe('nothing was refused')
  await run(at.database.owner, sql`update member set mobile = ${same} where id = ${follower.id}`)
  expect(await mayMarket(at.app.db, follower.id)).toBe(true)
  expect(await detailOf(logIn(follower))).toMatchObject({ kind: 'match', until: null })
  expect(await mayMarket(at.app.db, follower.id)).toBe(false)
  expect(await refusal(follower.api.limits.mine())).toBe('session.required')
})

test('R10 an account that two operators cleared is not held again for the same exclusion', async () => {
  const [held] = (await linh.api.exclusionsOffice.list({ query: { kind: 'match' } })).list
  const params = { id: held?.id ?? '' }
  const lift = await linh.api.exclusionsOffice.propose({
    params,
    body: { reason: 'her brother, papers seen' },
  })
  await huy.api.exclusionsOffice.approve({ params: lift, body: {} })
  const [row] = await many(
    at.app.db,
    sql<{ account: string }>`select account from member where id = ${held?.memberId ?? 0n}`,
  )
  const back = await at.api().identity.login({
    body: { username: row?.account ?? '', password: PASSWORD, type: 'username' },
  })
  const launch = at.api({ token: back.token }).lobby.launch({ query: { gameId: 'dice' } })
  expect(await refusal(launch)).toBe('nothing was refused')
})

test('R6 an operator excludes with a reason, effective immediately; support without the permission cannot', async () => {
  const mai = await person(at)
  const auditor = await operator(at, { roles: ['auditor'] })
  const input = { params: { member: mai.id }, body: { days: null, reason: 'asked for it by telephone' } }
  expect(await refusal(auditor.api.exclusionsOffice.exclude(input))).toBe('permission.missing')
  await linh.api.exclusionsOffice.exclude(input)
  expect(await detailOf(logIn(mai))).toMatchObject({ kind: 'operator', until: null })
})

test('R7 no member call shortens an exclusion: adding a shorter one to a longer one changes nothing', async () => {
  const mai = await person(at)
  const second = await person(at)
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 42 } })
  expect(await refusal(mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } }))).toBe(
    'session.required',
  )
  const outside = [
    { kind: 'timeOut', days: 0 },
    { kind: 'timeOut', days: 43 },
    { kind: 'self', months: 5 },
    { kind: 'self', months: 61 },
  ]
  for (const body of outside) {
    const headers = { authorization: second.token, 'content-type': 'application/json' }
    const answer = await fetch(`${at.site}/api/exclusions`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect([body, answer.status]).toEqual([body, 422])
  }
})

/** Operator sessions are short: a test that moves the clock far ahead logs them in again. */
async function forwardStaff(ms: number): Promise<void> {
  at.clock.forward(ms)
  await staff()
}

async function staff(): Promise<void> {
  const { id } = linh
  linh = await again(linh)
  huy = await again(huy)
  expect(linh.id).toBe(id)
}

async function again(who: Operator): Promise<Operator> {
  const token = newToken()
  const now = at.clock.now()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  await insertSession(at.app.db, {
    operatorId: who.id,
    tokenHash: hashToken(token),
    ip: '127.0.0.1',
    device: 'test',
    browser: hashToken(newToken()),
    now,
    expiresAt,
  })
  const cookie = who.cookie.replace(/=.*/, `=${token}`)
  return { ...who, cookie, api: pairedApi(at, cookie), alone: apiOf(at, cookie) }
}
