import type { Act, Result, Status, Whom } from '../../rules/acts.ts'
import { coinDigits, fromUnits, toUnits } from '../../rules/units.ts'
import { jsonReply, parseExact, textOf, type Protocol, type Read, type Unread } from './protocol.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Frame = {
  readonly whom: Whom
  readonly currency: string
  readonly game: string
  readonly round: string | null
  readonly isEnd: boolean
}

/** One action of a list; the round ends with the last one where the call has `finished`. */
function actionOf(action: Fields, frame: Frame, isLast: boolean): Act | null {
  const { whom, currency, game, round } = frame
  const transaction = textOf(action, 'action_id')
  if (!transaction) return null
  const closes = frame.isEnd && isLast
  const units = action['amount']
  const amount = typeof units === 'bigint' ? fromUnits(units, coinDigits(currency)) : null
  switch (action['action']) {
    case 'bet':
      if (amount === null || round === null) return null
      return { op: 'bet', transaction, round, game, amount, currency, whom, closes }
    case 'win':
      if (amount === null || round === null) return null
      return {
        op: 'win',
        transaction,
        round,
        game,
        reference: null,
        amount,
        currency,
        whom,
        isPromo: false,
        closes,
      }
    case 'rollback': {
      const reference = textOf(action, 'original_action_id')
      return reference ? { op: 'rollback', transaction, reference, whom } : null
    }
    default:
      return null
  }
}

function actsOf(op: string, fields: Fields): readonly Act[] | null {
  const whom: Whom = { token: textOf(fields, 'session_id'), user: textOf(fields, 'user_id') }
  const currency = textOf(fields, 'currency') ?? ''
  const game = textOf(fields, 'game') ?? ''
  if (whom.user === null) return null
  if (op === 'freespins') {
    const transaction = textOf(fields, 'issue_id')
    const units = fields['total_amount']
    const amount = typeof units === 'bigint' ? fromUnits(units, coinDigits(currency)) : null
    if (!transaction || amount === null) return null
    const promo = { round: null, game: null, reference: null, isPromo: true, closes: false } as const
    return [
      {
        op: 'win',
        transaction: `freespins:${transaction}`,
        amount,
        currency: currency || null,
        whom,
        ...promo,
      },
    ]
  }
  if (op !== 'play' && op !== 'rollback') return null
  const actions = fields['actions'] ?? []
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS) return null
  const round = textOf(fields, 'game_id')
  const frame = { whom, currency, game, round, isEnd: fields['finished'] === true }
  if (actions.length === 0) {
    const balance: Act = { op: 'balance', whom, game }
    return frame.isEnd && round ? [{ op: 'close', round, whom }] : [balance]
  }
  const acts = actions.map((action, place) =>
    isFields(action) ? actionOf(action, frame, place === actions.length - 1) : null,
  )
  return acts.every((act) => act !== null) ? acts : null
}

/** Maximum of actions per call. */
const MOST_ACTIONS = 50

function read(op: string, body: string): Read | Unread {
  const fields = parseExact(body)
  const acts = fields && actsOf(op, fields)
  if (!fields || !acts) return { op, status: 'RS_ERROR_WRONG_SYNTAX', request: null }
  const round = textOf(fields, 'game_id')
  return { op, acts, request: round, echo: round === null ? {} : { game_id: round } }
}

/** HTTP status and code of a rejection. */
const noes: Record<Exclude<Status, 'RS_OK'>, readonly [http: number, code: number]> = {
  RS_ERROR_NOT_ENOUGH_MONEY: [412, 100],
  RS_ERROR_INVALID_TOKEN: [412, 101],
  RS_ERROR_TOKEN_EXPIRED: [412, 101],
  RS_ERROR_LIMIT_REACHED: [412, 105],
  RS_ERROR_INVALID_GAME: [412, 107],
  RS_ERROR_USER_DISABLED: [412, 110],
  RS_ERROR_GAME_STOPPED: [405, 153],
  RS_ERROR_WRONG_CURRENCY: [412, 154],
  RS_ERROR_INVALID_PARTNER: [403, 403],
  RS_ERROR_INVALID_SIGNATURE: [403, 403],
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: [400, 404],
  RS_ERROR_WRONG_SYNTAX: [400, 400],
  RS_ERROR_WRONG_TYPES: [400, 400],
  RS_ERROR_DUPLICATE_TRANSACTION: [400, 409],
  RS_ERROR_TRANSACTION_ROLLED_BACK: [400, 410],
  RS_ERROR_ROUND_CLOSED: [400, 410],
  RS_ERROR_UNKNOWN: [500, 500],
}

function no(status: Status, result: Result): ReturnType<Protocol['refuse']> {
  const [http, code] = status === 'RS_OK' ? noes.RS_ERROR_UNKNOWN : noes[status]
  const { balance, currency } = result
  const money = balance === undefined ? {} : { balance: toUnits(balance, coinDigits(currency ?? '')) }
  return jsonReply(http, { code, message: status, ...money })
}

/** SOFTSWISS protocol: a list of actions in one call, all or none; signed by HMAC-SHA256 of the raw body, hexadecimal. */
export const softswiss: Protocol = {
  read,
  write(call, results) {
    const last = results.at(-1)
    if (!last || last.status !== 'RS_OK')
      return no(last?.status ?? 'RS_ERROR_UNKNOWN', last ?? { status: 'RS_ERROR_UNKNOWN' })
    const { balance = 0n, currency = '' } = last
    const deeds = call.acts.flatMap((act, place) =>
      'transaction' in act ? [{ act, result: results[place] }] : [],
    )
    return jsonReply(200, {
      balance: toUnits(balance, coinDigits(currency)),
      ...call.echo,
      ...(deeds.length
        ? {
            transactions: deeds.map(({ act, result }) => ({
              action_id: act.transaction,
              // an empty id means: unknown transaction, which will be rejected if it arrives late
              tx_id: result?.isTombstone ? '' : (result?.id ?? ''),
            })),
          }
        : {}),
    })
  },
  refuse: (status, _, result) => no(status, result ?? { status }),
}
