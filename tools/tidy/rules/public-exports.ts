import type { Finding, Rule } from '../rule.ts'
import { ownFolder } from '../rooms.ts'
import { isNode, lineAt, type Node, type Project, type Source } from '../source.ts'

const PUBLIC = /^features\/(?:[^/]+\/)+public\.ts$/

/** Every public export of a feature is imported by another feature: an unused one still has to be maintained and tested. */
export const publicExports: Rule = { name: 'public-export', look: unusedExports }

function unusedExports(project: Project): Finding[] {
  const used = new Set(project.sources.flatMap(importedNames))
  return project.sources
    .filter(({ path }) => PUBLIC.test(path))
    .flatMap((source) =>
      exportedNames(source)
        .filter(({ name }) => !used.has(`${source.path} ${name}`))
        .map(({ name, start }) => ({
          path: source.path,
          line: lineAt(source.text, start),
          rule: 'public-export',
          words: `exports ${name}, which no other feature imports. Cure: drop the line; a test imports the file itself`,
        })),
    )
}

/** Names that a source imports from another feature's public module, as `path name`. A feature's own tests do not count. */
function importedNames(source: Source): string[] {
  const imported = source.imports
    .filter(({ from }) => PUBLIC.test(from) && ownFolder(from) !== ownFolder(source.path))
    .flatMap(({ from, names }) => names.map((name) => `${from} ${name}`))
  const passedOn = source.nodes.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.source)) return []
    const from = source.imports.find(({ start }) => start === node.start)?.from ?? ''
    return specifiersOf(node).map(({ local }) => `${from} ${local}`)
  })
  return [...imported, ...passedOn]
}

/** Functions and values only; a type describes their parameters and results. */
function exportedNames({ nodes }: Source): { readonly name: string; readonly start: number }[] {
  return nodes
    .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
    .flatMap((node) => [
      ...specifiersOf(node)
        .filter(({ isType }) => !isType)
        .map(({ exported, start }) => ({ name: exported, start })),
      ...declaredNames(node.declaration).map((name) => ({ name, start: node.start })),
    ])
}

function specifiersOf({ specifiers }: Node) {
  const list = Array.isArray(specifiers) ? specifiers.filter(isNode) : []
  return list.map(({ start, local, exported, exportKind }) => ({
    start,
    isType: exportKind === 'type',
    local: nameOf(local),
    exported: nameOf(exported),
  }))
}

/** Names of `export function a`, `export const a, b`, `export type A`. */
function declaredNames(declaration: unknown): string[] {
  if (!isNode(declaration)) return []
  const list = Array.isArray(declaration.declarations)
    ? declaration.declarations.filter(isNode)
    : [declaration]
  return list.map(({ id }) => nameOf(id))
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}
