/** Runs the parts of a test run one after the other, and exits with their result. */
import { cpus } from 'node:os'
import { secondsText, Trouble, type Reporter } from '../launcher/reporter.ts'
import { isStopped } from './run.ts'
import { add, NOTHING, oneFault, type Tally } from './tally.ts'

/** A shell's exit code for a program that Ctrl-C ended. */
const STOPPED = 130

export type Part = { readonly name: string; readonly run: () => Promise<Tally> }

/**
 * Runs every part; one that crashes is a failure, and the others still run. Names the failures at the end, where they are visible below a
 * long log; the last line is "N passed, N failed". Returns the exit code. After a Ctrl-C no further part begins.
 */
export async function runParts(reporter: Reporter, parts: readonly Part[]): Promise<number> {
  let total = NOTHING
  for (const part of parts) {
    total = add(total, await runPart(reporter, part))
    if (isStopped()) return STOPPED
  }
  const list = (words: string, names: readonly string[] = []) => {
    if (names.length) reporter.say(`\n${words}:\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
  list('Passed only when retried alone', total.shaky)
  list('Failed', total.faults)
  reporter.say(`\nTotal time: ${reporter.elapsed()}.`)
  reporter.say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

async function runPart(reporter: Reporter, { name, run }: Part): Promise<Tally> {
  const from = performance.now()
  const busyFrom = processorTimes()
  reporter.say(`\n${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    return oneFault(`${name} crashed: ${error instanceof Error ? error.message : String(error)}`)
  })
  const took = secondsText(performance.now() - from)
  const busy = busyShare(busyFrom, processorTimes())
  reporter.say(`${name}: ${tally.passed} passed, ${tally.failed} failed (${took}, processors ${busy} % busy)`)
  return tally
}

/** Total busy and idle CPU milliseconds of the machine so far. */
function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const idle = times.reduce((sum, { idle }) => sum + idle, 0)
  return {
    idle,
    all: times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0),
  }
}

/** The share of busy CPU time: a part with idle CPUs waits for something, which matters when the run takes too long. */
function busyShare(from: ReturnType<typeof processorTimes>, to: ReturnType<typeof processorTimes>): number {
  const all = to.all - from.all
  return all === 0 ? 0 : Math.round((100 * (all - (to.idle - from.idle))) / all)
}
