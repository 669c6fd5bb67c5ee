import type { Result, Status } from '../../rules/acts.ts'

/** A refusal that rolls back the whole call: a retry may succeed. */
export class UndoneError extends Error {
  readonly result: Result
  constructor(result: Result) {
    super(result.status)
    this.name = 'UndoneError'
    this.result = result
  }
}

export function undone(status: Status, more: Omit<Result, 'status'> = {}): UndoneError {
  return new UndoneError({ status, ...more })
}
