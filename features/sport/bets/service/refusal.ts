import type { BatchResult, LedgerRefusal } from '#ledger/types.ts'
import type { standing } from './caller.ts'
import type { LegState } from './prepare.ts'
import type { LimitReason } from '../rules/limits.ts'
import type { Malformed } from '../rules/slip.ts'
import type { StakeWhy } from '#features/sport/trading/rules/factors.ts'

export type BetRefusal =
  | { readonly refused: 'sportBets.legs'; readonly detail: { readonly legs: LegState[] } }
  | { readonly refused: 'sportBets.slipMalformed'; readonly detail: { readonly why: Malformed } }
  | { readonly refused: 'sportBets.stakeTooSmall'; readonly detail: { readonly least: bigint } }
  | {
      readonly refused: 'sportBets.overLimit'
      readonly detail: { readonly most: bigint; readonly reason: LimitReason; readonly why: StakeWhy | null }
    }
  | { readonly refused: 'play.insufficient'; readonly detail: { readonly balance: bigint } }
  | { readonly refused: 'play.limit'; readonly detail: { readonly guard: string } }
  | { readonly refused: 'play.walletClosed' | 'idempotency.conflict' }
  | {
      readonly refused: 'sportBets.referralsFull' | 'sportBets.waitingFull'
      readonly detail: { readonly most: number }
    }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }
  | NonNullable<Awaited<ReturnType<typeof standing>>>

type No = Extract<BatchResult, { readonly status: 'refused' | 'overloaded' }>

/** A ledger refusal as a code of the contract; null: the window has moved or shut, so the slip is priced again. */
export function ledgerRefusal(result: No): BetRefusal | null {
  if (result.status === 'overloaded') {
    const retryAfterSeconds = Math.max(1, Math.ceil(result.retryAfterMs / 1000))
    return { refused: 'service.overloaded', detail: { retryAfterSeconds } }
  }
  switch (result.reason) {
    case 'insufficient':
      return {
        refused: 'play.insufficient',
        detail: { balance: (result.balance ?? 0n) - (result.held ?? 0n) },
      }
    case 'limit':
      return { refused: 'play.limit', detail: { guard: result.guard ?? '' } }
    case 'windowClosed':
    case 'windowMoved':
      return null
    default:
      return walletRefusal(result.reason)
  }
}

/** A wallet that takes no part in betting, or a key of something else. Throws for a reason that no member can bring about. */
export function walletRefusal(reason: LedgerRefusal) {
  switch (reason) {
    case 'frozen':
    case 'debt':
    case 'unknownWallet':
      return { refused: 'play.walletClosed' } as const
    case 'conflict':
    case 'tombstone':
      return { refused: 'idempotency.conflict' } as const
    default:
      throw new Error(`sport bets: the ledger refused a bet: ${reason}`)
  }
}
