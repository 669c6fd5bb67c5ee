import { inTransaction } from '#db/pool.ts'
import { anyJson, type Json, type Result } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit, type AuditValues } from '#features/platform/audit/public.ts'
import type { sharedRoundsOffice } from '../contract/office.ts'
import type { Entered, OutcomeProblem } from './outcomes.ts'

export type OfficeCall = CallFor<(typeof sharedRoundsOffice)['enter']>

const CODES = {
  unknown: 'shared.roundUnknown',
  notNow: 'shared.wrongState',
  samePerson: 'shared.wrongState',
  invalid: 'shared.outcomeInvalid',
} as const satisfies Record<OutcomeProblem, string>

export type Problem = { readonly problem: OutcomeProblem; readonly detail?: string }

export function refusalOf({ problem, detail }: Problem) {
  const code = CODES[problem]
  return code === 'shared.outcomeInvalid'
    ? ({ refused: code, detail: { detail: detail ?? '' } } as const)
    : ({ refused: code } as const)
}

/** The operator who proposed and the one who approves; before the approval the second is not known. */
export function bothOf({ operator, approvedBy }: OfficeCall): Entered {
  const isOther = approvedBy !== undefined && approvedBy.id !== operator.id
  return { enteredBy: operator.account, confirmedBy: isOther ? approvedBy.account : '(awaits approval)' }
}

export function jsonOf(value: unknown): Json {
  const read = anyJson.parse(value)
  return read.ok ? read.value : null
}

type What = {
  readonly action: string
  readonly object: string
  readonly after?: AuditValues
  readonly reason: string
}

/** A change by an operator and its audit entry, in one transaction. */
export function changeOf(app: App) {
  return <T, E>(call: OfficeCall, what: What, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> =>
    inTransaction(app.db, async (tx) => {
      const done = await work()
      const { operator, ip, now } = call
      if (done.ok) await writeAudit(tx, { operator, ip, now, ...what })
      return done
    })
}
