import { inTransaction, type Tx } from '#db/pool.ts'
import { cancelMatched, creditMatched, tellDeposit } from '#features/money/deposits/public.ts'
import { couldAnswer } from '#features/compliance/exclusions/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { tellWithdrawal } from '#features/money/withdrawals/public.ts'
import type { Minor } from '#kit/money.ts'
import type { House } from '#server/house.ts'
import { decideSilence } from '../rules.ts'
import {
  matchById,
  setOver,
  setReminded,
  setReview,
  silentMatches,
  unsentMatches,
  type MatchRow,
} from '../store/matches.ts'
import { changeOffer, lockOffer } from '../store/offers.ts'
import { finishOffer } from './offer.ts'
import { tellMatch, tellReported } from './tell.ts'

/** Maximum matches per run: the rest follow in the next. */
const BATCH = 50

/** To be run after the transaction has committed. */
export type AfterCommit = () => Promise<void>

/** Locks a match through its offer, which is locked first everywhere; then reads it. */
export async function lockMatch(tx: Tx, id: string): Promise<MatchRow | null> {
  const seen = await matchById(tx, id)
  if (!seen) return null
  await lockOffer(tx, seen.withdrawal)
  return matchById(tx, id)
}

/**
 * This amount arrived: it is credited to the sender, and the rest is open again. The caller holds the match; the posting is the last
 * statement of the transaction. Nothing arrived: the deposit ends without money.
 */
export async function receiveMatch(
  house: House,
  tx: Tx,
  match: MatchRow,
  as: {
    readonly arrived: Minor
    readonly isAuto?: boolean
    readonly by?: string
    readonly reason?: string
    readonly now: Date
  },
): Promise<AfterCommit> {
  const { arrived, now } = as
  const rest = match.amount - arrived
  await setOver(tx, match.id, { ...as, state: arrived > 0n ? 'received' : 'cancelled' })
  await changeOffer(tx, match.withdrawal, { open: rest, credited: arrived })
  const by = as.by ?? (as.isAuto ? 'silence' : 'receiver')
  const deposit =
    arrived > 0n
      ? await creditMatched(tx, match.deposit, { received: arrived, by, reason: as.reason ?? null, now })
      : await cancelMatched(tx, match.deposit, { state: 'rejected', reason: as.reason ?? null, now })
  return async () => {
    if (deposit.wallet) tellBalance(house, match.senderId, deposit.wallet)
    await tellDeposit(house, deposit.row)
    await tellWithdrawal(house, { id: match.withdrawal, memberId: match.receiverId, state: 'paying' })
    await finishOffer(house, match.withdrawal)
    await tellMatch(house, match)
  }
}

/** Reminds silent receivers, and after the deadline counts the transfer as received or hands it to an operator (decision 46). */
export async function receiveBySilence(house: House): Promise<void> {
  const now = house.clock.now()
  for (const { id } of await silentMatches(house.db, now, BATCH)) {
    const seen = await matchById(house.db, id)
    if (!seen) continue
    const lookFrom = await settingOf(house, seen.merchant, 'matchingLookFrom')
    const after = await inTransaction(house.db, (tx) => judgeSilence(house, tx, id, { lookFrom, now }))
    await after?.()
  }
}

async function judgeSilence(
  house: House,
  tx: Tx,
  id: string,
  { lookFrom, now }: { readonly lookFrom: Minor; readonly now: Date },
): Promise<AfterCommit | null> {
  const match = await lockMatch(tx, id)
  if (match?.state !== 'sent' || !match.confirmBy || !match.sentAt) return null
  const { sentAt, confirmBy, receiverId } = match
  const isAnswerable = await couldAnswer(tx, { memberId: receiverId, since: sentAt, now })
  const decision = decideSilence(
    { ...match, sentAt, confirmBy },
    { couldAnswer: isAnswerable, lookFrom, now },
  )
  switch (decision.does) {
    case 'wait':
      return null
    case 'remind':
      await setReminded(tx, id, now, decision.confirmBy)
      await tellReported(tx, match, { is: 'reminder', now })
      return () => tellMatch(house, match)
    case 'review':
      await setReview(tx, id, decision.why)
      return () => tellMatch(house, match)
    case 'receive':
      return receiveMatch(house, tx, match, { arrived: match.amount, isAuto: true, now })
  }
}

/** A promised part that was not sent in time: it is open again, the deposit has expired. */
export async function releaseUnsent(house: House): Promise<void> {
  const now = house.clock.now()
  for (const { id } of await unsentMatches(house.db, now, BATCH)) {
    const after = await inTransaction(house.db, async (tx): Promise<AfterCommit | null> => {
      const match = await lockMatch(tx, id)
      if (match?.state !== 'waiting') return null
      await setOver(tx, match.id, { state: 'cancelled', arrived: 0n, now })
      await changeOffer(tx, match.withdrawal, { open: match.amount })
      const { row } = await cancelMatched(tx, match.deposit, { state: 'expired', reason: null, now })
      return async () => {
        await tellDeposit(house, row)
        await finishOffer(house, match.withdrawal)
        await tellMatch(house, match)
      }
    })
    await after?.()
  }
}
