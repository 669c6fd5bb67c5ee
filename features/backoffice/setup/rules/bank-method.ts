// The deposit method that the assistant adds for a bank account: no fee, a day to transfer, within the amounts that were typed. Its texts
// can be edited like those of every method. Example: from 10 to 1,000 at Bank of Valletta, account MT84MALT011000012345.

import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type BankAccount = {
  readonly bank: string
  /** The bank's six-digit number for VietQR; empty elsewhere. */
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
}

type Asked = {
  readonly merchant: string
  readonly currency: Currency
  readonly account: BankAccount
  readonly least: Minor
  readonly most: Minor
  /** Codes of the brand's methods: a second account gets a code of its own. */
  readonly taken: readonly string[]
}

const DAY_MINUTES = 1_440
const HOUR_SECONDS = 3_600

/** The first free code: bank, bank-2, bank-3 … */
export function freeCode(taken: readonly string[]): string {
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? 'bank' : `bank-${at}`
    if (!taken.includes(code)) return code
  }
}

/** The method in the form of the call that adds it. */
export function bankMethod({ merchant, currency, account, least, most, taken }: Asked) {
  return {
    merchant,
    code: freeCode(taken),
    kind: 'bank' as const,
    channel: 'page' as const,
    processor: null,
    currency,
    name: { en: 'Bank transfer', vi: 'Chuyển khoản ngân hàng' },
    note: { en: 'Credited after review', vi: 'Cộng tiền sau khi kiểm tra' },
    guide: { en: '', vi: '' },
    least,
    most,
    presets: [],
    feePpm: 0,
    feeFixed: 0n,
    arrivalSeconds: HOUR_SECONDS,
    expiryMinutes: DAY_MINUTES,
    sort: 10 * (taken.length + 1),
    isOpen: true,
    account: { ...account },
    coin: null,
    reason: 'first-run assistant',
  }
}
