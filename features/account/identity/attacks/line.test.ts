import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { browser, entryApp, nameLogin, type EntryApp } from '../testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

/** Sends raw bytes and reads the response until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(at.site)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (part) => (heard += part.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(heard) : reject(error),
    )
  })
}

const statuses = (answer: string): readonly string[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'

test('S10 rejects an ambiguous request (request smuggling) and processes no second one hidden in it', async () => {
  const hidden = `GET /wps/system/whitelabel HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`
  const post = (...lines: readonly string[]) =>
    `${['POST /wps/session/login HTTP/1.1', HOST, JSON_TYPE, ...lines].join('\r\n')}\r\n\r\n`
  const tricks = [
    post('Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n${hidden}`,
    post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${hidden}`,
    post('Transfer-Encoding: xchunked') + `0\r\n\r\n${hidden}`,
    post('Transfer-Encoding : chunked') + `0\r\n\r\n${hidden}`,
    post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden,
    post('Content-Length: +5') + `hello${hidden}`,
    post('Content-Length: 5, 6') + `hello${hidden}`,
    post('Transfer-Encoding: chunked') + `5 \r\nhello\r\n0x0\r\n\r\n${hidden}`,
    `GET / HTTP/1.1\r\n${HOST}\r\nX: a\r\n b\0c\r\n\r\n${hidden}`,
  ]
  for (const trick of tricks) expect([trick, statuses(await raw(trick))]).toEqual([trick, ['400']])
})

test('S9 rejects endless headers, and an incomplete request blocks neither other requests nor the server', async () => {
  const begin = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`
  expect(statuses(await raw(`${begin}X: ${'a'.repeat(40_000)}\r\n\r\n`))).toEqual(['431'])
  const many = Array.from({ length: 4_000 }, (_, n) => `X-${n}: 1\r\n`).join('')
  expect(statuses(await raw(`${begin}${many}\r\n`))).toEqual(['431'])
  const { port, hostname } = new URL(at.site)
  const halves = await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(begin)
            resolve(socket)
          })
          socket.on('error', reject)
        }),
    ),
  )
  const mai = await person(at)
  expect(
    (
      await browser(at)
        .api()
        .identity.login({ body: nameLogin(mai.account) })
    ).token,
  ).toHaveLength(43)
  for (const half of halves) half.destroy()
})

test('S7 a page of another origin cannot open a WebSocket with a visitor’s cookies, no matter which headers it sends', async () => {
  const mai = await person(at)
  const opens = (headers: Record<string, string>) =>
    new Promise<boolean>((resolve) => {
      const socket = io(at.site, {
        path: '/live',
        transports: ['websocket'],
        auth: { token: mai.token },
        extraHeaders: headers,
        reconnection: false,
        forceNew: true,
      })
      const told = (isOpen: boolean) => {
        socket.close()
        resolve(isOpen)
      }
      socket.on('connect', () => told(true))
      socket.on('connect_error', () => told(false))
    })
  for (const origin of ['https://evil.example', 'null', `${at.site}.evil.example`, at.office, at.game, ''])
    expect([origin, await opens({ origin })]).toEqual([origin, false])
  expect(await opens({ origin: at.site })).toBe(true)
})

test('S4 S10 a cross-site form or text post neither logs in nor sets a cookie', async () => {
  const mai = await person(at)
  const form = { username: mai.account, password: PASSWORD, type: 'username' }
  const bodies = {
    'application/x-www-form-urlencoded': new URLSearchParams(form).toString(),
    'text/plain': JSON.stringify(form),
    'multipart/form-data; boundary=x': `--x\r\nContent-Disposition: form-data; name="username"\r\n\r\n${mai.account}\r\n--x--\r\n`,
  }
  for (const [kind, body] of Object.entries(bodies)) {
    const answer = await fetch(`${at.site}/wps/session/login`, {
      method: 'POST',
      headers: { 'content-type': kind, origin: 'https://evil.example' },
      body,
    })
    expect([kind, answer.ok, answer.headers.getSetCookie()]).toEqual([kind, false, []])
  }
})

/** A member with an authenticator and recovery codes, after the setup's time step and fresh proof have expired. */
async function guarded(): Promise<Person & { readonly recoveryCodes: readonly string[] }> {
  const mai = await person(at)
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const { secret } = await mai.api.security.beginAuthenticator()
  const { recoveryCodes } = await mai.api.security.addAuthenticator({
    body: { code: codeAt(secret, at.clock.now()) },
  })
  at.clock.forward(301_000)
  return { ...mai, recoveryCodes }
}

const settled = async (works: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length

test('A10 a recovery code that is sent many times concurrently is accepted once', async () => {
  const mai = await guarded()
  const [first = '', second = ''] = mai.recoveryCodes
  const { security } = mai.api
  await security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const answers = Array.from({ length: 8 }, () =>
    security.prove({ body: { kind: 'recovery', answer: first } }),
  )
  expect(await settled(answers)).toBe(1)

  // the same at the login, concurrently from several devices, each with its own ticket
  const devices = Array.from({ length: 5 }, () => browser(at))
  const tickets = await Promise.all(
    devices.map(async (device) => {
      const detail: unknown = await detailOf(device.api().identity.login({ body: nameLogin(mai.account) }))
      const owed: { ticket: string } = JSON.parse(JSON.stringify(detail))
      return owed.ticket
    }),
  )
  const entries = devices.map((device, n) =>
    device
      .api()
      .identity.proveLogin({ body: { ticket: tickets[n] ?? '', kind: 'authenticator', answer: second } }),
  )
  expect(await settled(entries)).toBe(1)
  const again = { ticket: tickets[0] ?? '', kind: 'authenticator' as const, answer: first }
  expect(['identity.proofWrong', 'identity.proofOver']).toContain(
    await refusal(devices[0]?.api().identity.proveLogin({ body: again }) ?? Promise.resolve()),
  )
})
