import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { sweepSent } from '#features/contact/outbox/jobs.ts'
import { forgetOld } from './jobs.ts'

const DAY_MS = 86_400_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const daysAgo = (days: number): Date => new Date(at.clock.now().getTime() - days * DAY_MS)

test('O11 AUT-13 deletes logins and ended sessions after the brand’s retention period, not earlier; each brand has its own', async () => {
  await applySetting(at, 'JADE', 'loginHistoryDays', 100)
  const [mai, grace] = [await person(at), await person(at, { merchant: 'AMBER' })]
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  for (const { id } of [mai, grace])
    for (const days of [99, 101])
      await run(
        at.database.db,
        sql`
          insert into login_event (member_id, at, ip, device, how, result)
          values (${id}, ${daysAgo(days)}, '127.0.0.1', 'test', 'username', 'in')
        `,
      )
  await run(
    at.database.db,
    sql`update member_session set expires_at = ${daysAgo(101)} where member_id = ${mai.id}`,
  )
  await forgetOld(at.app)
  const left = (id: bigint) =>
    one(
      at.database.db,
      sql`
        select
          (select count(*) from login_event where member_id = ${id}) as logins,
          (select count(*) from member_session where member_id = ${id}) as sessions
      `,
    )
  expect(await left(mai.id)).toEqual({ logins: 1n, sessions: 0n })
  expect(await left(grace.id)).toEqual({ logins: 2n, sessions: 1n })
})

test('O11 keeps a session with references and deletes the others', async () => {
  const [played, other] = [await person(at), await person(at)]
  const { owner } = at.database
  await run(owner, sql`create table test_played (session uuid references member_session (id))`)
  await run(
    owner,
    sql`insert into test_played (session) select id from member_session where member_id = ${played.id}`,
  )
  await run(
    owner,
    sql`update member_session set expires_at = ${daysAgo(200)} where member_id in (${played.id}, ${other.id})`,
  )
  await forgetOld(at.app)
  const left = () =>
    many(
      owner,
      sql`select member_id, is_kept from member_session where member_id in (${played.id}, ${other.id})`,
    )
  expect(await left()).toEqual([{ memberId: played.id, isKept: true }])
  await forgetOld(at.app)
  expect(await left()).toHaveLength(1)
  await run(owner, sql`drop table test_played`)
})

test('B1 the application itself cannot delete history: only the function can, and nothing younger than ninety days', async () => {
  await expect(run(at.app.db, sql`delete from login_event`)).rejects.toThrow('permission denied')
  await expect(run(at.app.db, sql`delete from member_session`)).rejects.toThrow('permission denied')
  await expect(run(at.app.db, sql`select security_forget('JADE', now(), 10)`)).rejects.toThrow('90 days')
})

test('O11 deletes emails and SMS after the brand’s retention period, unless they are still queued', async () => {
  for (const [key, state] of [
    ['sent', 'sent'],
    ['stuck', 'waiting'],
  ] as const)
    await run(
      at.database.db,
      sql`
        insert into outgoing_message (
          merchant, key, channel, address, letter, language, places, state, next_try_at, created_at, sent_at
        )
        values (
          'JADE', ${key}, 'email', 'old@letters.example', 'password.changed', 'en', '{}', ${state}, now(),
          ${daysAgo(181)}, ${state === 'sent' ? daysAgo(181) : null}
        )
      `,
    )
  await sweepSent(at.app)
  const { keys } = await one(
    at.database.db,
    sql<{
      keys: string[]
    }>`select array_agg(key) as keys from outgoing_message where address = 'old@letters.example'`,
  )
  expect(keys).toEqual(['stuck'])
})
