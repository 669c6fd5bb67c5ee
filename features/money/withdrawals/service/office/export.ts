import { exportOrders } from '#features/money/reviewed-orders/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { withdrawalsOffice } from '../../contract/office.ts'
import { fits, queue, type QueueRow } from '../../store/queue.ts'
import { referenceOf } from '../../store/withdrawals.ts'
import { filterOf } from './read.ts'
import { toText } from '../view.ts'

type Export = (typeof withdrawalsOffice)['export']

const columns = ['reference', 'created', 'due', 'merchant', 'member', 'memberId', 'to'] as const
const moneyColumns = ['amount', 'fee', 'currency', 'state', 'first', 'second'] as const

/** The filtered withdrawals as CSV, accounts masked as in the queue; the export is audited first. */
export async function exportWithdrawals(
  app: App,
  { body }: Given<Export>,
  call: CallFor<Export>,
): Promise<Download> {
  const filter = filterOf(body, call.now)
  const { least, ...asked } = filter
  return exportOrders<QueueRow>(app, call, {
    name: 'withdrawals',
    head: [...columns, ...moneyColumns],
    action: 'withdrawals.export',
    object: 'withdrawals',
    asked: { ...asked, least: least === null ? null : moneyText(least) },
    read: (window) => queue.page(app.db, filter.state, fits(filter), window),
    cells: (row) => [
      referenceOf(row.number),
      row.requestedAt,
      row.dueAt,
      row.merchant,
      row.member,
      row.memberId,
      toText(row),
      amountText(row.amount, row.currency),
      amountText(row.fee, row.currency),
      row.currency,
      app.words(call.language, `withdrawalsOffice.state.${row.state}`),
      row.firstByAccount,
      row.secondByAccount,
    ],
  })
}
