import { hash, verify } from '@node-rs/argon2'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress, apiOf, codeAt, logIn, operator, STAFF_PASSWORD } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { readStored } from '#server/guards/peppers.ts'
import { renewHash } from './store/operators.ts'
import { codeStep } from '#server/guards/authenticator.ts'

const MINUTE_MS = 60_000
const STEP_MS = 30_000

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

const office = () => at.api({ listener: 'office', headers: anAddress() }).operators
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )

test('A10 the authenticator’s codes are those of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' // the appendix's twenty bytes, in base 32
  const vectors: readonly (readonly [number, string])[] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of vectors)
    expect(codeStep(secret, code, new Date(seconds * 1000))).toBe(BigInt(Math.floor(seconds / 30)))
})

test('A10 accepts a code one time step before and after its own, no longer', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const code = generateSync({ secret, epoch: 1_000_020 })
  const step = BigInt(Math.floor(1_000_020 / 30))
  const at30 = (steps: number) => codeStep(secret, code, new Date((1_000_020 + steps * 30) * 1000))
  expect([at30(-1), at30(0), at30(1)]).toEqual([step, step, step])
  expect([at30(-2), at30(2)]).toEqual([null, null])
})

test('B1 an operator logs in by password and code, and the code never works again', async () => {
  const linh = await operator(at)
  // both codes are of one time step, even on a slow machine
  at.clock.forward(STEP_MS - (at.clock.now().getTime() % STEP_MS))
  expect(await apiOf(at, await logIn(at, linh)).operators.me()).toMatchObject({ account: linh.account })
  const { challenge } = await office().login({ body: { account: linh.account, password: STAFF_PASSWORD } })
  const used = codeAt(linh.secret, at.clock.now())
  expect(await refusalOf(office().loginCode({ body: { challenge, code: used } }))).toBe('operators.codeUsed')
  at.clock.forward(STEP_MS)
  expect(await logIn(at, linh)).toMatch(/^fairhouse-office=/)
})

test('A7 makes a stolen operator table useless without the pepper, and rehashes an old hash at the next login', async () => {
  const linh = await operator(at)
  const stored = async () =>
    (
      await one(
        at.app.db,
        sql<{ hash: string }>`select password_hash as hash from operator where id = ${linh.id}`,
      )
    ).hash
  const made = await stored()
  expect(made).toMatch(/^@[0-9a-f]{8}\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await verify(readStored(made).phc, STAFF_PASSWORD)).toBe(false)
  const bare = await hash(STAFF_PASSWORD)
  await run(at.database.owner, sql`update operator set password_hash = ${bare} where id = ${linh.id}`)
  const tryWith = (password: string) =>
    refusalOf(office().login({ body: { account: linh.account, password } }))
  expect(await tryWith('a wrong password')).toBe('operators.wrongLogin')
  expect(await stored()).toBe(bare)
  expect(await tryWith(STAFF_PASSWORD)).toBe('done')
  expect(await stored()).toMatch(/^@[0-9a-f]{8}\$argon2id\$/)
  expect(await tryWith(STAFF_PASSWORD)).toBe('done')
})

test('A10 opens one session for one code used in two tabs concurrently', async () => {
  const linh = await operator(at)
  at.clock.forward(STEP_MS)
  const code = codeAt(linh.secret, at.clock.now())
  const challenges = await Promise.all(
    [1, 2].map(() => office().login({ body: { account: linh.account, password: STAFF_PASSWORD } })),
  )
  const answers = await Promise.all(
    challenges.map(({ challenge }) => refusalOf(office().loginCode({ body: { challenge, code } }))),
  )
  expect(answers.toSorted()).toEqual(['done', 'operators.codeUsed'])
})

