// Money between a member's main wallet and a vendor's wallet (MEM-04). It leaves the wallet that gives before the other one gets
// it, so it is never in both: to the vendor it is posted first and the vendor is told then; back home the vendor gives first.
// Between the two it is pending. A lost answer is no answer: the vendor is asked, by the transfer's own id, until it has said
// "confirmed" or "failed". Example: 100.00 sent, the line breaks, the vendor never heard of it: it is told again, same id.

import type { Minor } from '#kit/money.ts'

export const vendorTransferStates = ['pending', 'done', 'failed'] as const
export type VendorTransferState = (typeof vendorTransferStates)[number]
export const vendorDirections = ['out', 'back'] as const
export type VendorDirection = (typeof vendorDirections)[number]

/** What a vendor says of a transfer. */
export type Told = 'pending' | 'confirmed' | 'failed'

/** A word that we do not know means that nothing is decided. */
export function readTold(word: string): Told {
  return word === 'confirmed' || word === 'failed' ? word : 'pending'
}

/** What news of a vendor change: money that goes back home after a no, money that comes after a yes, or nothing. */
export type Settling = 'wait' | 'finish' | 'credit' | 'giveBack' | 'fail' | 'alarm'

export function settle(state: VendorTransferState, direction: VendorDirection, told: Told): Settling {
  if (told === 'pending') return 'wait'
  if (state !== 'pending') return (state === 'done') === (told === 'confirmed') ? 'wait' : 'alarm'
  if (told === 'confirmed') return direction === 'out' ? 'finish' : 'credit'
  return direction === 'out' ? 'giveBack' : 'fail'
}

/** Ledger units in a hundredth, the finest amount that the cashier takes. */
const HUNDREDTH: Minor = 100n

export type VendorTerms = { readonly isOpen: boolean; readonly least: Minor; readonly most: Minor }

export type SendRefusal =
  | { readonly refused: 'vendorWallets.closed' }
  | { readonly refused: 'vendorWallets.amountTooFine' }
  | { readonly refused: 'vendorWallets.amountTooSmall'; readonly detail: { readonly least: Minor } }
  | { readonly refused: 'vendorWallets.amountTooLarge'; readonly detail: { readonly most: Minor } }
  | {
      readonly refused: 'vendorWallets.notEnough'
      readonly detail: { readonly free: Minor; readonly missing: Minor }
    }

/** Whether this amount may go to the vendor now. `free` is what the main wallet may spend. */
export function checkSend(
  amount: Minor,
  { isOpen, least, most }: VendorTerms,
  free: Minor,
): SendRefusal | null {
  if (!isOpen) return { refused: 'vendorWallets.closed' }
  if (amount % HUNDREDTH !== 0n) return { refused: 'vendorWallets.amountTooFine' }
  if (amount < least) return { refused: 'vendorWallets.amountTooSmall', detail: { least } }
  if (amount > most) return { refused: 'vendorWallets.amountTooLarge', detail: { most } }
  if (amount > free) return { refused: 'vendorWallets.notEnough', detail: { free, missing: amount - free } }
  return null
}

/** Whether this amount may come home: a closed vendor and a small rest are no reason to keep it. */
export function checkBack(amount: Minor, there: Minor): SendRefusal | null {
  if (amount > there)
    return { refused: 'vendorWallets.notEnough', detail: { free: there, missing: amount - there } }
  return null
}
