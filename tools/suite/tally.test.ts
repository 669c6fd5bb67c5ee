import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { honest, readGoals, readPlaywright, readVitest } from './tally.ts'

const directory = mkdtempSync(join(tmpdir(), 'tally-'))

function report(content: unknown): string {
  const file = join(directory, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a test file that cannot be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(readVitest(report({ numPassedTests: 7, numFailedTests: 1, testResults: [broken] }))).toEqual({
    passed: 7,
    failed: 2,
  })
})

test('a walk that passed only at its second try has failed', () => {
  expect(readPlaywright(report({ stats: { expected: 4, unexpected: 0, flaky: 1 } }))).toEqual({
    passed: 4,
    failed: 1,
  })
})

test('a run that died without a report, or with a bad code and no failure, is a failure', () => {
  expect(honest(readVitest('/nowhere.json'), 1)).toEqual({ passed: 0, failed: 1 })
  expect(honest({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(honest({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
})

test('goal lines are counted between other words', () => {
  const said =
    'cycle 1\n{"goal":"lost","value":0,"must":0,"ok":true}\n{"goal":"doubled","value":1,"must":0,"ok":false}\n'
  expect(readGoals(said)).toEqual({ passed: 1, failed: 1 })
  expect(readGoals('nothing')).toBeNull()
})
