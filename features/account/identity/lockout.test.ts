import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackAddress, visitorFrom, type Visitor } from '#apps/server/testing/from-address.ts'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { passHumanCheck, testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { hashLine } from './passwords.ts'
import { STRANGER } from './rules/budget.ts'

/** A hundred attack at night; by day a quarter of them, still many times the allowance. */
const ADDRESSES = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 100 : 25
const TRIES_EACH = 20

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await applySetting(at, 'JADE', 'acceptPlain', true)
})
afterAll(() => at.close())

type Browser = { readonly visitor: Visitor; readonly jar: Map<string, string> }

async function logIn({ visitor, jar }: Browser, username: string, password: string): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await visitor.fetch(`${at.site}/wps/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'human-check': await passHumanCheck(at.site, { fetch: (url) => visitor.fetch(String(url)) }),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ username, password, type: 'username' }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    jar.set(name, value)
  }
  const { errorCode }: { errorCode?: string } = await answer.json()
  return errorCode ?? 'in'
}

test('A5 A6 twenty wrong passwords from each of many addresses neither lock a known device nor exceed the hash budget', async () => {
  const mai = await person(at)
  const own: Browser = { visitor: visitorFrom('127.0.0.5'), jar: new Map() }
  expect(await logIn(own, mai.account, PASSWORD)).toBe('in')
  const before = hashLine().strangers
  const answers = new Map<string, number>()
  await Promise.all(
    Array.from({ length: ADDRESSES }, async (_, n) => {
      // a new browser for each attempt: an attacker can drop cookies
      const visitor = visitorFrom(loopbackAddress(n))
      for (let m = 0; m < TRIES_EACH; m++) {
        const code = await logIn({ visitor, jar: new Map() }, mai.account, `wrong password ${n} ${m}`)
        answers.set(code, (answers.get(code) ?? 0) + 1)
      }
      visitor.close()
    }),
  )
  expect(answers.get('in')).toBeUndefined()
  expect([...answers.values()].reduce((sum, n) => sum + n, 0)).toBe(ADDRESSES * TRIES_EACH)
  expect(hashLine().strangers - before).toBeLessThanOrEqual(STRANGER.account.most)
  expect(await logIn(own, mai.account, PASSWORD)).toBe('in')
  own.visitor.close()
})
