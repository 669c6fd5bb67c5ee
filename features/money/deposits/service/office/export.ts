import { exportOrders } from '#features/money/reviewed-orders/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { depositsOffice } from '../../contract/office.ts'
import { referenceOf } from '../../store/deposits.ts'
import { fits, queue, type QueueRow } from '../../store/queue.ts'
import { filterOf } from './read.ts'
import { wordsOf } from '../view.ts'

type Export = (typeof depositsOffice)['export']

const columns = ['reference', 'created', 'merchant', 'member', 'memberId', 'method'] as const
const moneyColumns = ['amount', 'fee', 'currency', 'state', 'by'] as const

/** The filtered deposits as CSV; the export is audited first. */
export async function exportDeposits(
  app: App,
  { body }: Given<Export>,
  call: CallFor<Export>,
): Promise<Download> {
  const filter = filterOf(body)
  const { least, ...asked } = filter
  return exportOrders<QueueRow>(app, call, {
    name: 'deposits',
    head: [...columns, ...moneyColumns],
    action: 'deposits.export',
    object: 'deposits',
    asked: { ...asked, least: least === null ? null : moneyText(least) },
    read: (window) => queue.page(app.db, filter.state, fits(filter), window),
    cells: (row) => [
      referenceOf(row.number),
      row.createdAt,
      row.merchant,
      row.member,
      row.memberId,
      wordsOf(row.name, call.language),
      amountText(row.amount, row.currency),
      amountText(row.fee, row.currency),
      row.currency,
      app.words(call.language, `depositsOffice.state.${row.state}`),
      row.claimedByAccount,
    ],
  })
}
