/** The wire's one shape (decision 2): a value, or a refusal with code, words and what the screen needs to know. */
export type Envelope =
  | { readonly success: true; readonly value: unknown }
  | {
      readonly success: false
      readonly errorCode: string
      readonly message: string
      readonly value?: unknown
    }

/** A refusal as the client meets it; `words` are in the member's language already. */
export class RefusedError extends Error {
  readonly code: string
  readonly status: number
  readonly detail: unknown

  constructor(refusal: { code: string; status: number; words: string; detail?: unknown }) {
    super(refusal.words)
    this.name = 'RefusedError'
    this.code = refusal.code
    this.status = refusal.status
    this.detail = refusal.detail
  }
}

/** The line to the server broke or its answer was not ours: nothing is known about what happened. */
export class LineError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'LineError'
  }
}
