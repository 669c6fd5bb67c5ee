/** dieharder: an external battery of randomness tests. It reads the platform's words from standard input. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { bytesOf } from './streams.ts'

export const WHERE =
  'dieharder is not installed: "apt install dieharder" (Debian, Ubuntu), "dnf install dieharder" (Fedora), "brew install dieharder" (macOS). ' +
  'Any other battery, PractRand or TestU01 say, reads the same bytes: npm run test:rng -- --export 1000000000000 | RNG_test stdin32'

/**
 * Tests that fit into a few minutes: birthdays, both matrix ranks, bit streams, ones, runs, the STS monobit and runs. `full` runs all of
 * dieharder's tests, for a night.
 */
const SHORT = ['0', '2', '3', '4', '8', '15', '100', '101'].map((test) => ['-d', test])
/** Columns of a result line; the generator's speed is left out, since measuring it would consume millions of words. */
const COLUMNS = ['test_name', 'ntuple', 'tsamples', 'psamples', 'pvalues', 'assessment'].flatMap((name) => [
  '-D',
  name,
])
const WORDS_A_WRITE = 2 ** 16

export type Verdict = {
  readonly test: string
  readonly p: number
  readonly assessment: 'PASSED' | 'WEAK' | 'FAILED'
}

const LINE = /^\s*(\S+)\|\s*(\d+)\|\s*\d+\|\s*\d+\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)/

export function verdictOf(line: string): Verdict | null {
  const [, name, size, p, assessment] = LINE.exec(line) ?? []
  if (name === undefined || (assessment !== 'PASSED' && assessment !== 'WEAK' && assessment !== 'FAILED'))
    return null
  return { test: size === '0' ? name : `${name} ${size}`, p: Number(p), assessment }
}

export const isThere = (): boolean => spawnSync('dieharder', ['-l']).error === undefined

/**
 * Runs the tests and reports each verdict as it arrives. dieharder resolves a weak p-value itself: it draws further words until the value
 * is clear (`-Y 1`), a rule that is fixed before anything is measured.
 */
export async function outside(
  next: () => number,
  tests: 'short' | 'full' | readonly (readonly string[])[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  if (tests === 'full') return oneRun(next, ['-a'], tell)
  const found: Verdict[] = []
  for (const test of tests === 'short' ? SHORT : tests) found.push(...(await oneRun(next, test, tell)))
  return found
}

async function oneRun(
  next: () => number,
  which: readonly string[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const child = spawn('dieharder', [...which, '-g', '200', '-k', '2', '-Y', '1', ...COLUMNS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const found: Verdict[] = []
  let rest = ''
  let isOver = false
  child.stdin.on('error', () => (isOver = true)) // it has enough data and closes its input
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const verdict of lines.map(verdictOf)) {
      if (!verdict) continue
      if (verdict.assessment !== 'WEAK') found.push(verdict) // a weak value is measured further and reported again
      tell(verdict)
    }
  })
  const ended = once(child, 'close').then(() => (isOver = true))
  while (!isOver) {
    const wantsRest = !child.stdin.write(bytesOf(next, WORDS_A_WRITE))
    if (wantsRest) await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended])
  }
  await ended
  return found
}
