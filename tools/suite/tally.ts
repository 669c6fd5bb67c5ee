/** Counting what passed and what failed, over tests of every kind. */
import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

export const NOTHING: Tally = { passed: 0, failed: 0 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/**
 * A run that ended badly must never count as passed: where its report is missing or shows no failure although the
 * program failed, one failure is counted.
 */
export function honest(tally: Tally | null, code: number): Tally {
  if (!tally) return { passed: 0, failed: 1 }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** What Vitest's JSON report counts. A test file that cannot even be loaded is one failure. */
export function readVitest(file: string): Tally | null {
  const { numPassedTests, numFailedTests, testResults } = readReport(file)
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return null
  const broken = (Array.isArray(testResults) ? testResults : []).filter((result) => {
    const { status, assertionResults } = Object(result)
    return status === 'failed' && Array.isArray(assertionResults) && !assertionResults.length
  })
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** What Playwright's JSON report counts. A flaky walk is a failed one: the second try proves nothing. */
export function readPlaywright(file: string): Tally | null {
  const { stats } = readReport(file)
  const { expected, unexpected, flaky } = Object(stats)
  if (typeof expected !== 'number' || typeof unexpected !== 'number' || typeof flaky !== 'number') return null
  return { passed: expected, failed: unexpected + flaky }
}

/** Goal lines such as `{"goal":"lost","value":0,"must":0,"ok":true}`, one a line, between other words. */
export function readGoals(said: string): Tally | null {
  const goals = said.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    const { goal, ok } = Object(JSON.parse(line))
    return typeof goal === 'string' && typeof ok === 'boolean' ? [ok] : []
  })
  if (!goals.length) return null
  return { passed: goals.filter(Boolean).length, failed: goals.filter((ok) => !ok).length }
}

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? Object(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
