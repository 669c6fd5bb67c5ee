/** What a SQL text reads, writes, calls, creates and publishes, by PostgreSQL's own parser. */
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'

await loadModule()

/** One use of a name; names defined by a `with` of the same statement do not count. */
export type Use = { readonly how: 'reads' | 'writes' | 'calls'; readonly name: string }
export type Made = {
  readonly kind: 'table' | 'view' | 'function'
  readonly name: string
  /** The columns of a view, as its query names them. */
  readonly columns?: readonly string[]
}
/** A row type: the columns that a feature requires of an extension view. */
export type Asked = { readonly name: string; readonly columns: readonly string[] }
export type Statement = {
  readonly uses: readonly Use[]
  readonly made: readonly Made[]
  /** Dropped tables, and views or functions that become published. */
  readonly dropped: readonly string[]
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  readonly published: readonly string[]
  /** Views that a lower feature declared. */
  readonly filling: readonly string[]
  readonly asked: readonly Asked[]
  /** Tables of another feature that this one takes over. */
  readonly takenOver: readonly string[]
}

type Found = {
  uses: Use[]
  made: Made[]
  dropped: string[]
  renamed: { from: string; to: string }[]
  published: string[]
  filling: string[]
  asked: Asked[]
  takenOver: string[]
}
type Tree = { readonly [key: string]: unknown }

/** A comment with this prefix publishes a view or a function to other features. */
const PUBLISHED = /^published\b/i
/** A comment with this prefix marks an extension view. */
const FILLS = /^fills\b/i
/** A comment with this prefix, in a later migration of another feature, makes that feature the owner of a table. */
const HANDED_OVER = /^handed over\b/i

/** Parses whole statements. Throws the parser's `SqlError` if the text is not valid SQL. */
export function readSql(text: string): Statement {
  const found = nothingFound()
  readInto(text, found)
  return found
}

const nothingFound = (): Found => ({
  uses: [],
  made: [],
  dropped: [],
  renamed: [],
  published: [],
  filling: [],
  asked: [],
  takenOver: [],
})

function readInto(text: string, found: Found): void {
  // the parser counts bytes, and only comments and strings contain non-ASCII characters
  const plain = text.replaceAll(/[^\t\n\r -~]/g, '?')
  for (const { stmt, stmt_location: from = 0, stmt_len: length } of parseSync(plain).stmts ?? []) {
    const code = plain.slice(from, length ? from + length : undefined)
    walk(stmt, { found, made: new Set(), code })
  }
}

/** The context of a traversal: the names that enclosing `with` clauses define, and the text of the statement. */
type Place = { readonly found: Found; readonly made: ReadonlySet<string>; readonly code: string }

function walk(value: unknown, place: Place): void {
  if (Array.isArray(value)) for (const item of value) walk(item, place)
  if (!isTree(value)) return
  const inner = isTree(value['withClause']) ? withNames(value['withClause'], place) : place
  for (const [key, child] of Object.entries(value)) {
    if (key === 'withClause') continue
    const node = isTree(child) ? NODES[key] : undefined
    if (node && isTree(child)) node(child, inner)
    else walk(child, inner)
  }
}

/** Reads the queries of a `with`; each sees the ones before it, and all of them if it is recursive. */
function withNames(clause: Tree, place: Place): Place {
  const queries = listOf(clause['ctes']).map((each) => treeOf(each['CommonTableExpr']))
  const made = new Set(place.made)
  if (clause['recursive']) for (const query of queries) made.add(String(query['ctename']))
  for (const query of queries) {
    walk(query['ctequery'], { ...place, made })
    made.add(String(query['ctename']))
  }
  return { ...place, made }
}

/** PostgreSQL's functions that run a text as SQL. */
const RUNS_TEXT = /^(query_to_xml|query_to_xmlschema|table_to_xml|cursor_to_xml|ts_stat|dblink\w*)$/
/** PL/pgSQL's statements that do: `execute`, and loops and results of one. */
const DYNAMIC = new Set(['PLpgSQL_stmt_dynexecute', 'PLpgSQL_stmt_dynfors', 'dynquery'])

type Reader = (node: Tree, place: Place) => void

/** Traverses a statement that changes its `relation` instead of reading it. */
const writes: Reader = (node, place) => {
  const { relation, relations, ...rest } = node
  const names = [relation, ...listOf(relations).map((each) => each['RangeVar'])]
  for (const each of names)
    if (isTree(each)) place.found.uses.push({ how: 'writes', name: String(each['relname']) })
  walk(rest, place)
}

const makes =
  (kind: 'table', key: string): Reader =>
  ({ [key]: relation, ...rest }, place) => {
    place.found.made.push({ kind, name: String(treeOf(relation)['relname']) })
    walk(rest, place)
  }

