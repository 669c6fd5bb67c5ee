import * as z from 'zod/mini'
import { currency, id, instant, money, tally, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { cardGame, roomCode, toldKind, views } from '#features/play/card-rooms/contract/shapes.ts'
import { signWhys } from '../rules/collusion.ts'
import { reportReasons } from '../rules/reports.ts'

const review = 'rooms.review'
const brand = words(16)
const who = z.object({ id, account: z.string() })
const where = { hand: uuid, room: roomCode, number: z.int() }

export const fairRoomsOffice = defineContract('fairRoomsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/fair-rooms',
    audience: 'operator',
    permission: review,
    summary: 'Lists the newest reports of players and signs of collusion in card rooms with their hands.',
    query: z.strictObject({ merchant: z.optional(brand), member: z.optional(id) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      reports: z.array(
        z.object({
          ...where,
          key: tally,
          about: who,
          by: who,
          reason: z.enum(reportReasons),
          text: z.string(),
          at: instant,
        }),
      ),
      signs: z.array(
        z.object({
          ...where,
          kind: z.enum(['dump', 'soft', 'shared']),
          member: who,
          other: who,
          amount: money,
          currency,
          /** How a climbing game shows it; null: not a climbing game. */
          why: z.nullable(z.enum(signWhys)),
          at: instant,
        }),
      ),
    }),
  },
  open: {
    method: 'POST',
    path: '/office/api/fair-rooms/:merchant/hands/:hand/open',
    audience: 'operator',
    permission: review,
    summary:
      'Opens a hand that is over with all cards that were hidden, for a review; the audit log names who opened it and why.',
    params: z.strictObject({ merchant: brand, hand: uuid }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({
      room: roomCode,
      number: z.int(),
      game: cardGame,
      currency,
      endedAt: instant,
      seats: z.array(
        z.object({
          seat: z.int(),
          member: z.nullable(id),
          name: z.string(),
          stack: money,
          /** What the seat was dealt. */
          cards: z.array(z.int()),
          put: money,
          won: money,
        }),
      ),
      board: z.array(z.int()),
      decisions: z.array(
        z.object({
          seat: z.int(),
          kind: toldKind,
          to: z.nullable(money),
          cards: z.array(z.int()),
          by: z.enum(['player', 'clock', 'bot']),
          /** The table after it, as a spectator saw it. */
          ...views,
        }),
      ),
    }),
    refusals: { 'fairRoomsOffice.unknownHand': null },
  },
})
