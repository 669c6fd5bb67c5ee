import { expect, it } from 'vitest'
import { createLoader } from './loader.ts'

it('batches lookups of one tick into one query and asks for each key once', async () => {
  const asked: (readonly number[])[] = []
  const load = createLoader<number, string>(async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `no ${key}`]))
  })
  expect(await Promise.all([load(1), load(2), load(1), load(99)])).toEqual([
    'no 1',
    'no 2',
    'no 1',
    undefined,
  ])
  expect(asked).toEqual([[1, 2, 99]])
})

it('answers a caller that arrives during a query from a later one', async () => {
  let ended = false
  const first = Promise.withResolvers<void>()
  const load = createLoader<string, boolean>(async (keys) => {
    const seen = ended
    if (!seen) await first.promise
    return new Map(keys.map((key) => [key, seen]))
  })
  const before = load('session')
  await new Promise((resolve) => setImmediate(resolve))
  ended = true
  const after = load('session')
  first.resolve()
  expect(await after).toBe(true)
  expect(await before).toBe(false)
})

it('fails only its own callers when a query fails', async () => {
  let isDown = true
  const load = createLoader<string, string>(async (keys) => {
    if (isDown) throw new Error('down')
    return new Map(keys.map((key) => [key, key]))
  })
  await expect(load('a')).rejects.toThrow('down')
  isDown = false
  expect(await load('a')).toBe('a')
})
