import * as z from 'zod/mini'
import { day, instant, money, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bonusTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { drawData, drawRecord, phase, prize, shown } from './shapes.ts'

const byId = z.strictObject({ id: uuid })
const clientSeed = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/))

/** What a member has in a draw. */
const mine = z.object({
  /** Spins that are left. */
  spins: z.int(),
  /** Number of the next spin, and the hash of the server seed that decides it. */
  next: z.nullable(z.object({ nonce: z.int(), commitment: z.string() })),
  /** Tickets that the member can claim now; 0: none, or claimed. */
  claimable: z.int(),
  /** Raffle tickets, and the name that they have on the published list. */
  tickets: z.int(),
  ranges: z.array(z.object({ first: z.int(), last: z.int() })),
  holder: z.nullable(z.string()),
  /** The envelope that the member opened. */
  envelope: z.nullable(z.object({ number: z.int(), amount: money })),
  /** Check-ins of this month. */
  days: z.array(z.object({ day, nth: z.int() })),
  /** The brand's day. */
  today: day,
})

const spin = z.object({ id: uuid, nonce: z.int(), segment: z.int(), prize, at: instant })

export const draws = defineContract('draws', {
  list: {
    method: 'GET',
    path: '/api/draws',
    audience: 'anyone',
    summary:
      'Lists the brand’s draws that this member or visitor may take part in, and those that ended lately.',
    reply: z.object({
      rows: z.array(
        z.object({
          ...shown,
          phase,
          /** What the member can do now: spins, an envelope to open, a check-in. */
          ready: z.int(),
        }),
      ),
    }),
  },
  one: {
    method: 'GET',
    path: '/api/draws/:id',
    audience: 'anyone',
    summary: 'Returns a draw with its published rules, commitments and results.',
    params: byId,
    reply: z.object({
      ...shown,
      phase,
      data: drawData,
      /** SHA-256 of the canonical JSON of `data`. */
      rulesHash: z.string(),
      terms: z.nullable(bonusTerms),
      termsHash: z.nullable(z.string()),
      /** Raffles and envelopes: hash of the server seed. */
      commitment: z.nullable(z.string()),
      /** Tickets issued, or envelopes opened. */
      taken: z.int(),
      /** The rest of the budget does not cover the largest prize: it has ended early. */
      isUsedUp: z.boolean(),
      /** The moment of a raffle's draw. */
      drawsAt: z.nullable(instant),
      list: z.nullable(z.object({ hash: z.string(), tickets: z.int(), sealedAt: instant })),
      winners: z.array(
        z.object({ place: z.int(), ticket: z.int(), account: z.string(), isMine: z.boolean(), prize }),
      ),
      opened: z.array(
        z.object({ number: z.int(), amount: money, account: z.string(), isMine: z.boolean(), at: instant }),
      ),
      /** The member's last spins. */
      spins: z.array(spin),
      mine: z.nullable(mine),
    }),
    refusals: { 'draws.unknown': null },
  },
  spin: {
    method: 'POST',
    path: '/api/draws/:id/spin',
    audience: 'member',
    summary: 'Spins a wheel once; the commitment must be the one that was shown.',
    real: true,
    idempotent: true,
    rateLimit: '60/min',
    params: byId,
    body: z.strictObject({ commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)), clientSeed }),
    reply: z.object({ ...spin.shape, left: z.int() }),
    refusals: {
      'draws.unknown': null,
      'draws.notOpen': null,
      'draws.notNow': null,
      'draws.noSpins': null,
      'draws.seedChanged': null,
      'draws.usedUp': null,
    },
  },
  open: {
    method: 'POST',
    path: '/api/draws/:id/open',
    audience: 'member',
    summary: 'Opens the next red envelope, once for each member.',
    real: true,
    idempotent: true,
    rateLimit: '60/min',
    params: byId,
    reply: z.object({ number: z.int(), amount: money }),
    refusals: {
      'draws.unknown': null,
      'draws.notOpen': null,
      'draws.notNow': null,
      'draws.opened': null,
      'draws.usedUp': null,
    },
  },
  checkIn: {
    method: 'POST',
    path: '/api/draws/:id/check-in',
    audience: 'member',
    summary: 'Checks in for the brand’s day; the n-th check-in of a month gives the n-th reward.',
    real: true,
    idempotent: true,
    rateLimit: '60/min',
    params: byId,
    reply: z.object({ day, nth: z.int(), prize }),
    refusals: {
      'draws.unknown': null,
      'draws.notOpen': null,
      'draws.notNow': null,
      'draws.checkedIn': null,
      'draws.usedUp': null,
    },
  },
  claimTickets: {
    method: 'POST',
    path: '/api/draws/:id/tickets',
    audience: 'member',
    summary: 'Claims the tickets that a raffle gives to each member, once.',
    real: true,
    idempotent: true,
    rateLimit: '60/min',
    params: byId,
    reply: z.object({ tickets: z.int() }),
    refusals: { 'draws.unknown': null, 'draws.notOpen': null, 'draws.notNow': null },
  },
  ticketList: {
    method: 'GET',
    path: '/api/draws/:id/tickets',
    audience: 'anyone',
    summary: 'Returns the sealed list of a raffle’s tickets, as it is hashed.',
    params: byId,
    reply: z.object({ list: z.string(), hash: z.string() }),
    refusals: { 'draws.unknown': null },
  },
  proof: {
    method: 'GET',
    path: '/api/draw-records/:id',
    audience: 'anyone',
    summary:
      'Returns everything that a spin, raffle or red envelope is verified with, once its seed is revealed.',
    params: byId,
    reply: drawRecord,
    refusals: { 'draws.unknown': null, 'draws.notRevealed': null },
  },
})
