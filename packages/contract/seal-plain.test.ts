import fc from 'fast-check'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'
import { sealPlain } from './seal-plain.ts'

const tools = { now: () => new Date('2026-11-21T10:00:00Z'), newId }
const PATH = '/wps/session/login'

afterEach(() => vi.unstubAllGlobals())

/** A page on plain http from another device: only random bytes of `crypto` are available. */
function withoutSubtle(): void {
  const real = globalThis.crypto
  vi.stubGlobal('crypto', { getRandomValues: real.getRandomValues.bind(real) })
}

test('AUT-01 encrypts the same JWE without crypto.subtle, which the server’s library decrypts', async () => {
  const pair = await generateKeyPair('ECDH-ES', { extractable: true })
  const key = { kid: 'today', jwk: await exportJWK(pair.publicKey) }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (secret) => {
      withoutSubtle()
      const sealed = sealPlain(JSON.stringify({ secret }), PATH, key, tools)
      vi.unstubAllGlobals()
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, pair.privateKey)
      expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ secret })
      expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'today', path: PATH })
      expect(protectedHeader['iat']).toBe(1_795_255_200)
    }),
    { numRuns: 40 },
  )
})

test('AUT-01 shares neither key, nonce nor ID between two encrypted bodies of one text', async () => {
  const pair = await generateKeyPair('ECDH-ES', { extractable: true })
  const key = { kid: 'today', jwk: await exportJWK(pair.publicKey) }
  withoutSubtle()
  const [a = [], b = []] = [1, 2].map(() => sealPlain('{}', PATH, key, tools).split('.'))
  for (const part of [0, 2, 3, 4]) expect(a[part]).not.toBe(b[part])
})

test('AUT-01 does not decrypt a body changed in transit', async () => {
  const pair = await generateKeyPair('ECDH-ES', { extractable: true })
  const sealed = sealPlain('{"a":1}', PATH, { kid: 'k', jwk: await exportJWK(pair.publicKey) }, tools)
  const parts = sealed.split('.')
  const [body = ''] = parts.slice(3, 4)
  const changed = parts.with(3, (body.startsWith('A') ? 'B' : 'A') + body.slice(1)).join('.')
  await expect(compactDecrypt(changed, pair.privateKey)).rejects.toThrow()
})

test('M4 generates a separate key for each money call without crypto.randomUUID', () => {
  withoutSubtle()
  const ids = Array.from({ length: 1_000 }, newId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
