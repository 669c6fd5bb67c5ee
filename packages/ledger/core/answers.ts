import type { PostResult } from '../types.ts'
import type { Entry } from './entry.ts'
import type { Bytes16 } from './keys.ts'

/** Keys per generation, of which two are kept: duplicates mostly arrive together. About 0.5 MB. */
const GENERATION = 1_024

/** A key that was sent. */
export type Known = {
  readonly print: bigint
  readonly wallet: bigint
  /** Its original result; null while it is in flight, and if it was not accepted. */
  result: (PostResult & { readonly status: 'ok' | 'duplicate' }) | null
  isUnderway: boolean
  /** Other callers with the same key, waiting for its result. */
  waiting: (() => void)[] | null
}

export type Answers = {
  /** What is cached about an item's key, if anything. */
  readonly find: (entry: Entry) => Known | undefined
  /** Records that an item is sent. */
  readonly begin: (entry: Entry) => Known
}

/**
 * Caches the newest keys, so that one key is never sent twice at a time, and a duplicate is answered without the database. Only
 * accepted results are cached: the stored result of a key never changes.
 */
export function createAnswers(): Answers {
  let fresh = new Map<Bytes16, Known>()
  let old = new Map<Bytes16, Known>()
  return {
    find: ({ key }) => fresh.get(key) ?? old.get(key),
    begin: ({ key, print, wallet }) => {
      if (fresh.size >= GENERATION) {
        // whole generations are dropped: removing the first key of a map again and again gets slow
        const before = old
        old = fresh
        fresh = new Map()
        for (const [late, one] of before) if (one.isUnderway) fresh.set(late, one)
      }
      const known: Known = { print, wallet, result: null, isUnderway: true, waiting: null }
      fresh.set(key, known)
      return known
    },
  }
}

/** The end of a sent item. */
export function endOf(known: Known, outcome: PostResult | Error): void {
  known.isUnderway = false
  if (!(outcome instanceof Error) && outcome.status !== 'refused') known.result = outcome
  if (known.waiting) for (const goOn of known.waiting) goOn()
}
