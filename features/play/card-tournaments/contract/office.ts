import * as z from 'zod/mini'
import { amount, id, instant, money, tally, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { roomCode } from '#features/play/card-rooms/contract/shapes.ts'
import { planProblems, speeds } from '../rules/tournament.ts'
import { moment, tournament, tournamentGame, tournamentKind } from './shapes.ts'

const brand = words(16)
const params = z.strictObject({ merchant: brand, id })
const reason = words(500, 4)
const unknown = { 'tournamentsOffice.unknown': null } as const

/** `waiting`: payments that wait for a frozen wallet. */
const row = z.extend(tournament, { waiting: z.int() })

export const tournamentsOffice = defineContract('tournamentsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/card-tournaments',
    audience: 'operator',
    permission: 'rooms.see',
    summary: 'Lists the card tournaments of a brand: open, running, and those that ended recently.',
    query: z.strictObject({ merchant: z.optional(brand) }),
    reply: z.object({ merchant: z.string(), rows: z.array(row) }),
  },
  one: {
    method: 'GET',
    path: '/office/api/card-tournaments/:merchant/:id',
    audience: 'operator',
    permission: 'rooms.see',
    summary:
      'Returns a tournament with its players, its tables as spectators see them, and what happened to it.',
    params,
    reply: z.object({
      tournament,
      moment: z.nullable(moment),
      payouts: z.array(money),
      players: z.array(
        z.object({
          /** Null: a practice bot. */
          member: z.nullable(id),
          name: z.string(),
          state: z.enum(['in', 'out', 'replaced']),
          chips: z.nullable(money),
          table: z.nullable(roomCode),
          place: z.nullable(z.int()),
          prize: z.nullable(money),
        }),
      ),
      /** Payments whose wallet was frozen when the tournament was decided, and when they were paid. */
      parked: z.array(
        z.object({
          member: id,
          name: z.string(),
          isReturn: z.boolean(),
          amount: money,
          parkedAt: instant,
          paidAt: z.nullable(instant),
        }),
      ),
      tables: z.array(z.object({ code: roomCode, players: z.int(), isPlaying: z.boolean() })),
      incidents: z.array(
        z.object({
          number: tally,
          kind: z.enum(['made', 'started', 'cancelled', 'over', 'parked', 'paid']),
          player: z.string(),
          byName: z.string(),
          approvedBy: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
    }),
    refusals: unknown,
  },
  make: {
    method: 'POST',
    path: '/office/api/card-tournaments',
    audience: 'operator',
    permission: 'rooms.setup',
    summary: 'Opens a tournament for registration; a second operator approves it.',
    body: z.strictObject({
      merchant: brand,
      game: tournamentGame,
      nameEn: words(60, 3),
      nameVi: words(60, 3),
      kind: tournamentKind,
      isPractice: z.boolean(),
      seats: whole(2, 9),
      buyIn: amount,
      fee: money,
      stack: amount,
      speed: z.enum(speeds),
      playersMin: whole(2, 500),
      playersMax: whole(2, 500),
      startsAt: z.nullable(instant),
      lateLevels: whole(0, 12),
      reEntries: whole(0, 10),
      repeatMinutes: z.nullable(whole(1, 43_200)),
      reason,
    }),
    reply: z.object({ id }),
    refusals: {
      'tournamentsOffice.unsound': z.object({ problem: z.enum(planProblems) }),
      'tournamentsOffice.unknownBrand': null,
    },
  },
  cancel: {
    method: 'POST',
    path: '/office/api/card-tournaments/:merchant/:id/cancel',
    audience: 'operator',
    permission: 'rooms.run',
    summary:
      'Cancels a tournament: hands under way are void, and every entry is returned with its fee. A second operator approves it.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { ...unknown, 'tournamentsOffice.isOver': null },
  },
})
