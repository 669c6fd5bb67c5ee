import { expect, it } from 'vitest'
import { createCache } from './cache.ts'

it('serves all callers within the time to live from one read, per key', async () => {
  let read = 0
  const keep = createCache<number>(60_000)
  const ask = (key: string) => keep(key, async () => ++read)
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1])
})

it('a reading is made again after its time, and after a failure', async () => {
  let [read, ms] = [0, 100]
  const brief = createCache<number>(50, { perf: { now: () => ms } })
  const ask = () => brief('a', async () => ++read)
  const asked = [await ask()]
  for (ms of [149, 151, 160]) asked.push(await ask())
  expect(asked).toEqual([1, 1, 2, 2])
  const keep = createCache<number>(60_000)
  await expect(keep('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await keep('a', async () => 7)).toBe(7)
})

it('what is not to be kept is read again, after all who waited for the same read', async () => {
  let read = 0
  const keep = createCache<number>(60_000, { keeps: (value) => value > 1 })
  const ask = () => keep('a', async () => ++read)
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect([await ask(), await ask()]).toEqual([2, 2])
})

it('keeps so many values, the latest used', async () => {
  let read = 0
  const keep = createCache<number>(60_000, { most: 2 })
  const ask = (key: string) => keep(key, async () => ++read)
  expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([1, 2, 1, 3])
  expect([await ask('a'), await ask('b')]).toEqual([1, 4])
})
