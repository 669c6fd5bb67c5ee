import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { affiliatesOffice } from '../contract/office.ts'
import { storedTerms, termsProblem, type Terms } from '../rules/terms.ts'
import { insertPlan, insertVersion, lockPlan, plansOf } from '../store/plans.ts'
import { shownTerms } from './member.ts'

type Office = typeof affiliatesOffice

const termsText = (terms: Terms) => JSON.stringify(storedTerms(terms))

export async function listPlans(
  app: App,
  { params: { merchant } }: Given<Office['plans']>,
): Promise<Reply<Office['plans']>> {
  const list = await plansOf(app.db, merchant)
  return { list: list.map(({ terms, ...row }) => ({ ...row, terms: shownTerms(terms) })) }
}

export function addPlan(
  app: App,
  { params: { merchant }, body: { name, terms, reason } }: Given<Office['addPlan']>,
  { operator, ip, now }: CallFor<Office['addPlan']>,
): Promise<Reply<Office['addPlan']> | Refusal<Office['addPlan']>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Office['addPlan']> | Refusal<Office['addPlan']>> => {
    if (termsProblem(terms)) return { refused: 'affiliates.termsInvalid' }
    const id = await insertPlan(tx, { merchant, name })
    if (id === null) return { refused: 'affiliates.planTaken' }
    await insertVersion(tx, { plan: id, version: 1, terms, by: operator.account, now })
    await writeAudit(tx, {
      operator,
      action: 'affiliates.terms',
      object: `merchant:${merchant}/plan:${id}`,
      after: { name, version: 1, terms: termsText(terms) },
      reason,
      ip,
      now,
    })
    return { id }
  })
}

/** A version never changes: a change is a new one, for assignments from then on. */
export function changePlan(
  app: App,
  { params: { merchant, id }, body: { terms, reason } }: Given<Office['changePlan']>,
  { operator, ip, now }: CallFor<Office['changePlan']>,
): Promise<Reply<Office['changePlan']> | Refusal<Office['changePlan']>> {
  type Answer = Reply<Office['changePlan']> | Refusal<Office['changePlan']>
  return inTransaction(app.db, async (tx): Promise<Answer> => {
    if (termsProblem(terms)) return { refused: 'affiliates.termsInvalid' }
    const newest = await lockPlan(tx, { id, merchant })
    if (!newest) return { refused: 'affiliates.unknownPlan' }
    const version = newest.version + 1
    await insertVersion(tx, { plan: id, version, terms, by: operator.account, now })
    await writeAudit(tx, {
      operator,
      action: 'affiliates.terms',
      object: `merchant:${merchant}/plan:${id}`,
      before: { version: newest.version, terms: termsText(newest.terms) },
      after: { version, terms: termsText(terms) },
      reason,
      ip,
      now,
    })
    return { version }
  })
}
