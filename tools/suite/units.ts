/** Everything that Vitest runs: rules, properties, proofs, stores, use cases through the typed client, panels in Chromium. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import type { Teller } from '../launcher/tell.ts'
import { ensureChromium } from './chromium.ts'
import { packaged, runNode } from './run.ts'
import { ANSWERED, answeredCodes, forgetAnswered, needless, tallyOf } from './answered.ts'
import { add, failedFiles, honest, oneFault, readVitest, tryAgain, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'units.json')

/** Runs Vitest over everything, or over what `args` name; files with a failure once more, unless `isStrict`. */
export async function runUnits(
  teller: Teller,
  args: readonly string[],
  { env = process.env, isStrict = false }: { env?: NodeJS.ProcessEnv; isStrict?: boolean } = {},
): Promise<Tally> {
  const browser = await ensureChromium(teller)
  if ('advice' in browser) {
    teller.say(browser.advice)
    return oneFault('component tests: no Chromium')
  }
  forgetAnswered()
  const listening = { ...env, FAIRHOUSE_ANSWERED: ANSWERED, CHROMIUM_PATH: browser.path }
  const first = await runOnce(args, listening)
  const files = failedFiles(REPORT)
  const units = isStrict || !files.length ? first : await tryAgain(first, () => runOnce(files, listening))
  // a part of the tests says nothing of what the others would have reached
  if (args.length) return units
  const answered = answeredCodes()
  const left = needless(answered)
  if (left.length) console.log(`tools/suite/unprovoked.ts excuses without need: ${left.join(', ')}`)
  return add(units, tallyOf(await refusalCodes(), answered))
}

async function refusalCodes(): Promise<readonly string[]> {
  const { catalogue } = await import('#features/errors.ts')
  return catalogue().map(({ code }) => code)
}

async function runOnce(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  if (existsSync(REPORT)) rmSync(REPORT)
  const flags = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code } = await runNode([packaged('vitest', 'vitest.mjs'), ...flags, ...args], { env })
  return honest(readVitest(REPORT), code)
}
