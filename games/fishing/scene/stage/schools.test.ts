import { expect, test } from 'vitest'
import { rooms } from '../../rooms.ts'
import { createSchools } from './schools.ts'

test('STU-04 every kind of fish is in the water at any time, and two devices see the same water', () => {
  for (const room of Object.values(rooms)) {
    const [one, other] = [createSchools(room), createSchools(room)]
    for (let seconds = 1_764_000_000; seconds < 1_764_000_300; seconds += 7) {
      const swims = one(seconds, 0.6)
      expect(other(seconds, 0.6)).toEqual(swims)
      expect(new Set(swims.map(({ kind }) => kind))).toEqual(new Set(room.kinds.map(({ key }) => key)))
      expect(new Set(swims.map(({ id }) => id)).size).toBe(swims.length)
      expect(swims.length).toBeLessThan(70)
    }
  }
})
