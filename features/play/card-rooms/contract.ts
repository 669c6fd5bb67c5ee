import * as z from 'zod/mini'
import { amount, currency, instant, money, page, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import {
  cardGame,
  decision,
  hand,
  listedRoom,
  openedCard,
  room,
  roomCode,
  seat,
  step,
  waiting,
} from './contract/shapes.ts'

const params = z.strictObject({ code: roomCode })
const unknown = { 'rooms.unknown': null }
const seatNumber = whole(0, 8)

const buying = {
  ...unknown,
  /** Outside of what the room allows, or not in whole chips. */
  'rooms.buyIn': z.object({ min: money, max: money }),
  'play.insufficient': z.object({ balance: money }),
  'play.limit': z.object({ guard: z.string() }),
  'play.walletClosed': null,
  ...playRefusals,
} as const

const bought = z.object({ seat: z.int(), chips: money })

export const cardRooms = defineContract('cardRooms', {
  list: {
    method: 'GET',
    path: '/api/card-rooms',
    audience: 'anyone',
    summary: 'Lists the brand’s card rooms with their stakes and free seats, and the caller’s private ones.',
    reply: z.object({
      watch: z.string(),
      /** Whether members may open private rooms. */
      mayOpenPrivate: z.boolean(),
      rooms: z.array(listedRoom),
    }),
  },
  room: {
    method: 'GET',
    path: '/api/card-rooms/:code',
    audience: 'anyone',
    summary: 'Returns a room with its seats and its newest hand, as the caller’s seat may see it.',
    params,
    reply: z.object({
      now: instant,
      watch: z.string(),
      room,
      seats: z.array(seat),
      hand: z.nullable(hand),
      /** The caller's seat, and the cash for a buy-in; null for who has no seat, and for visitors. */
      mine: z.nullable(z.int()),
      cash: z.nullable(money),
      /** Whether members may chat here. */
      hasChat: z.boolean(),
      waiting,
    }),
    refusals: unknown,
    rateLimit: '600/min',
  },
  openPrivate: {
    method: 'POST',
    path: '/api/card-rooms',
    audience: 'member',
    terms: true,
    idempotent: true,
    summary:
      'Opens a private room with the stakes, rake and times of one of the operator’s open rooms. It is not listed: its code is the invitation.',
    /** `like`: the room whose terms it has. */
    body: z.strictObject({ like: roomCode, seats: whole(2, 9) }),
    reply: z.object({ code: roomCode }),
    refusals: {
      ...unknown,
      ...playRefusals,
      'rooms.otherCurrency': null,
      'rooms.seatCount': null,
      'rooms.privateOff': null,
      'rooms.privateMost': z.object({ most: z.int() }),
      'rooms.privateToday': z.object({ most: z.int() }),
    },
    rateLimit: '10/min',
  },
  sit: {
    method: 'POST',
    path: '/api/card-rooms/:code/seat',
    audience: 'member',
    terms: true,
    idempotent: true,
    summary: 'Takes a seat with a buy-in: cash becomes chips. One seat per person in a room.',
    params,
    body: z.strictObject({ seat: seatNumber, amount }),
    reply: bought,
    refusals: {
      ...buying,
      'rooms.closed': null,
      'rooms.otherCurrency': null,
      'rooms.ofTournament': null,
      'rooms.seatTaken': null,
      /** The free seats are held for members of the waiting list. */
      'rooms.seatHeld': null,
      'rooms.seatedAlready': null,
      /** An account that shares an identity, browser or payout account with the caller's sits there. */
      'rooms.samePerson': null,
    },
  },
  addChips: {
    method: 'POST',
    path: '/api/card-rooms/:code/chips',
    audience: 'member',
    terms: true,
    idempotent: true,
    summary: 'Adds chips between hands, up to the largest buy-in.',
    params,
    body: z.strictObject({ amount }),
    reply: bought,
    refusals: { ...buying, 'rooms.ofTournament': null, 'rooms.notSeated': null, 'rooms.inHand': null },
  },
  leave: {
    method: 'POST',
    path: '/api/card-rooms/:code/leave',
    audience: 'member',
    summary:
      'Leaves the seat: chips become cash immediately, or after the hand that is being played. Repeating it changes nothing. A seat of a tournament stays and is blinded off.',
    params,
    reply: z.object({ isOut: z.boolean() }),
    refusals: {
      ...unknown,
      /** The chips are frozen: the seat is kept until they can be paid. */
      'play.walletClosed': null,
    },
  },
  away: {
    method: 'POST',
    path: '/api/card-rooms/:code/away',
    audience: 'member',
    summary: 'Sits out from the next hand on, or comes back.',
    params,
    body: z.strictObject({ isAway: z.boolean() }),
    reply: z.object({ isAway: z.boolean() }),
    refusals: { ...unknown, 'rooms.notSeated': null },
  },
  wait: {
    method: 'POST',
    path: '/api/card-rooms/:code/wait',
    audience: 'member',
    terms: true,
    summary:
      'Joins or leaves the waiting list of a full room. A seat that is free is held for the first one for a minute.',
    params,
    body: z.strictObject({ isWaiting: z.boolean() }),
    reply: z.object({ place: z.nullable(z.int()) }),
    refusals: {
      ...unknown,
      ...playRefusals,
      'rooms.closed': null,
      'rooms.otherCurrency': null,
      'rooms.ofTournament': null,
      'rooms.seatedAlready': null,
      'rooms.seatFree': null,
    },
  },
  seed: {
    method: 'POST',
    path: '/api/card-rooms/:code/seed',
    audience: 'member',
    summary: 'Gives the player’s seed for a hand whose deck is sealed; the seeds of all seats cut the deck.',
    params,
    body: z.strictObject({ hand: uuid, seed: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)) }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { ...unknown, 'rooms.moved': null },
  },
  act: {
    method: 'POST',
    path: '/api/card-rooms/:code/decisions',
    audience: 'member',
    summary:
      'Decides for the caller’s seat. Counts only for the version of the hand that the page has seen, and in time.',
    params,
    body: z.strictObject({
      hand: uuid,
      version: whole(0, 10_000),
      action: decision,
    }),
    reply: z.object({ done: z.literal(true) }),
    refusals: {
      ...unknown,
      'rooms.notSeated': null,
      'rooms.moved': null,
      'rooms.tooLate': null,
      'rooms.notAllowed': z.object({ why: z.string() }),
    },
    rateLimit: '240/min',
  },
  hands: {
    method: 'GET',
    path: '/api/card-hands',
    audience: 'member',
    summary: 'Lists the caller’s hands, newest first.',
    query: z.strictObject({ code: z.optional(roomCode), before: z.optional(uuid), limit: page.limit }),
    reply: z.object({
      hands: z.array(
        z.object({
          hand: uuid,
          code: roomCode,
          game: cardGame,
          currency,
          label: z.string(),
          endedAt: instant,
          put: money,
          won: money,
        }),
      ),
      next: z.nullable(uuid),
    }),
  },
  hand: {
    method: 'GET',
    path: '/api/card-hands/:id',
    audience: 'member',
    summary:
      'Returns a hand of the caller, by its ID or its round’s: every step for a replay, and the proof of each card shown.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({
      id: uuid,
      room,
      label: z.string(),
      begunAt: instant,
      mine: z.int(),
      seats: z.array(z.object({ seat: z.int(), name: z.string(), isBot: z.boolean(), stack: money })),
      steps: z.readonly(z.array(step)),
      legs: z.array(z.object({ seat: z.int(), put: money, won: money })),
      proof: z.object({
        /** The name that the deck was sealed with. */
        sealedAs: z.string(),
        root: z.string(),
        /** Of the seats that were dealt in, in their order. */
        seeds: z.array(z.string()),
        opened: z.array(openedCard),
      }),
    }),
    refusals: { 'rooms.handUnknown': null },
  },
  roomList: {
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    audience: 'anyone',
    summary:
      'Lists the rooms that members share: card rooms with their buy-ins, and fishing rooms with the prices of a bullet.',
    query: z.strictObject({
      token: z.optional(z.string().check(z.maxLength(200))),
      gameId: z.optional(z.string().check(z.maxLength(60))),
    }),
    reply: z.object({
      rooms: z.array(
        z.object({
          roomId: z.string(),
          gameId: z.string(),
          name: z.string(),
          currency,
          /** Null: no buy-in. */
          minBuyIn: z.nullable(money),
          maxBuyIn: z.nullable(money),
          /** Of a bullet; null in card rooms. */
          minBet: z.nullable(money),
          maxBet: z.nullable(money),
          seats: z.int(),
          seatsFree: z.int(),
        }),
      ),
    }),
  },
  launchPvp: {
    method: 'GET',
    path: '/wps/game/launchPvp',
    audience: 'member',
    terms: true,
    summary: 'Returns the URL of a shared room; the page of the site where it is played.',
    query: z.strictObject({
      roomId: z.string().check(z.regex(/^[A-Za-z0-9-]{2,40}$/)),
      token: z.optional(z.string().check(z.maxLength(200))),
      language: z.optional(z.string().check(z.maxLength(10))),
    }),
    reply: z.object({ game_url: z.string() }),
    refusals: { ...unknown, ...playRefusals },
    rateLimit: '60/min',
  },
})
