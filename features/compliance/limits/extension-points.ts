import type { Currency } from '#kit/currency.ts'
import type { MemberCaller } from '#server/call.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'

/** Amounts in ledger units; `startedAt` is null before the first game of a session. */
export type SessionResult = {
  readonly currency: Currency
  readonly startedAt: Date | null
  readonly elapsedSeconds: number
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly net: bigint
}

/** Stakes and wins of the current session; provided by the rounds feature. */
export const sessionResult =
  extensionPoint<(app: App, member: MemberCaller) => Promise<SessionResult>>('limits.sessionResult')
