import { expect, test } from 'vitest'
import fc from 'fast-check'
import { PACKED, shelve } from './packing.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 400 }) })

test('STU-04 pictures of one texture lie inside it, and no one touches another', () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 30 }), (sizes) => {
      const { frames, height } = shelve(
        sizes.map((each, nth) => ({ ...each, name: `${nth}` })),
        PACKED,
      )
      const boxes = sizes.map((each, nth) => {
        const [x, y, ...own] = frames[nth]!
        expect(own).toEqual([each.width, each.height])
        return { ...each, x, y }
      })
      for (const [nth, one] of boxes.entries()) {
        expect(one.x + one.width <= PACKED.width && one.y + one.height <= height).toBe(true)
        for (const other of boxes.slice(nth + 1)) {
          const isApart =
            one.x + one.width < other.x ||
            other.x + other.width < one.x ||
            one.y + one.height < other.y ||
            other.y + other.height < one.y
          expect(isApart).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('STU-04 pictures are packed row by row, the highest first', () => {
  // as a bitmap has its size: not as properties of its own
  const high = Object.create({ name: 'high', width: 600, height: 50 }) as {
    readonly name: string
    readonly width: number
    readonly height: number
  }
  const low = { width: 500, height: 20 }
  const pictures = [{ ...low, name: 'first' }, high, { ...low, name: 'last' }]
  expect(shelve(pictures, PACKED)).toEqual({
    width: 1_024,
    height: 72,
    frames: {
      first: [0, 52, 500, 20],
      high: [0, 0, 600, 50],
      last: [502, 52, 500, 20],
    },
  })
})
