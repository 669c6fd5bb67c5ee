import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { isPermission, openRoutes, permissionsOf, roles } from './catalogue.ts'

type Found = { readonly name: string; readonly route: Route }

const operatorRoutes: readonly Found[] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract)
    .filter(([, route]) => route.audience === 'operator')
    .map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)

let at: TestApp
const staff = new Map<string, Operator>()
beforeAll(async () => {
  at = await testApp()
  for (const role of Object.keys(roles)) staff.set(role, await operator(at, { roles: [role] }))
})
afterAll(() => at.close())

/** Calls a route with an invalid body: a permitted caller gets 422, others 403, before anything is done. */
async function statusFor({ route }: Found, cookie: string): Promise<number> {
  const path = route.path.replace(/:\w+/g, 'none')
  const answer = await fetch(`${at.office}${path}${route.method === 'GET' ? '?notInAnyContract=1' : ''}`, {
    method: route.method,
    headers: { cookie, ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(route.method === 'GET' ? {} : { body: '{"notInAnyContract":1}' }),
  })
  return answer.status
}

test('B1 names a known permission on every operator route, or lists it as concerning only the caller', () => {
  const loose = operatorRoutes.filter(({ name, route }) =>
    route.permission === undefined
      ? !openRoutes.includes(name)
      : !isPermission(route.permission) || openRoutes.includes(name),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
  const names = operatorRoutes.map(({ name }) => name)
  expect(openRoutes.filter((name) => !names.includes(name))).toEqual([])
})

test('S4 changes nothing on GET of an operator route, and serves each under /office/api on the office’s port only', () => {
  for (const { name, route } of operatorRoutes) {
    expect([name, route.path]).toEqual([name, expect.stringMatching(/^\/office\/api\//)])
    expect([name, route.listeners ?? ['office']]).toEqual([name, ['office']])
  }
})

test.each(Object.keys(roles))('B1 %s comes in where the role says so, and nowhere else', async (role) => {
  const granted = permissionsOf([role])
  const cookie = staff.get(role)?.cookie ?? ''
  const wrong: string[] = []
  // log out last: it ends the session
  for (const found of operatorRoutes.filter(({ name }) => name !== 'operators.logout')) {
    const status = await statusFor(found, cookie)
    const may =
      found.route.permission === undefined ||
      (isPermission(found.route.permission) && granted.has(found.route.permission))
    if (may ? status === 401 || status === 403 : status !== 403) wrong.push(`${found.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('B1 answers 401 on every operator route without a valid session', async () => {
  const wrong: string[] = []
  for (const found of operatorRoutes)
    for (const cookie of ['', `fairhouse-office=${'x'.repeat(43)}`]) {
      const status = await statusFor(found, cookie)
      if (status !== 401) wrong.push(`${found.name}: ${status}`)
    }
  expect(wrong).toEqual([])
})

test('S6 serves no operator route on the player’s port or the games’ origin', async () => {
  const cookie = staff.get('owner')?.cookie ?? ''
  const wrong: string[] = []
  for (const { name, route } of operatorRoutes)
    for (const base of [at.site, at.game]) {
      const answer = await fetch(`${base}${route.path.replace(/:\w+/g, '1')}`, {
        method: route.method,
        headers: { cookie },
      })
      if (answer.status !== 404) wrong.push(`${name}: ${answer.status}`)
    }
  expect(wrong).toEqual([])
})

test('S4 refuses every change caused by another site’s page, even with an owner’s cookie', async () => {
  const cookie = staff.get('owner')?.cookie ?? ''
  const wrong: string[] = []
  for (const { name, route } of operatorRoutes.filter(({ route: { method } }) => method !== 'GET'))
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await fetch(`${at.office}${route.path.replace(/:\w+/g, '1')}`, {
        method: route.method,
        headers: { cookie, 'content-type': 'application/json', ...foreign },
        body: '{}',
      })
      if (answer.status !== 401) wrong.push(`${name}: ${answer.status}`)
    }
  expect(wrong).toEqual([])
})

test('B1 a role that is no longer known grants nothing', () => {
  expect([...permissionsOf(['janitor'])]).toEqual([])
})
