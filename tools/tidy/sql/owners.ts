/** Who owns which table, view and function: the folder whose SQL made it. */
import { posix } from 'node:path'
import { featureOf, groups, levelOf } from '../groups.ts'
import type { Source } from '../source.ts'
import { readSql, type Made, type Statement } from './statement.ts'

export type Owned = Made & { readonly owner: string; readonly isPublished: boolean }
export type SqlFile = { readonly path: string; readonly owner: string; readonly statement: Statement }
export type Owners = {
  readonly files: readonly SqlFile[]
  readonly unread: readonly { readonly path: string; readonly words: string }[]
  readonly of: (name: string) => Owned | undefined
}

const SQL_FILE = /^(?:packages|features|games|apps)\/.*\/sql\/(functions\/)?[^/]+\.sql$/
export const FUNCTIONS = /\/sql\/functions\/[^/]+\.sql$/

/** `features/money/wallet`, `packages/ledger`, `apps/server`: the folder that a path belongs to. */
export function ownerOf(path: string): string {
  return featureOf(path)?.folder ?? path.split('/').slice(0, 2).join('/')
}

/** How high an owner lies: packages below every group of features, apps above. */
export function heightOf(owner: string): number {
  if (owner.startsWith('packages/')) return -1
  return owner.startsWith('features/') ? levelOf(owner.split('/')[1] ?? '') : groups.length
}

/** Reads every SQL file in the order in which it is applied: migrations by name, then functions. */
export function readOwners(sources: readonly Source[]): Owners {
  const ordered = sources
    .filter(({ path }) => SQL_FILE.test(path))
    .toSorted((a, b) => keyOf(a.path).localeCompare(keyOf(b.path)))
  const files: SqlFile[] = []
  const unread: { path: string; words: string }[] = []
  const owned = new Map<string, Owned>()
  for (const { path, text } of ordered) {
    try {
      const file = { path, owner: ownerOf(path), statement: readSql(text) }
      files.push(file)
      note(file, owned)
    } catch (error) {
      unread.push({
        path,
        words: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      })
    }
  }
  return { files, unread, of: (name) => owned.get(name) }
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
    owned.set(made.name, { ...made, owner: before?.kind === 'table' ? before.owner : owner, isPublished })
  }
}
