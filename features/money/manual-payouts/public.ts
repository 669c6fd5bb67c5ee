import type { Tx } from '#db/pool.ts'
import { insertPayout, type NewPayout } from './store/payouts.ts'

/**
 * Withdrawals that operators pay at the brand's bank. An approved one is handed over by `openManualPayout`; an outgoing entry of a bank
 * statement finds its payout by `lockNamedPayout` and confirms it by `takeBooked`. Lock order: the withdrawal, then its payout.
 */
export { lockNamedPayout, namedPayout, takeBooked, type NamedPayout } from './service/statement.ts'
export { tellManualPayouts } from './service/tell.ts'

/** The last approval hands a withdrawal to the operators who pay, in the transaction that posts its money. */
export function openManualPayout(tx: Tx, payout: NewPayout): Promise<void> {
  return insertPayout(tx, payout)
}
