import { operatorById, permissionsOf } from '#features/platform/operators/public.ts'
import type { Tx } from '#db/pool.ts'
import type { AnyCall, OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Refused } from '#server/idempotency.ts'

export type Input = Record<string, unknown>

export type Stage = { readonly app: App; readonly tellAll: () => void }

/**
 * The app context bound to one transaction: every use case that runs on it writes there, and its events wait until `tellAll`, after the
 * commit; events after that, such as those that a use case repeats a second later, leave directly. A rollback sends none.
 */
export function stageOn(app: App, tx: Tx): Stage {
  const waiting: (() => void)[] = []
  let isTold = false
  const later = (tell: () => void): void => {
    if (isTold) tell()
    else waiting.push(tell)
  }
  const staged: App = {
    ...app,
    db: tx,
    events: {
      ...app.events,
      publish: (room, hint) => later(() => app.events.publish(room, hint)),
    },
    merchants: { ...app.merchants, forget: () => later(() => app.merchants.forget()) },
  }
  const tellAll = () => {
    isTold = true
    for (const tell of waiting) tell()
  }
  return { app: staged, tellAll }
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
