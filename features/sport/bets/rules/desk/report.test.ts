import { expect, test } from 'vitest'
import { goalsFrom, namesFrom } from './report.ts'

test('SPT-01 an operator types goals and line-ups; what cannot be read is no result', () => {
  expect(goalsFrom('1 23 Ann Lee\n\n2 90 Bo (OG)\n')).toEqual([
    { side: 'home', who: 'Ann Lee', minute: 23, isOwn: false },
    { side: 'away', who: 'Bo', minute: 90, isOwn: true },
  ])
  expect(goalsFrom('')).toEqual([])
  for (const wrong of ['3 10 Ann', '1 Ann', '1 10']) expect(goalsFrom(wrong)).toBeNull()
  expect(namesFrom('Ann, Bo\nCy\n')).toEqual(['Ann', 'Bo', 'Cy'])
})
