import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isProved } from './service/dialects/proof.ts'

const folder = new URL('./testing/hub88/', import.meta.url)
const pem = readFileSync(new URL('public.pem', folder), 'utf8')
const [, ...rows] = readFileSync(new URL('signatures.csv', folder), 'utf8').trim().split('\n')

test('GAM-04 every signature that Hub88 publishes is proved by its published key, and by no changed byte', () => {
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
