import type { Given, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { receiptFile } from '#features/money/payments/public.ts'
import type { transfers } from '../contract.ts'
import { receiptOf } from '../words.ts'
import { referenceOf, transferOf, transfersOf, type TransferRow } from '../store.ts'

type Contract = typeof transfers

const PAGE = 20

/** A transfer as one of its two members sees it. */
export function viewOf(row: TransferRow, memberId: bigint): Reply<Contract['send']> {
  const { id, number, senderAccount, receiverAccount, sender, direction, amount, currency, at } = row
  return {
    id,
    reference: referenceOf(number),
    sender: senderAccount,
    receiver: receiverAccount,
    isSent: sender === memberId,
    direction,
    amount,
    currency,
    at,
  }
}

/** The member's transfers, sent and received, newest first, a page at a time. */
export async function listTransfers(
  app: App,
  { query }: Given<Contract['list']>,
  { member }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await transfersOf(app.db, member.id, window), window)
  return { rows: shown.map((row) => viewOf(row, member.id)), next }
}

/** The receipt of a transfer that the caller sent or received. */
export async function transferReceipt(
  app: App,
  { params }: Given<Contract['receiptPdf']>,
  call: CallFor<Contract['receiptPdf']>,
) {
  const row = await transferOf(app.db, call.member.id, params.id)
  if (!row) return { refused: 'transfers.unknown' } as const
  return receiptFile(app, call, (say) => receiptOf(say, viewOf(row, call.member.id)))
}
