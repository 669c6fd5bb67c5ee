import { createHmac } from 'node:crypto'
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

const words: Readonly<Record<string, Word>> = {
  '100': 'noMoney',
  '101': 'token',
  '105': 'limit',
  '107': 'stopped',
  '153': 'stopped',
  '154': 'currency',
  '400': 'syntax',
  '403': 'signature',
  '404': 'unknown',
  '409': 'conflict',
  '410': 'rolledBack',
}

/** Amounts are in the currency's minor unit. */
const digitsOf = (currency: string): number => (currency === 'VND' ? 0 : 2)

export function softswissSupplier({ target, secret, game }: SupplierOptions): Supplier {
  const call = (
    op: string,
    currency: string,
    fields: object,
    spoil: Spoil = {},
    units = '',
  ): Promise<Said> => {
    const body = JSON.stringify({ currency, game, ...fields }).replace('"#"', units)
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      ...(spoil.isUnsigned ? {} : { 'x-request-sign': signature }),
    }
    const sent = spoil.isTampered ? body.replace(/}$/, ',"and":"more"}') : body
    return send({ url: `${target}/${op}`, body: sent, headers }, (got, http) => ({
      word: http === 200 ? 'ok' : (words[String(got['code'])] ?? 'other'),
      balance: unitsOf(got['balance'], digitsOf(currency)),
    }))
  }
  const whom = ({ token, user }: Guest) => ({ user_id: user, session_id: token })
  const move =
    (action: 'bet' | 'win'): Supplier['bet'] =>
    ({ guest, transaction, round, amount, currency = guest.currency, closes = false }, spoil) =>
      call(
        'play',
        currency,
        {
          ...whom(guest),
          game_id: round,
          finished: closes,
          actions: [{ action, action_id: transaction, amount: '#' }],
        },
        spoil,
        unitsText(amount, digitsOf(currency)),
      )
  return {
    protocol: 'softswiss',
    least: 10_000n,
    can: new Set(['close']),
    enter: async (token, user, currency) => ({ token, user, currency }),
    balance: (guest, spoil) => call('play', guest.currency, whom(guest), spoil),
    bet: move('bet'),
    win: move('win'),
    rollback: ({ guest, transaction, reference, round }, spoil) =>
      call(
        'rollback',
        guest.currency,
        {
          ...whom(guest),
          game_id: round,
          actions: [{ action: 'rollback', action_id: transaction, original_action_id: reference }],
        },
        spoil,
      ),
    close: (guest, round) =>
      call('play', guest.currency, { ...whom(guest), game_id: round, finished: true, actions: [] }),
  }
}
