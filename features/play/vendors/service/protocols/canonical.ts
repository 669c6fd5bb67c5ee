import { moneyText, parseMoney } from '#kit/money.ts'
import type { Act, Result, Whom } from '../../rules/acts.ts'
import { jsonReply, parseExact, textOf, type Protocol, type Read, type Unread } from './protocol.ts'

type Fields = Readonly<Record<string, unknown>>

const whomOf = (fields: Fields): Whom => ({ token: textOf(fields, 'token'), user: textOf(fields, 'user') })

/** Decimal text only: a JSON number is rejected, so that a vendor's floats cannot affect money. */
function amountOf(fields: Fields): bigint | null {
  const text = fields['amount']
  return typeof text === 'string' ? parseMoney(text) : null
}

function actOf(op: string, fields: Fields): Act | null {
  const whom = whomOf(fields)
  const game = textOf(fields, 'game')
  const transaction = textOf(fields, 'transaction_uuid')
  const reference = textOf(fields, 'reference_transaction_uuid')
  const round = textOf(fields, 'round')
  const amount = amountOf(fields)
  const currency = textOf(fields, 'currency')
  const closes = fields['round_closed'] === true
  switch (op) {
    case 'user/info':
      return { op: 'info', whom, game }
    case 'user/balance':
      return { op: 'balance', whom, game }
    case 'transaction/bet':
      if (!transaction || !round || !game || amount === null || !currency || whom.token === null) return null
      return { op: 'bet', transaction, round, game, amount, currency, whom, closes }
    case 'transaction/win': {
      const freeRounds = textOf(fields, 'free_rounds')
      const isPromo = fields['is_promo'] === true || freeRounds !== null
      if (!transaction || amount === null || !currency || (!isPromo && !round && !reference)) return null
      const ends = fields['free_rounds_over'] === true || (freeRounds === null && (closes || amount === 0n))
      const win = { op: 'win', transaction, round, game, reference, amount, currency, whom, isPromo } as const
      return { ...win, closes: ends, ...(freeRounds === null ? {} : { freeRounds }) }
    }
    case 'transaction/rollback':
      return transaction && reference ? { op: 'rollback', transaction, reference, whom } : null
    case 'round/close':
      return round ? { op: 'close', round, whom } : null
    case 'transaction/status':
      return transaction ? { op: 'status', transaction } : null
    default:
      return null
  }
}

function read(op: string, body: string): Read | Unread {
  const fields = parseExact(body)
  const request = fields && textOf(fields, 'request_uuid')
  const act = fields && request ? actOf(op, fields) : null
  if (!fields || !act) return { op, status: 'RS_ERROR_WRONG_SYNTAX', request }
  return { op, acts: [act], request, echo: {} }
}

function shown(request: string | null, result: Result): object {
  const { status, user, balance, currency, id, token, game, language, guard, standing, at } = result
  return {
    status,
    request_uuid: request,
    ...(user === undefined ? {} : { user }),
    ...(balance === undefined ? {} : { balance: moneyText(balance) }),
    ...(currency === undefined ? {} : { currency }),
    ...(id === undefined ? {} : { house_transaction: id }),
    ...(token === undefined ? {} : { token }),
    ...(game === undefined ? {} : { game }),
    ...(language === undefined ? {} : { language }),
    ...(result.isTrial === undefined ? {} : { is_trial: result.isTrial }),
    ...(result.isTombstone ? { rollback: 'NOT_FOUND_TOMBSTONED' } : {}),
    ...(standing === undefined ? {} : { transaction_state: standing }),
    ...(guard === undefined ? {} : { reason: guard }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Our own protocol: JSON, decimal text for money, HTTP 200 for every reply, 401 for an unauthenticated call. */
export const canonical: Protocol = {
  read,
  write: ({ request }, [result = { status: 'RS_ERROR_UNKNOWN' }]) => answer(request, result),
  refuse: (status, { request }, result) => answer(request, { ...result, status }),
}

/** A used nonce is rejected too, but that is known only when the call is executed. */
function answer(request: string | null, result: Result): ReturnType<Protocol['refuse']> {
  const { status } = result
  const http = status === 'RS_ERROR_INVALID_SIGNATURE' ? 401 : status === 'RS_ERROR_UNKNOWN' ? 500 : 200
  return jsonReply(http, shown(request, result))
}
