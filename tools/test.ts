/**
 * `npm test`: types, architecture lint, lint, format, every test, end-to-end tests in a browser, five cycles of the crash test. Its last
 * line is "N passed, N failed". `npm test -- --only check|unit|e2e|crash` runs one part; further arguments go to it.
 */
import { join } from 'node:path'
import { ROOT } from './launcher/place.ts'
import { createReporter } from './launcher/reporter.ts'
import { runChecks } from './suite/checks.ts'
import { runParts, type Part } from './suite/parts.ts'
import { runNode } from './suite/run.ts'
import { honest, readGoals, type Tally } from './suite/tally.ts'
import { lastSpent, overspent } from './suite/time/spent.ts'
import { runUnits } from './suite/units.ts'
import { runWalks } from './suite/e2e.ts'

// the platform's programs start some thirty times: they share a compile cache
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'test-results', 'compiled')

const reporter = createReporter()
const args = process.argv.slice(2)
const only = args[0] === '--only' ? args[1] : null
const rest = only ? args.slice(2) : []

const parts: readonly Part[] = [
  { name: 'check', run: () => runChecks(reporter) },
  { name: 'unit', run: () => runUnits(reporter, rest) },
  { name: 'e2e', run: () => runWalks(reporter, rest) },
  { name: 'crash', run: runCrashTest },
]

async function runCrashTest(): Promise<Tally> {
  const flags = rest.length ? rest : ['--cycles', '5']
  const { code, said } = await runNode(['tools/crash-test.ts', ...flags, '--json'], { isQuiet: true })
  process.stdout.write(said)
  return honest(readGoals(said), code)
}

const chosen = parts.filter(({ name }) => !only || name === only)
if (!chosen.length) throw new Error(`--only may be ${parts.map(({ name }) => name).join(', ')}`)
const code = await runParts(reporter, chosen)
if (!only)
  for (const line of overspent(lastSpent()))
    console.error(`OVER ITS BUDGET (tools/suite/time/budgets.ts): ${line}`)
process.exit(code)
