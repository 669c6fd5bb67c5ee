/** `npm run test:e2e [-- file or flags of Playwright]`: the end-to-end tests only, against their own product. */
import { createReporter, Trouble } from './launcher/reporter.ts'
import { runWalks } from './suite/e2e.ts'

try {
  const { passed, failed } = await runWalks(createReporter(), process.argv.slice(2))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
