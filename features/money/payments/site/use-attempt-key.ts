import { useState } from 'react'
import { keptKey } from '#contract/kept-key.ts'

export type AttemptKey = {
  /** The key of this request; `request` is everything that makes it another one, as text. */
  readonly of: (request: string) => string
  /**
   * Whether this very request was sent and got no answer. It may be done, and its money gone from what is free: what the screen would
   * find wrong with it says nothing, and pressing again asks for its answer.
   */
  readonly isOpen: (request: string) => boolean
  /** It was done: the same again is another deed. */
  readonly done: () => void
  /**
   * It went wrong. A refusal is remembered under its key, so the next press needs a new one; a cut line keeps it, and so does a no from
   * before anybody looked, such as one for too many presses.
   */
  readonly failed: (error: unknown) => void
}

/**
 * The same request keeps its key until it changes or has been answered, so that pressing again after a cut line cannot
 * move money twice.
 */
export function useAttemptKey(): AttemptKey {
  const [{ of, isOpen, answered, failed }] = useState(keptKey)
  return { of, isOpen, done: answered, failed }
}
