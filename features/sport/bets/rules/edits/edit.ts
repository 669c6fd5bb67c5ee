/**
 * What an open bet is worth when it is edited: its fair value, without a margin, as far as it becomes the stake of the new bet. What the
 * member takes out instead is a cash-out, with its margin: otherwise a lower stake would be a cash-out at a better price. Rounded down.
 *
 * Example: a bet worth 115.50 becomes one of 150.00: 115.50 count, 34.50 are paid from the balance. It becomes one of 50.00: 50.00 and
 * 95 % of the other 65.50 count, 112.22 in all, so 62.22 are returned.
 */
import { CASH_OUT_MARGIN } from '../cash-out.ts'
import type { EventState } from '#features/sport/events/rules/states.ts'

/** The part of a cash-out that is paid, in hundredths. */
const PAID_HUNDREDTHS = BigInt(Math.round(100 * (1 - CASH_OUT_MARGIN)))

export function editPays(fair: bigint, stake: bigint): bigint {
  return stake >= fair ? fair : stake + ((fair - stake) * PAID_HUNDREDTHS) / 100n
}

export type NoEdit = 'started' | 'decided' | 'suspended' | 'tooSmall' | 'notOffered'

/** A bet can be edited until the first of its events starts. */
export const mayEdit = (
  events: readonly { readonly state: EventState; readonly startsAt: Date }[],
  now: Date,
): boolean => events.every(({ state, startsAt }) => state === 'scheduled' && startsAt > now)
