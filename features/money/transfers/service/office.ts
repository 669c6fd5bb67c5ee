import { exportOrders, readRecords } from '#features/money/reviewed-orders/public.ts'
import type { Window } from '#db/review/pages.ts'
import type { Download, Given, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { transfersOffice } from '../contract.ts'
import { referenceOf, transfersBy, type TransferRow } from '../store.ts'

type List = typeof transfersOffice.list
type Export = (typeof transfersOffice)['export']

export async function listForOffice(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const { merchant = null, find = null } = query
  const read = (window: Window) => transfersBy(app.db, { merchant, find, ...window })
  return readRecords(query, read, (row) => ({
    id: row.id,
    reference: referenceOf(row.number),
    merchant: row.merchant,
    senderId: row.sender,
    sender: row.senderAccount,
    receiverId: row.receiver,
    receiver: row.receiverAccount,
    direction: row.direction,
    distance: row.distance,
    amount: row.amount,
    currency: row.currency,
    at: row.at,
  }))
}

/** The filtered transfers as CSV, newest first. */
export function exportTransfers(app: App, { body }: Given<Export>, call: CallFor<Export>): Promise<Download> {
  const { merchant = null, find = null } = body
  return exportOrders<TransferRow>(app, call, {
    name: 'transfers',
    head: ['reference', 'at', 'merchant', 'sender', 'receiver', 'way', 'amount', 'currency'],
    action: 'transfers.export',
    object: 'transfers',
    asked: { merchant, find },
    read: (window) => transfersBy(app.db, { merchant, find, ...window }),
    cells: (row) => [
      referenceOf(row.number),
      row.at,
      row.merchant,
      row.senderAccount,
      row.receiverAccount,
      `${row.direction} ${row.distance}`,
      amountText(row.amount, row.currency),
      row.currency,
    ],
  })
}
