import { dirname } from 'node:path'
import { perNode, perSource, type Finding, type Rule } from '../rule.ts'
import { isNode, type Project } from '../source.ts'
import { isDeclaration } from './declarations.ts'

const FILE_STOP = 300
const FUNCTION_STOP = 50
/** A component includes its markup, which is read top to bottom like a page. */
const COMPONENT_STOP = 80
/** Including its inner functions. */
const WHOLE_STOP = 120
/** A component also contains the event handlers of its markup; a game's scene contains all its drawing. */
const WHOLE_COMPONENT_STOP = 140
const FOLDER_STOP = 12
/** Prettier limits code to 110; comments and SQL, which it does not wrap, may be longer. */
const LINE_STOP = 140

/** Data files have no limit: reels, paytables, texts, art masks, migrations, golden rounds. */
const DATA_FILE =
  /\/texts\/|\/texts\.ts$|\/sql\/|reels\.ts$|\.data\.ts$|\/masks\/|^tools\/generate\/|\.d\.ts$|\.css$|\.md$|package\.json$/
/** Folders that are lists by nature: one file per language, table, picture, decision, command or page. */
const LIST_FOLDER =
  /\/texts$|\/sql(\/functions)?$|\/(art|masks|golden|public)(\/|$)|^docs|^tools(\/tidy\/rules)?$|^features(\/declared)?$|^e2e$|^\.ci$/

/** A file can be read in one go. */
export const fileSize: Rule = perSource('file-size', ({ path, text }) => {
  const lines = linesOf(text) - 1
  if (lines <= FILE_STOP || DATA_FILE.test(path)) return []
  return [
    {
      start: 0,
      words: `has ${lines} lines; the stop is ${FILE_STOP}. Cure: it holds two things, make them two files`,
    },
  ]
})

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/**
 * A function fits on a screen, not counting its inner functions; a closure including all of them stays short enough to read in one go,
 * since each of them can read and change the shared variables.
 */
export const functionSize: Rule = perNode('function-size', (node, { path, text, isTest }) => {
  if (isTest || DATA_FILE.test(path) || !FUNCTION.test(node.type)) return null
  const inner: string[] = []
  for (const child of Object.values(node)) collectFunctions(child, text, inner)
  const isComponent = path.endsWith('.tsx')
  const whole = linesOf(text.slice(node.start, node.end))
  const own = whole - inner.reduce((sum, part) => sum + linesOf(part) - 1, 0)
  const [ownStop, wholeStop] = isComponent
    ? [COMPONENT_STOP, WHOLE_COMPONENT_STOP]
    : [FUNCTION_STOP, WHOLE_STOP]
  if (own > ownStop)
    return `a function of ${own} lines of its own; the stop is ${ownStop}. Cure: name its parts`
  return whole > wholeStop
    ? `a closure of ${whole} lines; the stop is ${wholeStop}. Cure: move functions out that share little with the others`
    : null
})

/** The outermost functions below a node. */
function collectFunctions(value: unknown, text: string, found: string[]): void {
  if (Array.isArray(value)) return value.forEach((item) => collectFunctions(item, text, found))
  if (!isNode(value)) return
  if (FUNCTION.test(value.type)) return void found.push(text.slice(value.start, value.end))
  for (const child of Object.values(value)) collectFunctions(child, text, found)
}

function linesOf(text: string): number {
  return text.split('\n').length
}

/** Prettier wraps long lines of code, but not SQL and comments. */
export const lineSize: Rule = perSource('line-size', ({ path, text }) => {
  if (
    !/\.(sql|ts|tsx|mjs)$/.test(path) ||
    DATA_FILE.test(path.replace('/sql/', '/')) ||
    /\/texts\//.test(path)
  )
    return []
  let start = 0
  return text.split('\n').flatMap((line) => {
    const at = start
    start += line.length + 1
    const isLong = line.length > LINE_STOP && (path.endsWith('.sql') || /^\s*(\/\/|\*|\/\*)/.test(line))
    return isLong
      ? [{ start: at, words: `${line.length} columns; the stop is ${LINE_STOP}. Cure: break the line` }]
      : []
  })
})

/** A folder can be seen at a glance; a feature's declarations have fixed names and do not count. */
export const folderSize: Rule = { name: 'folder-size', look: fullFolders }

function fullFolders(project: Project): Finding[] {
  const counts = new Map<string, number>()
  for (const { path, isTest } of project.sources) {
    if (!isTest && path.includes('/') && !isDeclaration(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > FOLDER_STOP && !LIST_FOLDER.test(folder))
    .map(([folder, count]) => ({
      path: folder,
      line: 0,
      rule: 'folder-size',
      words: `holds ${count} files; the stop is ${FOLDER_STOP} (tests not counted). Cure: a room becomes a folder, rules.ts → rules/…`,
    }))
}
