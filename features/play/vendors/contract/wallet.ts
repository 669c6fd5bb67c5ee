import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'

/** A call of the canonical wallet: signed over its bytes, so the body is read by the dialect, not by the contract. */
const call = <const P extends string, const S extends string>(path: P, says: S) =>
  ({
    method: 'POST',
    path: `/wallet/v1/${path}`,
    who: 'signed',
    raw: true,
    says,
    reply: z.unknown(),
  }) as const

const vendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/))
const word = z.string().check(z.maxLength(40))

export const vendorsWallet = defineContract('vendorsWallet', {
  userInfo: call('user/info', 'Changes the ticket of a launch for a token, once, and tells who plays.'),
  userBalance: call('user/balance', 'What the member of a token may spend.'),
  bet: call('transaction/bet', 'Takes a stake. The same id is answered as the first time.'),
  win: call('transaction/win', 'Pays a win, however late; nothing won closes the round.'),
  rollback: call(
    'transaction/rollback',
    'Takes a transaction back; one that was never seen is buried for ever.',
  ),
  roundClose: call('round/close', 'Ends a round: open stakes are lost.'),
  transactionStatus: call('transaction/status', 'How a transaction stands, for a lost answer.'),
  keys: {
    method: 'GET',
    path: '/wallet/v1/keys',
    who: 'anyone',
    always: true,
    says: 'The public key that the house signs its calls and answers with.',
    reply: z.object({
      keys: z.array(z.object({ id: z.string(), kind: z.string(), raw: z.string(), pem: z.string() })),
    }),
  },
  hub88: {
    method: 'POST',
    path: '/wallet/hub88/:vendor/:group/:call',
    who: 'signed',
    raw: true,
    says: 'The same wallet in the style of Hub88: user/info, user/balance, transaction/bet, win and rollback.',
    params: z.strictObject({ vendor, group: word, call: word }),
    reply: z.unknown(),
  },
  softswiss: {
    method: 'POST',
    path: '/wallet/softswiss/:vendor/:call',
    who: 'signed',
    raw: true,
    says: 'The same wallet in the style of SOFTSWISS: play, rollback, freespins.',
    params: z.strictObject({ vendor, call: word }),
    reply: z.unknown(),
  },
  pragmatic: {
    method: 'POST',
    path: '/wallet/pragmatic/:vendor/:call',
    who: 'signed',
    raw: true,
    says: 'The same wallet in the style of Pragmatic: authenticate, balance, bet, result, endRound, refund and its wins.',
    params: z.strictObject({ vendor, call: word }),
    reply: z.unknown(),
  },
})
