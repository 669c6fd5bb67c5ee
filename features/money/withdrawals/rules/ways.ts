// How withdrawals of a kind are paid, by the brand's settings: by a connected processor, by operators at the brand's bank ('manual'), or
// not at all ('closed'). A processor that this installation does not have, or that does not pay this kind, is replaced by operators: an
// order that was accepted must be payable. Example: payoutBank is "sandbox" and the installation is live: operators pay.

import type { InstrumentKind } from './instruments.ts'

/** What the settings payoutBank, payoutWallet and payoutCoin may be: 'manual', 'closed', or a processor that sends payouts. */
export const payoutChoices = ['manual', 'closed', 'sandbox'] as const
export type PayoutChoice = (typeof payoutChoices)[number]

export type PayingProcessor = { readonly name: string; readonly payouts: readonly InstrumentKind[] }

/** A processor's name or 'manual'; null: this kind is not offered. */
export function decideWay(
  choice: PayoutChoice,
  kind: InstrumentKind,
  processors: readonly PayingProcessor[],
): string | null {
  if (choice === 'closed') return null
  const isPaying = processors.some(({ name, payouts }) => name === choice && payouts.includes(kind))
  return isPaying ? choice : 'manual'
}
