import * as z from 'zod/mini'
import { currencies, type Currency } from '#kit/currency.ts'
import { MAX_AMOUNT, moneyText, parseMoney, type Minor } from '#kit/money.ts'

/** Money on the wire is decimal text, at most 4 decimals ("12.34"); `bigint` ledger units on both sides. */
export const money = z.codec(z.string().check(z.maxLength(20)), z.bigint(), {
  decode: (text, context): Minor => {
    const amount = parseMoney(text)
    if (amount !== null) return amount
    context.issues.push({ code: 'custom', input: text, message: 'money' })
    return z.NEVER
  },
  encode: moneyText,
})

/** Money in a request: above zero and below the maximum. */
export const amount = money.check(z.refine((value) => value > 0n && value <= MAX_AMOUNT, { error: 'amount' }))

/** Ids of members and wallets: decimal text on the wire, bigint inside. */
export const id = z.codec(z.string().check(z.regex(/^[1-9]\d{0,17}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** Counts that may pass 2^53 (sequence numbers). */
export const count = z.codec(z.string().check(z.regex(/^\d{1,19}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** Counts that later voids reduce: they may be negative for a day. */
export const tally = z.codec(z.string().check(z.regex(/^-?\d{1,18}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** An instant: ISO text in UTC on the wire. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A calendar day in the merchant's time zone, as text. */
export const day = z.iso.date()

export const uuid = z.uuid()

export const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]]) // the table's own keys

/** Displayed decimals per currency (decision 45). */
export const amountDecimals = z.object({ VND: z.int(), USD: z.int(), FUN: z.int() })

/** Integers in a query string. */
export function whole(least: number, most: number) {
  return z.pipe(z.coerce.number(), z.int().check(z.gte(least), z.lte(most)))
}

/** Text typed by a person: trimmed, bounded, without control characters. */
export function words(most: number, least = 1) {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  const printable = z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(most), printable)
}

/** A page of a list by cursor: the last item seen, and the page size. */
export const page = {
  before: z.optional(z.string().check(z.maxLength(80))),
  limit: z.optional(whole(1, 100)),
}
