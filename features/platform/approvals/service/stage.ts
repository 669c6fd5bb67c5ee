import { operatorById, permissionsOf } from '#features/platform/operators/public.ts'
import type { Tx } from '#db/pool.ts'
import type { AnyCall, OperatorCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Refused } from '#server/once.ts'

export type Input = Record<string, unknown>

export type Stage = { readonly house: House; readonly tellAll: () => void }

/**
 * The app context bound to one transaction: every use case that runs on it writes there, and its events wait until `tellAll`, after the
 * commit. A rollback sends none.
 */
export function stageOn(house: House, tx: Tx): Stage {
  const waiting: (() => void)[] = []
  const staged: House = {
    ...house,
    db: tx,
    hints: { ...house.hints, tell: (room, hint) => void waiting.push(() => house.hints.tell(room, hint)) },
    merchants: { ...house.merchants, forget: () => void waiting.push(() => house.merchants.forget()) },
  }
  return { house: staged, tellAll: () => waiting.forEach((tell) => tell()) }
}

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
export async function runOn(staged: House, { fullName, input, call }: Run): Promise<unknown> {
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
