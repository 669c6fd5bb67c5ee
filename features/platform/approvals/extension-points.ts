import { extensionPoint } from '#server/extension/point.ts'
import type { House } from '#server/house.ts'

/** A call as it came over the wire: its parameters and its body, not yet read. */
export type WireCall = Readonly<Record<string, unknown>>

type Asked = { readonly operator: string; readonly now: Date }

/** Whether a call needs a second operator; true as well where the call cannot be read. */
export type Condition = (house: House, call: WireCall, asked: Asked) => Promise<boolean>

/** Crediting a deposit whose figures differ or add up; filled by the deposits feature. */
export const depositCondition = extensionPoint<Condition>('approvals.depositFigures')

/** Raising a player-protection limit; filled by the limits feature. */
export const limitCondition = extensionPoint<Condition>('approvals.limitRises')
