import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { readPhoneToken } from './public.ts'

const PROJECT = 'fairhouse-demo'
let at: TestApp
let signer: ChildProcess
let origin: string
beforeAll(async () => {
  at = await testApp()
  signer = fork(join(import.meta.dirname, 'testing/firebase.ts'), { execArgv: [] })
  origin = await new Promise((resolve) => {
    signer.once('message', (message: { origin: string }) => resolve(message.origin))
  })
  at.sandboxes.add(origin)
  await applySetting(at, 'JADE', 'firebaseProject', PROJECT)
  await applySetting(at, 'JADE', 'firebaseCertificates', `${origin}/certificates`)
})
afterAll(async () => {
  signer.disconnect()
  await at.close()
})

type Change = {
  readonly claims?: Record<string, unknown>
  readonly without?: string
  readonly key?: string
  readonly kid?: string
  readonly alg?: string
}

const seconds = (): number => Math.floor(at.clock.now().getTime() / 1_000)

/** A token as Firebase signs it after a verification, with the changes of a test. */
async function signed({ claims, without, ...how }: Change = {}): Promise<string> {
  const good = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: crypto.randomUUID(),
    auth_time: seconds() - 10,
    iat: seconds() - 10,
    exp: seconds() + 3_590,
    phone_number: '+84912345678',
  }
  const all = Object.entries({ ...good, ...claims }).filter(([name]) => name !== without)
  const response = await fetch(`${origin}/sign`, {
    method: 'POST',
    body: JSON.stringify({ claims: Object.fromEntries(all), ...how }),
  })
  return response.text()
}

const read = (token: string, merchant = 'JADE') =>
  readPhoneToken(at.app, { merchant, token, now: at.clock.now() })

test('AUT-05 accepts a token signed with any published key as a proof of its number, once', async () => {
  const token = await signed()
  expect(await read(token)).toEqual({ phone: '+84912345678' })
  expect(await read(token)).toEqual({ refused: 'codes.invalid-verification-code' })
  expect(await read(await signed({ key: 'second', claims: { phone_number: '+12025550123' } }))).toEqual({
    phone: '+12025550123',
  })
})

test.each<[string, Change]>([
  ['signed by a key that nobody published', { key: 'unpublished' }],
  ['signed by a stranger under a published key’s name', { key: 'unpublished', kid: 'first' }],
  ['unsigned', { alg: 'none' }],
  ['signed with the public key as a shared secret', { alg: 'HS256', kid: 'first' }],
  ['for another project', { claims: { aud: 'somebody-else' } }],
  ['of another project’s issuer', { claims: { iss: 'https://securetoken.google.com/somebody-else' } }],
  ['without a subject', { without: 'sub' }],
  ['with an empty subject', { claims: { sub: '' } }],
  ['without a number (signed in by e-mail)', { without: 'phone_number' }],
  ['with a number that is none', { claims: { phone_number: '0912' } }],
  ['without the moment of the proof', { without: 'auth_time' }],
  ['proved in the future', { claims: { auth_time: 9_999_999_999 } }],
])('AUT-05 rejects a token %s', async (_, change) => {
  expect(await read(await signed(change))).toEqual({ refused: 'codes.invalid-verification-code' })
})

test('AUT-05 reports expired tokens and old verifications as expired', async () => {
  const expired = { refused: 'codes.code-expired' }
  expect(await read(await signed({ claims: { exp: seconds() - 60, iat: seconds() - 3_660 } }))).toEqual(
    expired,
  )
  expect(await read(await signed({ claims: { auth_time: seconds() - 6 * 60 } }))).toEqual(expired)
})

test('AUT-05 malformed and missing tokens, a brand without a project and an unreachable issuer each have their catalogue entry', async () => {
  expect(await read('')).toEqual({ refused: 'codes.missing-verification-code' })
  for (const rubbish of ['x', 'a.b.c', '{}', `${'A'.repeat(4_000)}.e.e`])
    expect(await read(rubbish)).toEqual({ refused: 'codes.invalid-verification-code' })
  expect(await read(await signed(), 'AMBER')).toEqual({ refused: 'codes.operation-not-allowed' })
  await applySetting(at, 'JADE', 'firebaseCertificates', 'http://localhost:9/none')
  expect(await read(await signed())).toEqual({ refused: 'codes.unknown' })
  await applySetting(at, 'JADE', 'firebaseCertificates', `${origin}/broken`)
  expect(await read(await signed())).toEqual({ refused: 'codes.unknown' })
})
