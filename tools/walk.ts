/** `npm run walk [-- file or flags of Playwright]`: the journeys alone, in a product of their own. */
import { createTeller, Trouble } from './launcher/tell.ts'
import { runWalks } from './suite/walks.ts'

try {
  const { passed, failed } = await runWalks(createTeller(), process.argv.slice(2))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
