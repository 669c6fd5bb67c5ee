// Transfers stay inside one line (decision 18): from a member to an upline, or from an agent to a downline, never sideways, and never
// between two members: one side is an agent. With the setting 'edge' only direct neighbours count. Example: duc (general agent) > hoa
// (agent) > mai. mai may send to hoa and duc, duc to hoa and mai, mai to no other member.

import type { Minor } from '#kit/money.ts'

export const reaches = ['line', 'edge'] as const
export type Reach = (typeof reaches)[number]

/** Account types of agents and of their sub-accounts (decision 7). */
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])

export function isAgent(type: number): boolean {
  return AGENT_TYPES.has(type)
}

export type Node = {
  readonly id: bigint
  readonly type: number
  /** Uplines, nearest first. */
  readonly above: readonly bigint[]
}

export type Way = { readonly direction: 'up' | 'down'; readonly distance: number }

/** The relation from sender to receiver; null if a transfer is not allowed. */
export function wayBetween(sender: Node, receiver: Node, reach: Reach): Way | null {
  if (!isAgent(sender.type) && !isAgent(receiver.type)) return null
  const up = sender.above.indexOf(receiver.id)
  const down = receiver.above.indexOf(sender.id)
  if (up < 0 && down < 0) return null
  const way: Way = up >= 0 ? { direction: 'up', distance: up + 1 } : { direction: 'down', distance: down + 1 }
  return reach === 'edge' && way.distance > 1 ? null : way
}

/** Ledger units in a hundredth, the smallest amount of the cashier. */
const HUNDREDTH: Minor = 100n

export type TransferTerms = {
  readonly least: Minor
  readonly most: Minor
  readonly dayMost: Minor
  readonly dayCount: number
}

export type TransferRefusal =
  | { readonly refused: 'transfers.amountTooFine' }
  | { readonly refused: 'transfers.amountTooSmall'; readonly detail: { readonly least: Minor } }
  | { readonly refused: 'transfers.amountTooLarge'; readonly detail: { readonly most: Minor } }
  | {
      readonly refused: 'transfers.notEnough'
      readonly detail: { readonly free: Minor; readonly missing: Minor }
    }
  | { readonly refused: 'transfers.dayCount'; readonly detail: { readonly most: number } }
  | { readonly refused: 'transfers.dayAmount'; readonly detail: { readonly left: Minor } }

/** Whether this amount can be sent now; each refusal says exactly what is missing. */
export function checkTransfer(
  amount: Minor,
  terms: TransferTerms,
  today: { readonly count: number; readonly amount: Minor },
  free: Minor,
): TransferRefusal | null {
  if (amount % HUNDREDTH !== 0n) return { refused: 'transfers.amountTooFine' }
  if (amount < terms.least) return { refused: 'transfers.amountTooSmall', detail: { least: terms.least } }
  if (amount > terms.most) return { refused: 'transfers.amountTooLarge', detail: { most: terms.most } }
  if (amount > free) return { refused: 'transfers.notEnough', detail: { free, missing: amount - free } }
  if (today.count >= terms.dayCount)
    return { refused: 'transfers.dayCount', detail: { most: terms.dayCount } }
  const left = terms.dayMost - today.amount
  if (amount > left) return { refused: 'transfers.dayAmount', detail: { left: left > 0n ? left : 0n } }
  return null
}
