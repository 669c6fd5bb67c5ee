import type { Tx } from '#db/pool.ts'
import type { FirstOf } from '#db/review/owners.ts'
import { extensionPoint, extensionPoints } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import { flows, type Flow } from './rules/duty.ts'

/** A call as received: its parameters and its body, not yet parsed. */
export type WireCall = Readonly<Record<string, unknown>>

type Asked = { readonly operator: string; readonly now: Date }

/** Whether a call needs a second operator; also true if the call cannot be parsed. */
export type Condition = (app: App, call: WireCall, asked: Asked) => Promise<boolean>

/** Crediting an unusual deposit; filled by the deposits feature. */
export const depositCondition = extensionPoint<Condition>('approvals.depositFigures')

/** Assigning an entry of a bank statement to a deposit; filled by the bank statements feature. */
export const entryCondition = extensionPoint<Condition>('approvals.bankEntry')

/** Raising a responsible-gambling limit; filled by the limits feature. */
export const limitCondition = extensionPoint<Condition>('approvals.limitRises')

/** Who acted first in the flows with two operators that are older than the proposals; filled by the feature with the flow. */
export const firstOperators = extensionPoints<Flow, FirstOf>('approvals.firstOperators', flows)

/**
 * Runs a change of the first brand's setup by one operator, in a transaction in which the site cannot open: `run` gets it. Null, with
 * nothing run, once the site is open or in a demo; filled by the setup feature.
 */
export const beforeOpening =
  extensionPoint<<T>(app: App, run: (tx: Tx) => Promise<T>) => Promise<{ readonly done: T } | null>>(
    'approvals.beforeOpening',
  )
