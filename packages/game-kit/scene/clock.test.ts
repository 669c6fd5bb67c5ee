import { expect, test } from 'vitest'
import { createClock, ease } from './clock.ts'

test('STU-01 a movement stands at its beginning at once, so that nothing flashes up as it was made, and ends at its end', async () => {
  const clock = createClock()
  const seen: number[] = []
  const moved = clock.tween(60, (at) => seen.push(at), ease.line)
  expect(seen).toEqual([0])
  clock.tick(30)
  clock.tick(30)
  await moved
  expect(seen).toEqual([0, 0.5, 1])
})
