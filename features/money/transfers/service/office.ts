import { takeOut } from '#features/platform/audit/public.ts'
import { pageOf, windowOf } from '#features/money/payments/public.ts'
import type { Download, Given, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { transfersOffice } from '../contract.ts'
import { referenceOf, transfersBy, type TransferRow } from '../store.ts'

type List = typeof transfersOffice.list
type Export = (typeof transfersOffice)['export']

const PAGE = 50
/** Rows of a file read per query. */
const FILE_PAGE = 500

export async function listForOffice(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const window = windowOf(query, PAGE)
  const { merchant = null, find = null } = query
  const { shown, next } = pageOf(await transfersBy(app.db, { merchant, find, ...window }), window)
  return {
    rows: shown.map((row) => ({
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
    })),
    next,
  }
}

/** The filtered transfers as CSV, newest first. */
export function exportTransfers(app: App, { body }: Given<Export>, call: CallFor<Export>): Promise<Download> {
  const { merchant = null, find = null } = body
  return takeOut<TransferRow>(app, call, {
    name: 'transfers',
    head: ['reference', 'at', 'merchant', 'sender', 'receiver', 'way', 'amount', 'currency'],
    action: 'transfers.export',
    object: 'transfers',
    asked: { merchant, find },
    read: (last) => transfersBy(app.db, { merchant, find, below: last?.number ?? null, limit: FILE_PAGE }),
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
