import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { major } from '#kit/money.ts'
import { operator } from './testing/operator.ts'
import { person } from './testing/people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { listener, serverProcess, type ServerProcess } from './testing/two-processes.ts'

/** Two production-like servers on one PostgreSQL: events from one reach the sockets of the other. */
let at: TestApp
let one: ServerProcess
let other: ServerProcess
beforeAll(async () => {
  at = await testApp()
  ;[one, other] = await Promise.all([serverProcess(at), serverProcess(at)])
})
afterAll(async () => {
  await Promise.all([one, other].map((server) => server?.stop()))
  await at?.close()
})

const SOON = { timeout: 5_000, interval: 20 }

test('CSH-01 sends an event from one process once to the affected sockets of another process', async () => {
  const [mai, an, linh] = [await person(at), await person(at), await operator(at)]
  const deposit = await mai.api.deposits.create({
    body: { method: 'bank-transfer', amount: major(250_000) },
  })
  const sockets = await Promise.all([
    listener(other.site, { token: mai.token }),
    listener(one.site, { token: mai.token }),
    listener(other.site, { token: an.token }),
    listener(other.site, {}),
    listener(other.office, { cookie: linh.cookie }),
  ])
  const [there, here, stranger, visitor, desk] = sockets
  const atOne = at.api({
    listener: 'office',
    headers: { cookie: linh.cookie },
    transport: { base: one.office },
  })
  await atOne.depositsOffice.claim({ params: { id: deposit.id } })
  await vi.waitFor(() => expect(there?.heard).toHaveLength(1), SOON)
  await vi.waitFor(() => expect(desk?.heard).toHaveLength(1), SOON)
  await atOne.depositsOffice.release({ params: { id: deposit.id } })
  for (const socket of [there, here, desk])
    await vi.waitFor(() => expect(socket?.heard).toHaveLength(2), SOON)
  expect(there?.heard[0]).toMatchObject({ topic: 'deposits.changed', patch: { id: deposit.id } })
  expect(here?.heard).toEqual(there?.heard)
  expect(desk?.heard.map(({ topic }) => topic)).toEqual(['deposits.queue', 'deposits.queue'])
  expect([stranger?.heard, visitor?.heard]).toEqual([[], []])
  for (const socket of sockets) socket.close()
})

test('S3 closes the sockets of an ended session in other processes immediately, and those of no other session', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const [there, here, stranger] = await Promise.all([
    listener(other.site, { token: mai.token }),
    listener(one.site, { token: mai.token }),
    listener(other.site, { token: an.token }),
  ])
  await at.api({ token: mai.token, transport: { base: one.site } }).identity.logout()
  await vi.waitFor(() => expect([there.isOpen(), here.isOpen()]).toEqual([false, false]), SOON)
  await expect(listener(other.site, { token: mai.token })).rejects.toThrow('session.required')
  expect(stranger.isOpen()).toBe(true)
  stranger.close()
})

test('R6 an exclusion closes all sockets of its member in every process, and no others', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const open = await Promise.all([
    listener(other.site, { token: mai.token }),
    listener(one.site, { token: mai.token }),
    listener(one.site, { token: mai.token }),
  ])
  const stranger = await listener(other.site, { token: an.token })
  await at
    .api({ token: mai.token, transport: { base: one.site } })
    .exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await vi.waitFor(() => expect(open.some((each) => each.isOpen())).toBe(false), SOON)
  await expect(listener(other.site, { token: mai.token })).rejects.toThrow('session.required')
  expect(stranger.isOpen()).toBe(true)
  stranger.close()
})
