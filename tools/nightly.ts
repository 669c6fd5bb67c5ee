/**
 * `npm run nightly`: the long tests, for a night: million-step models, long proofs, full crash tests, benchmarks, and the day's tests
 * against their time budgets. It runs in stages of at most two hours, each in a separate process. An interrupted night resumes where it
 * stopped, as long as the commit is the same; `-- --again` starts over, `-- --stage <name>` runs one stage.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { isThere, WHERE } from './rng-test/outside.ts'
import { ROOT } from './launcher/place.ts'
import { createReporter } from './launcher/reporter.ts'
import { forgetAnswered } from './suite/answered.ts'
import { runChecks } from './suite/checks.ts'
import { runParts } from './suite/parts.ts'
import { isStopped, runNode } from './suite/run.ts'
import { lastSpent, overspent } from './suite/time/spent.ts'
import { keepTally, stagesOf } from './suite/stages.ts'
import { add, honest, NOTHING, readGoals, type Tally } from './suite/tally.ts'
import { runUnits, tellAnswered } from './suite/units.ts'
import { runWalks } from './suite/e2e.ts'

const TWO_HOURS_MS = 7_200_000
const DIRECTORY = join(ROOT, 'test-results', 'nightly')
/** The number of stages of the nightly end-to-end tests. */
const SHARDS = 4
/** A hundred cycles of the crash test, in stages with different seeds. */
const TORTURES = 4
const CYCLES = '25'

const reporter = createReporter()

/** A command that prints one JSON line per goal. */
async function runGoals(name: string, ...args: string[]): Promise<Tally> {
  if (!existsSync(join(ROOT, 'tools', `${name}.ts`))) return NOTHING
  const { code, said } = await runNode([`tools/${name}.ts`, ...args, '--json'], { isQuiet: true })
  process.stdout.write(said)
  return honest(readGoals(said), code)
}

/** A machine without dieharder gets installation instructions; that is no failure of the product. */
async function outsideBattery(): Promise<Tally> {
  if (isThere()) return runGoals('rng-test', '--outside')
  reporter.say(WHERE)
  return NOTHING
}

/** The day's tests in their short form: a feature above its time budget is a failure here. */
async function dayWithinBudgets(): Promise<Tally> {
  delete process.env['FAIRHOUSE_TIER']
  const day = add(
    await runUnits(reporter, [], { isStrict: true }),
    await runWalks(reporter, [], { isStrict: true }),
  )
  const faults = overspent(lastSpent()).map((line) => `over its budget: ${line}`)
  return add(day, { passed: 0, failed: faults.length, faults })
}

const long = (...args: string[]) => runUnits(reporter, args, { isStrict: true, isPartOfWhole: true })
/** Registries, such as features/texts, have no tests of their own. */
const groups = globSync('features/*/', { cwd: ROOT })
  .map((group) => `${group.replace(/\/$/, '')}/`)
  .filter((group) => globSync(`${group}**/*.test.{ts,tsx}`, { cwd: ROOT }).length > 0)
/** A hundred thousand guesses take most of an hour. */
const STUFFING = 'features/account/identity/stuffing.test.ts'

const stages: Readonly<Record<string, () => Promise<Tally>>> = {
  checks: () => runChecks(reporter),
  'tests of games': () => long('games/'),
  'tests of packages': () => long('packages/'),
  'tests of apps and tools': () => long('apps/', 'tools/'),
  'tests of all features': () => long(...globSync('features/*.test.ts', { cwd: ROOT })),
  ...Object.fromEntries(
    groups.map((group) => [`tests of ${group}`, () => long(group, '--exclude', `**/${STUFFING}`)]),
  ),
  'credential stuffing': () => long(STUFFING),
  'error codes seen in responses': () => tellAnswered(),
  ...Object.fromEntries(
    Array.from({ length: SHARDS }, (_, at) => [
      `journeys ${at + 1} of ${SHARDS}`,
      () => runWalks(reporter, [`--shard=${at + 1}/${SHARDS}`], { isStrict: true }),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: TORTURES }, (_, at) => [
      `crash test ${at + 1} of ${TORTURES}`,
      () => runGoals('crash-test', '--cycles', CYCLES, '--seed', String(at + 1)),
    ]),
  ),
  'random bits, external test suite': outsideBattery,
  'benchmark of the ledger': () => runGoals('bench', 'ledger'),
  'benchmark of rewards': () => runGoals('bench', 'rewards'),
  'benchmark of rounds over HTTP': () => runGoals('bench', 'rounds'),
  'full run within time budgets': dayWithinBudgets,
}

/** The commit, and a digest of uncommitted changes. */
function subject(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout ?? ''
  return `${git('rev-parse', 'HEAD')}${git('diff', 'HEAD', '--stat')}`
}

const args = process.argv.slice(2)
const only = args[0] === '--stage' ? (args[1] ?? '') : null
// end-to-end tests and other tests read it to choose their sizes
process.env['FAIRHOUSE_TIER'] = 'nightly'
if (only === null) {
  const run = (name: string) => runNode(['tools/nightly.ts', '--stage', name], { limitMs: TWO_HOURS_MS })
  const names = Object.keys(stages)
  const parts = stagesOf({
    names,
    directory: DIRECTORY,
    subject: subject(),
    isAgain: args.includes('--again'),
    onFresh: forgetAnswered,
    reporter,
    run,
  })
  process.exit(await runParts(reporter, parts))
}
const stage = stages[only]
if (!stage) throw new Error(`--stage may be ${Object.keys(stages).join(', ')}`)
const tally = await stage()
// an interrupted stage has no result: the next run begins with this stage
if (!isStopped()) keepTally(DIRECTORY, only, tally)
for (const fault of tally.faults) reporter.say(`  failed: ${fault}`)
process.exit(tally.failed ? 1 : 0)
