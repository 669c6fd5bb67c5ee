import { afterEach, expect, test, vi } from 'vitest'
import { createPending } from './pending.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('G11 replays a first round that a reload interrupted, and no round that was seen, in the same tab or another', () => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  const pending = createPending('dice')
  const first = { roundId: 'one', at: new Date(0) }
  pending.saw('')
  expect(pending.isUnseen(first, 3_600_000)).toBe(true)
  pending.saw('one')
  expect(pending.isUnseen(first, 5_000)).toBe(false)
  vi.stubGlobal('sessionStorage', storage())
  expect(pending.isUnseen(first, 5_000)).toBe(false)
  expect(pending.isUnseen({ roundId: 'two', at: new Date(0) }, 5_000)).toBe(true)
})
