import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { raiseFlag } from '#features/compliance/fraud/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { handOf } from '#features/play/card-rooms/public/hands.ts'
import type { fairRooms } from '../contract.ts'
import { insertReport, reportsSince } from '../store/reports.ts'
import { namesOf } from '../store/signs.ts'

type Contract = typeof fairRooms

const DAY_MS = 86_400_000

/** A player reports another one of a hand: the report is kept with the hand, and a flag is raised for the fraud review. */
export async function reportPlayer(
  app: App,
  { params, body }: Given<Contract['report']>,
  { member, now }: CallFor<Contract['report']>,
) {
  const hand = await handOf(app.db, params.id)
  const own = hand?.entries.find((entry) => entry.member === member.id.toString())
  if (!hand || !own) return { refused: 'fairRooms.handUnknown' } as const
  const about = hand.entries.find(({ seat }) => seat === body.seat)
  if (!about || about.member === null || about.seat === own.seat)
    return { refused: 'fairRooms.seatUnknown' } as const
  const aboutId = BigInt(about.member)
  const days = await settingOf(app, hand.merchant, 'roomsSignDays')
  const { reason, text = '' } = body
  const isNew = await inTransaction(app.db, async (tx) => {
    const report = { hand: hand.id, memberId: member.id, aboutId, reason, text, at: now }
    if (!(await insertReport(tx, report))) return false
    const [named] = await namesOf(tx, [aboutId])
    if (!named) throw new Error(`fair rooms: there is no member ${aboutId}`)
    const count = await reportsSince(tx, aboutId, new Date(now.getTime() - days * DAY_MS))
    const evidence = { count, room: hand.room, hand: hand.id }
    await raiseFlag(tx, named, { rule: 'tableReport', newestAt: now, evidence }, now)
    return true
  })
  return isNew ? { done: true as const } : ({ refused: 'fairRooms.reportedAlready' } as const)
}
