import { useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'

/** From here on an answer is a fault: whether it was done is not known, so the same key asks again. */
const FAULT = 500

export type AttemptKey = {
  /** The key of this request; `request` is everything that makes it another one, as text. */
  readonly of: (request: string) => string
  /** It was done: the same again is another deed. */
  readonly done: () => void
  /** It went wrong. A refusal is remembered under its key, so the next press needs a new one; a cut line keeps it. */
  readonly failed: (error: unknown) => void
}

/**
 * The same request keeps its key until it changes or has been answered, so that pressing again after a cut line cannot
 * move money twice.
 */
export function useAttemptKey(): AttemptKey {
  const last = useRef({ request: '', key: '' })
  const done = () => {
    last.current = { request: '', key: '' }
  }
  return {
    of: (request) => {
      if (last.current.request !== request || !last.current.key) last.current = { request, key: newId() }
      return last.current.key
    },
    done,
    failed: (error) => {
      if (error instanceof RefusedError && error.status < FAULT) done()
    },
  }
}
