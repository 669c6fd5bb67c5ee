import * as z from 'zod/mini'
import { amount, currency, id, instant, money, tally, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { cardGame, roomCode, views } from '#features/play/card-rooms/contract/shapes.ts'
import { incidentKinds } from '#features/play/card-rooms/rules/incidents.ts'
import { MOST_RAKE, setupProblems } from './rules/setup.ts'

const see = 'rooms.see'
const run = 'rooms.run'
const setUp = 'rooms.setup'
const brand = words(16)
const params = z.strictObject({ merchant: brand, code: roomCode })
const reason = words(500, 4)
const because = z.strictObject({ reason })
const unknown = { 'roomsOffice.unknown': null } as const
/** A table of a tournament is opened, changed and closed by its tournament only. */
const own = { ...unknown, 'roomsOffice.ofTournament': null } as const
/** A private room has the terms of the operator's room that it copied, and closes with it. */
const ofMember = { 'roomsOffice.ofMember': null } as const
const done = z.object({ done: z.literal(true) })

const row = z.object({
  code: roomCode,
  game: cardGame,
  currency,
  isPractice: z.boolean(),
  /** The tournament whose table it is; null: a room of its own. */
  tournament: z.nullable(id),
  /** The member who opened a private room; null: a room of the operator. */
  openedBy: z.nullable(id),
  state: z.enum(['open', 'closing', 'closed']),
  seats: z.int(),
  /** Seats that are taken, and those of people: practice bots are not. */
  taken: z.int(),
  people: z.int(),
  small: money,
  unit: money,
  /** In hundredths of a percent. */
  rake: z.int(),
  isPlaying: z.boolean(),
  /** Its hand could not be continued for a minute. */
  isStuck: z.boolean(),
  /** Since the room was made. */
  hands: z.int(),
  /** Today, by the brand's calendar: hands that ended, and their rake. */
  handsToday: z.int(),
  rakeToday: money,
  lastAt: z.nullable(instant),
})

const sums = { unit: amount, chip: amount, rakeCap: amount, buyMin: amount, buyMax: amount }
const setup = {
  seats: whole(2, 9),
  /** The small blind of hold'em; 0 in other games. */
  small: money,
  ...sums,
  rake: whole(0, MOST_RAKE),
  mayRunTwice: z.boolean(),
  turnSeconds: whole(5, 120),
  bankSeconds: whole(0, 300),
}
const unsound = { 'roomsOffice.unsound': z.object({ problem: z.enum(setupProblems) }) } as const

const incident = z.object({
  number: tally,
  code: roomCode,
  kind: z.enum(incidentKinds),
  hand: z.nullable(uuid),
  label: z.string(),
  byName: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  at: instant,
})

const brands = z.array(z.object({ code: z.string(), name: z.string() }))

export const roomsOffice = defineContract('roomsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/card-rooms',
    audience: 'operator',
    permission: see,
    summary: 'Lists the card rooms of a brand with state, seats, hands and the rake of today.',
    query: z.strictObject({ merchant: z.optional(brand) }),
    reply: z.object({
      brands,
      merchant: z.string(),
      /** What the brand's members play in; null for an unknown brand. */
      currency: z.nullable(currency),
      rows: z.array(row),
    }),
  },
  one: {
    method: 'GET',
    path: '/office/api/card-rooms/:merchant/:code',
    audience: 'operator',
    permission: see,
    summary:
      'Returns a room as a spectator sees it, without any hidden card, with its setup and the versions of it.',
    params,
    reply: z.object({
      row,
      /** A tournament's table has no rake, and so no cap of it. */
      setup: z.object({ ...setup, rakeCap: money }),
      seats: z.array(
        z.object({
          seat: z.int(),
          /** Null: a practice bot. */
          member: z.nullable(id),
          name: z.string(),
          chips: money,
          state: z.enum(['seated', 'away', 'leaving']),
        }),
      ),
      /** The newest hand; cards that are not shown to the whole table are not in it. */
      hand: z.nullable(
        z.object({
          id: uuid,
          number: z.int(),
          state: z.enum(['cutting', 'playing', 'over', 'void']),
          dueAt: z.nullable(instant),
          decisions: z.int(),
          ...views,
        }),
      ),
      versions: z.array(
        z.object({
          version: z.int(),
          createdBy: z.string(),
          approvedBy: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
    }),
    refusals: unknown,
  },
  hands: {
    method: 'GET',
    path: '/office/api/card-rooms/:merchant/:code/hands',
    audience: 'operator',
    permission: see,
    summary: 'Lists the hands of a room that are over, newest first.',
    params,
    query: z.strictObject({ before: z.optional(whole(1, 2_147_483_647)), limit: z.optional(whole(1, 100)) }),
    reply: z.object({
      currency,
      hands: z.array(
        z.object({
          hand: uuid,
          number: z.int(),
          state: z.enum(['over', 'void']),
          endedAt: instant,
          players: z.int(),
          /** What all seats put in, and the rake of it. */
          put: money,
          rake: money,
        }),
      ),
      next: z.nullable(z.int()),
    }),
    refusals: unknown,
  },
  close: {
    method: 'POST',
    path: '/office/api/card-rooms/:merchant/:code/close',
    audience: 'operator',
    permission: run,
    summary:
      'Closes a room and the private ones with its terms: the hand is played to the end, then every seat is paid.',
    params,
    body: because,
    reply: done,
    refusals: { ...own, 'roomsOffice.isClosed': null },
  },
  open: {
    method: 'POST',
    path: '/office/api/card-rooms/:merchant/:code/open',
    audience: 'operator',
    permission: run,
    summary: 'Opens a room that is closed or closing; a second operator approves it.',
    params,
    body: because,
    reply: done,
    refusals: { ...own, ...ofMember, 'roomsOffice.isOpen': null },
  },
  make: {
    method: 'POST',
    path: '/office/api/card-rooms',
    audience: 'operator',
    permission: setUp,
    summary: 'Opens a new room; a second operator approves it. A practice room is played in free chips.',
    body: z.strictObject({
      merchant: brand,
      code: roomCode,
      game: cardGame,
      isPractice: z.boolean(),
      ...setup,
      reason,
    }),
    reply: done,
    refusals: { ...unsound, 'roomsOffice.codeTaken': null, 'roomsOffice.unknownBrand': null },
  },
  setUp: {
    method: 'POST',
    path: '/office/api/card-rooms/:merchant/:code/setup',
    audience: 'operator',
    permission: setUp,
    summary:
      'Changes stakes, rake and times of a room in which no seat is taken; a second operator approves it.',
    params,
    body: z.strictObject({ ...setup, reason }),
    reply: z.object({ version: z.int() }),
    refusals: { ...own, ...ofMember, ...unsound, 'roomsOffice.seated': null },
  },
  voidHand: {
    method: 'POST',
    path: '/office/api/card-rooms/:merchant/:code/void',
    audience: 'operator',
    permission: run,
    summary:
      'Voids the hand of a room that could not be continued for a minute: no chips move. A second operator approves it.',
    params,
    body: because,
    reply: z.object({ label: z.string() }),
    refusals: { ...unknown, 'roomsOffice.handRuns': null },
  },
  incidents: {
    method: 'GET',
    path: '/office/api/card-rooms/incidents',
    audience: 'operator',
    permission: see,
    summary:
      'Lists what happened to the rooms of a brand beside their hands, and the hands that the clock ended. Newest first.',
    query: z.strictObject({
      merchant: z.optional(brand),
      code: z.optional(roomCode),
      before: z.optional(tally),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ brands, merchant: z.string(), rows: z.array(incident), next: z.nullable(tally) }),
  },
})
