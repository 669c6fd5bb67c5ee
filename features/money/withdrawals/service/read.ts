import { pageOf, windowOf } from '#db/review/pages.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { withdrawals } from '../contract/member.ts'
import { withdrawalOf, withdrawalsOf } from '../store/withdrawals.ts'
import { receiptFile } from '#features/money/payments/public.ts'
import { receiptOf } from '../words.ts'
import { fullView, shortView } from './view.ts'

type Contract = typeof withdrawals
const PAGE = 20

export async function listWithdrawals(
  app: App,
  { query }: Given<Contract['list']>,
  { member }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await withdrawalsOf(app.db, member.id, window), window)
  return { rows: shown.map(shortView), next }
}

export async function oneWithdrawal(
  app: App,
  { params }: Given<Contract['one']>,
  { member }: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const row = await withdrawalOf(app.db, member.id, params.id)
  return row ? fullView(app, app.db, row) : { refused: 'withdrawals.unknown' }
}

/** The receipt of a paid withdrawal of the caller. */
export async function withdrawalReceipt(
  app: App,
  { params }: Given<Contract['receiptPdf']>,
  call: CallFor<Contract['receiptPdf']>,
) {
  const row = await withdrawalOf(app.db, call.member.id, params.id)
  if (!row) return { refused: 'withdrawals.unknown' } as const
  const view = await fullView(app, app.db, row)
  if (view.state !== 'paid' && view.state !== 'received') return { refused: 'withdrawals.noReceipt' } as const
  return receiptFile(app, call, (say) => receiptOf(say, view))
}
