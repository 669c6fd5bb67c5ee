import { expect, test } from 'vitest'
import { NetworkError, RefusedError } from './envelope.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

const action = { params: { id: 'm1' }, body: { arrived: 25_000_000_000n } }
const refused = (status: number, code = 'x.y') => new RefusedError({ code, status, words: '' })

test('M4 keeps a request’s key after a network or server error; after a reply, or for another request, it gets a new one', () => {
  const keys = idempotencyKeys()
  const first = keys.of(action)
  keys.failed(new NetworkError('cut'))
  expect(keys.of({ ...action })).toBe(first)
  keys.failed(refused(503))
  expect(keys.of(action)).toBe(first)
  for (const code of ['encryption.invalid', 'request.tooFast']) {
    keys.failed(refused(400, code))
    expect(keys.of(action), `${code} says nothing of the deed`).toBe(first)
  }
  const other = keys.of({ ...action, body: { arrived: 25_000_000_001n } })
  expect(other).not.toBe(first)
  keys.failed(refused(409))
  const after = keys.of({ ...action, body: { arrived: 25_000_000_001n } })
  expect(after).not.toBe(other)
  keys.answered()
  expect(keys.of({ ...action, body: { arrived: 25_000_000_001n } })).not.toBe(after)
})

test('M4 treats a request as open from the network error until its reply, and not another one beside it', () => {
  const keys = idempotencyKeys()
  keys.of(action)
  expect(keys.isOpen(action)).toBe(false)
  keys.failed(new NetworkError('cut'))
  expect(keys.isOpen({ ...action })).toBe(true)
  expect(keys.isOpen({ ...action, body: { arrived: 1n } })).toBe(false)
  keys.of(action)
  keys.failed(refused(429, 'request.tooFast'))
  expect(keys.isOpen(action)).toBe(true)
  keys.failed(refused(409))
  expect(keys.isOpen(action)).toBe(false)
})

test('M4 treats another picture as another request, and the same one as the same', () => {
  const keys = idempotencyKeys()
  const file = (name: string) => new File(['slip'], name, { lastModified: 5 })
  const first = keys.of({ files: [file('a.png')] })
  expect(keys.of({ files: [file('a.png')] })).toBe(first)
  expect(keys.of({ files: [file('b.png')] })).not.toBe(first)
})
