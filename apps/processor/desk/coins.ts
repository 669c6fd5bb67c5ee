import { createHash } from 'node:crypto'
import type { Coin, PaymentAsk } from '../orders.ts'
import type * as z from 'zod/mini'

/** The fixed price of a dollar stablecoin here; a real processor would query a market. */
const RATES: { readonly [currency: string]: string } = { VND: '26150.00', USD: '1.00' }
/** Decimals of the coin. */
const DIGITS = 6
const NEEDS = 3
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The chain's address prefix byte, so that an address begins with T. */
const PREFIX = 0x41

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** An address with its checksum, from the twenty bytes of a key's hash. */
export function addressOf(hash: Uint8Array): string {
  const body = Buffer.concat([Buffer.from([PREFIX]), hash])
  const bytes = Buffer.concat([body, digest(digest(body)).subarray(0, 4)])
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  while (rest > 0n) {
    text = ALPHABET.charAt(Number(rest % 58n)) + text
    rest /= 58n
  }
  return text
}

/** Decimal text as integer units with this many decimals; further digits are cut. */
export function unitsOf(text: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** The reverse: 1234500 units of 6 decimals are '1.2345'. */
export function textOf(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, '0')
  const fraction = text.slice(-digits).replace(/0+$/, '')
  return fraction ? `${text.slice(0, -digits)}.${fraction}` : text.slice(0, -digits)
}

/** An order's price in the coin, rounded up so that the merchant never gets less, at a rate that is locked until the order expires. */
export function quote(ask: z.output<typeof PaymentAsk>, address: string): Coin {
  const rate = RATES[ask.currency] ?? '1.00'
  const price = unitsOf(rate, 4)
  const units = (unitsOf(ask.amount, 4) * 10n ** BigInt(DIGITS) + price - 1n) / price
  return {
    asset: ask.asset ?? 'USDT',
    network: ask.network ?? 'TRON',
    address,
    digits: DIGITS,
    amount: textOf(units, DIGITS),
    rate,
    needs: ask.confirmations ?? NEEDS,
    confirmations: 0,
    received: '0',
    seenAt: null,
  }
}

/** A percentage of the requested amount, to simulate an underpayment or an overpayment. */
export function shareOf(coin: Coin, percent: bigint): string {
  return textOf((unitsOf(coin.amount, coin.digits) * percent) / 100n, coin.digits)
}
