/**
 * A table belongs to the feature that created it; others use its owner's published views and functions, and only of the same or lower
 * groups.
 */
import type { Finding, Rule } from '../rule.ts'
import { lineAt, type Project, type Source } from '../source.ts'
import { constantTexts, dynamicSql } from '../sql/dynamic.ts'
import { heightOf, ownerOf } from '../sql/owner.ts'
import { FUNCTIONS, readOwners, type Owned, type Owners } from '../sql/owners.ts'
import type { Use } from '../sql/statement.ts'
import { sqlTexts } from '../sql/templates.ts'

const NAME = 'tables'
/** Tests and tools may access any table. */
const LOOKED_AT = /^(apps|features|games|packages)\/.*\.ts$/
/** Texts and UI contain no SQL, but sentences that begin like it. */
const WORDS = /^(features\/(texts|[^/]+\/[^/]+\/(texts|site|office))|apps\/(site|office))\//
/** Older migrations are exempt: they ran when tables had no owners. */
const FIRST_READ = '20261201'

type Place = { readonly path: string; readonly line: number; readonly owner: string }
type Foreign = Place & { readonly words: string }

export const tables: Rule = {
  name: NAME,
  look: (project) => {
    const { foreign, unread } = foreignTables(project)
    return [...unread, ...foreign.map(({ path, line, words }) => ({ path, line, rule: NAME, words }))]
  },
}

/** Every forbidden use of another feature's table, view or function, and every SQL text that cannot be parsed. */
function foreignTables(project: Project): { foreign: readonly Foreign[]; unread: readonly Finding[] } {
  const owners = readOwners(project.sources)
  const unread: Finding[] = [...owners.unread, ...owners.unfilled, ...owners.idle].map(({ path, words }) => ({
    path,
    line: 1,
    rule: NAME,
    words,
  }))
  const foreign: Foreign[] = []
  for (const { path, owner, statement } of owners.files) {
    const uses = FUNCTIONS.test(path) ? statement.uses : writtenByMigration(path, statement.uses)
    foreign.push(...faultsOf(uses, { path, line: 1, owner }, owners))
  }
  const constants = constantTexts(project.sources)
  for (const source of project.sources.filter(isLookedAt))
    for (const { start, uses, words } of [...dynamicSql(source, constants), ...textsIn(source)]) {
      const place = { path: source.path, line: lineAt(source.text, start), owner: ownerOf(source.path) }
      if (words) unread.push({ path: place.path, line: place.line, rule: NAME, words })
      foreign.push(...faultsOf(uses, place, owners))
    }
  return { foreign, unread }
}

const UNREAD = 'holds SQL that cannot be read. Cure: whole clauses in each sql`…`'

function textsIn(source: Source) {
  return sqlTexts(source).map(({ start, uses }) => ({ start, uses: uses ?? [], words: uses ? null : UNREAD }))
}

function isLookedAt({ path, isTest }: Source): boolean {
  return LOOKED_AT.test(path) && !isTest && !WORDS.test(path)
}

/**
 * A migration runs once, against the tables of its time and before today's views exist: it may read what it copies into its own table, and
 * must not change other features' tables.
 */
function writtenByMigration(path: string, uses: readonly Use[]): readonly Use[] {
  const name = path.split('/').at(-1) ?? ''
  return name < FIRST_READ ? [] : uses.filter(({ how }) => how === 'writes')
}

function faultsOf(uses: readonly Use[], place: Place, owners: Owners): Foreign[] {
  const said = new Set<string>()
  return uses.flatMap((use) => {
    const owned = owners.of(use.name)
    if (!owned || (use.how === 'calls') !== (owned.kind === 'function')) return []
    const words = faultOf(use, owned, place.owner)
    const key = `${use.how} ${use.name}`
    if (!words || said.has(key)) return []
    said.add(key)
    return [{ ...place, words }]
  })
}

function faultOf({ how, name }: Use, owned: Owned, owner: string): string | null {
  if (owned.owner === owner) return null
  if (how === 'writes')
    return `writes ${name} of ${owned.owner}. Cure: call a function of its public module in the same transaction`
  if (!owned.isPublished)
    return `${how} ${name} of ${owned.owner}. Cure: a view or function that ${owned.owner} publishes (docs/decisions/0038)`
  if (heightOf(owned.owner) > heightOf(owner))
    return `${how} ${name} of ${owned.owner}, which lies above. Cure: ask from above, or an extension point (packages/server/extension/point.ts, sql/asks)`
  return null
}
