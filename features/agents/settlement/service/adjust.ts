import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentIncomeOffice } from '../contract/office.ts'
import { adjustmentsOf, insertAdjustment } from '../store/adjustments.ts'

type Office = typeof agentIncomeOffice

const PAGE = 50

/**
 * Adjusts what an agent earned; runs in the approval's transaction, since no operator alone can create money (decision 49). Nothing is paid
 * here: the next statement of the same kind has the amount as a line of its formula, and what is taken off may be owed.
 */
export function adjustIncome(
  app: App,
  { params, body }: Given<Office['adjust']>,
  { operator, ip, now }: CallFor<Office['adjust']>,
): Promise<Reply<Office['adjust']> | Refusal<Office['adjust']>> {
  const amount = body.direction === 'credit' ? body.amount : -body.amount
  return inTransaction(app.db, async (tx): Promise<Reply<Office['adjust']> | Refusal<Office['adjust']>> => {
    const number = await insertAdjustment(tx, {
      memberId: params.member,
      statement: params.number,
      amount,
      reason: body.reason,
      by: operator.account,
      now,
    })
    if (number === null) return { refused: 'agentIncome.unknown' }
    await writeAudit(tx, {
      operator,
      action: 'agents.income',
      object: `member:${params.member}`,
      after: {
        adjustment: number.toString(),
        statement: params.number.toString(),
        amount: moneyText(amount),
      },
      reason: body.reason,
      ip,
      now,
    })
    return { number }
  })
}

/** A brand's adjustments, newest first. */
export async function listAdjustments(
  app: App,
  { query: { merchant, member, ...asked } }: Given<Office['adjustments']>,
): Promise<Reply<Office['adjustments']> | Refusal<Office['adjustments']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'agentIncome.unknownBrand' }
  const window = windowOf(asked, PAGE)
  const page = pageOf(await adjustmentsOf(app.db, { merchant, member }, window), window)
  return {
    rows: page.shown.map(({ memberId, account, ...rest }) => ({
      member: { id: memberId, account },
      ...rest,
    })),
    next: page.next,
  }
}
