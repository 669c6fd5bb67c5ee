import type { PostResult } from '#ledger/types.ts'

export type MoneyRefusal =
  | { readonly refused: 'play.insufficient'; readonly detail: { readonly balance: bigint } }
  | { readonly refused: 'play.limit'; readonly detail: { readonly guard: string } }
  | { readonly refused: 'play.walletClosed' }

type No = Extract<PostResult, { readonly status: 'refused' }>

/** Why the ledger did not take the price, as a code of the contract. */
export function moneyRefusal(result: No): MoneyRefusal {
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
    default:
      throw new Error(`tickets: the ledger refused a ticket: ${result.reason}`)
  }
}
