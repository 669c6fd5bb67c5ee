import { inTransaction } from '#db/pool.ts'
import { exportOrders, readQueue } from '#features/money/reviewed-orders/public.ts'
import { vietQr } from '#features/money/deposits/rules/vietqr.ts'
import {
  matchedPayee,
  referenceOf,
  refuseStopped,
  shownNumber,
  withdrawalById,
  withdrawalHistory,
} from '#features/money/withdrawals/public.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { manualPayoutsOffice } from '../contract.ts'
import { decideConfirm, decideFail, isToPay } from '../rules.ts'
import { fits, queue, type QueueFilter, type QueueRow } from '../store/queue.ts'

type Office = typeof manualPayoutsOffice
type Row = Reply<Office['list']>['rows'][number]

function rowView(row: QueueRow, operator: string): Row {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    merchant: row.merchant,
    memberId: row.memberId,
    member: row.member,
    to: toText(row),
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    claimedBy: row.claimedByAccount,
    isMine: row.claimedBy === operator,
    bankReference: row.bankReference,
    recordedBy: row.recordedByAccount,
    confirmedBy: row.confirmedByAccount,
    isOnStatement: row.isOnStatement,
  }
}

const toText = ({ bankName, accountNumber }: QueueRow): string => `${bankName} ${shownNumber(accountNumber)}`

const filterOf = ({ merchant, find }: Given<Office['export']>['body']): QueueFilter => ({
  merchant: merchant ?? null,
  find: find ?? null,
})

export function listPayouts(
  app: App,
  { query }: Given<Office['list']>,
  { operator }: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const asked = { page: query, state: query.state ?? null, fits: fits(filterOf(query)) }
  return readQueue(app.db, queue, asked, (row) => rowView(row, operator.id))
}

/** The transfer as the operator's bank asks for it; with a VietQR code where the receiving bank has a national number. */
async function transferOf(app: App, row: QueueRow): Promise<Reply<Office['one']>['transfer']> {
  if (!isToPay(row.state)) return null
  const { bank, bin, accountNumber, holder } = await matchedPayee(app.db, row.id)
  const content = referenceOf(row.number)
  const isDong = bin !== '' && row.currency === 'VND'
  const qr = isDong ? vietQr({ bin, accountNumber, amount: row.amount, content }) : null
  return { bank, accountNumber, holder, content, qr }
}

export async function onePayout(
  app: App,
  { params }: Given<Office['one']>,
  { operator }: CallFor<Office['one']>,
): Promise<Reply<Office['one']> | Refusal<Office['one']>> {
  const row = await queue.one(app.db, params.id)
  const withdrawal = row && (await withdrawalById(app.db, row.id))
  if (!row || !withdrawal) return { refused: 'manualPayouts.unknown' }
  const [transfer, steps, stopped] = await Promise.all([
    transferOf(app, row),
    withdrawalHistory(app.db, row.id),
    isToPay(row.state) ? inTransaction(app.db, (tx) => refuseStopped(tx, withdrawal)) : null,
  ])
  return {
    ...rowView(row, operator.id),
    needsSecond: row.needsSecond,
    bookedOn: row.bookedOn,
    recordedAt: row.recordedAt,
    reason: row.reason,
    transfer,
    stops: stopped?.detail.stops ?? [],
    mayConfirm: !('refused' in decideConfirm(row, operator.id)),
    mayFail: !('refused' in decideFail(row, withdrawal, operator.id)),
    steps,
  }
}

const columns = ['reference', 'approved', 'due', 'merchant', 'member', 'memberId', 'to', 'amount'] as const
const results = ['currency', 'state', 'bankReference', 'bookedOn', 'recordedBy', 'confirmedBy'] as const

/** The filtered payouts as CSV, accounts masked as in the queue; the export is audited first. */
export async function exportPayouts(
  app: App,
  { body }: Given<Office['export']>,
  call: CallFor<Office['export']>,
): Promise<Download> {
  const filter = filterOf(body)
  const state = body.state ?? null
  return exportOrders<QueueRow>(app, call, {
    name: 'manual-payouts',
    head: [...columns, ...results],
    action: 'payouts.export',
    object: 'withdrawals',
    asked: { ...filter, state },
    read: (window) => queue.page(app.db, state, fits(filter), window),
    cells: (row) => [
      referenceOf(row.number),
      row.createdAt,
      row.dueAt,
      row.merchant,
      row.member,
      row.memberId,
      toText(row),
      amountText(row.amount, row.currency),
      row.currency,
      app.words(call.language, `manualPayoutsOffice.state.${row.state}`),
      row.bankReference,
      row.bookedOn,
      row.recordedByAccount,
      row.confirmedByAccount,
    ],
  })
}
