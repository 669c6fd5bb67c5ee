/** The owner of each table, view and function: the folder whose SQL created it. */
import { posix } from 'node:path'
import type { Source } from '../source.ts'
import { heightOf, ownerOf } from './owner.ts'
import { readSql, type Asked, type Made, type Statement } from './statement.ts'

export type Owned = Made & {
  readonly owner: string
  readonly isPublished: boolean
  /** On an extension view: its comment begins with `Fills`. */
  readonly isFilling: boolean
}
export type SqlFile = { readonly path: string; readonly owner: string; readonly statement: Statement }
export type Owners = {
  readonly files: readonly SqlFile[]
  readonly unread: readonly { readonly path: string; readonly words: string }[]
  /** Extension views that no feature creates, or that differ from their declaration. */
  readonly unfilled: readonly { readonly path: string; readonly words: string }[]
  readonly of: (name: string) => Owned | undefined
  /** Published views and functions without a use outside their owner's folder. */
  readonly idle: readonly { readonly path: string; readonly words: string }[]
}

const SQL_FILE = /^(?:packages|features|games|apps)\/.*\/sql\/(functions\/)?[^/]+\.sql$/
/** Extension views that a feature declares for higher features to create; never executed. */
const ASKS = /\/sql\/asks\/[^/]+\.sql$/
export const FUNCTIONS = /\/sql\/functions\/[^/]+\.sql$/

/** Reads every SQL file in the order of execution: migrations by name, then functions. */
export function readOwners(sources: readonly Source[]): Owners {
  const ordered = sources
    .filter(({ path }) => SQL_FILE.test(path))
    .toSorted((a, b) => keyOf(a.path).localeCompare(keyOf(b.path)))
  const unread: { path: string; words: string }[] = []
  const owned = new Map<string, Owned>()
  const files = readAll(ordered, unread)
  for (const file of files) {
    for (const name of madeElsewhere(file, owned))
      unread.push({
        path: file.path,
        words: `makes ${name}, which ${owned.get(name)?.owner} makes too. Cure: another name`,
      })
    note(file, owned)
  }
  const asks = readAll(
    sources.filter(({ path }) => ASKS.test(path)),
    unread,
  )
  const unfilled = asks.flatMap(({ path, owner, statement }) =>
    statement.asked.flatMap((asked) => fill(asked, owner, owned).map((words) => ({ path, words }))),
  )
  const names = new Set(asks.flatMap(({ statement }) => statement.asked.map(({ name }) => name)))
  for (const { name, isFilling } of owned.values())
    if (isFilling && !names.has(name))
      unread.push({ path: pathOf(name, files), words: `says that ${name} fills what no feature asks for` })
  const idle = [...owned.values()]
    .filter(({ name, owner, isPublished }) => isPublished && !isNamedOutside(name, owner, sources))
    .map(({ name }) => ({
      path: pathOf(name, files),
      words: `publishes ${name}, which nothing else uses. Cure: drop it, or the word "Published"`,
    }))
  return { files, unread, unfilled, idle, of: (name) => owned.get(name) }
}

/** Objects that a function file creates although another feature owns them: `create or replace` would silently take them over. */
function madeElsewhere({ path, owner, statement }: SqlFile, owned: Map<string, Owned>): string[] {
  if (!FUNCTIONS.test(path)) return []
  return statement.made
    .map(({ name }) => name)
    .filter((name) => owned.has(name) && owned.get(name)?.owner !== owner)
}

function readAll(sources: readonly Source[], unread: { path: string; words: string }[]): SqlFile[] {
  return sources.flatMap(({ path, text }) => {
    try {
      return [{ path, owner: ownerOf(path), statement: readSql(text) }]
    } catch (error) {
      unread.push({
        path,
        words: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      })
      return []
    }
  })
}

function isNamedOutside(name: string, owner: string, sources: readonly Source[]): boolean {
  return sources.some(({ path, text }) => !path.startsWith(`${owner}/`) && text.includes(name))
}

function pathOf(view: string, files: readonly SqlFile[]): string {
  const makes = ({ statement }: SqlFile) => statement.made.some(({ name }) => name === view)
  return files.findLast(makes)?.path ?? ''
}

/** An extension view belongs to the feature that declares it, not to the one that creates it. */
function fill(asked: Asked, owner: string, owned: Map<string, Owned>): string[] {
  const made = owned.get(asked.name)
  const fault = faultOf(asked, owner, made)
  if (made) owned.set(asked.name, { ...made, owner, isPublished: true })
  return fault ? [`asks for the view ${asked.name}, ${fault}`] : []
}

function faultOf({ columns }: Asked, owner: string, made: Owned | undefined): string | null {
  if (made?.kind !== 'view')
    return 'which no feature makes. Cure: `create view` in the sql/functions of one above'
  if (made.owner === owner || heightOf(made.owner) < heightOf(owner))
    return `which ${made.owner} makes, not a feature above. Cure: a view that it publishes`
  if (!made.isFilling) return 'whose comment does not begin "Fills". Cure: comment on view'
  return made.columns?.join() === columns.join()
    ? null
    : `which has other columns: ${made.columns?.join(', ')}`
}

function keyOf(path: string): string {
  return `${FUNCTIONS.test(path) ? '1' : '0'}${posix.basename(path)}`
}

function note({ path, owner, statement }: SqlFile, owned: Map<string, Owned>): void {
  for (const { from, to } of statement.renamed) {
    const known = owned.get(from)
    owned.delete(from)
    if (known) owned.set(to, { ...known, name: to })
  }
  for (const name of statement.takenOver) {
    const known = owned.get(name)
    if (known) owned.set(name, { ...known, owner })
  }
  const remade = new Set(statement.made.map(({ name }) => name))
  for (const name of statement.dropped) if (!remade.has(name)) owned.delete(name)
  for (const made of statement.made) {
    const isPublished =
      FUNCTIONS.test(path) && made.kind !== 'table' && statement.published.includes(made.name)
    const before = owned.get(made.name)
    const isFilling = made.kind === 'view' && statement.filling.includes(made.name)
    owned.set(made.name, {
      ...made,
      owner: before?.kind === 'table' ? before.owner : owner,
      isPublished,
      isFilling,
    })
  }
}
