import { inTransaction, type Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { Signal } from '../rules/application.ts'
import { costOf } from '../rules/gifts.ts'
import { giftFor, type Facts } from '../rules/promotion.ts'
import { insertApplication, sharedWith } from '../store/applications.ts'
import { lockChosen, lockCoded, markSettled } from '../store/choices.ts'
import {
  decideEntry,
  entryOf,
  insertEntry,
  lockDeposited,
  promotionById,
  spend,
  type Promotion,
  type Waiting,
} from '../store/promotions.ts'
import { isFor } from './audience.ts'
import { claimUntilOf, keyOf, offerOf } from './offer.ts'

const BATCH = 50

export type Given =
  | { readonly reward: string }
  | { readonly unmet: string }
  /** An operator decides: the member shares something with another one who has got it. */
  | { readonly isUnderReview: true }

type Giving = {
  readonly promotion: Promotion
  readonly memberId: bigint
  readonly facts: Facts
  readonly deposit: string | null
  /** An operator has approved it. */
  readonly isChecked?: boolean
  readonly now: Date
}

/**
 * Gives what a promotion gives to a member who has an entry, or records why not, or passes it to an operator. Within one transaction:
 * entry, budget and offer.
 */
export async function give(app: App, tx: Tx, of: Giving): Promise<Given> {
  const { promotion, memberId, facts, deposit, isChecked = false, now } = of
  const at = { promotion: promotion.id, memberId, now }
  const no = async (unmet: string): Promise<Given> => {
    await decideEntry(tx, at, { state: 'unmet', unmet, deposit })
    return { unmet }
  }
  const found = giftFor(promotion.data, facts)
  if ('unmet' in found) return no(found.unmet)
  const { amount } = found
  if (amount <= 0n) return no('depositTooLow')
  const { gift, trigger } = promotion.data
  const cost = costOf(gift, amount)
  if (!(await spend(tx, promotion.id, cost))) return no('budget')
  // `spend` holds the promotion's lock: of simultaneous claims from one device the second one sees the first
  const signals = isChecked ? [] : await sharedWith(tx, promotion.series, memberId)
  if (signals.length) {
    await spend(tx, promotion.id, -cost)
    return review(tx, of, signals)
  }
  const isAutomatic = trigger.kind === 'deposit'
  const offered = await offerReward(
    tx,
    {
      ...offerOf(promotion, amount),
      memberId,
      key: keyOf(promotion, memberId),
      claim: isAutomatic ? 'automatic' : 'byHand',
      claimUntil: isAutomatic ? null : claimUntilOf(promotion, now),
    },
    now,
  )
  if (!('id' in offered)) {
    await spend(tx, promotion.id, -cost)
    return no('notNow')
  }
  await decideEntry(tx, at, { state: 'given', reward: offered.id, amount, deposit })
  return { reward: offered.id }
}

/** Passes a claim to an operator, with the facts that its reward is computed from. */
async function review(
  tx: Tx,
  { promotion, memberId, facts, deposit, now }: Giving,
  signals: readonly Signal[],
): Promise<Given> {
  await decideEntry(tx, { promotion: promotion.id, memberId, now }, { state: 'applying', deposit })
  const { depositsBefore, deposit: paid } = facts
  await insertApplication(tx, {
    promotion: promotion.id,
    merchant: promotion.merchant,
    memberId,
    kind: 'check',
    signals,
    comment: null,
    pictures: [],
    facts: { depositsBefore, deposit: paid && { ...paid, amount: paid.amount.toString() } },
    deposit,
    dueFrom: now,
    now,
  })
  return { isUnderReview: true }
}

/** Gives for deposits: to members who chose a promotion for theirs, and to those who joined one and have paid in since. */
export async function giveForDeposits(app: App): Promise<number> {
  const chosen = await inBatches(app, async (tx, now) => {
    const waiting = await lockChosen(tx, BATCH)
    for (const each of waiting) {
      const { promotion, memberId, deposit, chosenAt } = each
      await markSettled(tx, deposit, now)
      // once: a member who chose it for two deposits gets it for the first one that is credited
      await insertEntry(tx, { promotion, memberId, now: chosenAt })
      const entry = await entryOf(tx, memberId, promotion)
      if (entry?.state === 'joined') await giveFor(app, tx, each, now)
    }
    return waiting.length
  })
  const joined = await inBatches(app, async (tx, now) => {
    const waiting = await lockDeposited(tx, BATCH)
    for (const each of waiting) await giveFor(app, tx, each, now)
    return waiting.length
  })
  return chosen + joined
}

/** Until the browser of a new member is known: it is recorded at the login that follows the registration. */
const LOGIN_MS = 5_000

/** Gives for codes that were entered at the registration. */
export async function giveForCodes(app: App): Promise<number> {
  return inBatches(app, async (tx, now) => {
    const waiting = await lockCoded(tx, new Date(now.getTime() - LOGIN_MS), BATCH)
    for (const { promotion: id, memberId } of waiting) {
      const promotion = await promotionById(tx, id)
      if (!promotion) continue
      if (!(await isFor(app, tx, { promotion, memberId, now }))) {
        const unmet = { state: 'unmet', unmet: 'conditions', deposit: null } as const
        await decideEntry(tx, { promotion: id, memberId, now }, unmet)
        continue
      }
      const facts: Facts = { depositsBefore: 0, deposit: null }
      await give(app, tx, { promotion, memberId, facts, deposit: null, now })
    }
    return waiting.length
  })
}

async function giveFor(app: App, tx: Tx, of: Waiting, now: Date): Promise<void> {
  const { promotion: id, memberId, deposit, amount, method, before } = of
  const promotion = await promotionById(tx, id)
  if (!promotion) throw new Error(`promotion ${id} is gone`)
  const facts: Facts = { depositsBefore: before, deposit: { amount, method } }
  await give(app, tx, { promotion, memberId, facts, deposit, now })
}

/** Repeats until nothing is left. Safe in several workers: rows that one holds are skipped by the others. */
async function inBatches(app: App, some: (tx: Tx, now: Date) => Promise<number>): Promise<number> {
  let count = 0
  for (;;) {
    const found = await inTransaction(app.db, (tx) => some(tx, app.clock.now()))
    count += found
    if (found < BATCH) return count
  }
}
