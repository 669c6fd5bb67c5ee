import type { BatchResult, LedgerItem } from '../types.ts'

/** The result of an item; an Error for a fault. */
export type Observed = { readonly item: LedgerItem; readonly result: BatchResult | Error }

export type LedgerObserver = (observed: Observed) => void

let observer: LedgerObserver | null = null

/** Reports every committed item of this process to one observer, for metrics; null turns it off. */
export function observeLedger(now: LedgerObserver | null): void {
  observer = now
}

/** Null unless metrics are on: callers compare before they do anything for it. */
export function ledgerObserver(): LedgerObserver | null {
  return observer
}

/** A short name of what an item does: the posting's kind, or the step of a round or hold. Bounded, so that it can be a label. */
export function kindOf(item: LedgerItem): string {
  if ('posting' in item) return item.posting.kind
  const { step = 'instant' } = item
  switch (step) {
    case 'instant':
    case 'open':
    case 'raise':
    case 'settle':
    case 'void':
      return `round.${step}`
    case 'rollback':
    case 'hold':
      return step
    case 'voidHold':
      return 'hold.void'
    case 'expireHold':
      return 'hold.expire'
  }
}

/** The vendor of an item that places a bet, null for any other item. */
export function betOf(item: LedgerItem): string | null {
  if ('posting' in item) return null
  return item.step === undefined || item.step === 'instant' || item.step === 'open' ? item.vendor : null
}

/** `ok`, `duplicate`, `overloaded`, `fault`, or why the ledger refused. */
export function resultOf(result: BatchResult | Error): string {
  if (result instanceof Error) return 'fault'
  return result.status === 'refused' ? result.reason : result.status
}
