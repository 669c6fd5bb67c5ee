import { formatDate, formatMoney } from '#texts/formats.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller, Merchant } from '#server/call.ts'
import { paperOf, type Receipt, type Say } from '../../words.ts'
import { receiptPdf } from './draw.ts'

/** What a receipt needs to know of a call. */
export type ReceiptCall = {
  readonly member: MemberCaller
  readonly merchant: Merchant
  readonly language: 'en' | 'vi'
  readonly origin: string
  readonly now: Date
}

/** The server's texts in the caller's language, with times in the merchant's zone. */
function sayIn(app: App, { language, merchant }: Pick<ReceiptCall, 'language' | 'merchant'>): Say {
  return {
    t: (key, values) => app.words(language, key, values),
    money: (amount, currency, options) => formatMoney(language, amount, currency, options),
    date: (at, style) => formatDate(language, at, style, merchant.timeZone),
  }
}

/** A receipt of the caller as a PDF document, in base64, under a file name of its reference. */
export async function receiptFile(app: App, call: ReceiptCall, receiptOf: (say: Say) => Receipt) {
  const { member, merchant, language, now, origin } = call
  const say = sayIn(app, call)
  const paper = paperOf(say, receiptOf(say), {
    brand: { name: merchant.name, isDemo: app.config.FAIRHOUSE_MODE === 'demo' },
    member,
    madeAt: now,
    zone: merchant.timeZone,
    host: new URL(origin).host,
  })
  const pdf = await receiptPdf(paper, { lang: language, at: now })
  return { name: `${paper.reference}.pdf`, pdf: pdf.toString('base64') }
}
