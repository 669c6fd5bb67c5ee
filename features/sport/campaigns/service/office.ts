import type { Given, Refusal, Reply } from '#contract/route.ts'
import { moneyText } from '#kit/money.ts'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { sportCampaignsOffice } from '../contract.ts'
import { termsProblem, type Terms } from '../rules/terms.ts'
import { campaignsOf, insertCampaign, stopCampaign } from '../store/campaigns.ts'
import { costsOf } from '../store/costs.ts'
import { forgetCampaigns, shownTerms } from './current.ts'

type Office = typeof sportCampaignsOffice

export async function listCampaigns(
  app: App,
  { query: { merchant } }: Given<Office['list']>,
  { now }: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const [brand, rows, cost] = await Promise.all([
    app.merchants.byCode(merchant),
    campaignsOf(app.db, merchant),
    costsOf(app.db, merchant),
  ])
  return {
    now,
    currency: brand?.currency ?? null,
    list: rows.map(({ merchant: _, terms, ...row }) => ({ ...row, terms: shownTerms(terms) })),
    cost,
  }
}

/** Starts a campaign; runs in the approval's transaction. */
export async function launchCampaign(
  app: App,
  { body }: Given<Office['launch']>,
  { operator, ip, now }: CallFor<Office['launch']>,
): Promise<Reply<Office['launch']> | Refusal<Office['launch']>> {
  const { merchant, startsAt, endsAt, reason } = body
  const terms: Terms =
    body.terms.kind === 'boost' ? { ...body.terms, most: moneyText(body.terms.most) } : body.terms
  const isKnown = (await app.merchants.byCode(merchant)) !== null
  if (!isKnown || endsAt <= startsAt || endsAt <= now || termsProblem(terms))
    return { refused: 'sportCampaigns.unsound' }
  const version = await inTransaction(app.db, async (tx) => {
    const { kind } = terms
    const made = await insertCampaign(tx, {
      merchant,
      kind,
      terms,
      startsAt,
      endsAt,
      createdBy: operator.account,
    })
    await writeAudit(tx, {
      operator,
      action: 'sport.campaign.launch',
      object: `campaign:${merchant}:${kind}`,
      after: { version: String(made), terms: JSON.stringify(terms) },
      reason,
      ip,
      now,
    })
    return made
  })
  forgetCampaigns(app)
  return { version }
}

export async function stopRunning(
  app: App,
  { params: { kind }, body: { merchant, reason } }: Given<Office['stop']>,
  { operator, ip, now }: CallFor<Office['stop']>,
): Promise<Reply<Office['stop']> | Refusal<Office['stop']>> {
  const isDone = await inTransaction(app.db, async (tx) => {
    if (!(await stopCampaign(tx, { merchant, kind, by: operator.account }))) return false
    const object = `campaign:${merchant}:${kind}`
    await writeAudit(tx, { operator, action: 'sport.campaign.stop', object, after: {}, reason, ip, now })
    return true
  })
  forgetCampaigns(app)
  return isDone ? { done: true } : { refused: 'sportCampaigns.notRunning' }
}
