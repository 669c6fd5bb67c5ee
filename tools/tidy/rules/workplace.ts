import { perSource } from '../rule.ts'

/** Written in pieces, so that the rule does not report this file itself. */
const WORDS = [
  ['/wo', 'rk/'],
  ['../sha', 'red/'],
  ['/tmp/br', 'ief'],
].map((parts) => parts.join(''))
const ABSOLUTE_HOME = /(?<![\w.])\/(home|Users)\/[a-z]\w+\//

/** A clone works anywhere: it contains no paths of the machine it was written on. */
export const workplace = perSource('workplace', ({ text }) => {
  const named = WORDS.map((word) => ({ start: text.indexOf(word), word })).filter(({ start }) => start >= 0)
  const home = ABSOLUTE_HOME.exec(text)
  if (home) named.push({ start: home.index, word: home[0] })
  return named.map(({ start, word }) => ({
    start,
    words: `names ${word}, a place outside the clone. Cure: a path from the root of the project`,
  }))
})
