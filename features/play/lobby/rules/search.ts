/**
 * Finding a game by what someone types in a hurry: marks and capitals do not count, words may stand in any order, and a
 * slip of the finger is forgiven: one letter wrong, missing, doubled or swapped in a word of four letters and more, two
 * from eight on. Example: "dragn rivr" and "riverdragon" both find "River Dragon".
 *
 * Every typed word must be met. A word of the name weighs most, then the provider, then what kind of game it is.
 */
import { searchable } from '../rules.ts'

export type Findable = {
  /** In every language: a guest may know the other name. */
  readonly names: readonly string[]
  readonly vendor: string
  readonly kinds: readonly string[]
}

const SLIP_FROM = 4
const TWO_SLIPS_FROM = 8

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many slips lead from one word to the other; more than `most` are not counted further. */
export function slips(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(!isSame))
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[word.length] ?? most + 1
}

/** How well one typed word meets one word: 1 the same, 0 not at all. */
function meets(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.9
  if (typed.length >= 3 && word.includes(typed)) return 0.7
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= SLIP_FROM ? 1 : 0
  if (most === 0) return 0
  // the beginning of a longer word may be mistyped just as the whole of it
  const count = Math.min(slips(typed, word, most), slips(typed, word.slice(0, typed.length), most))
  return count <= most ? 0.6 - count * 0.1 : 0
}

const NAME = 1
const VENDOR = 0.6
const KIND = 0.5

/** Between 0 (not found) and 1 (exactly that); nothing typed finds nothing. */
export function scoreOf(typed: string, thing: Findable): number {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return 0
  const names = thing.names.flatMap(wordsOf)
  const joined = thing.names.map((name) => wordsOf(name).join(''))
  const fields: readonly (readonly [number, readonly string[]])[] = [
    [NAME, [...names, ...joined]],
    [VENDOR, [...wordsOf(thing.vendor), wordsOf(thing.vendor).join('')]],
    [KIND, thing.kinds.flatMap(wordsOf)],
  ]
  const best = (word: string): number =>
    Math.max(0, ...fields.flatMap(([weight, words]) => words.map((own) => weight * meets(word, own))))
  const scores = wanted.map(best)
  if (scores.every((score) => score > 0)) return scores.reduce((sum, score) => sum + score, 0) / scores.length
  // typed apart what is written together
  return wanted.length > 1 ? best(wanted.join('')) * 0.9 : 0
}

export type Found<T> = { readonly thing: T; readonly score: number }

/** What was found, best first; of equals the order stays. */
export function find<T>(typed: string, things: readonly T[], read: (thing: T) => Findable): readonly T[] {
  return things
    .map((thing): Found<T> => ({ thing, score: scoreOf(typed, read(thing)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}
