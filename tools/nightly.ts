/** `npm run nightly`: the long tiers, for a night: million-step models, long proofs, torture in earnest, benchmarks. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isThere, WHERE } from './battery/outside.ts'
import { ROOT } from './launcher/place.ts'
import { createTeller } from './launcher/tell.ts'
import { runChecks } from './suite/checks.ts'
import { runParts, type Part } from './suite/parts.ts'
import { runNode } from './suite/run.ts'
import { honest, NOTHING, readGoals, type Tally } from './suite/tally.ts'
import { runUnits } from './suite/units.ts'
import { runWalks } from './suite/walks.ts'

const teller = createTeller()
// walks and tests read it wherever they choose their sizes
process.env['FAIRHOUSE_TIER'] = 'nightly'
const { env } = process

/** A command that prints one JSON line a goal. */
async function runGoals(name: string, ...args: string[]): Promise<Tally> {
  if (!existsSync(join(ROOT, 'tools', `${name}.ts`))) return NOTHING
  const { code, said } = await runNode([`tools/${name}.ts`, ...args, '--json'], { env, isQuiet: true })
  process.stdout.write(said)
  return honest(readGoals(said), code)
}

/** A machine without dieharder is told where to get it; that is no fault of the house's bits. */
async function outsideBattery(): Promise<Tally> {
  if (isThere()) return runGoals('battery', '--outside')
  teller.say(WHERE)
  return NOTHING
}

const parts: readonly Part[] = [
  { name: 'checks', run: () => runChecks(teller) },
  { name: 'tests, long form', run: () => runUnits(teller, [], { env, isStrict: true }) },
  { name: 'walks', run: () => runWalks(teller, [], { isStrict: true }) },
  { name: 'torture', run: () => runGoals('torture', '--cycles', '100') },
  { name: 'random bits, outside battery', run: outsideBattery },
  { name: 'benchmark of the ledger', run: () => runGoals('bench', 'ledger') },
  { name: 'benchmark of rounds over HTTP', run: () => runGoals('bench', 'rounds') },
]

process.exit(await runParts(teller, parts))
