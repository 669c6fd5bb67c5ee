import type { Finding, Rule } from '../rule.ts'
import { isNode, type Project, type Source } from '../source.ts'

/** Every language has exactly the text keys of English. */
export const parity: Rule = {
  name: 'texts',
  look: (project) => project.sources.flatMap((source) => gaps(project, source)),
}

const ENGLISH = /(^|\/|-)en\.ts$/

function gaps(project: Project, english: Source): Finding[] {
  if (!/\/texts\//.test(english.path) || !ENGLISH.test(english.path)) return []
  const path = english.path.replace(ENGLISH, '$1vi.ts')
  const vietnamese = project.sources.find((source) => source.path === path)
  const finding = (words: string) => ({ path, line: 0, rule: 'texts', words })
  if (!vietnamese) return [finding(`is missing beside ${english.path}. Cure: write it, with the same keys`)]
  const [here, there] = [keysOf(english), keysOf(vietnamese)]
  const missing = [...here].filter((key) => !there.has(key))
  const extra = [...there].filter((key) => !here.has(key))
  return [
    ...missing.map((key) => finding(`lacks the words of ${key}. Cure: translate ${english.path}`)),
    ...extra.map((key) =>
      finding(`has ${key}, which English does not. Cure: drop it, or write it in ${english.path}`),
    ),
  ]
}

function keysOf(source: Source): Set<string> {
  const keys = new Set<string>()
  for (const node of source.nodes) {
    if (node.type !== 'Property' || !isNode(node.key)) continue
    const key = node.key.type === 'Literal' ? node.key.value : node.key.name
    // Plural forms differ between languages: Vietnamese has one form where English has two.
    if (typeof key === 'string') keys.add(key.replace(/_(one|other|few|many|zero|two)$/, ''))
  }
  return keys
}
