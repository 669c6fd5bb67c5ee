import type { BatchResult } from '#ledger/types.ts'
import type { AutoplayEnd } from '../../rules/autoplay.ts'

type TooSoon = { readonly refused: 'play.tooSoon'; readonly detail: { readonly waitMs: number } }

/** A ledger refusal as a code of the contract. */
export type MoneyRefusal =
  | { readonly refused: 'play.insufficient'; readonly detail: { readonly balance: bigint } }
  | { readonly refused: 'play.limit'; readonly detail: { readonly guard: string } }
  | { readonly refused: 'play.walletClosed' | 'idempotency.conflict' }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }

export type PlayRefusal =
  | MoneyRefusal
  | TooSoon
  | { readonly refused: 'play.gameStopped' | 'play.notOffered' | 'play.roundOpen' | BetCode }
  | { readonly refused: 'play.buyOff' | 'play.autoplayOff' }
  | { readonly refused: 'play.autoplayOver'; readonly detail: { readonly why: AutoplayEnd } }

export type MoveRefusal =
  | MoneyRefusal
  | TooSoon
  | { readonly refused: 'play.roundUnknown' | 'play.roundOver' | 'play.moveNotAllowed' }
  | { readonly refused: 'play.moveStale'; readonly detail: { readonly step: number } }

type BetCode =
  | 'games.betMalformed'
  | 'games.currencyNotOffered'
  | 'games.stakeNotAllowed'
  | 'games.stakeTooSmall'
  | 'games.stakeTooLarge'
  | 'games.winTooLarge'

type No =
  | Extract<BatchResult, { readonly status: 'refused' }>
  | Extract<BatchResult, { readonly status: 'overloaded' }>

/** Whether a round was drawn from a stale nonce or pair. Nothing of it is stored: draw again. */
export function isDrawnStale(result: BatchResult): boolean {
  return result.status === 'refused' && (result.reason === 'nonceTaken' || result.reason === 'seedNotInUse')
}

/** Maps a ledger refusal to a code of this contract. */
export function refusalOf(result: No): MoneyRefusal {
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
    case 'frozen':
    case 'debt':
      return { refused: 'play.walletClosed' }
    case 'conflict':
    case 'tombstone':
      return { refused: 'idempotency.conflict' }
    default:
      throw new Error(`play: the ledger refused a round: ${result.reason}`)
  }
}
