import { createHash, randomBytes, randomUUID, sign } from 'node:crypto'
import {
  decimalOf,
  decimalText,
  send,
  type Guest,
  type Said,
  type Spoil,
  type Supplier,
  type SupplierOptions,
  type Word,
} from './supplier.ts'

const words: Readonly<Record<string, Word>> = {
  RS_OK: 'ok',
  RS_ERROR_NOT_ENOUGH_MONEY: 'noMoney',
  RS_ERROR_INVALID_TOKEN: 'token',
  RS_ERROR_TOKEN_EXPIRED: 'token',
  RS_ERROR_INVALID_SIGNATURE: 'signature',
  RS_ERROR_DUPLICATE_TRANSACTION: 'conflict',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'unknown',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'rolledBack',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_WRONG_CURRENCY: 'currency',
  RS_ERROR_WRONG_SYNTAX: 'syntax',
  RS_ERROR_WRONG_TYPES: 'syntax',
  RS_ERROR_GAME_STOPPED: 'stopped',
  RS_ERROR_ROUND_CLOSED: 'closed',
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The request as docs/adding-a-vendor.md describes it. */
export function signedHeaders(
  { keyId, secret, now }: Pick<SupplierOptions, 'keyId' | 'secret' | 'now'>,
  { path, body }: { readonly path: string; readonly body: string },
  { ageMs = 0, nonce = randomBytes(16).toString('hex'), isUnsigned }: Spoil = {},
): Record<string, string> {
  const at = now() - ageMs
  const text = `v1\n${keyId}\n${at}\n${nonce}\nPOST\n${path}\n${sha256(body)}`
  return {
    'content-type': 'application/json',
    'fairhouse-key': keyId,
    'fairhouse-timestamp': String(at),
    'fairhouse-nonce': nonce,
    ...(isUnsigned
      ? {}
      : { 'fairhouse-signature': `v1=${sign(null, Buffer.from(text), secret).toString('base64')}` }),
  }
}

export function canonicalSupplier(options: SupplierOptions): Supplier {
  const { target, game } = options
  const call = (op: string, fields: object, spoil: Spoil = {}): Promise<Said> => {
    const url = `${target}/${op}`
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const headers = signedHeaders(options, { path: new URL(url).pathname, body }, spoil)
    const sent = spoil.isTampered ? body.replace(/}$/, ',"and":"more"}') : body
    return send({ url, body: sent, headers }, (got) => ({
      word: words[String(got['status'])] ?? 'other',
      balance: decimalOf(got['balance']),
    }))
  }
  const whom = ({ token, user }: Guest) => ({ token, user })
  return {
    protocol: 'canonical',
    least: 1n,
    can: new Set(['nonce', 'clock', 'status', 'close', 'requestEcho', 'reference', 'signedReply', 'promo']),
    async enter(ticket, _, currency) {
      const { fields, text } = await call('user/info', { token: ticket })
      if (typeof fields['token'] !== 'string' || typeof fields['user'] !== 'string')
        throw new Error(`user/info was answered with ${text}`)
      return {
        token: fields['token'],
        user: fields['user'],
        currency: String(fields['currency'] ?? currency),
      }
    },
    balance: (guest, spoil) => call('user/balance', whom(guest), spoil),
    bet: ({ guest, transaction, round, amount, currency = guest.currency, closes }, spoil) =>
      call(
        'transaction/bet',
        {
          ...whom(guest),
          transaction_uuid: transaction,
          round,
          game,
          amount: decimalText(amount),
          currency,
          ...(closes ? { round_closed: true } : {}),
        },
        spoil,
      ),
    win: ({ guest, transaction, round, reference, amount, currency = guest.currency, closes }, spoil) =>
      call(
        'transaction/win',
        {
          ...whom(guest),
          transaction_uuid: transaction,
          ...(reference === null ? {} : { reference_transaction_uuid: reference }),
          round,
          game,
          amount: decimalText(amount),
          currency,
          ...(closes ? { round_closed: true } : {}),
        },
        spoil,
      ),
    rollback: ({ guest, transaction, reference, round }, spoil) =>
      call(
        'transaction/rollback',
        { ...whom(guest), transaction_uuid: transaction, reference_transaction_uuid: reference, round },
        spoil,
      ),
    close: (guest, round) => call('round/close', { ...whom(guest), round }),
  }
}
