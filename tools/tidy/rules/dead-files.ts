import { posix } from 'node:path'
import type { Finding, Rule } from '../rule.ts'
import type { Project, Source } from '../source.ts'

/** Files that are never imported: started by name, found by pattern or read by a tool. */
const ROOTS =
  /\.(test|spec)\.tsx?$|\.config\.ts$|\.d\.ts$|^tools\/[^/]+$|\/main\.tsx?$|^e2e\/|\/public\/|\/art\/[^/]+\.ts$|^tools\/launcher\/test-postgres\.ts$/
const CODE = /\.(ts|tsx)$/

/** A file that no other file imports is dead code. */
export const deadFiles: Rule = { name: 'dead-file', look: unreached }

function unreached(project: Project): Finding[] {
  // A package is a library: a module that only a test uses may still be part of its API.
  const importers = project.sources.filter((source) => !source.isTest || source.path.startsWith('packages/'))
  const reached = new Set(importers.flatMap((source) => source.imports.map((item) => item.from)))
  const named = new Set(project.sources.flatMap(namedFiles))
  return project.sources
    .filter(({ path, isTest }) => CODE.test(path) && !ROOTS.test(path) && !isTest)
    .filter(({ path }) => !reached.has(path) && !named.has(path) && !isGlobbed(project, path))
    .map(({ path }) => ({
      path,
      line: 0,
      rule: 'dead-file',
      words: 'is imported by nothing but tests. Cure: use it or delete it',
    }))
}

/** Files that a source names as text: to start them as programs, or to read them. */
function namedFiles({ path, text }: Source): string[] {
  const names = [...text.matchAll(/['"`/]([\w./-]+\.tsx?)['"`]/g)].map((found) => found[1] ?? '')
  return names.flatMap((name) => [name.replace(/^\.?\//, ''), posix.join(posix.dirname(path), name)])
}

/** Vite finds some files by pattern (`import.meta.glob`); the last part of the pattern identifies them. */
function isGlobbed(project: Project, path: string): boolean {
  return project.sources.some(({ text }) => {
    const patterns = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*['"]([^'"]+)['"]/g)]
    return patterns.some(
      ([, pattern = '']) =>
        path.endsWith(pattern.slice(pattern.lastIndexOf('*') + 1)) && pattern.includes('*'),
    )
  })
}
