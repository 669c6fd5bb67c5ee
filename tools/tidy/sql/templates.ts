/** The SQL in TypeScript: sql`…` templates, and plain strings that are whole statements. */
import { isNode, type Node, type Source } from '../source.ts'
import { readSql, type Use } from './statement.ts'

/** A text with placeholders: `parts` has one more element than there are placeholders. */
type Template = { readonly parts: readonly string[]; readonly start: number; readonly isTagged: boolean }
export type SqlText = { readonly start: number; readonly uses: readonly Use[] | null }

/** Candidates for a placeholder: a value, nothing, a name, a list, a query, an assignment, or a condition. */
const FILLINGS = [
  (at: number) => `$${at + 1}`,
  () => ' ',
  () => 'x_',
  () => '(1)',
  () => 'select 1',
  () => 'x_ = 1',
  () => 'where true',
]
/** Statements that a fragment may be a part of; the first one that parses is used. */
const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['select ', ''],
  ['select from t_ where ', ''],
  ['select from t_ ', ''],
  ['select 1 ', ''],
  ['select from t_ where true ', ''],
  ['with ', ' select 1'],
  ['with t_ as (select 1) ', ' select 1'],
  ['update t_ set ', ''],
  ['insert into t_ (c_) ', ''],
  ['insert into t_ default values ', ''],
  ['select from ', ''],
  ['', ' select 1'],
  ['select from t_ order by ', ''],
  ['insert into t_ (', ') values (1)'],
  ['select 1 ', ' select 1'],
]
const BEGINS =
  /^\s*(--[^\n]*\n\s*)*(select|insert\s+into|update|delete\s+from|with|merge\s+into|truncate|lock)\s/i
/** Beginnings of SQL statements that no English sentence has. */
const STATEMENT =
  /^\s*(select\s[\s\S]*\bfrom\b|insert\s+into|update\s+\w+\s+set|delete\s+from|merge\s+into|truncate\s|lock\s+table)/
const MOST_TRIES = 200

/** Every SQL text in a source; `uses` is null if it could not be parsed. */
export function sqlTexts(source: Source): SqlText[] {
  const tagged = new Set<unknown>()
  const texts: SqlText[] = []
  for (const node of source.nodes) {
    if (isPutTogether(node)) texts.push({ start: node.start, uses: null })
    const isTagged = node.type === 'TaggedTemplateExpression' && isNode(node.tag) && isSqlTag(node.tag)
    if (isTagged) tagged.add(node.quasi)
    const template = isTagged && isNode(node.quasi) ? templateOf(node.quasi, true) : plainOf(node, tagged)
    if (template) texts.push(...read(template))
  }
  return texts
}

function isSqlTag(tag: Node): boolean {
  return tag.type === 'Identifier' && tag.name === 'sql'
}

/** The beginning of a statement that `+` continues: the rest is not seen. */
function isPutTogether({ type, operator, left }: Node): boolean {
  if (type !== 'BinaryExpression' || operator !== '+' || !isNode(left)) return false
  if (left.type === 'Literal' && typeof left.value === 'string') return STATEMENT.test(left.value)
  return left.type === 'TemplateLiteral' && STATEMENT.test(templateOf(left, false).parts[0] ?? '')
}

function plainOf(node: Node, tagged: ReadonlySet<unknown>): Template | null {
  if (node.type === 'TemplateLiteral' && !tagged.has(node)) return ifSql(templateOf(node, false))
  if (node.type === 'Literal' && typeof node.value === 'string')
    return ifSql({ parts: [node.value], start: node.start, isTagged: false })
  return null
}

function ifSql(template: Template): Template | null {
  return BEGINS.test(template.parts[0] ?? '') ? template : null
}

function templateOf(node: Node, isTagged: boolean): Template {
  const quasis = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : []
  return { parts: quasis.map(cooked), start: node.start, isTagged }
}

function cooked({ value }: Node): string {
  return typeof value === 'object' && value && 'cooked' in value ? String(value.cooked) : ''
}

/** The uses of a text without placeholders, parsed as any clause; null if it could not be parsed. */
export function fragmentUses(text: string): readonly Use[] | null {
  const [found] = read({ parts: [text], start: 0, isTagged: true })
  return found ? found.uses : []
}

function read({ parts, start, isTagged }: Template): SqlText[] {
  if (parts.every((part) => part.trim() === '')) return []
  const frames = isTagged ? FRAMES : FRAMES.slice(0, 1)
  for (const frame of frames) {
    const uses = readFramed(parts, frame)
    if (uses) return [{ start, uses }]
  }
  return isTagged ? [{ start, uses: null }] : []
}

/** Parses a fragment within a statement. On a syntax error the preceding placeholder gets its next candidate. */
function readFramed(
  parts: readonly string[],
  [before, after]: readonly [string, string],
): readonly Use[] | null {
  const fillings = parts.slice(1).map(() => 0)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { text, holes } = filled(parts, fillings, before)
    try {
      return readSql(text + after).uses
    } catch (error) {
      const at = stumbledAt(error) ?? text.length
      const hole = holes.findLastIndex(
        (place, index) => place <= at && (fillings[index] ?? 0) < FILLINGS.length - 1,
      )
      if (hole < 0) return null
      fillings[hole] = (fillings[hole] ?? 0) + 1
      // reset the later placeholders: their errors may have been caused by this one
      fillings.fill(0, hole + 1)
    }
  }
  return null
}

function filled(parts: readonly string[], fillings: readonly number[], before: string) {
  const holes: number[] = []
  let text = before + (parts[0] ?? '')
  for (const [index, filling] of fillings.entries()) {
    holes.push(text.length)
    text += (FILLINGS[filling]?.(index) ?? ' ') + (parts[index + 1] ?? '')
  }
  return { text, holes }
}

/** The position of the parser's error; null if it has none. */
function stumbledAt(error: unknown): number | null {
  if (!(error instanceof Error) || !('sqlDetails' in error)) return null
  const details = error.sqlDetails
  if (typeof details !== 'object' || !details || !('cursorPosition' in details)) return null
  return typeof details.cursorPosition === 'number' ? details.cursorPosition : null
}
