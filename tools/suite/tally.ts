/** Counts passed and failed tests of every kind. */
import { existsSync, readFileSync } from 'node:fs'

/** `faults` names each failure, so that the end of a long log says what to look for; `shaky` those that passed only on retry. */
export type Tally = { passed: number; failed: number; faults: readonly string[]; shaky?: readonly string[] }

export const NOTHING: Tally = { passed: 0, failed: 0, faults: [] }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    faults: [...a.faults, ...b.faults],
    shaky: [...(a.shaky ?? []), ...(b.shaky ?? [])],
  }
}

/** More failures than this are not caused by a busy machine. */
const MOST_AGAIN = 12

/**
 * Retries a few failures with nothing in parallel: a test that failed on an overloaded machine must not hide the many that passed. Tests
 * that pass then are reported as flaky; the nightly run does not retry.
 */
export async function tryAgain(first: Tally, again: () => Promise<Tally>): Promise<Tally> {
  if (first.failed === 0 || first.failed > MOST_AGAIN) return first
  const { failed, faults } = await again()
  return {
    passed: first.passed + first.failed - failed,
    failed,
    faults,
    shaky: first.faults.filter((name) => !faults.includes(name)),
  }
}

/** One failure with a name: a part that could not report its own count. */
export function oneFault(name: string): Tally {
  return { passed: 0, failed: 1, faults: [name] }
}

/**
 * A failed run must never count as passed: if its report is missing or shows no failure although the program failed, one failure is
 * counted. `strays` are failures that the report leaves out.
 */
export function honest(tally: Tally | null, code: number, strays: readonly string[] = []): Tally {
  if (!tally) return oneFault(`no report; the program exited with ${code}`)
  const failed = tally.failed + strays.length
  if (code === 0 || failed > 0) return { ...tally, failed, faults: [...tally.faults, ...strays] }
  return {
    ...tally,
    failed: 1,
    faults: [`the program exited with ${code}, though its report shows no failure`],
  }
}

/** Counts of Vitest's JSON report. A test file that cannot be loaded is one failure. */
export function readVitest(file: string): Tally | null {
  const { numPassedTests, numFailedTests, testResults } = readReport(file)
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return null
  const files = listOf(testResults).filter(({ status }) => status === 'failed')
  const broken = files.filter(({ assertionResults }) => !listOf(assertionResults).length)
  const faults = files.flatMap(({ assertionResults }) =>
    listOf(assertionResults).flatMap(({ status, fullName }) =>
      status === 'failed' ? [String(fullName)] : [],
    ),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    faults: [...faults, ...broken.map(({ name }) => `${String(name)} cannot be loaded`)],
  }
}

/** An error that no test awaited. `file` ran when it came: files share a process, so its cause may be an earlier one. */
export type Stray = { readonly file: string | null; readonly message: string }

/** The errors that no test awaited, by Vitest's JUnit report; its JSON report leaves them out. */
export function readStrays(junit: string): readonly Stray[] {
  const [, suite = ''] = /<testsuite name="vitest unhandled errors"([\s\S]*?)<\/testsuite>/.exec(junit) ?? []
  return [...suite.matchAll(/<testcase ([^>]*)>/g)].map(([, attributes = '']) => ({
    file: /\bfile="([^"]*)"/.exec(attributes)?.[1] ?? null,
    message: /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }))
}

/** The test files with failures. */
export function failedFiles(file: string): readonly string[] {
  return listOf(readReport(file).testResults).flatMap(({ status, name }) =>
    status === 'failed' ? [String(name)] : [],
  )
}

/** Counts of Playwright's JSON report. A flaky test is a failed one: the retry proves nothing. */
export function readPlaywright(file: string): Tally | null {
  const { stats } = readReport(file)
  const { expected, unexpected, flaky } = Object(stats)
  if (typeof expected !== 'number' || typeof unexpected !== 'number' || typeof flaky !== 'number') return null
  const faults = failedWalks(file).map(({ title, project }) => `[${project}] ${title}`)
  return { passed: expected, failed: unexpected + flaky, faults }
}

/** A failed end-to-end test, with its file and the project that it failed in. */
export type FailedWalk = { readonly title: string; readonly file: string; readonly project: string }

/** The failures of Playwright's JSON report. */
export function failedWalks(file: string): readonly FailedWalk[] {
  return listOf(readReport(file).suites).flatMap(failedIn)
}

function failedIn(suite: Fields): readonly FailedWalk[] {
  const own = listOf(suite.specs).flatMap(({ title, file, tests }) =>
    listOf(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({ title: String(title), file: String(file), project: String(projectName) })),
  )
  return [...own, ...listOf(suite.suites).flatMap(failedIn)]
}

/** Goal lines such as `{"goal":"lost","value":0,"must":0,"ok":true}`, one per line, among other output. */
export function readGoals(said: string): Tally | null {
  const goals = said.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    const { goal, ok } = Object(JSON.parse(line))
    return typeof goal === 'string' && typeof ok === 'boolean' ? [{ goal, ok }] : []
  })
  if (!goals.length) return null
  const missed = goals.filter(({ ok }) => !ok)
  return {
    passed: goals.length - missed.length,
    failed: missed.length,
    faults: missed.map(({ goal }) => `goal missed: ${goal}`),
  }
}

type Fields = Readonly<Record<string, unknown>>

function readReport(file: string): Fields {
  return existsSync(file) ? Object(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(Object) : []
}
