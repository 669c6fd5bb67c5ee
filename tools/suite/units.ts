/** Everything that Vitest runs: rules, properties, proofs, stores, journeys through the typed client. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import { packaged, runNode } from './run.ts'
import { honest, readVitest, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'units.json')

/** Runs Vitest over everything, or over what `args` name. */
export async function runUnits(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Tally> {
  if (existsSync(REPORT)) rmSync(REPORT)
  const flags = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code } = await runNode([packaged('vitest', 'vitest.mjs'), ...flags, ...args], { env })
  return honest(readVitest(REPORT), code)
}
