import type { Result, Status } from '../../rules/acts.ts'

/** A no after which nothing of the call is kept: it may come again, and may then be taken. */
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
