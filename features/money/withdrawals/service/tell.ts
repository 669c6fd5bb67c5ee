import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import { formatMoney } from '#texts/formats.ts'
import type { WithdrawalState } from '../rules/states.ts'
import { referenceOf, type WithdrawalRow } from '../store/withdrawals.ts'

/** After the commit: notifies the member's tabs and the operators' queues. */
export async function tellWithdrawal(
  app: App,
  withdrawal: { readonly id: string; readonly memberId: bigint; readonly state: WithdrawalState },
): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const patch = { id: withdrawal.id, state: withdrawal.state }
  app.events.publish(`member:${withdrawal.memberId}`, { topic: 'withdrawals.changed', seq, patch })
  app.events.publish('operators', { topic: 'withdrawals.queue', seq, patch })
}

/** After the commit: the member's other tabs and devices refetch the linked accounts. */
export async function tellAccounts(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'accounts.changed', seq, patch: {} })
}

type Outcome = {
  readonly is: 'paid' | 'failed' | 'rejected'
  readonly reason: string | null
  readonly now: Date
}

const outcomeTexts = {
  paid: 'withdrawn',
  failed: 'withdrawalFailed',
  rejected: 'withdrawalRejected',
} as const

/** Puts a withdrawal's result into the member's inbox, in the transaction that ends it. */
export async function tellOutcome(tx: Tx, row: WithdrawalRow, { is, reason, now }: Outcome): Promise<void> {
  const minor = is === 'paid' ? row.amount - row.fee : row.amount
  await tellMember(tx, {
    memberId: row.memberId,
    kind: 'money',
    occasion: `withdrawal:${row.id}:${is}`,
    text: outcomeTexts[is],
    values: {
      amount: { minor, currency: row.currency },
      reference: referenceOf(row.number),
      ...(reason === null ? {} : { reason }),
    },
    link: `/index?member=withdraw&withdrawal=${row.id}`,
    now,
  })
  if (is !== 'paid') await mailReturn(tx, row, { is, reason, now })
}

type Returned = Outcome & { readonly is: 'failed' | 'rejected' }

/** A failed payout is also reported by email: excluded members withdraw without a session, and have no inbox (R8). */
async function mailReturn(tx: Tx, row: WithdrawalRow, { is, reason, now }: Returned): Promise<void> {
  const member = await memberById(tx, row.memberId)
  if (!member?.email || !member.emailVerifiedAt) return
  const { merchant, account, language, email: to } = member
  const amount = formatMoney(language, row.amount, row.currency, { symbol: true })
  const told = { merchant, channel: 'email', to, language, key: `withdrawal:${row.id}:${is}`, now } as const
  const values = { account, amount, reference: referenceOf(row.number) }
  if (is === 'failed') await queueMessage(tx, { ...told, template: 'withdrawal.back', values })
  else
    await queueMessage(tx, {
      ...told,
      template: 'withdrawal.rejected',
      values: { ...values, reason: reason ?? '' },
    })
}
