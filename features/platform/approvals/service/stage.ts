import { operatorById, permissionsOf } from '#features/platform/operators/public.ts'
import type { Tx } from '#db/pool.ts'
import type { AnyCall, OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Refused } from '#server/idempotency.ts'

export type Input = Record<string, unknown>

/** A proposer's current rights, in the session of the proposal; null if they can no longer log in. */
export async function callerNow(
  tx: Tx,
  { id, sessionId, brand, browser }: Pick<OperatorCaller, 'id' | 'sessionId' | 'brand' | 'browser'>,
): Promise<OperatorCaller | null> {
  const row = await operatorById(tx, id)
  if (row?.state !== 'open') return null
  const { account, name, brands, roles } = row
  return { id, account, name, brands, sessionId, browser, brand, permissions: permissionsOf(roles) }
}

export type Run = {
  readonly fullName: string
  readonly input: Input
  readonly call: AnyCall
}

/** Runs a call's handler on the staged app context. */
export async function runOn(staged: App, { fullName, input, call }: Run): Promise<unknown> {
  const found = staged.duties.routeOn(staged, fullName)
  if (!found) throw new Error(`approvals: no route is called ${fullName}`)
  return found.handle(input, call)
}

export function fieldsOf(part: unknown): Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part)) : {}
}

export function isRefusal(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value
}
