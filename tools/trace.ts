/**
 * `npm run trace`: the requirements of docs/requirements.md without a test. `--strict` exits with 1 if there are any; `-- CSH-02` shows the
 * tests of one.
 */
import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './launcher/place.ts'

const REQUIREMENT = /^- (?:\*\*([A-Z]\d{1,2})\*\*|([A-Z]{3}-\d\d))\s+(.*)$/gm
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*['"`]([^\n]*)/g
const ID = /\b[A-Z]{3}-\d\d\b|\b[A-Z]\d{1,2}\b/g

const text = readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8')
const requirements = [...text.matchAll(REQUIREMENT)].map(([, trust, product, words = '']) => ({
  id: trust ?? product ?? '',
  words,
}))

const titles = new Map<string, string[]>(requirements.map(({ id }) => [id, []]))
const patterns = ['{packages,features,games,apps,tools}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts']
const files = globSync(patterns, { cwd: ROOT })
for (const file of files) {
  for (const [, title = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)) {
    for (const [id] of title.matchAll(ID)) titles.get(id)?.push(`${file}: ${title}`)
  }
}

const asked = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
if (asked) {
  for (const title of titles.get(asked) ?? []) console.log(title)
} else {
  const missing = requirements.filter(({ id }) => !titles.get(id)?.length)
  for (const { id, words } of missing) console.log(`${id.padEnd(7)} ${words.slice(0, 100)}`)
  const named = requirements.length - missing.length
  console.log(
    `${named} of ${requirements.length} requirements are named by a test (${files.length} test files)`,
  )
  process.exitCode = missing.length && process.argv.includes('--strict') ? 1 : 0
}
