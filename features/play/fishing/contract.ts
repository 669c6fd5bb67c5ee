import * as z from 'zod/mini'
import { currency, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** A taken seat. The name is masked. */
export const fishingSeat = z.object({
  seat: z.int(),
  name: z.string(),
  /** The barrel of its cannon. */
  level: z.int(),
  state: z.enum(['here', 'away']),
})

/** Volleys of one seat since the last event: for each its barrel and, by bullet, the aimed kind and the multiple. */
export const toldVolleys = z.object({
  seat: z.int(),
  name: z.string(),
  volleys: z.array(z.tuple([z.int(), z.array(z.tuple([z.int(), z.int()]))])),
})

const company = z.object({
  /** What the page watches; null: it plays alone. */
  watch: z.nullable(z.string()),
  table: z.nullable(z.int()),
  /** The caller's seat; null: without a seat, only watching. */
  seat: z.nullable(z.int()),
  /** Why there is no seat. */
  why: z.nullable(z.enum(['trial', 'full'])),
  seats: z.array(fishingSeat),
  beatSeconds: z.int(),
})

const noRoom = { 'fishing.noRoom': null } as const

/** Seats in fishing rooms: who sits at a table sees the shots of the others. No call here moves money. */
export const fishing = defineContract('fishing', {
  rooms: {
    method: 'GET',
    path: '/api/fishing/rooms',
    audience: 'anyone',
    summary:
      'Lists the fishing rooms of the brand with the prices of a bullet, and their tables with free seats.',
    reply: z.object({
      rooms: z.array(
        z.object({
          room: z.string(),
          name: z.string(),
          currency,
          priceMin: money,
          priceMax: money,
          tables: z.int(),
          taken: z.int(),
          free: z.int(),
        }),
      ),
    }),
  },
  sit: {
    method: 'POST',
    path: '/api/game/fishing/seat',
    audience: 'game',
    summary:
      'Gives the member’s seat in the open room: the one already held, from any device, or one beside the most company. Play money watches only.',
    reply: company,
    refusals: noRoom,
    rateLimit: '60/min',
  },
  keep: {
    method: 'POST',
    path: '/api/game/fishing/seat/keep',
    audience: 'game',
    summary: 'Says that the member is still there, and returns the table.',
    reply: company,
    refusals: {
      ...noRoom,
      /** Another member took the seat after a minute without a sign, or it was left. */
      'fishing.seatLost': null,
    },
    rateLimit: '60/min',
  },
  leave: {
    method: 'POST',
    path: '/api/game/fishing/seat/leave',
    audience: 'game',
    summary: 'Leaves the seat. Repeating it changes nothing.',
    reply: z.object({ done: z.literal(true) }),
    refusals: noRoom,
    rateLimit: '60/min',
  },
})
