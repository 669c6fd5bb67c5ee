import type { Act, Result, Status, Whom } from '../../rules/acts.ts'
import { fromUnits, toUnits } from '../../rules/units.ts'
import { jsonReply, parseExact, textOf, type Protocol, type Read, type Unread } from './protocol.ts'

/** Amounts are integers in units of 1/100,000. */
const DIGITS = 5

type Fields = Readonly<Record<string, unknown>>

function amountOf(fields: Fields): bigint | null {
  const units = fields['amount']
  return typeof units === 'bigint' ? fromUnits(units, DIGITS) : null
}

function actOf(op: string, fields: Fields): Act | Status {
  const whom: Whom = { token: textOf(fields, 'token'), user: textOf(fields, 'user') }
  const game = textOf(fields, 'game_code')
  const transaction = textOf(fields, 'transaction_uuid')
  const reference = textOf(fields, 'reference_transaction_uuid')
  const round = textOf(fields, 'round')
  const currency = textOf(fields, 'currency')
  const closes = fields['round_closed'] === true
  const amount = amountOf(fields)
  switch (op) {
    case 'user/info':
      return { op: 'info', whom, game }
    case 'user/balance':
      return { op: 'balance', whom, game }
    case 'transaction/bet':
      if (!transaction || !round || !game || !currency || whom.token === null) return 'RS_ERROR_WRONG_SYNTAX'
      if (amount === null) return 'RS_ERROR_WRONG_TYPES'
      return { op: 'bet', transaction, round, game, amount, currency, whom, closes }
    case 'transaction/win': {
      const isPromo = fields['is_supplier_promo'] === true
      if (!transaction || !currency || (!isPromo && !round && !reference)) return 'RS_ERROR_WRONG_SYNTAX'
      if (amount === null) return 'RS_ERROR_WRONG_TYPES'
      const ends = closes || amount === 0n
      return { op: 'win', transaction, round, game, reference, amount, currency, whom, isPromo, closes: ends }
    }
    case 'transaction/rollback':
      return transaction && reference
        ? { op: 'rollback', transaction, reference, whom }
        : 'RS_ERROR_WRONG_SYNTAX'
    default:
      return 'RS_ERROR_WRONG_SYNTAX'
  }
}

function read(op: string, body: string): Read | Unread {
  const fields = parseExact(body)
  const request = fields && textOf(fields, 'request_uuid')
  if (!fields || !request) return { op, status: 'RS_ERROR_WRONG_SYNTAX', request }
  const act = actOf(op, fields)
  return typeof act === 'string' ? { op, status: act, request } : { op, acts: [act], request, echo: {} }
}

/** Status codes that this supplier does not have, mapped to its nearest ones. */
const words: Partial<Record<Status, Status>> = {
  RS_ERROR_ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  RS_ERROR_GAME_STOPPED: 'RS_ERROR_INVALID_GAME',
}

function shown(request: string | null, { status, user, balance, currency }: Result): object {
  return {
    status: words[status] ?? status,
    request_uuid: request,
    ...(user === undefined ? {} : { user }),
    ...(balance === undefined ? {} : { balance: toUnits(balance, DIGITS) }),
    ...(currency === undefined ? {} : { currency }),
  }
}

/** Hub88 protocol: JSON, whole numbers, HTTP 200 for every reply, signed by RSA-SHA256 over the raw body. */
export const hub88: Protocol = {
  read,
  write: ({ request, op }, [result = { status: 'RS_ERROR_UNKNOWN' }]) =>
    jsonReply(200, {
      ...shown(request, result),
      ...(op === 'user/info' && result.status === 'RS_OK' ? { country: 'XX', jurisdiction: 'XX' } : {}),
    }),
  refuse: (status, { request }, result) => jsonReply(200, shown(request, { ...result, status })),
}
