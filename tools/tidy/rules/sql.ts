import { perSource, type Rule } from '../rule.ts'

const MIGRATION = /\/sql\/[^/]+\.sql$/
const MIGRATION_NAME = /\/\d{8}_\d{4}_[a-z0-9_]+\.sql$/
const KEYWORD =
  /\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WHERE|FROM|TABLE|INDEX|PRIMARY|REFERENCES|BEGIN|RETURNS)\b/
const NAMELESS_INSERT = /\binsert\s+into\s+[\w.]+\s+(values|select)\b/

/** Migrations sort by time across the whole tree; SQL is lower case; an insert names its columns. */
export const sqlForm: Rule = perSource('sql', ({ path, text }) => {
  if (!path.endsWith('.sql')) return []
  const faults = []
  if (MIGRATION.test(path) && !MIGRATION_NAME.test(path)) {
    faults.push({ start: 0, words: 'is no migration name. Cure: <yyyymmdd>_<hhmm>_<name>.sql' })
  }
  const code = withoutComments(text)
  const upper = KEYWORD.exec(code)
  if (upper)
    faults.push({ start: upper.index, words: `shouts ${upper[0]}. Cure: SQL is written in lower case` })
  const nameless = NAMELESS_INSERT.exec(code)
  if (nameless)
    faults.push({
      start: nameless.index,
      words: 'inserts without naming columns. Cure: insert into t (a, b) …',
    })
  return faults
})

/** Blanks comments and strings out, so that positions stay the same. */
function withoutComments(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ')
  return text
    .replaceAll(/--[^\n]*/g, blank)
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/'[^']*'/g, blank)
}

const MAY_SPEAK_SQL =
  /^packages\/(db|ledger|server|live)\/|^features\/[^/]+\/[^/]+\/store(\/|\.ts)|^tools\/|^apps\/[^/]+\/testing\//

/** Within a feature only the store contains SQL. */
export const sqlPlace: Rule = perSource('sql-place', ({ path, imports, isTest }) => {
  if (isTest || MAY_SPEAK_SQL.test(path)) return []
  return imports
    .filter(({ from, names }) => from.startsWith('packages/db/') && names.includes('sql'))
    .map(({ start }) => ({ start, words: 'speaks SQL outside store.ts. Cure: a named function in store.ts' }))
})
