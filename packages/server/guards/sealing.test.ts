import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal } from '#contract/seal.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { createBodyEncryption, type BodyEncryption } from './body-encryption.ts'
import { createVault } from '../vault.ts'

const PATH = '/wps/session/login'
let database: TestDatabase
let sealing: BodyEncryption
let ahead = 0
const clock = { now: () => new Date(Date.parse('2026-11-21T10:00:00Z') + ahead) }

beforeAll(async () => {
  database = await freshDatabase()
  sealing = createBodyEncryption({ db: database.db, vault: createVault('x'.repeat(40)), clock })
})
afterAll(() => database.drop())

const sealed = async (json = '{"a":1}', now = clock.now) =>
  seal(json, PATH, await sealing.publicKey(), { now, newId: randomUUID })

test('AUT-01 decrypts an encrypted body once, for its own path', async () => {
  const body = await sealed()
  expect(await sealing.open(body, '/wps/member/register')).toBeNull()
  expect(await sealing.open(body, PATH)).toBe('{"a":1}')
  expect(await sealing.open(body, PATH)).toBeNull()
})

test('AUT-01 does not decrypt a body with one changed character', async () => {
  const body = await sealed()
  const middle = body.lastIndexOf('.') - 5
  const changed = body.slice(0, middle) + (body[middle] === 'A' ? 'B' : 'A') + body.slice(middle + 1)
  expect(await sealing.open(changed, PATH)).toBeNull()
  expect(await sealing.open('not a jwe', PATH)).toBeNull()
})

test('AUT-01 does not decrypt a body older than five minutes, or from the future', async () => {
  const old = await sealed('{}', () => new Date(clock.now().getTime() - 5 * 60_000 - 1_000))
  const early = await sealed('{}', () => new Date(clock.now().getTime() + 120_000))
  expect(await sealing.open(old, PATH)).toBeNull()
  expect(await sealing.open(early, PATH)).toBeNull()
})

test('AUT-01 rotates keys daily and accepts the previous one for another day', async () => {
  const first = await sealing.publicKey()
  const withFirst = () => seal('{}', PATH, first, { now: clock.now, newId: randomUUID })
  ahead += 25 * 3_600_000
  expect((await sealing.publicKey()).kid).not.toBe(first.kid)
  expect(await sealing.open(await withFirst(), PATH)).toBe('{}')
  ahead += 24 * 3_600_000
  expect(await sealing.open(await withFirst(), PATH)).toBeNull()
})

test('O8 does not decrypt a secret for another purpose, or when modified', () => {
  const vault = createVault('y'.repeat(40))
  const closed = vault.close('authenticator', 'JBSWY3DP')
  expect(vault.open('authenticator', closed)).toBe('JBSWY3DP')
  expect(() => vault.open('server-seed', closed)).toThrow()
  const changed = Uint8Array.from(closed)
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(() => vault.open('authenticator', changed)).toThrow()
})
