import type { PostResult } from '../types.ts'
import type { Entry } from './entry.ts'
import type { Bytes16 } from './keys.ts'

/** Keys of a generation, of which two are kept: what is delivered twice mostly comes twice at once. About 0.5 MB. */
const GENERATION = 1_024

/** A key that was sent. */
export type Known = {
  readonly print: bigint
  readonly wallet: bigint
  /** Its original result; null while it is on its way, and where it was not accepted. */
  result: (PostResult & { readonly status: 'ok' | 'duplicate' }) | null
  isUnderway: boolean
  /** Others with the same key, who wait for its end. */
  waiting: (() => void)[] | null
}

export type Answers = {
  /** What is known of an item's key, if anything. */
  readonly find: (entry: Entry) => Known | undefined
  /** Notes that an item is sent. */
  readonly begin: (entry: Entry) => Known
}

/**
 * Remembers the newest keys, so that one key is never sent twice at a time, and what is delivered again is answered without the
 * database. Only what was accepted is remembered: a stored result of a key never changes, wherever it is told from.
 */
export function createAnswers(): Answers {
  let fresh = new Map<Bytes16, Known>()
  let old = new Map<Bytes16, Known>()
  return {
    find: ({ key }) => fresh.get(key) ?? old.get(key),
    begin: ({ key, print, wallet }) => {
      if (fresh.size >= GENERATION) {
        // whole generations go: a map from which the first key is taken again and again gets slow
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

/** The end of an item that was sent. */
export function endOf(known: Known, outcome: PostResult | Error): void {
  known.isUnderway = false
  if (!(outcome instanceof Error) && outcome.status !== 'refused') known.result = outcome
  if (known.waiting) for (const goOn of known.waiting) goOn()
}
