import { perSource, type Fault } from '../rule.ts'
import { isNode, type Node, type Source } from '../source.ts'
import { retired, type Retired } from '../vocabulary.data.ts'

/**
 * Texts use the glossaries' terms, in both languages: one term per idea. Comments and test titles use the terms that an engineer searches
 * for.
 */
export const vocabulary = perSource('vocabulary', (source) => {
  const language = languageOf(source)
  return [
    ...(language ? source.nodes.flatMap((node) => faultsOf(node, patterns[language])) : []),
    ...source.comments.flatMap(({ value, start }) => wordFaults(value, start, patterns.code)),
    ...(source.isTest ? source.nodes.flatMap(titleFaults) : []),
  ]
})

const TEXTS = /\/(texts|words|letters)\//

/** English or Vietnamese, by the name of a file of texts: `en.ts`, `office-vi.ts`. */
export function languageOf({ path, isTest }: Source): 'en' | 'vi' | null {
  if (isTest || !TEXTS.test(path)) return null
  const [, language] = /(?:^|\/|-)(en|vi)\.ts$/.exec(path) ?? []
  return language === 'en' || language === 'vi' ? language : null
}

type Pattern = { readonly not: RegExp; readonly use: string }

/** A phrase matches as whole words, ignoring case and the kind of apostrophe. */
function patternOf({ not, use }: Retired): Pattern {
  if (typeof not !== 'string') return { not, use }
  const phrase = not.replaceAll('’', "[’']").replaceAll(' ', '\\s+')
  return { not: new RegExp(`(?<![\\p{L}\\d])${phrase}(?![\\p{L}\\d])`, 'iu'), use }
}

const patterns = {
  en: retired.en.map(patternOf),
  vi: retired.vi.map(patternOf),
  code: retired.code.map(patternOf),
}

/** Only values are checked: keys keep their form. */
function faultsOf(node: Node, list: readonly Pattern[]): Fault[] {
  const { value } = node
  if (node.type !== 'Property' || !isNode(value) || typeof value.value !== 'string') return []
  return wordFaults(value.value, value.start, list)
}

/** The retired words of a text. Names in backticks are ignored; a comment's lines are joined. */
function wordFaults(written: string, start: number, list: readonly Pattern[]): Fault[] {
  const text = written
    .normalize('NFC')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\n\s*\*?/g, ' ')
  return list.flatMap(({ not, use }) => {
    const [found] = not.exec(text) ?? []
    return found === undefined
      ? []
      : [{ start, words: `“${found}” is retired. Cure: ${use} (tools/tidy/vocabulary.data.ts)` }]
  })
}

/** The title of a test, or of a group of tests: the first argument of `test`, `it`, `describe` or `test.each(…)`. */
function titleFaults(node: Node): Fault[] {
  if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return []
  const [title]: unknown[] = node['arguments']
  if (!isNode(title) || typeof title.value !== 'string' || !isTestCall(node['callee'])) return []
  return wordFaults(title.value, title.start, patterns.code)
}

function isTestCall(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(String(callee['name']))
  return isTestCall(callee['object'] ?? callee['callee'])
}
