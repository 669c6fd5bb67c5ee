import { expect, test } from 'vitest'
import { functionSize } from './rules/size.ts'
import { projectOf, readSource } from './source.ts'

function findings(path: string, text: string): string[] {
  return functionSize
    .look(projectOf([readSource(path, text)]))
    .map(({ words }) => words.split('. Cure')[0] ?? '')
}

/** A closure with functions of three lines each: two lines more than three times their number. */
const closureOf = (count: number) =>
  `function createVip() {\n${'  function step() {\n    pay()\n  }\n'.repeat(count)}}`

test('counts a closure with the functions inside it', () => {
  const service = 'features/rewards/vip/service.ts'
  expect(findings(service, closureOf(39))).toEqual([])
  expect(findings(service, closureOf(40))).toEqual(['a closure of 122 lines; the stop is 120'])
})

test('gives a component more space for the handlers of its markup', () => {
  const panel = 'features/rewards/vip/site/panel.tsx'
  expect(findings(panel, closureOf(46))).toEqual([])
  expect(findings(panel, closureOf(47))).toEqual(['a closure of 143 lines; the stop is 140'])
})

test('counts the own lines of a function without the functions inside it', () => {
  const long = `function pay() {\n${'  step()\n'.repeat(50)}}`
  expect(findings('features/rewards/vip/service.ts', long)).toEqual([
    'a function of 52 lines of its own; the stop is 50',
  ])
  expect(findings('features/rewards/vip/site/panel.tsx', long)).toEqual([])
})
