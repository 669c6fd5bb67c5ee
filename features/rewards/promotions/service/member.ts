import { timingSafeEqual } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import { termsByHash } from '#features/rewards/bonuses/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { promotions } from '../contract/member.ts'
import { categories, isOnce, type Trigger } from '../rules/promotion.ts'
import { codeOf } from '../rules/triggers.ts'
import type { PromotionState } from '../rules/state.ts'
import { chosenBy } from '../store/choices.ts'
import {
  depositsOf,
  entriesOf,
  entryOf,
  insertEntry,
  openPromotions,
  promotionById,
  type Promotion,
} from '../store/promotions.ts'
import { give } from './give.ts'
import { itemOf } from './item.ts'
import { seen } from './seen.ts'
import { tellPromotions } from './tell.ts'

type List = (typeof promotions)['list']
type One = (typeof promotions)['one']
type Join = (typeof promotions)['join']

function viewOf(promotion: Promotion, state: PromotionState): Reply<List>['rows'][number] {
  const { id, category, title, summary, currency, startsAt, endsAt, budget, data } = promotion
  return {
    id,
    category,
    title,
    summary,
    currency,
    startsAt,
    endsAt,
    budget,
    trigger: data.trigger.kind,
    state,
  }
}

/**
 * Promotions of the brand for this member or visitor by category, those that are over last. A member to whom nothing may be offered sees
 * only what they have joined (R9).
 */
export async function listPromotions(
  app: App,
  _: Given<List>,
  { member, merchant, now }: CallFor<List>,
): Promise<Reply<List>> {
  const currency = member?.currency ?? (await app.merchants.byCode(merchant.code))?.currency ?? ''
  const open = await openPromotions(app.db, merchant.code, currency)
  const entries = member ? await entriesOf(app.db, member.id) : []
  const chosen = member ? await chosenBy(app.db, member.id) : new Set<string>()
  const isOffered = !member || (await mayMarket(app.db, member.id, now))
  const rows = open.flatMap((promotion) => {
    const entry = entries.find((each) => each.promotion === promotion.id) ?? null
    return entry || isOffered ? [viewOf(promotion, seen(promotion, entry, now, chosen))] : []
  })
  const place = ({ state, category }: (typeof rows)[number]) =>
    (state === 'close' || state === 'closed' ? categories.length : 0) + categories.indexOf(category)
  return { rows: rows.toSorted((one, other) => place(one) - place(other)) }
}

/** Without the code, and without who was chosen. */
function shownTrigger(trigger: Trigger): Reply<One>['rule'] {
  if (trigger.kind === 'deposit') {
    const { code: _, ...rule } = trigger
    return rule
  }
  return trigger.kind === 'code' || trigger.kind === 'operator' ? { kind: trigger.kind } : trigger
}

/** One promotion with its conditions and terms; a draft does not exist for players. */
export async function showPromotion(
  app: App,
  { params }: Given<One>,
  { member, merchant, now }: CallFor<One>,
): Promise<Reply<One> | Refusal<One>> {
  const promotion = await promotionById(app.db, params.id)
  if (!promotion || promotion.merchant !== merchant.code || promotion.state === 'draft')
    return { refused: 'promotions.unknown' }
  const entry = member ? await entryOf(app.db, member.id, promotion.id) : null
  const chosen = member ? await chosenBy(app.db, member.id) : new Set<string>()
  if (member && !entry && !(await mayMarket(app.db, member.id, now))) return { refused: 'promotions.unknown' }
  const { trigger, gift } = promotion.data
  const deposit =
    trigger.kind === 'deposit'
      ? { nth: trigger.nth, methods: trigger.methods, least: BigInt(trigger.least) }
      : null
  return {
    ...viewOf(promotion, seen(promotion, entry, now, chosen)),
    deposit,
    gift,
    rule: shownTrigger(trigger),
    needsCode: codeOf(trigger) !== null,
    once: isOnce(promotion.data),
    item: await itemOf(app.db, promotion.merchant, gift),
    terms: promotion.termsHash ? await termsByHash(app.db, promotion.termsHash) : null,
    termsHash: promotion.termsHash,
    unmet: entry?.unmet ?? null,
    reason: entry?.reason ?? null,
    amount: entry?.amount ?? null,
  }
}

/** Joins or claims, once for each member. */
export async function joinPromotion(
  app: App,
  { params, body }: Given<Join>,
  call: CallFor<Join>,
): Promise<Reply<Join> | Refusal<Join> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const joined = await withIdempotency(app.db, call, async (tx): Promise<Reply<Join> | Refusal<Join>> => {
    const promotion = await promotionById(tx, params.id)
    if (!promotion || promotion.merchant !== member.merchant || promotion.state === 'draft')
      return { refused: 'promotions.unknown' }
    if (promotion.currency !== member.currency) return { refused: 'promotions.unknown' }
    const entry = await entryOf(tx, member.id, promotion.id)
    const state = seen(promotion, entry, now, await chosenBy(tx, member.id))
    if (state !== 'join' && state !== 'claim') return { refused: 'promotions.notOpen', detail: { state } }
    const { trigger } = promotion.data
    if (trigger.kind === 'application') return { refused: 'promotions.needsApplication' }
    const code = codeOf(trigger)
    if (code !== null && !isCode(body.code ?? '', code)) return { refused: 'promotions.wrongCode' }
    if (!(await insertEntry(tx, { promotion: promotion.id, memberId: member.id, now })))
      return { refused: 'promotions.notOpen', detail: { state: 'joined' } }
    return trigger.kind === 'deposit'
      ? { state: 'joined' }
      : claim(app, tx, { promotion, memberId: member.id, now })
  })
  if ('refused' in joined) return joined
  await tellRewards(app, member.id)
  if (joined.state === 'applying') await tellPromotions(app, member.id)
  return joined
}

async function claim(
  app: App,
  tx: Tx,
  of: { readonly promotion: Promotion; readonly memberId: bigint; readonly now: Date },
): Promise<Reply<Join> | Refusal<Join>> {
  const facts = { depositsBefore: await depositsOf(tx, of.memberId), deposit: null }
  const given = await give(app, tx, { ...of, facts, deposit: null })
  if ('reward' in given) return { state: 'issued' }
  if ('isUnderReview' in given) return { state: 'applying' }
  // a refusal rolls the entry back, so the member can try again
  return { refused: given.unmet === 'budget' ? 'promotions.usedUp' : 'promotions.notNow' }
}

/** In constant time, without regard to case and surrounding spaces. */
function isCode(given: string, code: string): boolean {
  const bytes = (text: string) => Buffer.from(text.trim().toUpperCase().padEnd(64))
  return timingSafeEqual(bytes(given), bytes(code))
}
