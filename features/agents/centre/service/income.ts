import type { Given, Refusal, Reply } from '#contract/route.ts'
import { principalOf } from '#features/agents/tree/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agents } from '../contract.ts'
import { lineCursor } from '../rules/cursor.ts'
import { daysOf } from '../rules/period.ts'
import { incomeByDay, incomeBySource, incomeRows } from '../store/income.ts'
import { agentWith, askedOf, PAGE, pageOf, periodInvalid } from './scope.ts'

type Income = (typeof agents)['income']

/** What the agent has earned, straight from its wallet's entries. Staff with the right see their owner's. */
export async function showIncome(
  app: App,
  { query }: Given<Income>,
  call: CallFor<Income>,
): Promise<Reply<Income> | Refusal<Income>> {
  const actor = await agentWith(app, call, 'income')
  if ('refused' in actor) return actor
  const asked = askedOf(call, query)
  if (!asked) return periodInvalid
  const own = { ...asked, owner: principalOf(actor) }
  const { limit = PAGE } = query
  const [sources, days, found] = await Promise.all([
    incomeBySource(app.db, own),
    incomeByDay(app.db, own),
    incomeRows(app.db, { ...own, before: lineCursor(query.before), limit: limit + 1 }),
  ])
  const keyOf = (row: (typeof found)[number]) => `${row.micros}~${row.wallet}~${row.seq}`
  const { shown, next } = pageOf(found, limit, keyOf)
  return {
    currency: asked.currency,
    from: asked.from,
    to: asked.to,
    total: sources.reduce((sum, { amount }) => sum + amount, 0n),
    sources,
    days: daysOf(asked).map((day) => ({ day, amount: days.find((row) => row.day === day)?.amount ?? 0n })),
    rows: shown.map((row) => ({ ...row, key: keyOf(row) })),
    next,
  }
}
