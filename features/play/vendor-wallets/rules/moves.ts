// Transfers between a member's main wallet and a vendor's wallet (MEM-04). The source is debited before the target is credited, so the
// money is never in both: to the vendor it is posted first and the vendor is called then; on the way back the vendor is debited first. In
// between the transfer is pending. After a lost response the vendor is polled, by the transfer's own id, until it reports "confirmed" or
// "failed". Example: 100.00 sent, the connection breaks, the vendor never received it: the call is retried with the same id.

import type { Minor } from '#kit/money.ts'

export const vendorTransferStates = ['pending', 'done', 'failed'] as const
export type VendorTransferState = (typeof vendorTransferStates)[number]
export const vendorDirections = ['out', 'back'] as const
export type VendorDirection = (typeof vendorDirections)[number]

/** The vendor's status of a transfer. */
export type Told = 'pending' | 'confirmed' | 'failed'

/** An unknown status leaves the transfer pending. */
export function readTold(word: string): Told {
  return word === 'confirmed' || word === 'failed' ? word : 'pending'
}

/** The effect of a vendor status: a refund after a failure, a credit after a confirmation, or none. */
export type Settling = 'wait' | 'finish' | 'credit' | 'giveBack' | 'fail' | 'alarm'

export function settle(state: VendorTransferState, direction: VendorDirection, told: Told): Settling {
  if (told === 'pending') return 'wait'
  if (state !== 'pending') return (state === 'done') === (told === 'confirmed') ? 'wait' : 'alarm'
  if (told === 'confirmed') return direction === 'out' ? 'finish' : 'credit'
  return direction === 'out' ? 'giveBack' : 'fail'
}

/** Ledger units in a hundredth, the smallest unit of cashier amounts. */
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

/** Whether this amount may be sent to the vendor now. `free` is the available balance of the main wallet. */
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

/** Whether this amount may be transferred back: always possible, even from a closed vendor or below the minimum. */
export function checkBack(amount: Minor, there: Minor): SendRefusal | null {
  if (amount > there)
    return { refused: 'vendorWallets.notEnough', detail: { free: there, missing: amount - there } }
  return null
}
