import type { CommonCode } from './common.ts'
import { RefusedError } from './envelope.ts'
import { newId } from './new-id.ts'

/** From here on an answer is a fault: whether it was done is not known. */
const FAULT = 500

/** Refusals from before anybody looked at the deed: whether an earlier try of it was done they do not say. */
const UNASKED: ReadonlySet<string> = new Set([
  'request.tooFast',
  'identity.humanCheckFailed',
  'encryption.invalid',
  'session.required',
] satisfies CommonCode[])

export type KeptKey = {
  /** The key of this deed: the one of the last try where that got no answer and was the same, else a new one. */
  readonly of: (input: unknown) => string
  /** Whether this very deed was sent and got no answer: it may be done, and pressing again asks for its answer. */
  readonly isOpen: (input: unknown) => boolean
  readonly answered: () => void
  /** A refusal is an answer; a cut line, a fault, or a no from before the deed was looked at is none. */
  readonly failed: (error: unknown) => void
}

/** A deed as text; a file counts by its name, size and age. */
function written(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (value instanceof File) return [value.name, value.size, value.lastModified]
    return value
  })
}

/**
 * Whoever presses again after a cut line means the same deed: under the same key the house answers what it answered, and does nothing
 * twice.
 */
export function keptKey(): KeptKey {
  let last: { readonly text: string; readonly key: string; readonly isOpen: boolean } | null = null
  return {
    of: (input) => {
      const text = written(input)
      if (last?.text !== text) last = { text, key: newId(), isOpen: false }
      return last.key
    },
    isOpen: (input) => last !== null && last.isOpen && last.text === written(input),
    answered: () => {
      last = null
    },
    failed: (error) => {
      const isAnswer = error instanceof RefusedError && error.status < FAULT && !UNASKED.has(error.code)
      if (isAnswer) last = null
      else if (last) last = { ...last, isOpen: true }
    },
  }
}
