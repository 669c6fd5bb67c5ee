import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedWalks, honest, readGoals, readPlaywright, readStrays, readVitest, tryAgain } from './tally.ts'
import { needless, tallyOf } from './answered.ts'

const directory = mkdtempSync(join(tmpdir(), 'tally-'))

function report(content: unknown): string {
  const file = join(directory, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a test file that cannot be loaded counts as one failure', () => {
  const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  const wrong = { status: 'failed', assertionResults: [{ status: 'failed', fullName: 'M1 sums are zero' }] }
  expect(readVitest(report({ numPassedTests: 7, numFailedTests: 1, testResults: [broken, wrong] }))).toEqual({
    passed: 7,
    failed: 2,
    faults: ['M1 sums are zero', 'a.test.ts cannot be loaded'],
  })
})

test('an end-to-end test that passed only on retry has failed', () => {
  const tests = [
    { projectName: 'phone', status: 'flaky' },
    { projectName: 'desktop', status: 'expected' },
  ]
  const suites = [{ suites: [{ specs: [{ title: 'GAM-02 a game opens', tests }] }] }]
  expect(readPlaywright(report({ stats: { expected: 4, unexpected: 0, flaky: 1 }, suites }))).toEqual({
    passed: 4,
    failed: 1,
    faults: ['[phone] GAM-02 a game opens'],
  })
})

test('each failed end-to-end test is named with its file and the size that it failed in', () => {
  const spec = (file: string, status: string) => ({
    title: 'a title',
    file,
    tests: [{ projectName: 'desktop', status }],
  })
  const inner = { specs: [spec('b.spec.ts', 'unexpected'), spec('b.spec.ts', 'flaky')] }
  const suites = [{ specs: [spec('a.spec.ts', 'expected')] }, { suites: [inner] }]
  const failed = { title: 'a title', file: 'b.spec.ts', project: 'desktop' }
  expect(failedWalks(report({ suites }))).toEqual([failed, failed])
})

test('a run that died without a report, or with a bad exit code and no failure, is a failure', () => {
  const five = { passed: 5, failed: 0, faults: [] }
  expect(honest(readVitest('/nowhere.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(honest(five, 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(honest(five, 0)).toEqual(five)
  const stray = 'unhandled error: late'
  expect(honest(five, 1, [stray])).toEqual({ passed: 5, failed: 1, faults: [stray] })
})

test('errors that no test awaited are named with the file that ran', () => {
  const late =
    '<testcase classname="vitest unhandled errors" file="a.test.ts" name="Error: late" time="0"><error/></testcase>'
  const lost = '<testcase classname="vitest unhandled errors" name="Error: lost" time="0"></testcase>'
  const other = '<testsuite name="a.test.ts"><testcase name="passes"></testcase></testsuite>'
  const suite = `<testsuite name="vitest unhandled errors" tests="2">${late}${lost}</testsuite>`
  expect(readStrays(`<testsuites>${other}${suite}${other}</testsuites>`)).toEqual([
    { file: 'a.test.ts', message: 'Error: late' },
    { file: null, message: 'Error: lost' },
  ])
  expect(readStrays(other)).toEqual([])
})

test('counts goal lines among other output', () => {
  const said =
    'cycle 1\n{"goal":"lost","value":0,"must":0,"ok":true}\n{"goal":"doubled","value":1,"must":0,"ok":false}\n'
  expect(readGoals(said)).toEqual({
    passed: 1,
    failed: 1,
    faults: ['goal missed: doubled'],
  })
  expect(readGoals('nothing')).toBeNull()
})

test('a few failures are retried alone; those that fail again are failures, those that pass are reported as flaky', async () => {
  const first = { passed: 8, failed: 2, faults: ['slow', 'wrong'] }
  const again = async () => ({ passed: 3, failed: 1, faults: ['wrong'] })
  expect(await tryAgain(first, again)).toEqual({ passed: 9, failed: 1, faults: ['wrong'], shaky: ['slow'] })
  const many = { passed: 1, failed: 13, faults: ['much is broken'] }
  expect(await tryAgain(many, again)).toBe(many)
})

test('ERR-01 a refusal that no server returned in the whole run is a failure, and an unneeded exception is reported', () => {
  const codes = ['session.required', 'lobby.gameStopped', 'chat.muted', 'chat.banned']
  const tally = tallyOf(
    codes,
    new Set(['session.required', 'chat.muted']),
    new Set(['chat.muted', 'chat.banned']),
  )
  expect(tally).toEqual({
    passed: 3,
    failed: 1,
    faults: ['ERR-01 no server answered a test with lobby.gameStopped'],
  })
  expect(needless(new Set(['chat.muted']), new Set(['chat.muted', 'chat.banned']))).toEqual(['chat.muted'])
})
