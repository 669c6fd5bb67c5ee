import type { BetRefusal } from '#game-kit/game.ts'
import type { BatchResult } from '#ledger/types.ts'
import type { readyToPlay } from '#features/compliance/limits/public.ts'

/** Why the ledger took no stake. */
export type StakeRefusal =
  | { readonly refused: 'play.insufficient'; readonly detail: { readonly balance: bigint } }
  | { readonly refused: 'play.limit'; readonly detail: { readonly guard: string } }
  | { readonly refused: 'play.walletClosed' }
  | { readonly refused: 'idempotency.conflict' }

export type SlipRefusal =
  | StakeRefusal
  | { readonly refused: 'play.notOffered' | 'play.gameStopped' }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }
  | {
      readonly refused: 'shared.roundUnknown' | 'shared.saleOver' | 'shared.priceMoved'
    }
  | { readonly refused: 'shared.capReached'; readonly detail: { readonly key: string } }
  | NonNullable<Awaited<ReturnType<typeof readyToPlay>>>
  | { readonly refused: BetRefusal; readonly detail: null }

/** Why a slip cannot be acted on. */
export type ActRefusal = {
  readonly refused:
    | 'shared.slipUnknown'
    | 'shared.saleOver'
    | 'shared.slipOver'
    | 'shared.notAllowed'
    | 'idempotency.conflict'
}

/** Why a slip cannot be cancelled. */
export type CancelRefusal =
  | { readonly refused: 'shared.slipUnknown' | 'shared.saleOver' | 'shared.slipOver' }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }

type No = Extract<BatchResult, { readonly status: 'refused' | 'overloaded' }>

/** A ledger refusal as a code of the contract. */
export function slipRefusal(result: No): SlipRefusal {
  if (result.status === 'overloaded') {
    const retryAfterSeconds = Math.max(1, Math.ceil(result.retryAfterMs / 1000))
    return { refused: 'service.overloaded', detail: { retryAfterSeconds } }
  }
  switch (result.reason) {
    case 'windowClosed':
      return { refused: 'shared.saleOver' }
    case 'windowMoved':
      return { refused: 'shared.priceMoved' }
    default:
      return stakeRefusal(result)
  }
}

/** The refusal of a stake or of what an action adds to one. */
export function stakeRefusal(result: Extract<No, { readonly status: 'refused' }>): StakeRefusal {
  switch (result.reason) {
    case 'insufficient':
      return {
        refused: 'play.insufficient',
        detail: { balance: (result.balance ?? 0n) - (result.held ?? 0n) },
      }
    case 'limit':
      return { refused: 'play.limit', detail: { guard: result.guard ?? '' } }
    case 'frozen':
    case 'debt':
    case 'unknownWallet':
      return { refused: 'play.walletClosed' }
    case 'conflict':
    case 'tombstone':
      return { refused: 'idempotency.conflict' }
    default:
      throw new Error(`shared rounds: the ledger refused a stake: ${result.reason}`)
  }
}

/** Why the ledger did not return a stake: its slip has ended, or its sale. */
export function cancelRefusal(result: No): CancelRefusal {
  if (result.status === 'overloaded') {
    const retryAfterSeconds = Math.max(1, Math.ceil(result.retryAfterMs / 1000))
    return { refused: 'service.overloaded', detail: { retryAfterSeconds } }
  }
  return { refused: result.reason === 'windowClosed' ? 'shared.saleOver' : 'shared.slipOver' }
}
