/**
 * `npm test`: types, tidiness, lint, format, every test, the walks in a browser, five cycles of torture. Its last line
 * is "N passed, N failed". `npm test -- --only check|unit|walk|torture` runs one part; what follows goes to it.
 */
import { createTeller, secondsText, Trouble } from './launcher/tell.ts'
import { runChecks } from './suite/checks.ts'
import { runNode } from './suite/run.ts'
import { add, honest, NOTHING, readGoals, type Tally } from './suite/tally.ts'
import { runUnits } from './suite/units.ts'
import { runWalks } from './suite/walks.ts'

const teller = createTeller()
const args = process.argv.slice(2)
const only = args[0] === '--only' ? args[1] : null
const rest = only ? args.slice(2) : []

const parts: Readonly<Record<string, () => Promise<Tally>>> = {
  check: () => runChecks(teller),
  unit: () => runUnits(rest),
  walk: () => runWalks(teller, rest),
  torture: runTorture,
}

async function runTorture(): Promise<Tally> {
  const flags = rest.length ? rest : ['--cycles', '5']
  const { code, said } = await runNode(['tools/torture.ts', ...flags, '--json'], { isQuiet: true })
  process.stdout.write(said)
  return honest(readGoals(said), code)
}

/** A part that falls over is a failure, and the others still run. */
async function runPart(name: string, part: () => Promise<Tally>): Promise<Tally> {
  const from = performance.now()
  teller.say(`\n${name}`)
  const tally = await part().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  teller.say(
    `${name}: ${tally.passed} passed, ${tally.failed} failed (${secondsText(performance.now() - from)})`,
  )
  return tally
}

const chosen = Object.entries(parts).filter(([name]) => !only || name === only)
if (!chosen.length) throw new Error(`--only may be ${Object.keys(parts).join(', ')}`)
let total = NOTHING
for (const [name, part] of chosen) total = add(total, await runPart(name, part))
teller.say(`\nAll of it took ${teller.elapsed()}.`)
teller.say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
