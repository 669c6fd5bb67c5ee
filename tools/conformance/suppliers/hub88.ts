import { randomUUID, sign } from 'node:crypto'
import {
  send,
  unitsOf,
  unitsText,
  type Guest,
  type Said,
  type Spoil,
  type Supplier,
  type SupplierOptions,
  type Word,
} from './supplier.ts'

const DIGITS = 5

const words: Readonly<Record<string, Word>> = {
  RS_OK: 'ok',
  RS_ERROR_NOT_ENOUGH_MONEY: 'noMoney',
  RS_ERROR_INVALID_TOKEN: 'token',
  RS_ERROR_TOKEN_EXPIRED: 'token',
  RS_ERROR_INVALID_SIGNATURE: 'signature',
  RS_ERROR_DUPLICATE_TRANSACTION: 'conflict',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'unknown',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_WRONG_CURRENCY: 'currency',
  RS_ERROR_WRONG_SYNTAX: 'syntax',
  RS_ERROR_WRONG_TYPES: 'syntax',
  RS_ERROR_INVALID_GAME: 'stopped',
}

/** Amounts are bare integers in JSON: the text replaces the placeholder. */
const bare = (fields: object, units: string): string => JSON.stringify(fields).replace('"#"', units)

export function hub88Supplier({ target, secret, game }: SupplierOptions): Supplier {
  const call = (op: string, fields: object, spoil: Spoil = {}, units = ''): Promise<Said> => {
    const body = bare({ request_uuid: randomUUID(), ...fields }, units)
    const signature = sign('sha256', Buffer.from(body), secret).toString('base64')
    const headers = {
      'content-type': 'application/json',
      ...(spoil.isUnsigned ? {} : { 'x-hub88-signature': signature }),
    }
    const sent = spoil.isTampered ? body.replace(/}$/, ',"and":"more"}') : body
    return send({ url: `${target}/${op}`, body: sent, headers }, (got) => ({
      word: words[String(got['status'])] ?? 'other',
      balance: unitsOf(got['balance'], DIGITS),
    }))
  }
  const whom = ({ token, user }: Guest) => ({ token, user, game_code: game })
  return {
    protocol: 'hub88',
    least: 1n,
    can: new Set(['requestEcho', 'reference', 'promo']),
    enter: async (token, user, currency) => ({ token, user, currency }),
    balance: (guest, spoil) => call('user/balance', whom(guest), spoil),
    bet: ({ guest, transaction, round, amount, currency = guest.currency, closes = false }, spoil) =>
      call(
        'transaction/bet',
        { ...whom(guest), transaction_uuid: transaction, round, round_closed: closes, currency, amount: '#' },
        spoil,
        unitsText(amount, DIGITS),
      ),
    win: (
      { guest, transaction, round, reference, amount, currency = guest.currency, closes = false },
      spoil,
    ) =>
      call(
        'transaction/win',
        {
          ...whom(guest),
          transaction_uuid: transaction,
          reference_transaction_uuid: reference,
          round,
          round_closed: closes,
          currency,
          amount: '#',
        },
        spoil,
        unitsText(amount, DIGITS),
      ),
    rollback: ({ guest, transaction, reference, round }, spoil) =>
      call(
        'transaction/rollback',
        { ...whom(guest), transaction_uuid: transaction, reference_transaction_uuid: reference, round },
        spoil,
      ),
    // this supplier has no call for it: a win of zero ends a round
    close: (guest, round) =>
      call(
        'transaction/win',
        {
          ...whom(guest),
          transaction_uuid: `close-${round}`,
          round,
          round_closed: true,
          currency: guest.currency,
          amount: '#',
        },
        {},
        '0',
      ),
  }
}
