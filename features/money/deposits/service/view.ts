import type { Db, Tx } from '#db/pool.ts'
import { processorOf } from '#features/money/payments/public.ts'
import type { Reply } from '#contract/route.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { deposits } from '../contract/member.ts'
import { unitsText } from '#features/money/payments/rules.ts'
import { vietQr } from '../rules/vietqr.ts'
import { coinOf } from '../store/coins.ts'
import { referenceOf, type DepositRow } from '../store/deposits.ts'
import { eventsOf } from '../store/events.ts'

export type Look = { readonly language: Language; readonly host: string }
type View = Reply<typeof deposits.one>
type Short = Reply<typeof deposits.list>['rows'][number]

/** A merchant's texts by language; English if this language is missing. */
export function wordsOf(words: Readonly<Record<string, string>>, language: Language): string {
  return words[language] ?? words['en'] ?? ''
}

export function shortView(row: DepositRow, language: Language): Short {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    method: row.code,
    methodName: wordsOf(row.name, language),
    kind: row.kind,
    channel: row.channel,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    currency: row.currency,
    state: row.state,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    closedAt: row.closedAt,
  }
}

/** A merchant's instructions, one step per line; empty: the screen has its own. */
export function guideOf(guide: Readonly<Record<string, string>>, language: Language): string[] {
  return wordsOf(guide, language)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const PAYABLE: ReadonlySet<string> = new Set(['awaitingSlip', 'inReview', 'pending'])

/** The destination of a transfer: our account with a reference, or the account created for this order. */
function transferTo(row: DepositRow): View['transferTo'] {
  const to = row.orderAccount ?? (row.account && { ...row.account, content: referenceOf(row.number) })
  if (!to || !PAYABLE.has(row.state)) return null
  const { bank, bin, accountNumber, holder, content } = to
  const qr =
    bin && row.currency === 'VND' ? vietQr({ bin, accountNumber, amount: row.amount, content }) : null
  return { bank, accountNumber, holder, content, qr }
}

/** The payment page, while it can still be paid. */
function payUrl(app: App, row: DepositRow, host: string): string | null {
  if (row.state !== 'pending' || !row.page || !row.processor) return null
  return processorOf(app, row.processor)?.pageUrl(row.page, host) ?? null
}

async function coinView(db: Db | Tx, row: DepositRow): Promise<View['coin']> {
  const coin = row.channel === 'coin' ? await coinOf(db, row.id) : null
  if (!coin) return null
  const { asset, network, address, digits, rate, lockedUntil, needs, confirmations, seenAt } = coin
  return {
    asset,
    network,
    address,
    amount: unitsText(coin.asked, digits),
    rate,
    lockedUntil,
    needs,
    confirmations,
    received: seenAt ? unitsText(coin.received, digits) : null,
    seenAt,
  }
}

/** A deposit as its owner sees it: operators' names and notes are omitted. */
export async function fullView(app: App, db: Db | Tx, row: DepositRow, look: Look): Promise<View> {
  const [events, coin] = await Promise.all([eventsOf(db, row.id), coinView(db, row)])
  return {
    ...shortView(row, look.language),
    payUrl: payUrl(app, row, look.host),
    arrivalSeconds: row.arrivalSeconds,
    isLate: row.isLate,
    reason: row.reason,
    transferTo: transferTo(row),
    coin,
    hasSlip: row.hasSlip,
    steps: events
      .filter(({ what }) => what !== 'currencyDiffers')
      .map(({ at, what, by, note }) => ({ at, what, note: by === null ? note : null })),
  }
}
