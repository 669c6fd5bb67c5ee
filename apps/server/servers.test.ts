import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePorts } from '#tools/launcher/ports.ts'
import { person } from './testing/people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { listener, serverProcess, type ServerProcess } from './testing/two-processes.ts'

/** Two servers that listen on the same ports, as `npm start` runs them where the kernel balances connections. */
const CALLS = 40
/** A short timeout that also suits a busy machine. */
const SOON = { timeout: 10_000 }
let at: TestApp
let servers: ServerProcess[]
beforeAll(async () => {
  at = await testApp()
  const ports = await freePorts()
  servers = await Promise.all([serverProcess(at, ports), serverProcess(at, ports)])
})
afterAll(async () => {
  await Promise.all(servers?.filter((server) => server.isAlive()).map((server) => server.stop()) ?? [])
  await at?.close()
})

/** A new connection for each call, so that the kernel chooses a server again. */
const states = (site: string) =>
  Promise.all(
    Array.from({ length: CALLS }, async () => {
      const { status } = await fetch(`${site}/readyz`, { headers: { connection: 'close' } })
      return status
    }),
  )

test.runIf(process.platform === 'linux')(
  'OPS-01 servers share their ports and members: when one is killed, the other continues',
  async () => {
    const [one, other] = servers
    const site = one?.site ?? ''
    await vi.waitFor(() => expect(servers.every((server) => server.isAlive())).toBe(true), SOON)
    expect(new Set(await states(site))).toEqual(new Set([200]))
    const mai = await person(at)
    const sockets = await Promise.all(Array.from({ length: 8 }, () => listener(site, { token: mai.token })))
    await at.api({ token: mai.token, transport: { base: site } }).identity.logout()
    await vi.waitFor(() => expect(sockets.some((socket) => socket.isOpen())).toBe(false), SOON)

    await one?.stop('SIGKILL')
    expect(other?.isAlive()).toBe(true)
    expect(new Set(await states(site))).toEqual(new Set([200]))
  },
)
