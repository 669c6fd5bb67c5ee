import type { Reply } from '#contract/route.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { Step } from '#ui/data/timeline.tsx'
import type { withdrawals } from '../contract/member.ts'
import type { WithdrawalState } from '../rules/states.ts'

export type Withdrawal = Reply<typeof withdrawals.one>
export type Terms = Reply<typeof withdrawals.terms>

/** Today's limits are used up: the count, or less is left than the minimum withdrawal. */
export function isDayUsedUp({ today, least }: Pick<Terms, 'today' | 'least'>): boolean {
  return today.used >= today.of || today.amountLeft < least
}

const underWay: ReadonlySet<WithdrawalState> = new Set([
  'requested',
  'claimed',
  'approved',
  'paying',
  'paid',
  'disputed',
])

export function isUnderWay(state: WithdrawalState): boolean {
  return underWay.has(state)
}

export function toneOf(state: WithdrawalState): 'good' | 'waiting' | 'bad' | 'info' {
  if (state === 'received' || state === 'paid') return 'good'
  if (state === 'failed' || state === 'rejected') return 'bad'
  if (state === 'disputed') return 'waiting'
  return state === 'paying' ? 'info' : 'waiting'
}

/** Until the last approval the money is still in the wallet, but cannot be played. */
function isHeld(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'claimed' || state === 'approved'
}

type State = Step['state']

/** A withdrawal's progress: past steps with their time, the next ones without. */
export function stepsOf(texts: Pick<Texts, 't' | 'date' | 'money'>, w: Withdrawal): Step[] {
  const { t, date, money } = texts
  const at = (...whats: readonly string[]) => {
    const found = w.steps.findLast(({ what }) => whats.includes(what))
    return found ? { at: date(found.at, 'clock') } : {}
  }
  const sum = money(w.amount, w.currency)
  const requested: Step = {
    key: 'requested',
    title: t('withdrawals.step.requested'),
    text: t(`withdrawals.step.${isHeld(w.state) ? 'requestedText' : 'wasHeldText'}`, { amount: sum }),
    state: 'done',
    ...at('requested'),
  }
  const review = reviewed(texts, w, at)
  if (w.state === 'rejected') {
    const title = t('withdrawals.step.rejected')
    const text = t('withdrawals.returnedText', { amount: sum, reason: w.reason ?? '' })
    return [requested, { key: 'rejected', title, text, state: 'failed', ...at('rejected') }]
  }
  if (w.state === 'failed') {
    const text = t('withdrawals.step.failedText', { amount: sum })
    return [
      requested,
      ...review,
      { key: 'failed', title: t('withdrawals.step.failed'), text, state: 'failed', ...at('failed') },
    ]
  }
  const isPaid = w.state === 'paid' || w.state === 'disputed' || w.state === 'received'
  const paid: State = isPaid ? 'done' : w.state === 'paying' ? 'now' : 'next'
  const minutes = Math.round(((w.receiptDueAt?.getTime() ?? 0) - (w.paidAt?.getTime() ?? 0)) / 60_000)
  return [
    requested,
    ...review,
    {
      key: 'paid',
      title: t(`withdrawals.${isPaid ? 'step' : 'next'}.paid`, { to: w.to }),
      state: paid,
      ...at('paid'),
    },
    {
      key: 'received',
      title: t(`withdrawals.${receivedKey(w)}`),
      text: receivedText(texts, w, minutes),
      state: w.state === 'received' ? 'done' : isPaid ? 'now' : 'next',
      ...at('received', 'receivedAuto', 'settledArrived', 'settledReturned', 'saidPart', 'saidNone'),
    },
  ]
}

function receivedText(
  { t, money }: Pick<Texts, 't' | 'money'>,
  w: Withdrawal,
  minutes: number,
): string | undefined {
  if (w.state === 'paid') return t('withdrawals.next.receivedText', { minutes })
  if (w.returned > 0n)
    return t('withdrawals.returnedText', { amount: money(w.returned, w.currency), reason: w.reason ?? '' })
  return undefined
}

function receivedKey({ state, isAutoReceived }: Withdrawal): string {
  if (state === 'disputed') return 'step.disputed'
  if (state !== 'received') return 'next.received'
  return isAutoReceived ? 'step.receivedAuto' : 'step.received'
}

/** The approval: one step, or two if two operators must approve. */
function reviewed(
  { t }: Pick<Texts, 't'>,
  { state, eyes }: Withdrawal,
  at: (...whats: readonly string[]) => { readonly at?: string },
): Step[] {
  const isAgreed = state !== 'requested' && state !== 'claimed' && state !== 'approved'
  if (eyes === 1) {
    const title = t(isAgreed ? 'withdrawals.step.approved' : 'withdrawals.next.review')
    const text = isAgreed ? undefined : t('withdrawals.next.reviewOne')
    return [
      {
        key: 'review',
        title,
        text,
        state: isAgreed ? 'done' : 'now',
        ...(isAgreed ? at('approved') : at('claimed')),
      },
    ]
  }
  const isFirst = isAgreed || state === 'approved'
  return [
    {
      key: 'first',
      title: t(isFirst ? 'withdrawals.step.approvedFirst' : 'withdrawals.next.review'),
      text: isFirst ? undefined : t('withdrawals.next.reviewTwo'),
      state: isFirst ? 'done' : 'now',
      ...(isFirst ? at('approvedFirst') : at('claimed')),
    },
    {
      key: 'second',
      title: t(isAgreed ? 'withdrawals.step.approvedSecond' : 'withdrawals.next.second'),
      state: isAgreed ? 'done' : isFirst ? 'now' : 'next',
      ...at('approvedSecond'),
    },
  ]
}
