import { expect, test } from 'vitest'
import { fieldAt, FIELD_COUNT, fullCover, isFieldOpen, scratched } from './cover.ts'

const open = (cover: ReturnType<typeof fullCover>) =>
  Array.from({ length: FIELD_COUNT }, (_, field) => field).filter((field) => isFieldOpen(cover, field))

test('LOT-04 a field opens when more than half of it is scratched off, and only that one', () => {
  const once = scratched(fullCover(), { x: 0.17, y: 0.17 }, { x: 0.17, y: 0.17 }, 0.02)
  expect(open(once)).toEqual([])
  const rubbed = scratched(once, { x: 0.05, y: 0.17 }, { x: 0.28, y: 0.17 }, 0.1)
  expect(open(rubbed)).toEqual([0])
})

test('LOT-04 a stroke across the card opens each field that it covers', () => {
  expect(open(scratched(fullCover(), { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.12))).toEqual([3, 4, 5])
})

test('LOT-04 a position belongs to one field, or to none outside of the card', () => {
  expect([
    fieldAt({ x: 0.1, y: 0.1 }),
    fieldAt({ x: 0.5, y: 0.9 }),
    fieldAt({ x: 0.99, y: 0.99 }),
    fieldAt({ x: 1.1, y: 0.5 }),
    fieldAt({ x: 0.5, y: -0.1 }),
  ]).toEqual([0, 7, 8, null, null])
})
