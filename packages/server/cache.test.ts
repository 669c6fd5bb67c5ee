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
  const brief = createCache<number>(50, { now: () => ms })
  const ask = () => brief('a', async () => ++read)
  const asked = [await ask()]
  for (ms of [149, 151, 160]) asked.push(await ask())
  expect(asked).toEqual([1, 1, 2, 2])
  const keep = createCache<number>(60_000)
  await expect(keep('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await keep('a', async () => 7)).toBe(7)
})
