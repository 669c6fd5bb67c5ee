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

/** A visit's URL is valid for this long; the vendor enforces it. */
const VISIT_MS = 30 * 60_000
/** The end of a visit is resent after this time without confirmation: longer than the timeout. */
const AGAIN_MS = 4_000
/** A vendor that does not respond must not delay the ends of other visits. */
const WAIT_MS = 300
const BATCH = 50

type Visit = typeof vendorWallets.visit

/** Opens the vendor's own games: for a member who may play, as for our own games, and for as long as the session lasts. */
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
  // the vendor's page cannot show the reality check, so it must be acknowledged here first (R11)
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
 * Ends visits at the vendor that must not continue: an exclusion, a time-out, a lock or a logout ends the session, and with it every visit
 * of the session, even one whose URL is still being requested (the vendor remembers the end of a visit that it does not know yet). So do a
 * used-up time limit and a due reality check.
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
    // regardless of the error, do not block: the visit stays due, and the vendor is called again
    app.log.warn({ error, visit: id }, 'a session could not be ended at the provider; retrying')
  }
}
