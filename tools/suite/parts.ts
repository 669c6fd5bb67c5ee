/** Runs the parts of a whole proof one after the other, and ends with what they came to. */
import { secondsText, Trouble, type Teller } from '../launcher/tell.ts'
import { add, NOTHING, oneFault, type Tally } from './tally.ts'

export type Part = { readonly name: string; readonly run: () => Promise<Tally> }

/**
 * Runs every part; one that falls over is a failure, and the others still run. Names what failed at the end, where the end of a long
 * log is all that somebody sees; the last line is "N passed, N failed". Gives the exit code.
 */
export async function runParts(teller: Teller, parts: readonly Part[]): Promise<number> {
  let total = NOTHING
  for (const part of parts) total = add(total, await runPart(teller, part))
  const list = (words: string, names: readonly string[] = []) => {
    if (names.length) teller.say(`\n${words}:\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
  list('Passed only at the second try, alone', total.shaky)
  list('Failed', total.faults)
  teller.say(`\nAll of it took ${teller.elapsed()}.`)
  teller.say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

async function runPart(teller: Teller, { name, run }: Part): Promise<Tally> {
  const from = performance.now()
  teller.say(`\n${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    return oneFault(`${name} fell over: ${error instanceof Error ? error.message : String(error)}`)
  })
  const took = secondsText(performance.now() - from)
  teller.say(`${name}: ${tally.passed} passed, ${tally.failed} failed (${took})`)
  return tally
}
