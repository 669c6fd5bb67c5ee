import { RefusedError } from '#contract/envelope.ts'

/** The refusal code of a call; 'nothing was refused' when it succeeded. */
export function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof RefusedError ? error.code : String(error)),
  )
}

/** The detail of a refusal. */
export function detailOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => (error instanceof RefusedError ? error.detail : String(error)),
  )
}
