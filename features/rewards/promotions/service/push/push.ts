import type { Tx } from '#db/pool.ts'
import { offerMany } from '#features/rewards/rewards/public.ts'
import { meeting } from '#features/rewards/segments/public.ts'
import type { App } from '#server/app.ts'
import { amountOf, costOf } from '../../rules/gifts.ts'
import { occasionOf } from '../../rules/promotion.ts'
import { isTriggeredBy, type PromotionEvent } from '../../rules/triggers.ts'
import { lockGiven, lockOpen, markGiven, triggeredBy } from '../../store/push.ts'
import { promotionById, spend, type Promotion } from '../../store/promotions.ts'
import { partsOf } from '../audience.ts'
import { claimUntilOf, keyAfter, keyBefore, offerOf } from '../offer.ts'

export type Pushed = {
  /** Members who were given it now. */
  readonly members: readonly bigint[]
  /** Nothing is left, or the promotion has ended: there is no use in further members. */
  readonly isOver: boolean
}

type To = {
  readonly members: readonly bigint[]
  readonly occasion: string
  readonly now: Date
  /** When the promotion has to be running; now, if it is not given. */
  readonly openAt?: Date
  /** Also a version that has been replaced since. */
  readonly isPinned?: boolean
}

/**
 * Gives a promotion to members who did nothing for it, once for each occasion, as far as its budget goes, in the order of `members`. They
 * claim it in the reward centre. Members to whom nothing may be offered are passed over, and cost nothing. Holds the promotion until the
 * transaction ends, so the budget is never exceeded.
 */
export async function push(
  tx: Tx,
  id: string,
  { members, occasion, now, openAt = now, isPinned = false }: To,
): Promise<Pushed> {
  const promotion = await lockOpen(tx, id, { at: openAt, isPinned })
  if (!promotion) return { members: [], isOver: true }
  const { data, budget, spent } = promotion
  const amount = amountOf(data.gift, { deposit: null })
  if (amount === null) throw new Error(`promotion ${id} needs a deposit, so it cannot be given by itself`)
  const cost = costOf(data.gift, amount)
  const left = budget === null ? members.length : Number((budget - spent) / cost)
  const given = await offerMany(
    tx,
    {
      ...offerOf(promotion, amount),
      members,
      keyBefore: keyBefore(promotion),
      keyAfter: keyAfter(occasionOf(data, occasion)),
      most: Math.min(left, members.length),
      claim: 'byHand',
      claimUntil: claimUntilOf(promotion, now),
    },
    now,
  )
  if (given.length) {
    await spend(tx, id, cost * BigInt(given.length))
    await markGiven(tx, { promotion: id, amount, given, now })
  }
  return { members: given.map(({ memberId }) => memberId), isOver: given.length === left && budget !== null }
}

/**
 * Gives the promotions that an event of a member triggers: a new rank, a completed mission, a finished race, a referral. Call it in
 * the event's transaction, and `tellRewards` after its commit if the result is not empty. Calling it twice for one occasion gives once.
 * Returns the promotions that were given.
 */
export async function triggerPromotions(
  app: App,
  tx: Tx,
  event: PromotionEvent & { readonly now: Date },
): Promise<string[]> {
  const { now, memberId, occasion } = event
  const given: string[] = []
  const isPinned = event.kind === 'referral'
  // a friend goes by the version of their registration, also after its end; stopping it ends it for them too
  const openAt = isPinned ? event.registeredAt : now
  for (const promotion of await waitingFor(tx, event)) {
    if (!isTriggeredBy(promotion.data.trigger, event)) continue
    if (await hasMost(tx, promotion, memberId)) continue
    const parts = await partsOf(app, tx, promotion)
    const members = await meeting(tx, parts, { members: [memberId], now })
    const to = { members, occasion, now, openAt, isPinned }
    const pushed = members.length ? await push(tx, promotion.id, to) : null
    if (pushed?.members.length) given.push(promotion.id)
  }
  return given
}

/** The promotions that may wait for an event; of a referral the one that its friend registered under. */
async function waitingFor(
  tx: Tx,
  event: PromotionEvent & { readonly now: Date },
): Promise<readonly Promotion[]> {
  if (event.kind !== 'referral') return triggeredBy(tx, event, event.now)
  const pinned = await promotionById(tx, event.promotion)
  return pinned ? [pinned] : []
}

/** Whether a member has got a referral's reward for as many friends as it allows. */
async function hasMost(tx: Tx, { series, data }: Promotion, memberId: bigint): Promise<boolean> {
  const { trigger } = data
  if (trigger.kind !== 'referral' || trigger.most === null || trigger.side !== 'inviter') return false
  return (await lockGiven(tx, series, memberId)) >= trigger.most
}
