import { isProtective } from '#features/sport/trading/rules/factors.ts'
import type { LimitReason, Most } from '../limits.ts'

/** Limits that a trader may exceed: of an outcome, of one bet's return, and of the member. */
const OF_TRADERS: ReadonlySet<LimitReason> = new Set(['market', 'event', 'return', 'member'])

type Limit = { readonly reason: LimitReason; readonly why?: Most['why'] | null }

/** Whether a trader may let a bet exceed a limit: never one that protects the member or others. */
export const mayExceed = ({ reason, why }: Limit): boolean =>
  OF_TRADERS.has(reason) && !(why && isProtective(why))

/** Whether a bet above a limit may wait for a trader; `seconds`: the brand's time for it, 0 if it has none. */
export const isReferable = (limit: Limit, seconds: number): boolean => seconds > 0 && mayExceed(limit)

/** Why a trader rejects a bet, as the member reads it. */
export const rejectWhys = ['risk', 'news', 'price', 'account'] as const
export type RejectWhy = (typeof rejectWhys)[number]
