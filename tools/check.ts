/** `npm run check`: types, rules' types, tidiness, lint and format; under half a minute. */
import { createTeller } from './launcher/tell.ts'
import { runChecks } from './suite/checks.ts'

const { failed } = await runChecks(createTeller())
process.exitCode = failed ? 1 : 0
