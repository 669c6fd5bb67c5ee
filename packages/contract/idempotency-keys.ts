import type { CommonCode } from './common.ts'
import { NetworkError, RefusedError } from './envelope.ts'
import { newId } from './new-id.ts'

/** From this status on the response is a server error: whether the call was executed is unknown. */
const FAULT = 500

/** Refusals before the call was processed: they say nothing about an earlier attempt. */
const UNASKED: ReadonlySet<string> = new Set([
  'request.tooFast',
  'identity.humanCheckFailed',
  'encryption.invalid',
  'session.required',
] satisfies CommonCode[])

/** A network or server error: whether the call was executed is unknown. */
export const mayHaveRun = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RefusedError && error.status >= FAULT)

export type IdempotencyKeys = {
  /** The idempotency key of this input: that of the last attempt if it was the same and got no definite reply, else a new one. */
  readonly of: (input: unknown) => string
  /** Whether this input was sent without a definite reply: it may have been executed, and sending it again fetches the reply. */
  readonly isOpen: (input: unknown) => boolean
  readonly answered: () => void
  /** A refusal is a definite reply; a network error, a server error and a refusal before processing are not. */
  readonly failed: (error: unknown) => void
}

/** The input as text; a file is identified by name, size and modification time. */
function written(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (value instanceof File) return [value.name, value.size, value.lastModified]
    return value
  })
}

/**
 * Pressing again after a network error repeats the same call: with the same key the server returns its first reply and executes nothing
 * twice.
 */
export function idempotencyKeys(): IdempotencyKeys {
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
