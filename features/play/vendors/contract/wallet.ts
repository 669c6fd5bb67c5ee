import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'

/** A call of the canonical wallet: signed over its bytes, so the body is parsed by the protocol, not by the contract. */
const call = <const P extends string, const S extends string>(path: P, summary: S) =>
  ({
    method: 'POST',
    path: `/wallet/v1/${path}`,
    audience: 'signed',
    raw: true,
    summary,
    reply: z.unknown(),
  }) as const

const vendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/))
const word = z.string().check(z.maxLength(40))

export const vendorsWallet = defineContract('vendorsWallet', {
  userInfo: call('user/info', 'Exchanges a launch ticket for a token, once, and returns the member.'),
  userBalance: call('user/balance', 'Returns the balance available to the token’s member.'),
  bet: call('transaction/bet', 'Debits a stake. Idempotent by transaction ID.'),
  win: call('transaction/win', 'Credits a win, however late; a win of zero closes the round.'),
  rollback: call(
    'transaction/rollback',
    'Rolls back a transaction; an unknown transaction is recorded and will be rejected if it arrives later.',
  ),
  roundClose: call('round/close', 'Closes a round; open stakes are lost.'),
  transactionStatus: call(
    'transaction/status',
    'Returns the status of a transaction, for recovery after a lost response.',
  ),
  keys: {
    method: 'GET',
    path: '/wallet/v1/keys',
    audience: 'anyone',
    always: true,
    summary: 'Returns the public key that we sign our requests and responses with.',
    reply: z.object({
      keys: z.array(z.object({ id: z.string(), kind: z.string(), raw: z.string(), pem: z.string() })),
    }),
  },
  hub88: {
    method: 'POST',
    path: '/wallet/hub88/:vendor/:group/:call',
    audience: 'signed',
    raw: true,
    summary:
      'Same wallet in the Hub88 protocol style: user/info, user/balance, transaction/bet, win and rollback.',
    params: z.strictObject({ vendor, group: word, call: word }),
    reply: z.unknown(),
  },
  softswiss: {
    method: 'POST',
    path: '/wallet/softswiss/:vendor/:call',
    audience: 'signed',
    raw: true,
    summary: 'Same wallet in the SOFTSWISS protocol style: play, rollback, freespins.',
    params: z.strictObject({ vendor, call: word }),
    reply: z.unknown(),
  },
  pragmatic: {
    method: 'POST',
    path: '/wallet/pragmatic/:vendor/:call',
    audience: 'signed',
    raw: true,
    summary:
      'Same wallet in the Pragmatic protocol style: authenticate, balance, bet, result, endRound, refund and its wins.',
    params: z.strictObject({ vendor, call: word }),
    reply: z.unknown(),
  },
})
