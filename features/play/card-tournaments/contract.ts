import * as z from 'zod/mini'
import { id, instant, money, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { moment, own, standing, structure, tournament } from './contract/shapes.ts'

const params = z.strictObject({ id })
const unknown = { 'tournaments.unknown': null } as const
const done = z.object({ done: z.literal(true) })

export const tournaments = defineContract('tournaments', {
  list: {
    method: 'GET',
    path: '/api/card-tournaments',
    audience: 'anyone',
    summary: 'Lists the brand’s card tournaments: open, running, and those that ended recently.',
    reply: z.object({ now: instant, watch: z.string(), tournaments: z.array(tournament) }),
  },
  one: {
    method: 'GET',
    path: '/api/card-tournaments/:id',
    audience: 'anyone',
    summary: 'Returns a tournament: its structure, payouts, standings, and where it is now.',
    params,
    reply: z.object({
      now: instant,
      watch: z.string(),
      tournament,
      structure,
      /** Prizes of the paid places for the entries so far; of an open one for the players that it needs at least. */
      payouts: z.array(money),
      moment: z.nullable(moment),
      standings: z.array(standing),
      mine: z.nullable(own),
      cash: z.nullable(money),
    }),
    refusals: unknown,
    rateLimit: '300/min',
  },
  entry: {
    method: 'GET',
    path: '/api/card-tournaments/rounds/:round',
    audience: 'member',
    summary:
      'Returns the tournament of a round of the betting record, with the caller’s hands in it; null: the round is none of a tournament.',
    params: z.strictObject({ round: uuid }),
    reply: z.object({
      entry: z.nullable(
        z.object({
          id,
          name: z.string(),
          players: z.int(),
          /** Null: the entry was replaced by a later one. */
          place: z.nullable(z.int()),
          prize: money,
          /** Newest first, at most a hundred. */
          hands: z.readonly(z.array(z.object({ hand: uuid, label: z.string(), endedAt: instant }))),
        }),
      ),
    }),
  },
  register: {
    method: 'POST',
    path: '/api/card-tournaments/:id/entry',
    audience: 'member',
    terms: true,
    idempotent: true,
    summary: 'Enters a tournament for its buy-in and fee, or enters it again. One entry per person plays.',
    params,
    reply: done,
    refusals: {
      ...unknown,
      /** It has begun without late registration, or is over. */
      'tournaments.closed': null,
      'tournaments.registered': null,
      'tournaments.noReEntry': null,
      'tournaments.full': null,
      'rooms.otherCurrency': null,
      'rooms.samePerson': null,
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
      ...playRefusals,
    },
  },
  unregister: {
    method: 'POST',
    path: '/api/card-tournaments/:id/unregister',
    audience: 'member',
    summary: 'Unregisters before the start; buy-in and fee are returned.',
    params,
    reply: done,
    refusals: {
      ...unknown,
      'tournaments.notRegistered': null,
      'tournaments.begun': null,
      /** The chips that keep the entry are frozen. */
      'play.walletClosed': null,
    },
  },
})
