/**
 * `npm run lint:arch`, part of `npm run check`: the style guide as a lint. `node tools/tidy.ts features/money/deposits` reports only what
 * is below that path. Exits with 1 if there are findings.
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
