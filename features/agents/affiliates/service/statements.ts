import type { Given, Refusal, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import {
  adjustmentsIn,
  correctionsOf,
  statementById,
  statementsOf,
  type Statement,
} from '#features/agents/settlement/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { affiliates } from '../contract/member.ts'
import { linesOf, statedPlayers, statementId } from '../store/report.ts'
import { callerOf } from './member.ts'

type Routes = typeof affiliates

const PAGE = 20
const unknown = { refused: 'affiliates.unknownStatement' } as const

const shown = (statement: Statement) => ({
  number: statement.number,
  startsAt: statement.startsAt,
  endsAt: statement.endsAt,
  net: statement.base,
  earned: statement.earned,
  corrected: statement.corrected,
  adjusted: statement.adjusted,
  carried: statement.carried,
  amount: statement.amount,
  leftOver: statement.leftOver,
})

export async function listStatements(
  app: App,
  { query }: Given<Routes['statements']>,
  { member, merchant }: CallFor<Routes['statements']>,
): Promise<Reply<Routes['statements']> | Refusal<Routes['statements']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const window = windowOf(query, PAGE)
  const found = await statementsOf(app.db, { memberId: own.memberId, kind: 'affiliate' }, window)
  const page = pageOf(found, window)
  return { currency: merchant.currency, rows: page.shown.map(shown), next: page.next }
}

/** The lines are computed again from the facts that the statement counted: they add up to what it says. */
export async function showStatement(
  app: App,
  { params: { number } }: Given<Routes['statement']>,
  { member, merchant }: CallFor<Routes['statement']>,
): Promise<Reply<Routes['statement']> | Refusal<Routes['statement']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const { memberId } = own
  const id = await statementId(app.db, memberId, number)
  const statement = id === null ? null : await statementById(app.db, { id, memberId })
  if (!statement) return unknown
  const [lines, players, corrections, adjustments] = await Promise.all([
    linesOf(app.db, statement),
    statedPlayers(app.db, statement),
    correctionsOf(app.db, statement),
    adjustmentsIn(app.db, statement),
  ])
  return {
    currency: merchant.currency,
    statement: shown(statement),
    lines,
    players,
    corrections,
    adjustments,
  }
}
