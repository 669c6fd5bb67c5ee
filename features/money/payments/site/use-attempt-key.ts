import { useState } from 'react'
import { idempotencyKeys } from '#contract/idempotency-keys.ts'

export type AttemptKey = {
  /** The key of this request; `request` is everything that makes it a different one, as text. */
  readonly of: (request: string) => string
  /**
   * Whether this request was sent without a reply. It may have been executed, and its money deducted: the screen's own validation is
   * then meaningless, and pressing again fetches the reply.
   */
  readonly isOpen: (request: string) => boolean
  /** It was executed: the same input again is another request. */
  readonly done: () => void
  /**
   * It failed. A refusal is stored under its key, so the next press needs a new one; a network error keeps the key, and so does a
   * refusal before processing, such as a rate limit.
   */
  readonly failed: (error: unknown) => void
}

/**
 * A request keeps its idempotency key until it changes or has been answered, so that pressing again after a network error cannot move
 * money twice.
 */
export function useAttemptKey(): AttemptKey {
  const [{ of, isOpen, answered, failed }] = useState(idempotencyKeys)
  return { of, isOpen, done: answered, failed }
}
