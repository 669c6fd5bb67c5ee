import type { Finding, Rule } from '../rule.ts'
import type { Project } from '../source.ts'

/** What is started by name, found by pattern or read by a tool, and so never imported. */
const ROOTS =
  /\.(test|spec)\.tsx?$|\.config\.ts$|\.d\.ts$|^tools\/[^/]+$|\/main\.tsx?$|^journeys\/|\/public\/|\/art\/[^/]+\.ts$|^tools\/launcher\/test-postgres\.ts$/
const CODE = /\.(ts|tsx)$/

/** A file that nobody imports is not part of the house. */
export const deadFiles: Rule = { name: 'dead-file', look: unreached }

function unreached(project: Project): Finding[] {
  const importers = project.sources.filter((source) => !source.isTest)
  const reached = new Set(importers.flatMap((source) => source.imports.map((item) => item.from)))
  const byName = project.sources.flatMap((source) =>
    [...source.text.matchAll(/['"`/]([\w./-]+\.tsx?)['"`]/g)].map((found) => found[1] ?? ''),
  )
  const named = new Set(byName.map((name) => name.replace(/^\.?\//, '')))
  return project.sources
    .filter(({ path }) => CODE.test(path) && !ROOTS.test(path) && !path.includes('/testing/'))
    .filter(({ path }) => !reached.has(path) && !named.has(path) && !isGlobbed(project, path))
    .map(({ path }) => ({
      path,
      line: 0,
      rule: 'dead-file',
      words: 'is imported by nothing but tests. Cure: use it or delete it',
    }))
}

/** Vite finds some files by pattern (`import.meta.glob`); the last part of the pattern tells which. */
function isGlobbed(project: Project, path: string): boolean {
  return project.sources.some(({ text }) => {
    const patterns = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*['"]([^'"]+)['"]/g)]
    return patterns.some(
      ([, pattern = '']) =>
        path.endsWith(pattern.slice(pattern.lastIndexOf('*') + 1)) && pattern.includes('*'),
    )
  })
}
