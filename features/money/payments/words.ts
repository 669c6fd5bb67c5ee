import type { Currency } from '#kit/currency.ts'

/** The formatters that receipts need; the page's own texts and the server's satisfy it. */
export type Say = {
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly money: (amount: bigint, currency: Currency, options?: { readonly symbol?: boolean }) => string
  readonly date: (at: Date, style: 'minute') => string
}

export type ReceiptLine = { readonly key: string; readonly name: string; readonly value: string }

/** A receipt's content as text: paper, picture and PDF show the same. */
export type Receipt = {
  readonly title: string
  readonly reference: string
  /** Its state: "Paid". */
  readonly state: string
  /** The main amount: what was added, or what reached the account. */
  readonly total: { readonly name: string; readonly value: string }
  readonly lines: readonly ReceiptLine[]
}

/** The same with member, brand and time; all its lines, including state and reference. */
export type Paper = Receipt & {
  readonly brand: string
  /** Small print at the bottom. */
  readonly foot: readonly string[]
}

export type PaperOf = {
  readonly brand: { readonly name: string; readonly isDemo: boolean }
  readonly member: { readonly account: string; readonly id: bigint }
  readonly madeAt: Date
  /** The merchant's time zone, such as Asia/Ho_Chi_Minh. */
  readonly zone: string
  /** The site's host. */
  readonly host: string
}

/** Completes a receipt with its member, the brand and the time it was made. */
export function paperOf({ t, date }: Say, receipt: Receipt, of: PaperOf): Paper {
  const { brand, member, madeAt, zone, host } = of
  const account = t('receipt.accountOf', { account: member.account, id: member.id.toString() })
  return {
    ...receipt,
    brand: brand.name,
    lines: [
      { key: 'account', name: t('receipt.account'), value: account },
      ...receipt.lines,
      { key: 'state', name: t('receipt.state'), value: receipt.state },
      { key: 'reference', name: t('receipt.reference'), value: receipt.reference },
    ],
    foot: [
      t('receipt.madeAt', { at: date(madeAt, 'minute'), zone: offsetOf(zone, madeAt), host }),
      ...(brand.isDemo ? [t('receipt.demo')] : []),
    ],
  }
}

/** 'GMT+7': the merchant's time zone as banks write it. */
function offsetOf(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
