import { perSource, type Fault } from '../rule.ts'
import { isNode, type Node } from '../source.ts'
import { languageOf } from './vocabulary.ts'

/** A placeholder that holds a number, recognised by its name, beside a plural noun: '{games} games', '{count} open rounds'. */
const COUNTED = /\{(?:count|least|most|failed|asked|\w+s)\} (?!or )(?:[a-z–-]+ ){0,2}?[a-z]{3,}s\b/
/** A placeholder that lists the forms of a noun, or the four units of a duration. */
const FORMS = /\{\w+\|([^}]*)\}/g
/** `key_other` has another form beside it, `key_one`. */
const HAS_FORMS = /_(?:one|other)$/
const UNITS = 4
const MOST_FORMS = { en: 2, vi: 1 }

/** A number must not be beside one fixed form of its noun, "1 games", and each language lists its own plural forms. */
export const plurals = perSource('plurals', (source) => {
  const language = languageOf(source)
  if (!language) return []
  const counted = new Set(source.nodes.flatMap(formsBeside))
  return source.nodes.flatMap((node): Fault[] => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return []
    const fixed = language === 'en' && !counted.has(node.start) ? COUNTED.exec(node.value)?.[0] : undefined
    const listed = [...node.value.matchAll(FORMS)].find(([, forms = '']) => {
      const { length } = forms.split('|')
      return length !== UNITS && length !== MOST_FORMS[language]
    })
    return [
      ...(fixed ? [`“${fixed}” reads wrong with 1. Cure: list the forms, {games|game|games}`] : []),
      ...(listed ? [`“${listed[0]}” lists too many or too few forms. Cure: ${FORMS_OF[language]}`] : []),
    ].map((words) => ({ start: node.start, words }))
  })
})

const FORMS_OF = { en: 'singular and plural, {games|game|games}', vi: 'its only one, {games|trò chơi}' }

/** Where the texts of `key_one` and `key_other` begin. */
function formsBeside({ type, key, value }: Node): number[] {
  if (type !== 'Property' || !isNode(key) || !isNode(value)) return []
  return HAS_FORMS.test(String(key.value ?? key.name)) ? [value.start] : []
}
