// Validates a payment method. Minimum below maximum, the fee never takes the whole minimum amount, preset amounts are within the limits,
// and each kind has its required fields.

import type { Minor, Ppm } from '#kit/money.ts'
import { HUNDREDTH, priceDeposit } from './fees.ts'
import type { Channel, MethodKind } from './channels.ts'

/** More buttons than this are a list, not a choice. */
export const MOST_PRESETS = 8

export type MethodDraft = {
  readonly kind: MethodKind
  readonly channel: Channel
  readonly least: Minor
  readonly most: Minor
  readonly presets: readonly Minor[]
  readonly feePpm: Ppm
  readonly feeFixed: Minor
  readonly account: { readonly bin: string } | null
  readonly currency: string
  readonly coin: object | null
}

export const methodProblems = [
  'limits',
  'fee',
  'presets',
  'tooFine',
  'account',
  'coin',
  'channel',
  'qr',
] as const
export type MethodProblem = (typeof methodProblems)[number]

/** The first problem of a draft; null if it is valid. */
export function checkMethod(draft: MethodDraft): MethodProblem | null {
  const { kind, channel, least, most, presets, feePpm, feeFixed } = draft
  const sums = [least, most, feeFixed, ...presets]
  if (sums.some((sum) => sum < 0n || sum % HUNDREDTH !== 0n)) return 'tooFine'
  if (least <= 0n || most < least) return 'limits'
  if (priceDeposit(least, { feePpm, feeFixed }).credited <= 0n) return 'fee'
  const isInOrder = presets.every((sum, at) => at === 0 || sum > (presets[at - 1] ?? 0n))
  const isWithin = presets.every((sum) => sum >= least && sum <= most)
  if (presets.length > MOST_PRESETS || !isInOrder || !isWithin) return 'presets'
  if ((kind === 'bank') !== (draft.account !== null)) return 'account'
  const isOwnQr = kind === 'bank' && channel === 'qr'
  if (kind !== 'hosted' && channel !== 'page' && !isOwnQr) return 'channel'
  if (isOwnQr && (draft.currency !== 'VND' || !draft.account?.bin)) return 'qr'
  return (kind === 'hosted' && channel === 'coin') === (draft.coin !== null) ? null : 'coin'
}
