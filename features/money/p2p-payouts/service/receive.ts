import { inTransaction, type Tx } from '#db/pool.ts'
import { cancelMatched, creditMatched, tellDeposit } from '#features/money/deposits/public.ts'
import { couldAnswer } from '#features/compliance/exclusions/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { tellWithdrawal } from '#features/money/withdrawals/public.ts'
import type { Minor } from '#kit/money.ts'
import type { App } from '#server/app.ts'
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
  app: App,
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
    if (deposit.wallet) tellBalance(app, match.senderId, deposit.wallet)
    await tellDeposit(app, deposit.row)
    await tellWithdrawal(app, { id: match.withdrawal, memberId: match.receiverId, state: 'paying' })
    await finishOffer(app, match.withdrawal)
    await tellMatch(app, match)
  }
}

/** Reminds silent receivers, and after the deadline counts the transfer as received or hands it to an operator (decision 46). */
export async function receiveBySilence(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { id } of await silentMatches(app.db, now, BATCH)) {
    const seen = await matchById(app.db, id)
    if (!seen) continue
    const lookFrom = await settingOf(app, seen.merchant, 'matchingLookFrom')
    const after = await inTransaction(app.db, (tx) => judgeSilence(app, tx, id, { lookFrom, now }))
    await after?.()
  }
}

async function judgeSilence(
  app: App,
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
      return () => tellMatch(app, match)
    case 'review':
      await setReview(tx, id, decision.why)
      return () => tellMatch(app, match)
    case 'receive':
      return receiveMatch(app, tx, match, { arrived: match.amount, isAuto: true, now })
  }
}

/** A promised part that was not sent in time: it is open again, the deposit has expired. */
export async function releaseUnsent(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { id } of await unsentMatches(app.db, now, BATCH)) {
    const after = await inTransaction(app.db, async (tx): Promise<AfterCommit | null> => {
      const match = await lockMatch(tx, id)
      if (match?.state !== 'waiting') return null
      await setOver(tx, match.id, { state: 'cancelled', arrived: 0n, now })
      await changeOffer(tx, match.withdrawal, { open: match.amount })
      const { row } = await cancelMatched(tx, match.deposit, { state: 'expired', reason: null, now })
      return async () => {
        await tellDeposit(app, row)
        await finishOffer(app, match.withdrawal)
        await tellMatch(app, match)
      }
    })
    await after?.()
  }
}
