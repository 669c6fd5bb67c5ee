/** Which refusals of the catalogue a server really returned during the tests (ERR-01). */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import type { Tally } from './tally.ts'
import { unprovoked } from './unprovoked.ts'

/** Where the test processes record the refusals that they received (apps/server/testing/answered.ts). */
export const ANSWERED = join(ROOT, 'test-results', 'answered')

export function forgetAnswered(): void {
  rmSync(ANSWERED, { recursive: true, force: true })
}

export function answeredCodes(): ReadonlySet<string> {
  if (!existsSync(ANSWERED)) return new Set()
  const files = globSync('*.codes', { cwd: ANSWERED })
  return new Set(
    files.flatMap((file) => readFileSync(join(ANSWERED, file), 'utf8').split('\n').filter(Boolean)),
  )
}

/**
 * One failure for each refusal that no server returned to any test: a code in a test's source proves nothing. A listed exception that was
 * returned is reported, so that it is removed from the list.
 */
export function tallyOf(
  codes: readonly string[],
  answered: ReadonlySet<string>,
  known: ReadonlySet<string> = unprovoked,
): Tally {
  const unseen = codes.filter((code) => !answered.has(code) && !known.has(code))
  const gone = [...known].filter((code) => !codes.includes(code))
  const faults = [
    ...unseen.map((code) => `ERR-01 no server answered a test with ${code}`),
    ...gone.map(
      (code) => `ERR-01 ${code} is listed in tools/suite/unprovoked.ts but is no longer an error code`,
    ),
  ]
  return { passed: codes.length - unseen.length, failed: faults.length, faults }
}

/** Codes of the exception list that a server returned: they can be removed. */
export function needless(
  answered: ReadonlySet<string>,
  known: ReadonlySet<string> = unprovoked,
): readonly string[] {
  return [...known].filter((code) => answered.has(code))
}
