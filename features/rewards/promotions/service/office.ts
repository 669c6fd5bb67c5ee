import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { brandsFor } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { keepTerms, termsByHash } from '#features/rewards/bonuses/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotionsOffice } from '../contract/office.ts'
import { isSound } from '../rules/promotion.ts'
import { brokenByBrand } from './jurisdiction.ts'
import { allPromotions, insertPromotion, launch, promotionById, stop } from '../store/promotions.ts'

type List = (typeof promotionsOffice)['list']
type Draft = (typeof promotionsOffice)['draft']
type Launch = (typeof promotionsOffice)['launch']
type Stop = (typeof promotionsOffice)['stop']

export async function listForOffice(
  app: App,
  { query }: Given<List>,
  { operator, merchant }: CallFor<List>,
): Promise<Reply<List>> {
  const code = query.merchant ?? merchant.code
  const [brands, brand, rows] = await Promise.all([
    brandsFor(app, operator),
    app.merchants.byCode(code),
    allPromotions(app.db, code),
  ])
  return {
    brands: brands.map(({ code: own, name }) => ({ code: own, name })),
    merchant: code,
    currency: brand?.currency ?? null,
    rows: rows.map(({ termsHash: _, merchant: __, claimDays: ___, ...row }) => row),
  }
}

/** Drafts a promotion and keeps its terms by hash. */
export async function draftPromotion(
  app: App,
  { body }: Given<Draft>,
  { operator, ip, now }: CallFor<Draft>,
): Promise<Reply<Draft> | Refusal<Draft>> {
  const { terms, ...promotion } = body
  const brand = await app.merchants.byCode(body.merchant)
  if (brand?.currency !== body.currency || !isSound(body.data, { ...body, hasTerms: terms !== null }))
    return { refused: 'promotions.unsound' }
  const of = { data: body.data, wagering: terms?.wagering ?? null }
  const term = await brokenByBrand(app, body.merchant, of)
  if (term) return { refused: 'promotions.notAllowed', detail: { term } }
  return inTransaction(app.db, async (tx) => {
    const termsHash = terms ? await keepTerms(tx, terms, now) : null
    const id = await insertPromotion(tx, { ...promotion, termsHash, createdBy: operator.account }, now)
    const after = {
      title: body.title.en,
      trigger: body.data.trigger.kind,
      gift: JSON.stringify(body.data.gift),
      termsHash,
    }
    await writeAudit(tx, {
      operator,
      action: 'promotions.draft',
      object: `promotion:${id}`,
      after,
      reason: '',
      ip,
      now,
    })
    return { id }
  })
}

/** Launches a draft; runs in the approval's transaction. */
export async function launchPromotion(
  app: App,
  { params, body }: Given<Launch>,
  { operator, ip, now }: CallFor<Launch>,
): Promise<Reply<Launch> | Refusal<Launch>> {
  return inTransaction(app.db, async (tx) => {
    const promotion = await promotionById(tx, params.id)
    if (!promotion) return { refused: 'promotions.unknown' }
    // the pack may have changed since the draft
    const { merchant, data, termsHash } = promotion
    const wagering = termsHash ? ((await termsByHash(tx, termsHash))?.wagering ?? null) : null
    const term = await brokenByBrand(app, merchant, { data, wagering })
    if (term) return { refused: 'promotions.notAllowed', detail: { term } }
    if (!(await launch(tx, params.id, now))) return { refused: 'promotions.notDraft' }
    const object = `promotion:${params.id}`
    const after = { title: promotion.title.en, budget: promotion.budget?.toString() ?? null }
    await writeAudit(tx, {
      operator,
      action: 'promotions.launch',
      object,
      after,
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
}

/** Stops a promotion immediately. */
export async function stopPromotion(
  app: App,
  { params, body }: Given<Stop>,
  { operator, ip, now }: CallFor<Stop>,
): Promise<Reply<Stop> | Refusal<Stop>> {
  return inTransaction(app.db, async (tx) => {
    if (!(await promotionById(tx, params.id))) return { refused: 'promotions.unknown' }
    if (!(await stop(tx, params.id, now))) return { refused: 'promotions.notLive' }
    const object = `promotion:${params.id}`
    await writeAudit(tx, {
      operator,
      action: 'promotions.stop',
      object,
      after: {},
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
}
