import { pageOf, windowOf } from '#db/review/pages.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { deposits } from '../contract/member.ts'
import { receiptFile } from '#features/money/payments/public.ts'
import { receiptOf } from '../words.ts'
import { depositOf, depositsOf } from '../store/deposits.ts'
import { guardOf } from '../store/events.ts'
import type { Minor } from '#kit/money.ts'
import { openSums } from '#features/money/p2p-payouts/public.ts'
import { lastMethodOf, openMethods, type MethodRow } from '../store/methods.ts'
import { holdOf } from './office/read.ts'
import { fullView, guideOf, shortView, wordsOf } from './view.ts'

type Contract = typeof deposits
const PAGE = 20

/** Payment methods by name, as displayed. Peer-to-peer transfers depend on waiting withdrawals and are not listed by name. */
export async function listWays(
  app: App,
  { merchant, language }: CallFor<Contract['ways']>,
): Promise<Reply<Contract['ways']>> {
  const methods = await openMethods(app.db, merchant.code, merchant.currency)
  return {
    list: methods
      .filter(({ kind }) => kind !== 'member')
      .map(({ code, name }) => ({ code, name: wordsOf(name, language) })),
  }
}

export async function listMethods(
  app: App,
  { member, language, now }: CallFor<Contract['methods']>,
): Promise<Reply<Contract['methods']>> {
  const { merchant, currency } = member
  const [methods, lastUsed, guard, sums] = await Promise.all([
    openMethods(app.db, member.merchant, member.currency),
    lastMethodOf(app.db, member.id),
    guardOf(app.db, member.id),
    openSums(app.db, { merchant, currency, memberId: member.id }),
  ])
  return {
    currency: member.currency,
    lastUsed,
    hold: holdOf(guard, now),
    methods: methods
      .flatMap((method) => offered(method, sums))
      .map((method) => ({
        code: method.code,
        kind: method.kind,
        channel: method.channel,
        guide: guideOf(method.guide, language),
        name: wordsOf(method.name, language),
        note: wordsOf(method.note, language),
        least: method.least,
        most: method.most,
        presets: [...method.presets],
        feePpm: Number(method.feePpm),
        feeFixed: method.feeFixed,
        arrivalSeconds: method.arrivalSeconds,
        expiryMinutes: method.expiryMinutes,
      })),
  }
}

/** Maximum number of peer-to-peer amounts offered. */
const MOST_SUMS = 6

/** A peer-to-peer transfer is offered while a withdrawal waits, with the amounts that would complete it. */
function offered(method: MethodRow, sums: readonly Minor[]): MethodRow[] {
  if (method.kind !== 'member') return [method]
  const presets = sums.filter((sum) => sum >= method.least && sum <= method.most).slice(0, MOST_SUMS)
  return sums.length ? [{ ...method, presets }] : []
}

export async function listDeposits(
  app: App,
  { query }: Given<Contract['list']>,
  { member, language }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await depositsOf(app.db, member.id, window), window)
  return { rows: shown.map((row) => shortView(row, language)), next }
}

export async function oneDeposit(
  app: App,
  { params }: Given<Contract['one']>,
  call: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const row = await depositOf(app.db, call.member.id, params.id)
  return row ? fullView(app, app.db, row, call) : { refused: 'deposits.unknown' }
}

/** The receipt of a credited deposit of the caller. */
export async function depositReceipt(
  app: App,
  { params }: Given<Contract['receiptPdf']>,
  call: CallFor<Contract['receiptPdf']>,
) {
  const row = await depositOf(app.db, call.member.id, params.id)
  if (!row) return { refused: 'deposits.unknown' } as const
  const view = await fullView(app, app.db, row, call)
  if (view.state !== 'paid' && view.state !== 'approved') return { refused: 'deposits.noReceipt' } as const
  return receiptFile(app, call, (say) => receiptOf(say, view))
}
