import type { App } from '#server/app.ts'
import { MOST_SIGN_DAYS } from '../settings.ts'
import { deleteFirmBefore } from '../store/signs.ts'

const DAY_MS = 86_400_000

/**
 * The job: firm hands count only against a pattern within the period of signs, and are in no list. Signs of a pattern are kept for
 * reviews. A day more than the longest period, since a hand is looked at after its end. Safe to repeat.
 */
export async function forgetFirm({ db, clock }: App): Promise<void> {
  await deleteFirmBefore(db, new Date(clock.now().getTime() - (MOST_SIGN_DAYS + 1) * DAY_MS))
}
