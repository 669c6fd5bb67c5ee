import type { Given, Refusal, Reply } from '#contract/route.ts'
import { anyTermsByHash, freeBetTermsAmong } from '#features/rewards/bonuses/public.ts'
import { isFreeBets } from '#features/rewards/bonuses/rules/free-rounds.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotions } from '../contract/member.ts'
import { categories, isOnce, type Trigger } from '../rules/promotion.ts'
import { codeOf } from '../rules/triggers.ts'
import { chosenBy } from '../store/choices.ts'
import { entriesOf, entryOf, openPromotions, promotionById, type Promotion } from '../store/promotions.ts'
import { visibleOf } from './audience.ts'
import { itemOf } from './item.ts'
import { isAllowed, isKindAllowed, termsOf } from './jurisdiction.ts'
import { seen } from './seen.ts'

type List = (typeof promotions)['list']
type One = (typeof promotions)['one']

type Row = Reply<List>['rows'][number]

function viewOf(promotion: Promotion, { state, isFreeBet }: Pick<Row, 'state' | 'isFreeBet'>): Row {
  const { id, category, title, summary, currency, startsAt, endsAt, budget, data, picture } = promotion
  return {
    id,
    category,
    title,
    summary,
    currency,
    startsAt,
    endsAt,
    budget,
    picture,
    trigger: data.trigger.kind,
    gift: data.gift,
    isFreeBet,
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
  { member, merchant, ip, now }: CallFor<List>,
): Promise<Reply<List>> {
  const currency = member?.currency ?? (await app.merchants.byCode(merchant.code))?.currency ?? ''
  const memberId = member?.id ?? null
  const open = await openPromotions(app.db, { merchant: merchant.code, currency, memberId })
  const entries = memberId === null ? [] : await entriesOf(app.db, memberId)
  const visible = await visibleOf(app, app.db, { promotions: open, entries, memberId, now })
  const chosen = memberId === null ? new Set<string>() : await chosenBy(app.db, memberId)
  const terms = await termsOf(app, { merchant: merchant.code, member, ip })
  const freeBets = await freeBetTermsAmong(
    app.db,
    visible.flatMap(({ termsHash }) => termsHash ?? []),
  )
  const rows = visible.flatMap((promotion) => {
    const entry = entries.find((each) => each.promotion === promotion.id) ?? null
    return entry || isKindAllowed(promotion, terms)
      ? [
          viewOf(promotion, {
            state: seen(promotion, entry, now, chosen),
            isFreeBet: freeBets.has(promotion.termsHash ?? ''),
          }),
        ]
      : []
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
  { member, merchant, ip, now }: CallFor<One>,
): Promise<Reply<One> | Refusal<One>> {
  const promotion = await promotionById(app.db, params.id)
  if (!promotion || promotion.merchant !== merchant.code || promotion.state === 'draft')
    return { refused: 'promotions.unknown' }
  const memberId = member?.id ?? null
  const entry = memberId === null ? null : await entryOf(app.db, memberId, promotion.id)
  const asked = { promotions: [promotion], entries: entry ? [entry] : [], memberId, now }
  if (!(await visibleOf(app, app.db, asked)).length) return { refused: 'promotions.unknown' }
  const chosen = memberId === null ? new Set<string>() : await chosenBy(app.db, memberId)
  const terms = await termsOf(app, { merchant: merchant.code, member, ip })
  if (!entry && !(await isAllowed(app.db, promotion, terms))) return { refused: 'promotions.unknown' }
  const { trigger, gift } = promotion.data
  const giftTerms = promotion.termsHash ? await anyTermsByHash(app.db, promotion.termsHash) : null
  const deposit =
    trigger.kind === 'deposit'
      ? { nth: trigger.nth, methods: trigger.methods, least: BigInt(trigger.least) }
      : null
  return {
    ...viewOf(promotion, {
      state: seen(promotion, entry, now, chosen),
      isFreeBet: giftTerms !== null && isFreeBets({ terms: giftTerms }),
    }),
    deposit,
    rule: shownTrigger(trigger),
    needsCode: codeOf(trigger) !== null,
    once: isOnce(promotion.data),
    item: await itemOf(app.db, promotion.merchant, gift),
    terms: giftTerms,
    termsHash: promotion.termsHash,
    unmet: entry?.unmet ?? null,
    reason: entry?.reason ?? null,
    amount: entry?.amount ?? null,
    outcome: entry?.outcome ?? null,
  }
}
