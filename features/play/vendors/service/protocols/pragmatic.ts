import { parseMoney } from '#kit/money.ts'
import type { Act, Result, Status, Whom, Win } from '../../rules/acts.ts'
import { decimalText } from '../../rules/units.ts'
import { exact, jsonReply, plainText, type Protocol, type Read, type Unread } from './protocol.ts'

/** Decimals of amounts in replies. */
const DIGITS = 2

type Form = URLSearchParams

const field = (form: Form, name: string): string | null => plainText(form.get(name))

/** Decimal text in the supplier's format, at most 4 decimals. */
function amountOf(form: Form, name = 'amount'): bigint | null {
  const text = form.get(name)
  return text === null ? null : parseMoney(text)
}

/** Wins outside of our rounds: paid by the supplier. */
function promoOf(
  form: Form,
  whom: Whom,
  transaction: string | null,
  amount: bigint | null,
): readonly Act[] | null {
  if (!transaction || amount === null || whom.user === null) return null
  const rest = { round: null, game: null, reference: null, isPromo: true, closes: false } as const
  return [{ op: 'win', transaction, amount, currency: field(form, 'currency'), whom, ...rest }]
}

function resultOf(form: Form, whom: Whom): readonly Act[] | null {
  const [transaction, round] = [field(form, 'reference'), field(form, 'roundId')]
  const amount = amountOf(form)
  if (!transaction || !round || amount === null || whom.user === null) return null
  const win: Win = {
    op: 'win',
    transaction,
    round,
    game: field(form, 'gameId'),
    reference: null,
    amount,
    currency: null,
    whom,
    isPromo: false,
    closes: false,
  }
  const extra = amountOf(form, 'promoWinAmount')
  const promo = extra ? promoOf(form, whom, field(form, 'promoWinReference'), extra) : []
  return promo && [win, ...promo]
}

function actsOf(op: string, form: Form): readonly Act[] | null {
  const whom: Whom = { token: field(form, 'token'), user: field(form, 'userId') }
  // the user id takes precedence: the token in the call may be of an older launch
  const named: Whom = whom.user === null ? whom : { token: null, user: whom.user }
  const game = field(form, 'gameId')
  const round = field(form, 'roundId')
  const transaction = field(form, 'reference')
  const amount = amountOf(form)
  switch (op) {
    case 'authenticate':
      return whom.token === null ? null : [{ op: 'info', whom, game }]
    case 'balance':
      return whom.user === null ? null : [{ op: 'balance', whom: named, game }]
    case 'bet':
      if (!transaction || !round || !game || amount === null || whom.user === null) return null
      return [{ op: 'bet', transaction, round, game, amount, currency: null, whom, closes: false }]
    case 'result':
      return resultOf(form, whom)
    case 'bonusWin':
    case 'promoWin':
      return promoOf(form, whom, transaction, amount)
    case 'jackpotWin':
      return round === null ? promoOf(form, whom, transaction, amount) : resultOf(form, whom)
    case 'endRound':
      return round && whom.user ? [{ op: 'close', round, whom }] : null
    case 'refund':
      // it has no id of its own: a bet is refunded once
      return transaction && whom.user
        ? [{ op: 'rollback', transaction: `refund:${transaction}`, reference: transaction, whom }]
        : null
    default:
      return null
  }
}

function read(path: string, body: string): Read | Unread {
  const op = path.replace(/\.html$/, '')
  const form = new URLSearchParams(body)
  const acts = actsOf(op, form)
  const request = field(form, 'reference')
  if (!acts) return { op, status: 'RS_ERROR_WRONG_SYNTAX', request }
  return { op, acts, request, echo: {} }
}

const codes: Record<Status, number> = {
  RS_OK: 0,
  RS_ERROR_NOT_ENOUGH_MONEY: 1,
  RS_ERROR_INVALID_PARTNER: 2,
  RS_ERROR_WRONG_CURRENCY: 3,
  RS_ERROR_ROUND_CLOSED: 3,
  RS_ERROR_TRANSACTION_ROLLED_BACK: 3,
  RS_ERROR_INVALID_TOKEN: 4,
  RS_ERROR_TOKEN_EXPIRED: 4,
  RS_ERROR_INVALID_SIGNATURE: 5,
  RS_ERROR_USER_DISABLED: 6,
  RS_ERROR_WRONG_SYNTAX: 7,
  RS_ERROR_WRONG_TYPES: 7,
  RS_ERROR_DUPLICATE_TRANSACTION: 7,
  RS_ERROR_INVALID_GAME: 8,
  RS_ERROR_GAME_STOPPED: 8,
  RS_ERROR_LIMIT_REACHED: 50,
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 120,
  RS_ERROR_UNKNOWN: 100,
}

function shown(op: string, result: Result): object {
  const { status, user, balance, currency, id, token } = result
  const isOk = status === 'RS_OK'
  return {
    ...(op === 'authenticate' && isOk ? { userId: user, ...(token === undefined ? {} : { token }) } : {}),
    ...(isOk && op !== 'authenticate' && op !== 'balance' && op !== 'endRound'
      ? { transactionId: id ?? '' }
      : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(balance === undefined
      ? {}
      : { cash: exact(decimalText(balance, DIGITS)), bonus: exact('0.00'), usedPromo: exact('0') }),
    error: codes[status],
    description: isOk ? 'Success' : status,
  }
}

/** Pragmatic protocol: posted forms, HTTP 200 for every reply, authenticated by an MD5 over the sorted fields and a shared secret. */
export const pragmatic: Protocol = {
  read,
  write: ({ op }, results) => jsonReply(200, shown(op, results.at(-1) ?? { status: 'RS_ERROR_UNKNOWN' })),
  refuse: (status, { op }, result) => jsonReply(200, shown(op.replace(/\.html$/, ''), { ...result, status })),
}
