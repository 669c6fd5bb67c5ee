import { request } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { person } from './testing/people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { listener, serverProcess, type Listener, type ServerProcess } from './testing/two-processes.ts'

/** Mirrors packages/live/seating.ts. */
const MOST = { arriving: 300, visitors: 200, member: 20 }

let at: TestApp
let other: ServerProcess
beforeAll(async () => {
  at = await testApp()
  other = await serverProcess(at)
})
afterAll(async () => {
  await other?.stop()
  await at?.close()
})

const opened: Socket[] = []
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await vi.waitUntil(async () => (await held()) === 0, { timeout: 20_000 })
})

/** Occupied socket slots, in the database. */
async function held(): Promise<number> {
  const { n } = await one(
    at.database.owner,
    sql<{ n: number }>`select coalesce(sum(held), 0)::int as n from socket_seat`,
  )
  return n
}

/** A raw WebSocket connection: true when the server accepted it. `says` is the first message of the page. */
function line(site: string, from: string, says?: string): Promise<boolean> {
  const url = `${site}/live/?EIO=4&transport=websocket`
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, localAddress: from, agent: false })
    asked.on('upgrade', (_, socket: Socket) => {
      opened.push(socket)
      socket.on('error', () => undefined)
      if (says === undefined) return resolve(true)
      socket.write(masked(says))
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1')
        if (heard.includes('40{"sid"')) resolve(true)
        else if (heard.includes('44{')) resolve(false)
      })
      socket.on('close', () => resolve(false))
    })
    asked.on('response', (answer) => {
      answer.resume()
      resolve(false)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** A text frame as a browser masks it, with a mask of zeros. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

const taken = async (lines: readonly Promise<boolean>[]) =>
  (await Promise.all(lines)).filter((isTaken) => isTaken).length

test('S9 limits unauthenticated connections per address across all processes', async () => {
  const asked = Array.from({ length: 400 }, (_, n) => line(n % 2 ? at.site : other.site, '127.0.0.1'))
  expect(await taken(asked)).toBe(MOST.arriving)
  expect(await line(at.site, '127.0.0.2')).toBe(true)
})

test('S9 limits visitors’ sockets per address across all processes, and still accepts members from that address', async () => {
  const from = '127.0.0.3'
  const asked = Array.from({ length: 260 }, (_, n) => line(n % 2 ? at.site : other.site, from, '40{}'))
  expect(await taken(asked)).toBe(MOST.visitors)
  const mai = await person(at)
  expect(await line(other.site, from, `40{"token":"${mai.token}"}`)).toBe(true)
  expect(await line(at.site, '127.0.0.4', '40{}')).toBe(true)
})

test('S9 limits sockets per member across all processes and addresses', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const asked = Array.from({ length: 40 }, (_, n) =>
    line(n % 2 ? at.site : other.site, `127.0.1.${n + 1}`, `40{"token":"${mai.token}"}`),
  )
  expect(await taken(asked)).toBe(MOST.member)
  expect(await line(at.site, '127.0.1.1', `40{"token":"${an.token}"}`)).toBe(true)
})

test('S9 releases the socket slots of a killed process, and not those of a running one', async () => {
  const mai = await person(at)
  const killed = await serverProcess(at)
  const sockets: Listener[] = []
  for (let n = 0; n < MOST.member; n += 1)
    sockets.push(await listener(n < 5 ? at.site : killed.site, { token: mai.token }))
  await expect(listener(other.site, { token: mai.token })).rejects.toThrow('request.tooFast')
  await killed.stop('SIGKILL')
  await run(at.database.owner, sql`update socket_seat set seen_at = seen_at - interval '31 s' where held > 5`)
  // a rejection is cached for a second
  await expect
    .poll(() => listener(other.site, { token: mai.token }).then((one) => (sockets.push(one), 'in'), String))
    .toBe('in')
  for (const socket of sockets) socket.close()
  await run(at.database.owner, sql`delete from socket_seat where seen_at < now() - interval '30 s'`)
})
