import { expect, test } from 'vitest'
import { scoreFrom } from './score.ts'

test('SPT-01 an operator types a score in any usual form, and nothing else is one', () => {
  for (const text of ['2-1', '2:1', ' 2 – 1 ']) expect(scoreFrom(text)).toEqual([2, 1])
  for (const text of ['', '2', '2-', 'a-b', '2-1-0', '-1-2', '1000-1']) expect(scoreFrom(text)).toBeNull()
})
