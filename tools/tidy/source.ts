/** The sources that the lint checks, each read and parsed once. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'

export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
export type Import = {
  readonly from: string
  /** The specifier as written. */
  readonly request: string
  readonly names: readonly string[]
  readonly isType: boolean
  /** A dynamic `import()`. */
  readonly isLazy: boolean
  readonly start: number
}
export type Comment = { readonly value: string; readonly start: number }

export type Source = {
  /** Path from the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly isTest: boolean
  /** Every node of the syntax tree, parents before children; empty for SQL, CSS and other text files. */
  readonly nodes: readonly Node[]
  readonly imports: readonly Import[]
  readonly comments: readonly Comment[]
}

/** The project from the rules' view. */
export type Project = {
  readonly sources: readonly Source[]
  /** Whether a path is one of the sources. */
  readonly has: (path: string) => boolean
  /** Whether a path is any file or folder below the root. */
  readonly exists: (path: string) => boolean
}

const FOLDERS = '{apps,features,games,packages,tools,e2e}'
const PATTERNS = [
  `${FOLDERS}/**/*.{ts,tsx,mjs,js,sql,css}`,
  '*.{ts,mjs}',
  '.ci/*',
  'docs/**/*.md',
  '{data,packages}/**/*.md',
  '*.md',
  'package.json',
]
const LEFT_OUT = /(^|\/)(node_modules|dist|test-results|playwright-report|\.data)\//
const PARSED = /\.(ts|tsx|mjs|js)$/

/** Reads every source below a root. */
export function readProject(root: string): Project {
  const paths = globSync(PATTERNS, { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
  const project = projectOf(paths.map((path) => readSource(path, readFileSync(join(root, path), 'utf8'))))
  return { ...project, exists: (path) => existsSync(join(root, path)) }
}

/** A project made of given sources: for tests that plant files. */
export function projectOf(sources: readonly Source[]): Project {
  const paths = new Set(sources.map((source) => source.path))
  const folders = new Set(sources.flatMap(({ path }) => foldersOf(path)))
  return { sources, has: (path) => paths.has(path), exists: (path) => paths.has(path) || folders.has(path) }
}

const foldersOf = (path: string) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))

/** Parses one source. A file with a syntax error has no nodes: the compiler reports it. */
export function readSource(path: string, text: string): Source {
  const isTest = /\.(test|spec)\.tsx?$/.test(path) || /\/tests?(ing)?\//.test(path)
  const bare = { path, text, isTest, nodes: [], imports: [], comments: [] }
  if (!PARSED.test(path)) return bare
  const parsed = parseSync(path, text)
  const nodes: Node[] = []
  gather(parsed.program, nodes)
  return {
    ...bare,
    nodes,
    imports: importsOf(parsed, path, nodes),
    comments: parsed.comments,
  }
}

type Parsed = ReturnType<typeof parseSync>

function importsOf({ module }: Parsed, path: string, nodes: readonly Node[]): Import[] {
  const found: Import[] = module.staticImports.map((statement) => ({
    from: targetOf(path, statement.moduleRequest.value),
    request: statement.moduleRequest.value,
    names: statement.entries.map((entry) => entry.importName.name ?? entry.importName.kind),
    isType: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    isLazy: false,
    start: statement.start,
  }))
  for (const statement of module.staticExports) {
    const request = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (request)
      found.push({
        from: targetOf(path, request.value),
        request: request.value,
        names: [],
        isType: statement.entries.every((entry) => entry.isType),
        isLazy: false,
        start: statement.start,
      })
  }
  for (const node of nodes) {
    const source = node.type === 'ImportExpression' && isNode(node.source) ? node.source.value : null
    if (typeof source === 'string')
      found.push({
        from: targetOf(path, source),
        request: source,
        names: [],
        isType: false,
        isLazy: true,
        start: node.start,
      })
  }
  return found
}

/** What an import resolves to: a path from the root, `npm:<package>/…` or `node:<module>`. */
function targetOf(path: string, request: string): string {
  const clean = request.replace(/\?.*$/, '')
  if (clean.startsWith('.')) return posix.join(dirname(path), clean)
  const area = /^#(features|games|apps|tools)\//.test(clean) ? clean.slice(1) : `packages/${clean.slice(1)}`
  if (clean.startsWith('#')) return area
  return clean.startsWith('node:') ? clean : `npm:${clean}`
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Adds a node and its descendants: a tree is traversed once, however many rules check it. */
function gather(value: unknown, nodes: Node[]): void {
  if (Array.isArray(value)) {
    for (const item of value) gather(item, nodes)
    return
  }
  if (!isNode(value)) return
  nodes.push(value)
  for (const key in value) {
    const child = value[key]
    if (typeof child === 'object' && child !== null) gather(child, nodes)
  }
}

/** Line number of a position in a text, from 1. */
export function lineAt(text: string, start: number): number {
  return text.slice(0, start).split('\n').length
}
