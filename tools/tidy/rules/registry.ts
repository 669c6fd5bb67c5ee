import { registries } from '../../generate/registries.ts'
import type { Rule } from '../rule.ts'

/** Ignores spaces, commas and line ends, which are the formatter's. */
const bare = (text: string) => text.replaceAll(/[\s,]/g, '')

/** The generated lists of features match the folders. */
export const registry: Rule = {
  name: 'registry',
  look: (project) => {
    const expected = registries(project.sources.map(({ path }) => path).toSorted())
    return project.sources
      .filter(({ path, text }) => Object.hasOwn(expected, path) && bare(text) !== bare(expected[path] ?? ''))
      .map(({ path }) => ({
        path,
        line: 0,
        rule: 'registry',
        words: 'does not list what the folders hold. Cure: npm run registries',
      }))
  },
}
