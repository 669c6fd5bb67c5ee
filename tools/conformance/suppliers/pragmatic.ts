import { createHash } from 'node:crypto'
import {
  decimalOf,
  decimalText,
  send,
  type Said,
  type Spoil,
  type Supplier,
  type SupplierOptions,
  type Word,
} from './supplier.ts'

const words: Readonly<Record<string, Word>> = {
  '0': 'ok',
  '1': 'noMoney',
  '2': 'token',
  '3': 'rolledBack',
  '4': 'token',
  '5': 'signature',
  '7': 'syntax',
  '8': 'stopped',
  '50': 'limit',
  '120': 'unknown',
}

export function pragmaticSupplier({ target, secret, game }: SupplierOptions): Supplier {
  const call = (op: string, fields: Readonly<Record<string, string>>, spoil: Spoil = {}): Promise<Said> => {
    const all: Readonly<Record<string, string>> = { providerId: 'conform', ...fields }
    const sorted = Object.keys(all)
      .toSorted()
      .map((name) => `${name}=${all[name]}`)
      .join('&')
    const md5 = createHash('md5')
      .update(sorted + secret)
      .digest('hex')
    const form = new URLSearchParams({ ...all, ...(spoil.isUnsigned ? {} : { hash: md5 }) })
    if (spoil.isTampered) form.append('and', 'more')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return send({ url: `${target}/${op}.html`, body: form.toString(), headers }, (got) => ({
      word: words[String(got['error'])] ?? 'other',
      balance: decimalOf(got['cash']),
    }))
  }
  return {
    protocol: 'pragmatic',
    least: 100n,
    can: new Set(['close']),
    async enter(ticket, _, currency) {
      const { fields, text } = await call('authenticate', { token: ticket })
      if (typeof fields['userId'] !== 'string') throw new Error(`authenticate was answered with ${text}`)
      return {
        token: String(fields['token'] ?? ticket),
        user: fields['userId'],
        currency: String(fields['currency'] ?? currency),
      }
    },
    balance: ({ user }, spoil) => call('balance', { userId: user }, spoil),
    bet: ({ guest, transaction, round, amount }, spoil) =>
      call(
        'bet',
        {
          userId: guest.user,
          token: guest.token,
          gameId: game,
          roundId: round,
          reference: transaction,
          amount: decimalText(amount, 2),
        },
        spoil,
      ),
    win: ({ guest, transaction, round, amount }, spoil) =>
      call(
        'result',
        {
          userId: guest.user,
          gameId: game,
          roundId: round,
          reference: transaction,
          amount: decimalText(amount, 2),
        },
        spoil,
      ),
    rollback: ({ guest, reference, round }, spoil) =>
      call('refund', { userId: guest.user, reference, gameId: game, roundId: round }, spoil),
    close: ({ user }, round) => call('endRound', { userId: user, gameId: game, roundId: round }),
  }
}
