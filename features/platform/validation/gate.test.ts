import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const rows = Object.values(contracts).flatMap((contract) => Object.values<Route>(contract))
const call = async ({ method, path }: Route, token?: string) => {
  const answer = await fetch(`${at.site}${path.replace(/:\w+/g, '1')}`, {
    method,
    headers: token ? { authorization: token } : {},
  })
  const { errorCode }: { errorCode?: string } = await answer.json()
  return { path, status: answer.status, errorCode }
}

test('VAL-08 refuses every protected call without a session on the server, no matter what a page shows', async () => {
  const mine = rows.filter(({ audience: who }) => who === 'member' || who === 'agent')
  expect(mine.length).toBeGreaterThan(30)
  for (const row of mine)
    expect(await call(row)).toEqual({ path: row.path, status: 401, errorCode: 'session.required' })
})

test('VAL-08 tells a trial account on every real-money call that it needs a real account', async () => {
  const trial = await person(at, { type: 4 })
  const real = rows.filter((row) => row.real && row.audience === 'member')
  expect(real.length).toBeGreaterThan(5)
  for (const row of real)
    expect(await call(row, trial.token)).toEqual({
      path: row.path,
      status: 403,
      errorCode: 'session.realAccountRequired',
    })
})
