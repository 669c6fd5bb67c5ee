import type { Db, Tx } from '#db/pool.ts'
import { processorOf } from '#features/payments/door.ts'
import type { Reply } from '#contract/route.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { deposits } from '../contract/member.ts'
import { vietQr } from '../rules/vietqr.ts'
import { referenceOf, type DepositRow } from '../store/deposits.ts'
import { eventsOf } from '../store/events.ts'

export type Look = { readonly language: Language; readonly host: string }
type View = Reply<typeof deposits.one>
type Short = Reply<typeof deposits.list>['rows'][number]

/** Words by language as a merchant wrote them; English where this language has none. */
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

function transferTo(row: DepositRow): View['transferTo'] {
  if (!row.account) return null
  const { bank, bin, accountNumber, holder } = row.account
  const content = referenceOf(row.number)
  const qr =
    bin && row.currency === 'VND' ? vietQr({ bin, accountNumber, amount: row.amount, content }) : null
  return { bank, accountNumber, holder, content, qr }
}

/** The hosted page where it still may be paid. */
function payUrl(house: House, row: DepositRow, host: string): string | null {
  if (row.state !== 'pending' || !row.page || !row.processor) return null
  return processorOf(house, row.processor)?.pageUrl(row.page, host) ?? null
}

/** A deposit as its owner sees it: operators' names and notes stay inside. */
export async function fullView(house: House, db: Db | Tx, row: DepositRow, look: Look): Promise<View> {
  const events = await eventsOf(db, row.id)
  return {
    ...shortView(row, look.language),
    payUrl: payUrl(house, row, look.host),
    arrivalSeconds: row.arrivalSeconds,
    isLate: row.isLate,
    reason: row.reason,
    transferTo: row.state === 'awaitingSlip' || row.state === 'inReview' ? transferTo(row) : null,
    hasSlip: row.hasSlip,
    steps: events
      .filter(({ what }) => what !== 'currencyDiffers')
      .map(({ at, what, by, note }) => ({ at, what, note: by === null ? note : null })),
  }
}