test('S1 the session cookie is not readable by scripts, stays on this site, and is stored hashed', async () => {
  const linh = await operator(at)
  at.clock.forward(STEP_MS)
  const { challenge } = await office().login({ body: { account: linh.account, password: STAFF_PASSWORD } })
  const answer = await fetch(`${at.office}/office/api/login/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge, code: codeAt(linh.secret, at.clock.now()) }),
  })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  const token = /fairhouse-office=([^;]+)/.exec(cookie)?.[1] ?? ''
  const rows = await many(
    at.database.owner,
    sql<{ all: string }>`select operator_session::text as all from operator_session`,
  )
  expect(rows.some((row) => row.all.includes(token))).toBe(false)
})

test('B1 locks an account for its source for half an hour after three failures and raises one alert, for real and invented names alike', async () => {
  const linh = await operator(at)
  for (const account of [linh.account, 'op-nobody']) {
    const here = at.api({ listener: 'office', headers: anAddress() }).operators
    const tries = []
    for (let n = 0; n < 4; n += 1)
      tries.push(await refusalOf(here.login({ body: { account, password: 'wrong' } })))
    expect(tries).toEqual([
      'operators.wrongLogin',
      'operators.wrongLogin',
      'operators.wrongLogin',
      'operators.locked',
    ])
    const alerts = await many(
      at.database.owner,
      sql`select 1 from audit_entry where action = 'operators.locked' and object = ${`operator:${account}`}`,
    )
    expect(alerts.length).toBe(1)
    const body = { account, password: STAFF_PASSWORD }
    expect(await refusalOf(here.login({ body }))).toBe('operators.locked')
    at.clock.forward(30 * MINUTE_MS + 1_000)
    expect(await refusalOf(here.login({ body }))).toBe(
      account === linh.account ? 'done' : 'operators.wrongLogin',
    )
  }
})

test('B1 counts twenty concurrent wrong passwords from one source as no more than three guesses', async () => {
  const linh = await operator(at)
  const here = at.api({ listener: 'office', headers: anAddress() }).operators
  const tries = await Promise.all(
    Array.from({ length: 18 }, () =>
      refusalOf(here.login({ body: { account: linh.account, password: 'wrong' } })),
    ),
  )
  expect(tries.filter((answer) => answer === 'operators.wrongLogin').length).toBeLessThanOrEqual(3)
  expect(tries.filter((answer) => answer === 'operators.locked').length).toBeGreaterThanOrEqual(15)
})

test('A7 keeps a password that is set while a login rehashes the old one', async () => {
  const linh = await operator(at)
  const stored = async () =>
    (
      await one(
        at.app.db,
        sql<{ hash: string }>`select password_hash as hash from operator where id = ${linh.id}`,
      )
    ).hash
  const bare = await hash(STAFF_PASSWORD)
  const chosen = await hash('a password that was chosen since')
  await run(at.database.owner, sql`update operator set password_hash = ${chosen} where id = ${linh.id}`)
  expect(await renewHash(at.app.db, linh.id, { from: bare, to: await hash(STAFF_PASSWORD) })).toBe(false)
  expect(await stored()).toBe(chosen)
})

test('S2 a session ends after half an hour without a call, and after eight hours in any case', async () => {
  const linh = await operator(at)
  at.clock.forward(29 * MINUTE_MS)
  expect(await refusalOf(linh.api.operators.me())).toBe('done')
  at.clock.forward(31 * MINUTE_MS)
  expect(await refusalOf(linh.api.operators.me())).toBe('session.required')
  const huy = await operator(at)
  for (let n = 0; n < 19; n += 1) {
    at.clock.forward(25 * MINUTE_MS)
    expect(await refusalOf(huy.api.operators.me())).toBe('done')
  }
  at.clock.forward(6 * MINUTE_MS)
  expect(await refusalOf(huy.api.operators.me())).toBe('session.required')
})

test('S1 ends a session on the server at logout', async () => {
  const linh = await operator(at)
  await linh.api.operators.logout()
  expect(await refusalOf(linh.api.operators.me())).toBe('session.required')
})

test('ends the other sessions after a password change and keeps this one (decision 41)', async () => {
  const linh = await operator(at)
  at.clock.forward(STEP_MS)
  const other = await logIn(at, linh)
  at.clock.forward(STEP_MS)
  const code = codeAt(linh.secret, at.clock.now())
  const change = { password: STAFF_PASSWORD, code, newPassword: 'another long quiet password' }
  expect(await linh.api.operators.changePassword({ body: change })).toEqual({ ended: 1 })
  expect(await refusalOf(linh.api.operators.me())).toBe('done')
  const me = await fetch(`${at.office}/office/api/me`, { headers: { cookie: other } })
  expect(me.status).toBe(401)
})

test('B1 lets no operator grant more than they have, or change themselves', async () => {
  const linh = await operator(at)
  const huy = await operator(at, { roles: ['supervisor'] })
  const body = { account: 'op-too-much', name: 'x', email: 'x@demo.invalid', roles: ['owner' as const] }
  expect(await refusalOf(huy.api.operators.invite({ body }))).toBe('permission.missing')
  const own = { id: linh.id, reason: 'I want to' }
  expect(await refusalOf(linh.api.operators.close({ body: own }))).toBe('operators.notYourself')
  expect(await refusalOf(linh.api.operators.setRoles({ body: { ...own, roles: ['auditor'] } }))).toBe(
    'operators.notYourself',
  )
})

test('B1 logs a closed or reset operator out at the next call', async () => {
  const linh = await operator(at)
  const [huy, nam] = [await operator(at, { roles: ['cashier'] }), await operator(at, { roles: ['support'] })]
  await linh.api.operators.close({ body: { id: huy.id, reason: 'left the house' } })
  await linh.api.operators.reset({ body: { id: nam.id, reason: 'lost the telephone' } })
  expect(await refusalOf(huy.api.operators.me())).toBe('session.required')
  expect(await refusalOf(nam.api.operators.me())).toBe('session.required')
  await expect(logIn(at, huy)).rejects.toThrow()
  await expect(logIn(at, nam)).rejects.toThrow()
})

test('S4 refuses a change caused by another site’s page, regardless of the operator’s permissions', async () => {
  const linh = await operator(at)
  const mai = await person(at)
  const lock = (headers: Record<string, string>) =>
    fetch(`${at.office}/office/api/members/${mai.id}/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: linh.cookie, ...headers },
      body: JSON.stringify({ state: 'locked', reason: 'a stranger wants it' }),
    })
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: at.site },
  ])
    expect((await lock(headers)).status).toBe(401)
  const { state } = await one(
    at.app.db,
    sql<{ state: string }>`select state from member where id = ${mai.id}`,
  )
  expect(state).toBe('open')
  expect((await lock({ origin: at.office })).status).toBe(200)
})

test('S6 each credential works on its own port only', async () => {
  const linh = await operator(at)
  const mai = await person(at)
  const status = async (base: string, path: string, headers: Record<string, string>) =>
    (await fetch(`${base}${path}`, { headers })).status
  expect(await status(at.office, '/office/api/me', { cookie: linh.cookie })).toBe(200)
  expect(await status(at.site, '/office/api/me', { cookie: linh.cookie })).toBe(404)
  expect(await status(at.game, '/office/api/me', { cookie: linh.cookie })).toBe(404)
  expect(await status(at.office, '/office/api/me', { authorization: mai.token })).toBe(401)
  expect(await status(at.office, '/office/api/me', { cookie: `fairhouse-office=${mai.token}` })).toBe(401)
  expect(await status(at.site, '/office/api/login', {})).toBe(404)
  expect(await status(at.site, '/wps/member/info', { authorization: linh.cookie.split('=')[1] ?? '' })).toBe(
    401,
  )
})
