import type { Given, Refusal, Reply } from '#contract/route.ts'
import { memberById } from '#features/account/members/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { productNames } from '#features/rewards/mall/public.ts'
import { brandOf, compile, explained, playsAt } from '#features/rewards/segments/public.ts'
import { isSoundCondition } from '#features/rewards/segments/rules/conditions.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotionBuilderOffice } from '../../contract/builder.ts'
import { methodsOf } from '../../store/brand.ts'

type Check = (typeof promotionBuilderOffice)['check']
type Choices = (typeof promotionBuilderOffice)['choices']

/** Each condition for one member of the brand, and whether anything may be offered to them. */
export async function checkMember(
  app: App,
  { body: { merchant, member: id, conditions } }: Given<Check>,
  { now }: CallFor<Check>,
): Promise<Reply<Check> | Refusal<Check>> {
  const [member, brand] = await Promise.all([memberById(app.db, id), brandOf(app, merchant)])
  if (!brand || member?.merchant !== merchant) return { refused: 'promotions.unknownMember' }
  if (!conditions.every(isSoundCondition)) return { refused: 'promotions.unsound' }
  const parts = await compile(app, app.db, { brand, conditions })
  const [answers, isOffered, isPlayer] = await Promise.all([
    explained(app.db, parts, { memberId: id, now }),
    mayMarket(app.db, id, now),
    playsAt(app.db, brand, id),
  ])
  const shown = conditions.map((condition, place) => ({
    condition,
    holds: answers[place]?.holds ?? false,
    value: answers[place]?.value ?? null,
  }))
  return {
    account: member.account,
    mayMarket: isOffered,
    isPlayer,
    conditions: shown,
    isMet: isOffered && isPlayer && shown.every(({ holds }) => holds),
  }
}

/** What the form offers to choose from. */
export async function builderChoices(
  app: App,
  { query: { merchant } }: Given<Choices>,
): Promise<Reply<Choices>> {
  const [brand, methods, products] = await Promise.all([
    app.merchants.byCode(merchant),
    methodsOf(app.db, merchant),
    productNames(app.db, merchant),
  ])
  return { timeZone: brand?.timeZone ?? 'UTC', methods, products }
}
