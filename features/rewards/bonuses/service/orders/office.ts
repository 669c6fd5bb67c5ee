import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { freeRoundsOffice } from '../../contract/office.ts'
import { mayChange, type OrderChange } from '../../rules/order.ts'
import { lockOrder, officeOrders, reopenOrder, startCancel } from '../../store/orders.ts'

type List = (typeof freeRoundsOffice)['list']
/** Both changes have the same shape. */
type Change = (typeof freeRoundsOffice)['retry' | 'cancel']

const MOST = 100
const DAY_MS = 86_400_000

export async function listOrders(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const rows = await officeOrders(app.db, { merchant: query.merchant, limit: MOST })
  return {
    rows: rows.map(
      ({ id, memberId, account, vendor, game, currency, rounds, stake, played, won, ...rest }) => {
        const { state, outcome, reason, orderedAt, until, silent } = rest
        const of = { id, memberId, account, vendor, game, currency, rounds, stake, played, won }
        return { ...of, state, outcome, reason, orderedAt, until, silent }
      },
    ),
  }
}

/** Orders again, or begins to cancel; the job calls the vendor, since an approval's transaction calls no one. */
export async function changeOrder(
  app: App,
  change: OrderChange,
  { params, body }: Given<Change>,
  { operator, ip, now }: CallFor<Change>,
): Promise<Reply<Change> | Refusal<Change>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Change> | Refusal<Change>> => {
    const order = await lockOrder(tx, params.id)
    if (order?.memberId !== params.member) return { refused: 'freeRounds.unknown' }
    const { state, terms } = order
    if (!mayChange(change, state)) return { refused: 'freeRounds.state', detail: { state } }
    if (change === 'retry')
      await reopenOrder(tx, order.id, { until: new Date(now.getTime() + terms.days * DAY_MS), now })
    else await startCancel(tx, order.id, now)
    await writeAudit(tx, {
      operator,
      action: change === 'retry' ? 'bonuses.retryRounds' : 'bonuses.cancelRounds',
      object: `member:${params.member}`,
      after: { order: order.id, game: order.game, rounds: order.rounds },
      reason: body.reason,
      ip,
      now,
    })
    return { state: change === 'retry' ? 'waiting' : 'cancelling' }
  })
}
