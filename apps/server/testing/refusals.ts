import { RefusedError } from '#contract/envelope.ts'

/** The code that a call was refused with; 'nothing was refused' where it went through. */
export function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof RefusedError ? error.code : String(error)),
  )
}

/** What a refusal tells besides. */
export function detailOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => (error instanceof RefusedError ? error.detail : String(error)),
  )
}
