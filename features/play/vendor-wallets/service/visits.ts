import { setTimeout as pause } from 'node:timers/promises'
import { isCheckDue, readyToPlay } from '#features/compliance/limits/public.ts'
import { cashWallet } from '#features/money/wallet/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { vendorWallets } from '../contract/member.ts'
import { insertVisit, setVisitAsked, setVisitEnded, visitsToEnd, type VisitRow } from '../store/visits.ts'
import { vendorIn } from './move.ts'
import { VendorSilentError } from './vendor.ts'
import { walletVendorOf } from './vendors.ts'

/** A visit's address works this long; the vendor holds to it by itself. */
const VISIT_MS = 30 * 60_000
/** A vendor that did not say that a visit is over is told again after this: longer than it is waited for. */
const AGAIN_MS = 4_000
/** Visits that ended in the meantime are not kept waiting by a vendor that does not answer. */
const WAIT_MS = 300
const BATCH = 50

type Visit = typeof vendorWallets.visit

/** A way into the vendor's own games: for whom may play, as with any game of ours, and for as long as the session lasts. */
export async function visitVendor(
  app: App,
  { body }: Given<Visit>,
  { member, merchant, language, host, origin, now }: CallFor<Visit>,
): Promise<Reply<Visit> | Refusal<Visit>> {
  const row = await vendorIn(app, member.merchant, body.vendor)
  const vendor = row && walletVendorOf(app, row.vendor)
  if (!row || !vendor) return { refused: 'vendorWallets.unknownVendor' }
  if (!row.isOpen) return { refused: 'vendorWallets.closed' }
  const refused = await readyToPlay(app, member, 'casino', now)
  if (refused) return refused
  // the vendor's own page cannot show it, so it is read here first (R11)
  if (await isCheckDue(app, member, now)) return { refused: 'limits.checkDue' }
  const wallet = await inTransaction(app.db, (tx) => cashWallet(tx, member))
  if (wallet.state !== 'open') return { refused: 'vendorWallets.walletClosed' }
  const returnUrl = `${origin}/index?member=transferFund`
  const { id, currency, sessionId } = member
  const visit = await insertVisit(app.db, {
    merchant: merchant.code,
    vendor: row.vendor,
    memberId: id,
    wallet: wallet.id,
    memberSession: sessionId,
    openedAt: now,
    until: new Date(now.getTime() + VISIT_MS),
  })
  try {
    return {
      url: await vendor.visit({
        merchant: merchant.code,
        visit,
        member: id.toString(),
        currency,
        language,
        returnUrl,
        host,
      }),
    }
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error
    return { refused: 'vendorWallets.notReachable' }
  }
}

/**
 * Ends at the vendor what ended here: an exclusion, a break, a lock or a sign-out ends the session, and
 * with it every way in that the session asked for, also one whose address is still on its way (the vendor remembers the end
 * of a visit that it has not heard of yet). So do the end of the member's time to play, and a reality check that is due.
 */
export async function endVisits(app: App): Promise<void> {
  const now = app.clock.now()
  const due = await visitsToEnd(app.db, { now, again: new Date(now.getTime() - AGAIN_MS), limit: BATCH })
  const ending = Promise.all(due.map((row) => endOne(app, row, now)))
  await Promise.race([ending, pause(WAIT_MS, undefined, { ref: false })])
}

async function endOne(app: App, { id, merchant, vendor }: VisitRow, now: Date): Promise<void> {
  try {
    await setVisitAsked(app.db, id, now)
    await walletVendorOf(app, vendor)?.endVisit(merchant, id)
    await setVisitEnded(app.db, id, now)
  } catch (error) {
    // whatever it was, no one may wait for it any more: the visit stays due, and the vendor is told again
    app.log.warn({ error, visit: id }, 'a session could not be ended at the provider; retrying')
  }
}
