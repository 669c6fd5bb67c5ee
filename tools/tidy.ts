/**
 * `npm run lint:arch`, part of `npm run check`: the style guide as a test. `node tools/tidy.ts features/money/deposits` tells only
 * what lies below that path. Ends with 1 where anything is untidy.
 */
import { ROOT } from './launcher/place.ts'
import { rules } from './tidy/rules/all.ts'
import { readProject } from './tidy/source.ts'

const below = process.argv[2] ?? ''
const startedAt = performance.now()
const project = readProject(ROOT)
const findings = rules
  .flatMap((rule) => rule.look(project))
  .filter((finding) => finding.path.startsWith(below))
  .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)

for (const { path, line, rule, words } of findings)
  console.error(`${path}${line ? `:${line}` : ''}  ${rule}: ${words}`)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  `tidy: ${project.sources.length} files, ${rules.length} rules, ${findings.length} findings (${seconds} s)`,
)
process.exitCode = findings.length ? 1 : 0
