/** Everything that Vitest runs: rules, properties, proofs, stores, use cases through the typed client, panels in Chromium. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import type { Reporter } from '../launcher/reporter.ts'
import { ensureChromium } from './chromium.ts'
import { packaged, runNode } from './run.ts'
import { ANSWERED, answeredCodes, forgetAnswered, needless, tallyOf } from './answered.ts'
import { keepSpent, spentInUnits } from './time/spent.ts'
import { add, failedFiles, honest, oneFault, readStrays, readVitest, tryAgain, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'units.json')
const TIMES = join(ROOT, 'test-results', 'units.xml')

export type UnitOptions = {
  readonly env?: NodeJS.ProcessEnv
  readonly isStrict?: boolean
  /** One of several runs over everything: refusals recorded by earlier ones still count. */
  readonly isPartOfWhole?: boolean
}

/** Runs Vitest over everything, or over what `args` name; repeats files with a failure, unless `isStrict`. */
export async function runUnits(
  reporter: Reporter,
  args: readonly string[],
  { env = process.env, isStrict = false, isPartOfWhole = false }: UnitOptions = {},
): Promise<Tally> {
  const browser = await ensureChromium(reporter)
  if ('advice' in browser) {
    reporter.say(browser.advice)
    return oneFault('component tests: no Chromium')
  }
  if (!isPartOfWhole) forgetAnswered()
  const listening = { ...env, FAIRHOUSE_ANSWERED: ANSWERED, CHROMIUM_PATH: browser.path }
  const first = await runOnce(args, listening)
  if (!args.length && existsSync(TIMES)) keepSpent('units', spentInUnits(readFileSync(TIMES, 'utf8')))
  const strays = straysHere().flatMap(({ file }) => (file ? [join(ROOT, file)] : []))
  const files = [...new Set([...failedFiles(REPORT), ...strays])]
  const units = isStrict || !files.length ? first : await tryAgain(first, () => runOnce(files, listening))
  // a partial run says nothing about the refusals that the other tests would receive
  return args.length ? units : add(units, await tellAnswered())
}

/** Refusals of the catalogue that no server returned to any test of the runs so far. */
export async function tellAnswered(): Promise<Tally> {
  const answered = answeredCodes()
  const left = needless(answered)
  if (left.length)
    console.log(`tools/suite/unprovoked.ts lists error codes that tests reach: ${left.join(', ')}`)
  return tallyOf(await refusalCodes(), answered)
}

async function refusalCodes(): Promise<readonly string[]> {
  const { catalogue } = await import('#features/errors.ts')
  return catalogue().map(({ code }) => code)
}

async function runOnce(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  for (const file of [REPORT, TIMES]) rmSync(file, { force: true })
  const flags = ['run', `--outputFile.json=${REPORT}`, `--outputFile.junit=${TIMES}`]
  const { code } = await runNode([packaged('vitest', 'vitest.mjs'), ...flags, ...args], { env })
  const strays = straysHere().map(
    ({ message, file }) => `unhandled${file ? ` while ${file} ran` : ''}: ${message}`,
  )
  return honest(readVitest(REPORT), code, strays)
}

const straysHere = () => (existsSync(TIMES) ? readStrays(readFileSync(TIMES, 'utf8')) : [])
