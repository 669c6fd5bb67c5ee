import { tellMember } from '#features/contact/inbox/public.ts'
import { claimsOf } from '#db/review/claims.ts'
import { reviewOf } from '#features/money/reviewed-orders/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { depositsOffice } from '../../contract/office.ts'
import { priceDeposit } from '../../rules/fees.ts'
import { mostReceivable } from '../../rules/second.ts'
import { mayReview } from '../../rules/states.ts'
import { lockDeposit, referenceOf, setClosed, type DepositRow } from '../../store/deposits.ts'
import { noteAlone } from '../../store/alone.ts'
import { addEvent } from '../../store/events.ts'
import { credit } from '../credit.ts'
import { tellDeposit } from '../tell.ts'
import { needsSecondNow } from './second.ts'

type Office = typeof depositsOffice

type Conflict = { readonly refused: 'idempotency.conflict' }

const claims = claimsOf('deposit')

const review = reviewOf(
  {
    object: ({ id }: DepositRow) => `deposit:${id}`,
    before: ({ number, state, amount }) => ({
      reference: referenceOf(number),
      state,
      amount: moneyText(amount),
    }),
    actions: { claim: 'deposits.claim', release: 'deposits.release' },
    lock: lockDeposit,
    review: (row) => ({ ...row, isOpen: mayReview(row) }),
    setClaim: async (tx, row, claim) => {
      await claims.set(tx, row.id, claim)
      return row
    },
    addEvent,
    tell: tellDeposit,
  },
  {
    unknown: { refused: 'deposits.unknown' },
    decided: { refused: 'deposits.decided' },
    notYours: { refused: 'deposits.notClaimedByYou' },
    claimed: (by) => ({ refused: 'deposits.claimed', detail: { by } }) as const,
  },
)

export const { claim: claimDeposit, release: releaseDeposit } = review

/** The money arrived: credits the received amount. */
export async function approveDeposit(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
): Promise<Reply<Office['approve']> | Refusal<Office['approve']> | Conflict> {
  const { operator, now } = call
  const news: (() => Promise<void>)[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const held = await review.hold(tx, params.id, call)
    if ('no' in held) return held.no
    const { row } = held
    const most = mostReceivable(row)
    if (body.received > most) return { refused: 'deposits.aboveMost', detail: { most } } as const
    if (priceDeposit(body.received, row).credited <= 0n)
      return { refused: 'deposits.receivedTooSmall' } as const
    const isAlone = !call.approvedBy
    const asked = { received: body.received, operator: operator.id, now }
    if (isAlone && (await needsSecondNow(app, tx, row, asked)))
      return { refused: 'deposits.secondNeeded' } as const
    await review.audit(tx, row, call, {
      action: 'deposits.approve',
      after: { state: 'approved', received: moneyText(body.received) },
    })
    const { credited, fee, wallet } = await credit(tx, row, {
      received: body.received,
      as: 'approved',
      isLate: false,
      now,
      by: operator.account,
    })
    if (isAlone) await noteAlone(tx, row.id, operator.id)
    news.push(async () => {
      tellBalance(app, row.memberId, wallet)
      await tellDeposit(app, { ...row, state: 'approved' })
    })
    return { credited, fee }
  })
  for (const tell of news) await tell()
  return result
}

export async function rejectDeposit(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
): Promise<Reply<Office['reject']> | Refusal<Office['reject']> | Conflict> {
  const { operator, now } = call
  const news: DepositRow[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const held = await review.hold(tx, params.id, call)
    if ('no' in held) return held.no
    const { row } = held
    await setClosed(tx, row.id, { state: 'rejected', reason: body.reason, now })
    await addEvent(tx, row.id, { at: now, what: 'rejected', by: operator.account, note: body.reason })
    await tellMember(tx, {
      memberId: row.memberId,
      kind: 'money',
      occasion: `deposit:${row.id}`,
      text: 'depositRejected',
      values: { amount: { minor: row.amount, currency: row.currency }, reason: body.reason },
      link: '/index?member=depositv2',
      now,
    })
    await review.audit(tx, row, call, {
      action: 'deposits.reject',
      after: { state: 'rejected' },
      reason: body.reason,
    })
    news.push(row)
    return {}
  })
  for (const row of news) await tellDeposit(app, { ...row, state: 'rejected' })
  return result
}
