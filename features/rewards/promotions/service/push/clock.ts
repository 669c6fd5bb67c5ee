import { inTransaction } from '#db/pool.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { occasionsBetween } from '../../rules/occasions.ts'
import { clockedPromotions, markLooked, type Clocked } from '../../store/push.ts'
import { recipients, type Moment } from '../../store/recipients.ts'
import { audienceOf } from '../audience.ts'
import { push } from './push.ts'

/** Members a transaction gives to. */
const BATCH = 500
/** A registration may commit this long after the time that it carries. */
const LATE_MS = 10 * 60_000
/** What was due longer ago is not made up for: the worker was off, or the start was typed wrong. */
const LONGEST_MS = 60 * 24 * 60 * 60_000

/**
 * Gives the promotions of registrations, birthdays, schedules and lists that are due. A worker that is killed leaves its mark where it was:
 * the next one starts over, and who was given something is passed over. Returns how many were given.
 */
export async function giveDue(app: App): Promise<number> {
  const now = app.clock.now()
  let count = 0
  for (const promotion of await clockedPromotions(
    app.db,
    ['registration', 'birthday', 'schedule', 'operator'],
    now,
  )) {
    for (const moment of momentsOf(promotion, now)) count += await giveAt(app, promotion, moment)
    await markLooked(app.db, promotion.id, now)
  }
  return count
}

function momentsOf(promotion: Clocked, now: Date): Moment[] {
  const { data, startsAt, endsAt, lookedUntil } = promotion
  const { trigger } = data
  const due = lookedUntil ?? new Date(startsAt.getTime() - 1)
  const from = new Date(Math.max(due.getTime(), now.getTime() - LONGEST_MS))
  if (trigger.kind === 'registration') {
    const late = new Date(from.getTime() - LATE_MS)
    // the end itself is not within
    const to = endsAt !== null && endsAt <= now ? new Date(endsAt.getTime() - 1) : now
    return [{ kind: 'registered', from: late < startsAt ? startsAt : late, to, occasion: '' }]
  }
  return occasionsBetween(trigger, promotion, { from, to: now }).map(({ at, occasion, day }) => {
    if (trigger.kind === 'birthday') return { kind: 'birthday', day, at, occasion }
    return trigger.kind === 'operator'
      ? { kind: 'listed', accounts: trigger.accounts, at, occasion }
      : { kind: 'all', at, occasion }
  })
}

async function giveAt(app: App, promotion: Clocked, moment: Moment): Promise<number> {
  const isMet = await audienceOf(app, promotion)
  let after = 0n
  let count = 0
  for (;;) {
    const members = await recipients(app.db, { isMet, moment, after, limit: BATCH })
    const last = members.at(-1)
    if (last === undefined) return count
    const now = app.clock.now()
    const openAt = moment.kind === 'registered' ? moment.to : moment.at
    const given = await inTransaction(app.db, (tx) =>
      push(tx, promotion.id, { members, occasion: moment.occasion, now, openAt }),
    )
    for (const memberId of given.members) await tellRewards(app, memberId)
    count += given.members.length
    if (given.isOver || members.length < BATCH) return count
    after = last
  }
}
