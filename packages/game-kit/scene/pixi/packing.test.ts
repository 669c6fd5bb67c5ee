import { expect, test } from 'vitest'
import fc from 'fast-check'
import { packed, PACKED_WIDTH } from './packing.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 400 }) })

test('STU-04 pictures of one texture lie inside it, and no one touches another', () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 30 }), (sizes) => {
      const { places, height } = packed(sizes)
      const boxes = sizes.map((each, nth) => ({ ...each, ...places[nth]! }))
      for (const [nth, one] of boxes.entries()) {
        expect(one.x + one.width <= PACKED_WIDTH && one.y + one.height <= height).toBe(true)
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
  const high = Object.create({ width: 600, height: 50 }) as {
    readonly width: number
    readonly height: number
  }
  const low = { width: 500, height: 20 }
  expect(packed([low, high, low])).toEqual({
    places: [
      { x: 0, y: 52 },
      { x: 0, y: 0 },
      { x: 502, y: 52 },
    ],
    height: 72,
  })
})
