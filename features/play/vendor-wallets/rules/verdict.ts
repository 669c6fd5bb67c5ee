// A transfer whose vendor does not respond is decided by two operators with evidence (MEM-04, dual approval): the vendor executed it
// ("came"), or never will ("notCame"). The vendor has fifteen minutes to respond first. Polling continues, and a late contradictory status
// moves no money: it opens an incident, because the member then has the amount twice, or nowhere. Example: 100.00 sent, no response;
// "notCame": 100.00 is back in the main wallet; the vendor reports "confirmed" a day later: the member has it twice, and an operator
// corrects it.

import type { Told, VendorDirection, VendorTransferState } from './moves.ts'

export const verdicts = ['came', 'notCame'] as const
export type Verdict = (typeof verdicts)[number]

/** A vendor responds within seconds; after this time an operator may decide. */
const SILENCE_MS = 15 * 60_000

/** When operators may decide the outcome of a transfer. */
export function mayDecideFrom(madeAt: Date): Date {
  return new Date(madeAt.getTime() + SILENCE_MS)
}

/** Maps a decision to the equivalent vendor status. */
export function toldBy(verdict: Verdict): Exclude<Told, 'pending'> {
  return verdict === 'came' ? 'confirmed' : 'failed'
}

export type ProposeRefusal =
  | { readonly refused: 'vendorWallets.settled' }
  | { readonly refused: 'vendorWallets.tooEarly'; readonly detail: { readonly from: Date } }

/** Whether an operator may propose the outcome of a transfer. */
export function checkPropose(
  transfer: { readonly state: VendorTransferState; readonly madeAt: Date },
  now: Date,
): ProposeRefusal | null {
  if (transfer.state !== 'pending') return { refused: 'vendorWallets.settled' }
  const from = mayDecideFrom(transfer.madeAt)
  return now < from ? { refused: 'vendorWallets.tooEarly', detail: { from } } : null
}

/**
 * Where a contradictory late status leaves the member's money: `twice`, at the platform and at the vendor, or `nowhere`. A transfer
 * completed on one side only is one of the two, depending on its direction.
 */
export function contradiction(direction: VendorDirection, told: Told): 'twice' | 'nowhere' {
  return (direction === 'out') === (told === 'confirmed') ? 'twice' : 'nowhere'
}
