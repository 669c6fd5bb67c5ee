/** The response envelope (decision 2): a value, or a refusal with code, text and detail. */
export type Envelope =
  | { readonly success: true; readonly value: unknown }
  | {
      readonly success: false
      readonly errorCode: string
      readonly message: string
      readonly value?: unknown
    }

/** A refusal at the client; `words` are in the member's language. */
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

/** A network error or an unreadable response: whether the call was executed is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'LineError'
  }
}
