/**
 * Dynamic SQL, whose tables are not literal in the statement. A table named by a constant is resolved from that constant; a name composed
 * at run time is a finding, so that no form of dynamic SQL bypasses the rule.
 */
import { isNode, type Node, type Source } from '../source.ts'
import { ownerOf } from './owner.ts'
import { fragmentUses } from './templates.ts'
import type { Use } from './statement.ts'

export type Found = {
  readonly start: number
  readonly uses: readonly Use[]
  /** What is wrong; null if all uses are known. */
  readonly words: string | null
}

/** The only folder in which a table's name may be a parameter, and its files that do so: their callers name the table as a literal. */
const HELPERS = 'packages/db/'
const KNOWN_HELPERS = new Set(
  [
    'migrate.ts',
    'history.ts',
    'pictures.ts',
    'review/claims.ts',
    'review/references.ts',
    'tables/own-data.ts',
  ].map((file) => `${HELPERS}${file}`),
)
/** The member's data export, which reads what `ownTables` declares. */
const EXPORT = 'features/account/profile/'
/** Kysely's functions that put a name or raw text into SQL, and its query builder. */
const NAMING = new Set(['table', 'ref', 'id', 'dynamic'])
const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'withSchema'])
export function dynamicSql(source: Source, texts: TextsOf): Found[] {
  if (KNOWN_HELPERS.has(source.path)) return []
  return source.nodes.flatMap((node) => read(node, source, texts))
}

/** Strings of a folder's constants, by owner and name. */
export type TextsOf = (owner: string, name: string) => Node | undefined

export function constantTexts(sources: readonly Source[]): TextsOf {
  const texts = new Map<string, Node>()
  for (const { path, nodes, isTest } of sources)
    for (const { type, id, init } of isTest ? [] : nodes)
      if (type === 'VariableDeclarator' && isNode(id) && isNode(init) && textIn(init) !== null)
        texts.set(`${ownerOf(path)} ${String(id.name)}`, init)
  return (owner, name) => texts.get(`${owner} ${name}`)
}

function read(node: Node, source: Source, texts: TextsOf): Found[] {
  const { start } = node
  const bad = (words: string): Found[] => [{ start, uses: [], words }]
  if (node.type === 'ImportSpecifier' && nameOf(node.imported) === 'sql' && nameOf(node.local) !== 'sql')
    return bad('imports sql under another name, which hides what it reads')
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return []
  const given = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
  const { callee } = node
  if (callee.type === 'Identifier')
    return readHelper(String(callee.name), given, { start, path: source.path })
  if (callee.type !== 'MemberExpression') return []
  const [on, method] = [nameOf(callee.object), nameOf(callee.property)]
  if (BUILDERS.has(method)) return bad(`calls ${method}. Cure: a statement in sql\`…\``)
  if (on !== 'sql') return []
  // a helper's column may be a parameter: its table is in the caller's own text
  if (method === 'ref' && source.path.startsWith(HELPERS)) return []
  if (NAMING.has(method)) return bad(`names a table or column by sql.${method}. Cure: write it out`)
  if (method !== 'raw') return []
  const text = given[0] && textOf(given[0], source, texts)
  const uses = text === undefined || text === null ? null : fragmentUses(text)
  return uses ? [{ start, uses, words: null }] : bad('puts SQL together by sql.raw. Cure: sql`…`')
}

/** The helpers of packages/db that take a table's name. */
function readHelper(
  name: string,
  given: readonly Node[],
  { start, path }: { start: number; path: string },
): Found[] {
  if (name === 'sql') return [{ start, uses: [], words: 'calls sql as a function. Cure: sql`…`' }]
  const [first] = given
  const unknown = [{ start, uses: [], words: `calls ${name} with a name that is no literal` }]
  if (name === 'ownRows' && !path.startsWith(EXPORT))
    return [{ start, uses: [], words: 'calls ownRows, which is for the member’s data export alone' }]
  if (name === 'historyOf' || name === 'claimsOf') {
    const table = first && textIn(first)
    if (!table) return unknown
    return [{ start, uses: both(name === 'historyOf' ? [table, `${table}_event`] : [table]), words: null }]
  }
  if (name === 'numberedRows') {
    const table = first && textIn(first)
    return table ? [{ start, uses: [{ how: 'reads', name: table }], words: null }] : unknown
  }
  if (name !== 'picturesOf' && name !== 'ownTables') return []
  const properties = first && Array.isArray(first.properties) ? first.properties.filter(isNode) : null
  if (!properties || properties.some(({ type, computed }) => type !== 'Property' || computed)) return unknown
  if (name === 'ownTables')
    return [{ start, uses: both(properties.map(({ key }) => nameOf(key))), words: null }]
  const tables = properties
    .filter(({ key }) => ['pictures', 'of'].includes(nameOf(key)))
    .map(({ value }) => (isNode(value) ? textIn(value) : null))
  return tables.length === 2 && tables.every((table) => table !== null)
    ? [{ start, uses: both(tables), words: null }]
    : unknown
}

/** The table of a helper must be the caller's own: it is written, or read without a view. */
const both = (names: readonly string[]): Use[] => names.map((name) => ({ how: 'writes', name }))

function textOf(node: Node, { path }: Source, texts: TextsOf): string | null {
  if (node.type !== 'Identifier') return textIn(node)
  const init = texts(ownerOf(path), String(node.name))
  return init ? textIn(init) : null
}

/** A literal string. */
function textIn({ type, value, quasis, expressions }: Node): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions)) return null
  if (expressions.length > 0 || !isNode(quasis[0])) return null
  const cooked = quasis[0].value
  return typeof cooked === 'object' && cooked && 'cooked' in cooked ? String(cooked.cooked) : null
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : ''
}
