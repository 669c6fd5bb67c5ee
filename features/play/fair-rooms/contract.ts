import * as z from 'zod/mini'
import { uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { reportReasons } from './rules/reports.ts'

export const fairRooms = defineContract('fairRooms', {
  report: {
    method: 'POST',
    path: '/api/card-hands/:id/reports',
    audience: 'member',
    summary:
      'Reports another player of a hand in which the caller was dealt in; it goes to the fraud review with the hand. One report for a hand.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({
      seat: whole(0, 8),
      reason: z.enum(reportReasons),
      text: z.optional(words(500, 0)),
    }),
    reply: z.object({ done: z.literal(true) }),
    refusals: {
      'fairRooms.handUnknown': null,
      /** The caller's own seat, one that was not dealt in, or a practice bot. */
      'fairRooms.seatUnknown': null,
      'fairRooms.reportedAlready': null,
    },
    rateLimit: '20/min',
  },
})
