import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { owesTerms } from './rules.ts'
import { browser, entryApp, newcomer, quiet, type EntryApp } from './testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

test('A2 stores the version and time of the agreement; a new version requires it again before play and deposits only', async () => {
  const own = await browser(at)
    .api()
    .identity.register({ body: { username: 'reader77', ...quiet, ...newcomer() } })
  const kept = await one(
    at.app.db,
    sql<{ version: string; isNow: boolean }>`
      select t.version, abs(extract(epoch from t.accepted_at - ${at.clock.now()}::timestamptz)) < 60 as is_now
      from member_terms t
      join member m on m.id = t.member_id
      where m.account = 'reader77'
    `,
  )
  expect(kept).toEqual({ version: '1', isNow: true })
  const { identity, lobby, deposits, members } = at.api({ token: own.token })
  const play = () => refusal(lobby.launch({ query: { gameId: 'dice' } }))
  const pay = () => refusal(deposits.create({ body: { method: 'bank', amount: major(100_000) } }))
  expect(await identity.terms()).toEqual({ version: '1', isDue: false })
  expect(await play()).toBe('nothing was refused')

  await applySetting(at, 'JADE', 'termsVersion', '2026-12')
  expect(await identity.terms()).toEqual({ version: '2026-12', isDue: true })
  expect([await play(), await pay()]).toEqual(['session.termsRequired', 'session.termsRequired'])
  expect((await members.info()).account).toBe('reader77')
  expect(await refusal(identity.agreeToTerms({ body: { version: '1' } }))).toBe('identity.termsChanged')
  expect(await play()).toBe('session.termsRequired')
  await Promise.all([1, 2, 3].map(() => identity.agreeToTerms({ body: { version: '2026-12' } })))
  expect(await identity.terms()).toEqual({ version: '2026-12', isDue: false })
  expect(await play()).toBe('nothing was refused')
  expect(await pay()).not.toBe('session.termsRequired')

  const old = await person(at) // created before versions were stored
  expect((await old.api.identity.terms()).isDue).toBe(true)
  await applySetting(at, 'JADE', 'termsVersion', '1')
  expect((await old.api.identity.terms()).isDue).toBe(false)
})

test('A2 a trial account need not agree to anything; a member who agreed to another version must agree again', () => {
  expect([
    owesTerms(4, null, '7'),
    owesTerms(0, '7', '7'),
    owesTerms(0, '6', '7'),
    owesTerms(0, null, '1'),
  ]).toEqual([false, false, true, false])
})
