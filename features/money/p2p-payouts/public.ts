import type { Tx } from '#db/pool.ts'
import { matchOfDeposit, setSent } from './store/matches.ts'
import { tellReported } from './service/tell.ts'
import { lockOffer } from './store/offers.ts'

/**
 * The cashier's interface to peer-to-peer payouts. An approved withdrawal is put up by `offerWithdrawal`; a deposit takes a part of one
 * by `takeOffer` and reports by `noteSent` that its transfer was sent. Lock order: the offer first (`lockByDeposit`), then the match,
 * then the deposit or withdrawal.
 */
export { answerMatch, awaitedOf } from './service/member.ts'
export { offerWithdrawal, openSums, takeOffer } from './service/offer.ts'

/** Locks the offer that a deposit pays; comes before the deposit's own lock. */
export async function lockByDeposit(tx: Tx, deposit: string): Promise<void> {
  const match = await matchOfDeposit(tx, deposit)
  if (match) await lockOffer(tx, match.withdrawal)
}

/** The depositor reports the transfer with a proof: from now on the receiver's silence counts. */
export async function noteSent(
  tx: Tx,
  deposit: string,
  { now, receiptMinutes }: { readonly now: Date; readonly receiptMinutes: number },
): Promise<void> {
  const match = await matchOfDeposit(tx, deposit)
  if (!match) return
  await setSent(tx, match.id, now, new Date(now.getTime() + receiptMinutes * 60_000))
  if (match.state === 'waiting') await tellReported(tx, match, { is: 'reported', now })
}
