import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { listedBrand } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { anyTermsByHash, keepTerms, termsByHashes } from '#features/rewards/bonuses/public.ts'
import { wageringOf } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotionsOffice } from '../contract/office.ts'
import { hashOf } from '../rules/hash.ts'
import { isSound } from '../rules/promotion.ts'
import { brokenByBrand } from './jurisdiction.ts'
import { dryRunsOf } from '../store/dry-run.ts'
import { insertPromotion, launch, replaceLive, stop, updateDraft } from '../store/lifecycle.ts'
import { allPromotions, promotionById } from '../store/promotions.ts'
import { shownRun } from './builder/dry-run.ts'

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
  const [brand, rows] = await Promise.all([listedBrand(app, code, operator), allPromotions(app.db, code)])
  const [runs, terms] = await Promise.all([
    dryRunsOf(
      app.db,
      rows.map(({ id }) => id),
    ),
    termsByHashes(
      app.db,
      rows.flatMap(({ termsHash }) => termsHash ?? []),
    ),
  ])
  return {
    ...brand,
    rows: rows.map((promotion) => {
      const { termsHash, merchant: _, series: __, ...row } = promotion
      const hash = hashOf(promotion)
      const run = runs.find((each) => each.promotion === row.id && each.hash === hash)
      return {
        ...row,
        hash,
        terms: termsHash === null ? null : (terms.get(termsHash) ?? null),
        dryRun: run ? shownRun(run) : null,
      }
    }),
  }
}

/** Drafts a promotion or a new version of one, or changes a draft; its terms are kept by hash. */
export async function draftPromotion(
  app: App,
  { body }: Given<Draft>,
  { operator, ip, now }: CallFor<Draft>,
): Promise<Reply<Draft> | Refusal<Draft>> {
  const { terms, id: changed, replaces, ...promotion } = body
  const brand = await app.merchants.byCode(body.merchant)
  if (brand?.currency !== body.currency || !isSound(body.data, body)) return { refused: 'promotions.unsound' }
  const of = { data: body.data, wagering: terms && wageringOf(terms) }
  const term = await brokenByBrand(app, body.merchant, of)
  if (term) return { refused: 'promotions.notAllowed', detail: { term } }
  return inTransaction(app.db, async (tx): Promise<Reply<Draft> | Refusal<Draft>> => {
    const termsHash = terms ? await keepTerms(tx, terms, now) : null
    const old = replaces === undefined ? null : await promotionById(tx, replaces)
    if (replaces !== undefined && old?.merchant !== body.merchant) return { refused: 'promotions.unknown' }
    if (old && old.state !== 'live') return { refused: 'promotions.notLive' }
    const written = { ...promotion, termsHash }
    if (changed !== undefined && !(await updateDraft(tx, changed, written)))
      return { refused: 'promotions.notDraft' }
    const id =
      changed ?? (await insertPromotion(tx, { ...written, replaces: old, createdBy: operator.account }, now))
    const after = {
      title: body.title.en,
      trigger: body.data.trigger.kind,
      gift: JSON.stringify(body.data.gift),
      conditions: JSON.stringify(body.data.conditions ?? []),
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
    if (promotion.state !== 'draft') return { refused: 'promotions.notDraft' }
    // a dry run of an earlier draft says nothing about this one
    const hash = hashOf(promotion)
    const runs = await dryRunsOf(tx, [promotion.id])
    if (!runs.some((run) => run.hash === hash)) return { refused: 'promotions.notTried' }
    // the pack may have changed since the draft
    const { merchant, data, termsHash } = promotion
    const terms = termsHash ? await anyTermsByHash(tx, termsHash) : null
    const wagering = terms && wageringOf(terms)
    const term = await brokenByBrand(app, merchant, { data, wagering })
    if (term) return { refused: 'promotions.notAllowed', detail: { term } }
    await replaceLive(tx, promotion.series)
    if (!(await launch(tx, params.id, now))) return { refused: 'promotions.notDraft' }
    const object = `promotion:${params.id}`
    const after = {
      title: promotion.title.en,
      version: promotion.version,
      budget: promotion.budget === null ? null : moneyText(promotion.budget),
      hash,
    }
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
