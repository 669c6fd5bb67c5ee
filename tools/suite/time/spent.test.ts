import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../launcher/place.ts'
import { budgets, journeyOf } from './budgets.ts'
import { overspent, ownerOf, spentInJourneys, spentInUnits, together } from './spent.ts'

/** Two tests run in parallel. */
const LANES = 2
/** Seconds of twenty minutes that remain after types, lint and format, the crash test, the build and starting products. */
const LEFT_SECONDS = 1_200 - 150

test('the suite finishes within twenty minutes, if each feature keeps its budget', () => {
  const seconds = Object.values(budgets).reduce((sum, each) => sum + each, 0)
  expect(seconds / LANES).toBeLessThanOrEqual(LEFT_SECONDS)
})

test('every end-to-end test counts against a feature, and every budget has an existing feature', () => {
  const journeys = globSync('e2e/*.spec.ts', { cwd: ROOT }).map((file) => basename(file, '.spec.ts'))
  expect(Object.keys(journeyOf).toSorted()).toEqual(journeys.toSorted())
  const folders = globSync(['features/*/*/', 'apps/*/', 'packages/*/', 'tools/*/', 'games/*/'], { cwd: ROOT })
  const places = new Set(folders.map((folder) => ownerOf(`${folder.replace(/\/$/, '')}/x/y.test.ts`)))
  const gone = Object.keys(budgets).filter((owner) => owner.includes('/') && !places.has(owner))
  expect(gone).toEqual([])
})

test('a file counts against its feature, an end-to-end test against the feature it tests', () => {
  expect(ownerOf('features/money/payments/site/form.test.tsx')).toBe('money/payments')
  expect(ownerOf('features/errors.test.ts')).toBe('features')
  expect(ownerOf('apps/server/live.test.ts')).toBe('apps/server')
  expect(ownerOf('tools/verify.test.ts')).toBe('tools')
  expect(ownerOf('e2e/cut-line.spec.ts')).toBe('money/payments')
})

test('reports which feature exceeded its budget, the worst first', () => {
  const junit = `
    <testsuite name="features/money/payments/a.test.ts" timestamp="x" tests="3" time="12.5">
    <testsuite name="features/money/wallet/b.test.ts" timestamp="x" tests="3" time="1.5">`
  const results = [{ duration: 9_000 }]
  const report = {
    suites: [{ file: 'cut-line.spec.ts', suites: [{ specs: [{ tests: [{ results }] }] }], specs: [] }],
  }
  const spent = together(spentInUnits(junit), spentInJourneys(report))
  expect(spent).toEqual({ 'money/payments': 21.5, 'money/wallet': 1.5 })
  const allowed = { 'money/payments': 20, 'money/wallet': 1 }
  expect(overspent(spent, allowed)).toEqual([
    'money/wallet took 1.5 s of 1 s',
    'money/payments took 21.5 s of 20 s',
  ])
  expect(overspent(spent, { 'money/payments': 22 })).toEqual([])
})
