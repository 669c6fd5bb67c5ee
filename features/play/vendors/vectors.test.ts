import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edPem, isProved, provedCanonical } from './service/protocols/proof.ts'

const folder = new URL('./testing/hub88/', import.meta.url)
const pem = readFileSync(new URL('public.pem', folder), 'utf8')
const [, ...rows] = readFileSync(new URL('signatures.csv', folder), 'utf8').trim().split('\n')

test('GAM-04 every signature that Hub88 publishes verifies with its published key, and fails with any byte changed', () => {
  expect(existsSync(folder)).toBe(true)
  expect(rows).toHaveLength(5)
  for (const row of rows) {
    const cut = row.lastIndexOf(';')
    const [data, signature] = [row.slice(0, cut), row.slice(cut + 1)]
    const call = (body: string) => ({
      method: 'POST',
      path: '/',
      body: Buffer.from(body),
      header: (name: string) => (name === 'x-hub88-signature' ? signature : undefined),
    })
    expect(isProved('hub88', call(data), { kind: 'rsa', pem })).toBe(true)
    expect(isProved('hub88', call(`${data} `), { kind: 'rsa', pem })).toBe(false)
  }
})

test('GAM-04 the published test vectors verify and are part of the documentation for vendors', () => {
  const vectors = JSON.parse(
    readFileSync(new URL('./testing/signature-vectors.json', import.meta.url), 'utf8'),
  )
  const { request, publicKey } = vectors
  const headers: Readonly<Record<string, string>> = {
    'fairhouse-key': request.keyId,
    'fairhouse-timestamp': String(request.at),
    'fairhouse-nonce': request.nonce,
    'fairhouse-signature': `v1=${request.signature}`,
  }
  const call = {
    method: 'POST',
    path: request.path,
    body: Buffer.from(request.body),
    header: (name: string) => headers[name],
  }
  const key = { kind: 'ed25519', pem: edPem(publicKey) ?? '' } as const
  expect(provedCanonical(call, key, request.at)).toEqual({ nonce: request.nonce })
  expect(provedCanonical({ ...call, method: 'PUT' }, key, request.at)).toBeNull()
  const page = readFileSync(new URL('../../../docs/adding-a-vendor.md', import.meta.url), 'utf8')
  expect(page).toContain(request.signature)
  expect(page).toContain(vectors.reply.signature)
})
