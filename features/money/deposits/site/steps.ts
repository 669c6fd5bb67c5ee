import type { Reply } from '#contract/route.ts'
import type { Texts } from '#texts/use-texts.ts'
import type { Step } from '#ui/data/timeline.tsx'
import type { deposits } from '../contract/member.ts'
import type { DepositState } from '../rules/states.ts'
import { arrivalWords } from './words.ts'

export type Deposit = Reply<typeof deposits.one>

type Lost = 'failed' | 'cancelled' | 'expired' | 'rejected'
const lost: ReadonlySet<DepositState> = new Set<Lost>(['failed', 'cancelled', 'expired', 'rejected'])

function isLost(state: DepositState): state is Lost {
  return lost.has(state)
}
const done: ReadonlySet<DepositState> = new Set(['paid', 'approved'])
const open: ReadonlySet<DepositState> = new Set(['created', 'pending', 'awaitingSlip', 'inReview'])

export function isOpen(state: DepositState): boolean {
  return open.has(state)
}

export function isDone(state: DepositState): boolean {
  return done.has(state)
}

export function toneOf(state: DepositState): 'good' | 'waiting' | 'bad' | 'info' | 'plain' {
  if (done.has(state)) return 'good'
  if (state === 'inReview') return 'info'
  if (open.has(state)) return 'waiting'
  return state === 'failed' || state === 'rejected' ? 'bad' : 'plain'
}

/** Pages and e-wallets open elsewhere; a QR, a crypto address and an account are shown here. */
export function leadsAway({ kind, channel }: Deposit): boolean {
  return kind === 'hosted' && (channel === 'page' || channel === 'wallet')
}

/** A deposit's progress: past steps with their time, the next ones without. */
export function stepsOf(texts: Texts, deposit: Deposit): Step[] {
  const { t, date } = texts
  const time = (...whats: readonly string[]) => {
    const found = deposit.steps.findLast(({ what }) => whats.includes(what))
    return found ? { at: date(found.at, 'clock') } : {}
  }
  const start: Step = { key: 'created', title: t('deposits.step.created'), state: 'done', ...time('created') }
  const middle = deposit.kind === 'hosted' ? hosted(texts, deposit) : byBank(texts, deposit, time)
  const last = deposit.steps.at(-1)
  const { state } = deposit
  if (isLost(state)) {
    const title = t(`deposits.step.${state}`)
    const text = deposit.reason ?? t(state === 'expired' ? expiredKey(deposit) : 'deposits.failedText')
    const reached = middle.filter((step) => step.state === 'done')
    return [start, ...reached, { key: 'lost', title, text, state: 'failed', ...time(last?.what ?? '') }]
  }
  const isCredited = done.has(deposit.state)
  const credited = time('credited', 'creditedLate', 'approved')
  const title = t(deposit.isLate ? 'deposits.step.creditedLate' : 'deposits.next.wallet')
  return [start, ...middle, { key: 'wallet', title, state: isCredited ? 'done' : 'next', ...credited }]
}

/** What happens to money that was sent anyway. */
function expiredKey({ kind, channel }: Deposit): string {
  const own = kind === 'hosted' ? channel : kind
  return `deposits.expiredText${own === 'coin' || own === 'bank' ? `.${own}` : ''}`
}

function hosted(texts: Texts, deposit: Deposit): Step[] {
  const { state, methodName, arrivalSeconds, channel, coin } = deposit
  const { t } = texts
  const isPaid = done.has(state)
  const wasReached = isPaid || state === 'inReview' || Boolean(coin?.seenAt)
  const arrival = arrivalWords(texts, arrivalSeconds)
  return [
    {
      key: 'pay',
      title: t(wasReached ? 'deposits.step.youPaid' : 'deposits.next.pay'),
      text: wasReached
        ? undefined
        : t(`deposits.next.payText${leadsAway(deposit) ? '' : `.${channel}`}`, { name: methodName }),
      state: wasReached ? 'done' : lost.has(state) ? 'next' : 'now',
    },
    {
      key: 'confirms',
      title: t(confirmsKey(state)),
      text: isPaid ? undefined : `${t('deposits.next.confirmsText', { arrival })} ${t('deposits.leaveNote')}`,
      state: isPaid ? 'done' : wasReached ? 'now' : 'next',
    },
  ]
}

function confirmsKey(state: DepositState): string {
  if (state === 'inReview') return 'deposits.step.amountDiffers'
  return done.has(state) ? 'deposits.step.confirmed' : 'deposits.next.confirms'
}

function byBank(
  { t }: Texts,
  { state, kind, hasSlip, arrivalSeconds, reason }: Deposit,
  time: (...whats: readonly string[]) => { readonly at?: string },
): Step[] {
  const minutes = Math.round(arrivalSeconds / 60)
  const isCredited = done.has(state)
  // a bank statement credits a transfer without a proof: none was uploaded, and none is missing
  const slip: Step[] =
    isCredited && !hasSlip
      ? []
      : [
          {
            key: 'slip',
            title: t(hasSlip ? 'deposits.step.slipSent' : 'deposits.next.slip'),
            text: hasSlip ? undefined : t('deposits.next.slipText'),
            state: hasSlip ? 'done' : 'now',
            ...time('slipSent'),
          },
        ]
  return [
    ...slip,
    {
      key: 'review',
      title: t(`deposits.${isCredited ? 'step.found' : 'next.review'}${kind === 'member' ? '.member' : ''}`),
      // if less arrived than was sent, the operator's reason
      text: isCredited
        ? (reason ?? undefined)
        : `${t('deposits.next.reviewText', { minutes })} ${t('deposits.leaveNote')}`,
      state: isCredited ? 'done' : state === 'inReview' ? 'now' : 'next',
    },
  ]
}
