import { expect, test } from 'vitest'
import { LineError, RefusedError } from './envelope.ts'
import { keptKey } from './kept-key.ts'

const deed = { params: { id: 'm1' }, body: { arrived: 25_000_000_000n } }
const refused = (status: number, code = 'x.y') => new RefusedError({ code, status, words: '' })

test('M4 keeps a request’s key after a network or server error; after a reply, or for another request, it gets a new one', () => {
  const keys = keptKey()
  const first = keys.of(deed)
  keys.failed(new LineError('cut'))
  expect(keys.of({ ...deed })).toBe(first)
  keys.failed(refused(503))
  expect(keys.of(deed)).toBe(first)
  for (const code of ['encryption.invalid', 'request.tooFast']) {
    keys.failed(refused(400, code))
    expect(keys.of(deed), `${code} says nothing of the deed`).toBe(first)
  }
  const other = keys.of({ ...deed, body: { arrived: 25_000_000_001n } })
  expect(other).not.toBe(first)
  keys.failed(refused(409))
  const after = keys.of({ ...deed, body: { arrived: 25_000_000_001n } })
  expect(after).not.toBe(other)
  keys.answered()
  expect(keys.of({ ...deed, body: { arrived: 25_000_000_001n } })).not.toBe(after)
})

test('M4 treats a request as open from the network error until its reply, and not another one beside it', () => {
  const keys = keptKey()
  keys.of(deed)
  expect(keys.isOpen(deed)).toBe(false)
  keys.failed(new LineError('cut'))
  expect(keys.isOpen({ ...deed })).toBe(true)
  expect(keys.isOpen({ ...deed, body: { arrived: 1n } })).toBe(false)
  keys.of(deed)
  keys.failed(refused(429, 'request.tooFast'))
  expect(keys.isOpen(deed)).toBe(true)
  keys.failed(refused(409))
  expect(keys.isOpen(deed)).toBe(false)
})

test('M4 treats another picture as another request, and the same one as the same', () => {
  const keys = keptKey()
  const file = (name: string) => new File(['slip'], name, { lastModified: 5 })
  const first = keys.of({ files: [file('a.png')] })
  expect(keys.of({ files: [file('a.png')] })).toBe(first)
  expect(keys.of({ files: [file('b.png')] })).not.toBe(first)
})
