import { expect, test } from 'vitest'
import { plurals } from './rules/plurals.ts'
import { projectOf, readSource } from './source.ts'

const EN = 'features/rewards/vip/texts/en.ts'
const VI = 'features/rewards/vip/texts/vi.ts'

function findings(path: string, text: string): number[] {
  return plurals.look(projectOf([readSource(path, text)])).map(({ line }) => line)
}

test('tidy reports a number beside one fixed form of its noun, and plural forms that the language does not have', () => {
  const english = `export const en = {
    'x.a': 'Pick up to {most} free games',
    'x.b': '{count} rounds',
    lines: ['Valid for {minutes} minutes'],
    'x.c': '{games|game} left',
  }`
  expect(findings(EN, english)).toEqual([2, 3, 4, 5])
  expect(findings(VI, "export const vi = { a: '{games|trò|các trò}' }")).toEqual([1])
})

test('tidy accepts numbers whose texts list the forms of the language', () => {
  const english = `export const en = {
    'x.ranks_one': '{count} rank', 'x.ranks_other': '{count} ranks',
    'x.a': '{games|game|games} in {count} or more lines', 'x.b': 'Wait {wait|second|seconds|minutes|hours}',
    'x.c': '{status} is set, {names} is away', lines: ['{minutes|minute|minutes} left'],
  }`
  const vietnamese = `export const vi = {
    'x.ranks_other': '{count} hạng', 'x.a': '{games|trò chơi} trong {count} dòng',
    'x.b': 'Chờ {wait|giây|giây|phút|giờ}', 'x.c': '{status}, {names}', lines: ['còn {minutes} phút'],
  }`
  expect([findings(EN, english), findings(VI, vietnamese)]).toEqual([[], []])
})
