import type { Db, Tx } from '#db/pool.ts'
import { inTransaction } from '#db/pool.ts'
import { matchedPayee, returnMatched, tellWithdrawal } from '#features/money/withdrawals/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import { chooseOffer, decideOffer } from '../rules.ts'
import { insertMatch } from '../store/matches.ts'
import { changeOffer, insertOffer, lockOffer, offersToFinish, openOffers } from '../store/offers.ts'

/** Maximum number of offers searched for a match; the oldest first. */
const LOOKED_AT = 50
/** Maximum offers per run: the rest follow in the next. */
const BATCH = 50

export type Taker = { readonly merchant: string; readonly currency: Currency; readonly memberId: bigint }

/** Amounts that a depositor can take now: of the oldest offers, each once. */
export async function openSums(db: Db, of: Taker): Promise<Minor[]> {
  const offers = await openOffers(db, of, LOOKED_AT)
  return [...new Set(offers.map(({ open }) => open))].toSorted((a, b) => (a < b ? -1 : 1))
}

/** Offers an approved withdrawal to other members; call it in the transaction that posted the held money. */
export async function offerWithdrawal(
  tx: Tx,
  offer: Taker & {
    readonly withdrawal: string
    readonly amount: Minor
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await insertOffer(tx, { ...offer, offeredBy: offer.by, createdAt: offer.now })
}

export type Payee = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
}

/**
 * Promises a part of the oldest matching offer to a deposit: returns the destination, or null if no offer fits. The offer is locked, so
 * two depositors never get the same part.
 */
export async function takeOffer(
  tx: Tx,
  of: Taker & { readonly deposit: string; readonly amount: Minor; readonly least: Minor; readonly now: Date },
): Promise<Payee | null> {
  const seen = await openOffers(tx, of, LOOKED_AT)
  for (;;) {
    const chosen = chooseOffer(seen, of.amount, of.least)
    if (!chosen) return null
    const locked = await lockOffer(tx, chosen.withdrawal)
    if (locked?.state === 'open' && chooseOffer([locked], of.amount, of.least)) {
      await changeOffer(tx, locked.withdrawal, { open: -of.amount })
      await insertMatch(tx, { ...of, withdrawal: locked.withdrawal })
      return matchedPayee(tx, locked.withdrawal)
    }
    seen.splice(seen.indexOf(chosen), 1) // taken concurrently: try the next one
  }
}

/** Returns what no one took of a closing offer, and ends a withdrawal whose parts are all settled. */
export async function finishOffer(app: App, withdrawal: string): Promise<void> {
  const now = app.clock.now()
  const done = await inTransaction(app.db, async (tx) => {
    const offer = await lockOffer(tx, withdrawal)
    if (!offer) return null
    const { back, isDone } = decideOffer(offer)
    if (back === 0n && !isDone) return null
    await changeOffer(tx, withdrawal, { open: -back, returned: back, ...(isDone ? { state: 'done' } : {}) })
    return returnMatched(tx, withdrawal, {
      back,
      end: isDone ? { returned: offer.returned + back, isAllBack: offer.credited === 0n } : null,
      no: offer.returns + 1,
      now,
    })
  })
  if (!done) return
  if (done.wallet) tellBalance(app, done.row.memberId, done.wallet)
  await tellWithdrawal(app, done.row)
}

export async function finishOffers(app: App): Promise<void> {
  for (const { withdrawal } of await offersToFinish(app.db, BATCH)) await finishOffer(app, withdrawal)
}
