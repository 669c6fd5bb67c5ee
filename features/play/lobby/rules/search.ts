/**
 * Fuzzy search for games: ignores diacritics, case and word order, and tolerates typos: one letter wrong, missing, doubled or swapped in a
 * word of four or more letters, two from eight letters. Example: "dragn rivr" and "riverdragon" both find "River Dragon".
 *
 * Every typed word must match. The name weighs most, then the provider, then the kind of game.
 */
import { searchable } from '../rules.ts'

export type Findable = {
  /** In every language: a member may know the other name. */
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

/** The edit distance between two words; stops counting above `most`. */
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

/** How well one typed word matches one word: 1 equal, 0 no match. */
function meets(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.9
  if (typed.length >= 3 && word.includes(typed)) return 0.7
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= SLIP_FROM ? 1 : 0
  if (most === 0) return 0
  // the prefix of a longer word may contain typos too
  const count = Math.min(slips(typed, word, most), slips(typed, word.slice(0, typed.length), most))
  return count <= most ? 0.6 - count * 0.1 : 0
}

const NAME = 1
const VENDOR = 0.6
const KIND = 0.5

/** A score from 0 (no match) to 1 (exact match); an empty query matches nothing. */
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
  // typed as separate words, but written as one
  return wanted.length > 1 ? best(wanted.join('')) * 0.9 : 0
}

export type Found<T> = { readonly thing: T; readonly score: number }

/** The matches, best first; stable for equal scores. */
export function find<T>(typed: string, things: readonly T[], read: (thing: T) => Findable): readonly T[] {
  return things
    .map((thing): Found<T> => ({ thing, score: scoreOf(typed, read(thing)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}
