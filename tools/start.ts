/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { join } from 'node:path'
import { createEnding, endOnSignals } from './launcher/ending.ts'
import { launch } from './launcher/product/launch.ts'
import { loginLines } from './launcher/product/logins.ts'
import { placeOf, portTable, type Place } from './launcher/place.ts'
import { programsOf } from './launcher/product/programs.ts'
import { createReporter, Trouble } from './launcher/reporter.ts'

const reporter = createReporter()
const ending = createEnding()

function fail(error: unknown): void {
  if (ending.hasBegun()) return
  console.error(error instanceof Trouble ? `\n${error.message}` : error)
  void ending.run().finally(() => process.exit(1))
}

function tellReady({ ports, mode, dataDir }: Place, setup: readonly string[]): void {
  const open = new Set(programsOf(mode).flatMap((program) => program.ports))
  reporter.say(
    `\nFairhouse is ready (${reporter.elapsed()}). Data: ${dataDir}; logs: ${join(dataDir, 'logs')}\n`,
  )
  for (const { variable, words } of portTable) {
    if (!open.has(variable)) continue
    const address =
      variable === 'SMTP_PORT' ? `localhost:${ports[variable]}` : `http://localhost:${ports[variable]}`
    reporter.say(`  ${words.padEnd(32)} ${address.padEnd(24)} ${variable}`)
  }
  const logins = mode === 'demo' ? loginLines(dataDir) : []
  if (logins.length) reporter.say(`\nDemo accounts:\n${logins.map((line) => `  ${line}`).join('\n')}`)
  if (setup.length) reporter.say(`\n${setup.join('\n')}`)
  reporter.say('\nPress Ctrl-C to stop.')
  process.send?.({ isReady: true })
}

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
// The reader of our output (a pager, a closed terminal) may be gone; the platform continues without it.
process.stdout.on('error', () => undefined)
endOnSignals(ending, () => reporter.say('\nStopping …'))

try {
  const place = placeOf(process.env)
  reporter.say(`Fairhouse, ${place.mode === 'demo' ? 'demonstration' : 'live'} mode, Node ${process.version}`)
  const env = await launch({ place, reporter, ending, onGone: fail })
  // loaded only where it is needed: a second start of the demo takes a few seconds
  const setup = place.mode === 'live' ? await import('./launcher/product/setup-link.ts') : null
  const lines = (await setup?.setupLinesFor(env)) ?? []
  if (!ending.hasBegun()) tellReady(place, lines)
} catch (error) {
  fail(error)
}
