import * as z from 'zod/mini'
import { instant, money, uuid, whole } from '#contract/codecs.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { shownBoost, slipCampaigns } from '#features/sport/campaigns/contract.ts'
import { categoryKey, pair, sportEvent } from '#features/sport/events/contract/shapes.ts'
import { price, selection } from '#features/sport/prices/contract.ts'
import { stakeWhys } from '#features/sport/trading/rules/factors.ts'

/** The most legs in one bet, and selections in one same-game combination. */
export const MOST_LEGS = 20
export const MOST_COMBINED = 10

/**
 * A leg as asked: one selection of an event at the price that was shown, or several of the same match as one same-game combination at its
 * one price. `epoch` is that of the book it was seen in.
 */
export const askedLeg = z.strictObject({
  event: uuid,
  selections: z.array(selection).check(z.minLength(1), z.maxLength(MOST_COMBINED)),
  price,
  epoch: whole(0, 1_000_000_000),
  /** In every combination of a system. */
  isBanker: z.boolean(),
})

/** Which combinations of the legs a bet covers: sizes among those that are no bankers. [1] with one leg is a single. */
export const covered = z.strictObject({
  legs: z.array(askedLeg).check(z.minLength(1), z.maxLength(MOST_LEGS)),
  sizes: z.array(whole(0, MOST_LEGS)).check(z.minLength(1), z.maxLength(MOST_LEGS)),
  /** Half of the stake on the win, half on the place; races only. */
  isEachWay: z.boolean(),
})

/** What to do when a price has moved: none (refuse), better (take better ones only), any. */
export const pricePolicy = z.enum(['none', 'better', 'any'])

/** Why a leg cannot be bet on at the moment, or is not as it was shown. */
export const legProblem = z.enum([
  'moved',
  'suspended',
  'closed',
  'gone',
  'related',
  'notCombinable',
  'neverTogether',
  'addsNothing',
  'canPush',
  'noPlace',
])

export const legState = z.object({
  event: uuid,
  /** The present price; null: it is not offered. */
  price: z.nullable(price),
  epoch: z.int(),
  problem: z.nullable(legProblem),
})

/** What limits a stake: the market’s liability, the brand’s highest return of a bet, the member’s stake factor, or the balance. */
export const limitReason = z.enum(['market', 'event', 'return', 'member', 'balance', 'terms'])

/** Why the member may stake less than others (`member`); null: another limit. */
const stakeWhy = z.nullable(z.enum(stakeWhys))

export const quote = z.object({
  legs: z.array(legState),
  /** Number of single bets (lines) that it consists of; the stake of a line is the stake divided by it. */
  lines: z.int(),
  /** Return per unit of stake if every leg wins, in ten-thousandths; null while a leg is not offered. */
  odds: z.nullable(z.string()),
  /** For the stake asked for. */
  potential: z.nullable(money),
  most: z.nullable(z.object({ stake: money, reason: limitReason, why: stakeWhy })),
  /** A bet above the highest stake can be shown to a trader, who has this long; 0: it cannot. */
  traderSeconds: z.int(),
  least: money,
  /** Free bets that pay a stake of exactly theirs, before any cash; winnings come without the stake. Null: none, or no member. */
  freeBet: z.nullable(z.object({ left: z.int(), stake: money })),
  /** What campaigns give the bet; null: it has a part in none. */
  campaigns: z.nullable(slipCampaigns),
  delaySeconds: z.int(),
})

export const betState = z.enum(['open', 'won', 'lost', 'void', 'cashedOut'])

export const betLeg = z.object({
  event: sportEvent,
  selections: z.array(selection),
  /** Accepted. */
  price,
  isBanker: z.boolean(),
  /** The score when it was accepted in play; Asian handicaps count from it. */
  scoreAtBet: z.nullable(pair),
  /** open, or how it ended. */
  state: z.enum(['open', 'won', 'halfWon', 'push', 'void', 'halfLost', 'lost']),
  /** The result that it was settled by: the score that counted, and its version. */
  settledBy: z.nullable(z.object({ score: z.nullable(pair), version: z.int(), how: z.string() })),
  /** The present chance by the model without margin, in play and before; null once decided or while suspended. */
  fair: z.nullable(z.number()),
})

export const bet = z.object({
  id: uuid,
  /** B-1000123: the number on the receipt. */
  number: z.string(),
  state: betState,
  category: categoryKey,
  sizes: z.array(z.int()),
  isEachWay: z.boolean(),
  lines: z.int(),
  stake: money,
  /** A free bet paid the stake: what it pays, `potential` and `returned`, is without it. */
  isFree: z.boolean(),
  /** What was cashed out of it so far, and the part of the stake that is still in play. */
  cashedOut: money,
  running: money,
  potential: money,
  returned: money,
  legs: z.array(betLeg),
  /** 2 and more: the result was corrected and the bet settled again. */
  settlement: z.int(),
  placedAt: instant,
  settledAt: z.nullable(instant),
  /** The bet that it became when its member edited it; null: it was not edited. */
  editedTo: z.nullable(uuid),
  /** Whether it may be edited now: cash paid for it, it is not each-way, and none of its events has started. */
  mayEdit: z.boolean(),
  /** Automatic cash-out: at this offer or above; null: none. */
  autoCashOut: z.nullable(money),
  /** A boost that adds to its winnings, by the terms of its acceptance; null: none. */
  boost: z.nullable(shownBoost),
  /** The lead in goals by which its selections on the winner are won early; null: none. */
  earlyLead: z.nullable(z.int()),
})

export const cashOutOffer = z.object({
  bet: uuid,
  /** What is offered now for all that runs; null: nothing at the moment, `why` says it. */
  offer: z.nullable(money),
  why: z.nullable(z.enum(['suspended', 'decided', 'tooSmall', 'notOffered'])),
  /** The fair value without margin, which the offer is computed from. */
  fair: z.nullable(money),
  running: money,
})

/** Why a bet is not placed. */
export const betRefusals = {
  'sportBets.legs': z.object({ legs: z.array(legState) }),
  'sportBets.slipMalformed': z.object({
    why: z.enum(['sizes', 'related', 'bankers', 'eachWay', 'duplicate']),
  }),
  'sportBets.stakeTooSmall': z.object({ least: money }),
  'sportBets.overLimit': z.object({ most: money, reason: limitReason, why: stakeWhy }),
  /** So many bets of the member wait for a trader already. */
  'sportBets.referralsFull': z.object({ most: z.int() }),
  'sportBets.waitingFull': z.object({ most: z.int() }),
  'play.insufficient': z.object({ balance: money }),
  'play.limit': z.object({ guard: z.string() }),
  'play.walletClosed': null,
  'play.notOffered': null,
  ...playRefusals,
}

export const pending = z.object({
  id: uuid,
  /** referred: a trader decides until `until`; delayed: in play, until then; accepted, refused: over. */
  state: z.enum(['referred', 'delayed', 'accepted', 'refused']),
  /** As asked; a trader may have accepted a part of it, which is the stake of the bet. */
  stake: money,
  legs: z.array(
    z.object({
      event: uuid,
      home: z.string(),
      away: z.string(),
      selections: z.array(selection),
      price,
    }),
  ),
  until: z.nullable(instant),
  bet: z.nullable(bet),
  /** Why it was refused: a code of this contract, with its detail. */
  refusal: z.nullable(z.object({ code: z.string(), detail: z.unknown() })),
  /** The price moved during the delay: the slip at present prices, to be confirmed by a new bet. */
  requote: z.nullable(quote),
})
