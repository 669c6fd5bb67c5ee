/** `npm run check`: types, rules' types, tidiness, lint and format; under half a minute. */
import { createReporter } from './launcher/reporter.ts'
import { runChecks } from './suite/checks.ts'

const { failed } = await runChecks(createReporter())
process.exitCode = failed ? 1 : 0
