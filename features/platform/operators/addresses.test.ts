import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorFrom } from '#apps/server/testing/from-address.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { listener } from '#apps/server/testing/two-processes.ts'
import { officeAddresses } from '#server/http/address.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp({ OFFICE_ADDRESSES: '127.20.0.0/16, 127.0.0.7', TRUSTED_PROXIES: '127.0.0.7' })
})
afterAll(() => at.close())

async function ask(address: string, path: string, headers: Record<string, string> = {}) {
  const from = visitorFrom(address)
  const answer = await from.fetch(`${at.office}${path}`, { headers })
  const text = await answer.text()
  from.close()
  const said: { errorCode?: string } = text.startsWith('{') ? JSON.parse(text) : {}
  return said.errorCode ?? answer.status
}

test('B1 serves the back office only to addresses in OFFICE_ADDRESSES, session or not', async () => {
  const linh = await operator(at)
  const { cookie } = linh
  expect(await ask('127.20.3.4', '/office/api/me', { cookie })).toBe(200)
  expect(await ask('127.0.0.7', '/office/api/me', { cookie })).toBe(200)
  expect(await ask('127.21.3.4', '/office/api/me', { cookie })).toBe('region.blocked')
  for (const path of ['/', '/office/api/login', '/operators', '/live/?EIO=4&transport=polling'])
    expect([path, await ask('127.21.3.4', path)]).not.toEqual([path, 200])
  // health checks are not restricted to the office's addresses
  expect(await ask('127.21.3.4', '/healthz')).toBe(200)
  // only a trusted proxy's forwarded address counts
  const behind = { cookie, 'x-forwarded-for': '127.21.3.4' }
  expect(await ask('127.0.0.7', '/office/api/me', behind)).toBe('region.blocked')
  const claimed = { cookie, 'x-forwarded-for': '127.20.3.4' }
  expect(await ask('127.21.3.4', '/office/api/me', claimed)).toBe('region.blocked')
})

test('B1 S7 opens no back-office socket from an unlisted address', async () => {
  const linh = await operator(at)
  await expect(listener(at.office, { cookie: linh.cookie })).rejects.toThrow('session.required')
})

test('B1 serves the player site to every address, whatever OFFICE_ADDRESSES says', async () => {
  const from = visitorFrom('127.21.3.4')
  expect((await from.fetch(`${at.site}/wps/system/whitelabel`)).status).toBe(200)
  from.close()
})

test('B1 does not start with an invalid entry in the list instead of admitting everyone', () => {
  const listed = (OFFICE_ADDRESSES: string) => () => officeAddresses({ OFFICE_ADDRESSES })
  expect(listed('203.0.113.0/24, office.example')).toThrow('office.example')
  for (const wrong of ['203.0.113.0/33', '203.0.113.0/', '203.0.113.0/8/8', '*'])
    expect(listed(wrong)).toThrow('OFFICE_ADDRESSES')
  const isIn = officeAddresses({ OFFICE_ADDRESSES: '2001:db8::/32,203.0.113.9' })
  expect(['2001:db8:5::1', '2001:db9::1', '203.0.113.9', '203.0.113.8'].map(isIn)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
