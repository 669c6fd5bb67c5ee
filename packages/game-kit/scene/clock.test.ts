import { expect, test } from 'vitest'
import { createClock, ease } from './clock.ts'

test('STU-01 applies an animation’s first step immediately and ends at its last one', async () => {
  const clock = createClock()
  const seen: number[] = []
  const moved = clock.tween(60, (at) => seen.push(at), ease.line)
  expect(seen).toEqual([0])
  clock.tick(30)
  clock.tick(30)
  await moved
  expect(seen).toEqual([0, 0.5, 1])
})
