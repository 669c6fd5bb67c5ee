// A transfer whose vendor stays silent is decided by two operators who have evidence (MEM-04, four eyes): the vendor moved it
// ("came"), or it never will ("notCame"). No one decides what the vendor may still be answering, so a quarter of an hour passes
// first. The vendor is asked on, and a late word that says otherwise moves nothing: it opens an incident, because then the member
// has the sum twice, or nowhere. Example: 100.00 sent, silence; "notCame": 100.00 is back in the main wallet; the vendor says
// "confirmed" a day later: the member has it twice, and someone corrects it.

import type { Told, VendorDirection, VendorTransferState } from './moves.ts'

export const verdicts = ['came', 'notCame'] as const
export type Verdict = (typeof verdicts)[number]

/** A vendor answers within seconds; after this much silence it is a person's turn. */
const SILENCE_MS = 15 * 60_000

/** From when on people may say how a transfer ended. */
export function mayDecideFrom(madeAt: Date): Date {
  return new Date(madeAt.getTime() + SILENCE_MS)
}

/** A verdict is what the vendor would have said. */
export function toldBy(verdict: Verdict): Exclude<Told, 'pending'> {
  return verdict === 'came' ? 'confirmed' : 'failed'
}

export type ProposeRefusal =
  | { readonly refused: 'vendorWallets.settled' }
  | { readonly refused: 'vendorWallets.tooEarly'; readonly detail: { readonly from: Date } }

/** Whether someone may propose how a transfer ended. */
export function checkPropose(
  transfer: { readonly state: VendorTransferState; readonly madeAt: Date },
  now: Date,
): ProposeRefusal | null {
  if (transfer.state !== 'pending') return { refused: 'vendorWallets.settled' }
  const from = mayDecideFrom(transfer.madeAt)
  return now < from ? { refused: 'vendorWallets.tooEarly', detail: { from } } : null
}

/**
 * Where a late word leaves a member's money that was settled otherwise: `twice` with the platform and with the vendor, or
 * `nowhere`. A transfer that was done here and not there, or the other way round, is one of the two by its direction.
 */
export function contradiction(direction: VendorDirection, told: Told): 'twice' | 'nowhere' {
  return (direction === 'out') === (told === 'confirmed') ? 'twice' : 'nowhere'
}
