import type { LimitReason } from '../limits.ts'

/** Limits that a trader may exceed: of an outcome, of one bet's return, and of the member. */
const OF_TRADERS: ReadonlySet<LimitReason> = new Set(['market', 'event', 'return', 'member'])

/** Whether a bet above a limit may wait for a trader; `seconds`: the brand's time for it, 0 if it has none. */
export const isReferable = (reason: LimitReason, seconds: number): boolean =>
  seconds > 0 && OF_TRADERS.has(reason)

/** Why a trader rejects a bet, as the member reads it. */
export const rejectWhys = ['risk', 'news', 'price', 'account'] as const
export type RejectWhy = (typeof rejectWhys)[number]
