// The QR code of a Vietnamese bank transfer: an EMV merchant-presented code with the national template (tag 38, AID A000000727) and
// service QRIBFTTA, so that any bank's app opens with account, amount and content filled in.

import { moneyText, type Minor } from '#kit/money.ts'

const AID = 'A000000727'
const TO_ACCOUNT = 'QRIBFTTA'
/** ISO 4217 number of the Vietnamese dong. */
const DONG = '704'

/** Tag, two digits of length, value. Values are plain ASCII below 100 characters. */
function field(tag: string, value: string): string {
  return `${tag}${value.length.toString().padStart(2, '0')}${value}`
}

/** CRC-16/CCITT-FALSE over the text including the checksum's own tag and length, four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export type Transfer = {
  /** The bank's six-digit number. */
  readonly bin: string
  readonly accountNumber: string
  readonly amount: Minor
  /** The payment reference; letters, digits, spaces and hyphens. */
  readonly content: string
}

/** The content of the QR. Banks have no hundredths of a dong: an amount with decimals is written with them. */
export function vietQr({ bin, accountNumber, amount, content }: Transfer): string {
  const beneficiary = field('00', bin) + field('01', accountNumber)
  const body = [
    field('00', '01'),
    field('01', '12'), // 12: for one payment only
    field('38', field('00', AID) + field('01', beneficiary) + field('02', TO_ACCOUNT)),
    field('53', DONG),
    field('54', moneyText(amount).replace(/\.00$/, '')),
    field('58', 'VN'),
    field('62', field('08', content)),
    '6304',
  ].join('')
  return body + crc16(body)
}