const NODES: { readonly [node: string]: Reader | undefined } = {
  RangeVar: ({ relname, schemaname }, { found, made }) => {
    const name = String(relname)
    if (schemaname === undefined && made.has(name)) return
    found.uses.push({ how: 'reads', name })
  },
  FuncCall: ({ funcname, ...rest }, place) => {
    const name = lastName(funcname)
    if (RUNS_TEXT.test(name)) throw new Error(`${name} runs a text: what it reads is not seen`)
    place.found.uses.push({ how: 'calls', name })
    walk(rest, place)
  },
  InsertStmt: writes,
  UpdateStmt: writes,
  DeleteStmt: writes,
  MergeStmt: writes,
  TruncateStmt: writes,
  LockStmt: writes,
  AlterTableStmt: writes,
  CopyStmt: writes,
  RuleStmt: writes,
  IndexStmt: writes,
  CreateTrigStmt: ({ funcname, ...rest }, place) => {
    place.found.uses.push({ how: 'calls', name: lastName(funcname) })
    writes(rest, place)
  },
  CreateStmt: makes('table', 'relation'),
  ViewStmt: ({ view, ...rest }, place) => {
    const name = String(treeOf(view)['relname'])
    place.found.made.push({ kind: 'view', name, columns: columnsOf(rest['query']) })
    walk(rest, place)
  },
  CompositeTypeStmt: ({ typevar, coldeflist }, { found }) => {
    const columns = listOf(coldeflist).map((each) => String(treeOf(each['ColumnDef'])['colname']))
    found.asked.push({ name: String(treeOf(typevar)['relname']), columns })
  },
  CreateTableAsStmt: ({ into, ...rest }, place) => {
    place.found.made.push({ kind: 'table', name: String(treeOf(treeOf(into)['rel'])['relname']) })
    walk(rest, place)
  },
  CreateFunctionStmt: (node, place) => {
    place.found.made.push({ kind: 'function', name: lastName(node['funcname']) })
    readBody(node, place)
  },
  DropStmt: ({ objects }, { found }) => {
    for (const object of listOf(objects)) found.dropped.push(lastName(treeOf(object['List'])['items']))
  },
  DoStmt: ({ args }, { found }) => {
    const body = strings(listOf(args).map((each) => treeOf(each['DefElem'])['arg'])).find((text) =>
      /begin/i.test(text),
    )
    readPlpgsql(`create function do_() returns void language plpgsql as $do_$${body}$do_$`, found)
  },
  RenameStmt: ({ renameType, relation, newname }, { found }) => {
    if (renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_VIEW')
      found.renamed.push({ from: String(treeOf(relation)['relname']), to: String(newname) })
    else found.uses.push({ how: 'writes', name: String(treeOf(relation)['relname']) })
  },
  CommentStmt: ({ object, comment }, { found }) => {
    const of = treeOf(object)
    const items = treeOf(of['List'])['items'] ?? treeOf(of['ObjectWithArgs'])['objname']
    if (items && PUBLISHED.test(String(comment))) found.published.push(lastName(items))
    if (items && FILLS.test(String(comment))) found.filling.push(lastName(items))
    if (items && HANDED_OVER.test(String(comment))) found.takenOver.push(lastName(items))
  },
  // Grants and foreign keys do not count as reading: referential integrity across features is allowed.
  GrantStmt: () => undefined,
  Constraint: ({ pktable: _, ...rest }, place) => walk(rest, place),
}

/** The columns of a query by name; for a union, those of the first query. */
function columnsOf(query: unknown): readonly string[] {
  const select = treeOf(treeOf(query)['SelectStmt'] ?? query)
  if (isTree(select['larg'])) return columnsOf(select['larg'])
  return listOf(select['targetList']).map((each) => {
    const target = treeOf(each['ResTarget'])
    return String(target['name'] ?? lastName(treeOf(treeOf(target['val'])['ColumnRef'])['fields']))
  })
}

/** The queries in the body of a function, in any of its languages. */
function readBody(node: Tree, place: Place): void {
  walk(node['sql_body'], place)
  const option = (name: string) =>
    listOf(node['options'])
      .map((each) => treeOf(each['DefElem']))
      .find((each) => each['defname'] === name)?.['arg']
  const body = strings(option('as'))[0]
  const language = strings(option('language'))[0]
  if (body === undefined) return
  if (language === 'sql') readInto(body, place.found)
  if (language === 'plpgsql') readPlpgsql(place.code, place.found)
}

function readPlpgsql(code: string, found: Found): void {
  const queries: string[] = []
  gather(parsePlPgSQLSync(code), queries)
  for (const query of queries) readQuery(query, found)
}

/** An expression of PL/pgSQL is a statement, a value, or an assignment. */
function readQuery(query: string, found: Found): void {
  const value = query.replace(/^\s*[\w.[\]]+\s*:?=(?!=)/, '')
  for (const text of [query, `select ${value}`, `select ${query}`]) {
    const tried = nothingFound()
    try {
      readInto(text, tried)
    } catch {
      continue
    }
    found.uses.push(...tried.uses)
    return
  }
  throw new Error(`a function's query cannot be read: ${query}`)
}

function gather(value: unknown, queries: string[]): void {
  if (Array.isArray(value)) for (const item of value) gather(item, queries)
  if (!isTree(value)) return
  for (const [key, child] of Object.entries(value)) {
    if (DYNAMIC.has(key)) throw new Error('execute runs a text: what it reads is not seen')
    if (key === 'query' && typeof child === 'string') queries.push(child)
    else gather(child, queries)
  }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function treeOf(value: unknown): Tree {
  return isTree(value) ? value : {}
}

function listOf(value: unknown): readonly Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : []
}

function strings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strings)
  if (!isTree(value)) return []
  if (typeof value['sval'] === 'string') return [value['sval']]
  return Object.values(value).flatMap(strings)
}

/** `[{String: {sval: 'public'}}, {String: {sval: 'name'}}]` is `name`. */
function lastName(names: unknown): string {
  return strings(names).at(-1) ?? ''
}
