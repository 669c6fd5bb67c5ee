import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'

/**
 * What a jurisdiction may ask for (decision 20): each term with its sentence, its type and what holds where a pack says
 * nothing: everything that the specification names is allowed.
 */
export const terms = {
  minimumAge: { says: 'The age in years from which a person may play.', type: whole(18, 99), starts: 18 },
  slotRoundMs: {
    says: 'Shortest time in milliseconds between two rounds of a slot.',
    type: whole(0, 10_000),
    starts: 0,
  },
  casinoRoundMs: {
    says: 'Shortest time in milliseconds between two rounds of any other game of the casino.',
    type: whole(0, 10_000),
    starts: 0,
  },
  allowsAutoplay: { says: 'Games may play on by themselves.', type: z.boolean(), starts: true },
  autoplayMost: {
    says: 'How many rounds one autoplay may have at most.',
    type: whole(1, 1_000),
    starts: 100,
  },
  allowsTurbo: {
    says: 'A round may be shown faster: fast play, and reels that are stopped early.',
    type: z.boolean(),
    starts: true,
  },
  allowsBonusBuy: {
    says: 'A game may sell its feature where the brand has switched that on.',
    type: z.boolean(),
    starts: true,
  },
  depositDayMost: {
    says: 'The most that a member may deposit in a day, in whole units of the currency; 0 sets no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  depositMonthMost: {
    says: 'The most that a member may deposit in a month, in whole units of the currency; 0 sets no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  depositMonthStart: {
    says: 'The deposit limit a month that a member starts with until they choose their own; 0 starts without one.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  lossDayMost: {
    says: 'The most that a member may lose in a day, in whole units of the currency; 0 sets no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  lossMonthMost: {
    says: 'The most that a member may lose in a month, in whole units of the currency; 0 sets no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  stakeMost: {
    says: 'The largest single stake, in whole units of the currency; 0 sets no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  checkMinutes: {
    says: 'Minutes of play after which a member is shown a reality check, until they choose otherwise; 0 shows none.',
    type: whole(0, 240),
    starts: 60,
  },
  checkMinutesMost: {
    says: 'The longest time between two reality checks that a member may choose, in minutes; 0 leaves it to the member.',
    type: whole(0, 240),
    starts: 0,
  },
  papersDepositFrom: {
    says: 'Deposits of this sum in all ask for identity papers first, in whole units of the currency; 1 asks at once, 0 never.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  papersWithdrawFrom: {
    says: 'Withdrawals of this sum in all ask for identity papers first, in whole units of the currency; 1 asks at once, 0 never.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  asksLimitFirst: {
    says: 'Before the first deposit a member says whether to set a limit.',
    type: z.boolean(),
    starts: true,
  },
  recordDaysLeast: {
    says: 'Days for which log-ins, mails and talks with the desk are kept at least, whatever the brand has set.',
    type: whole(30, 11_000),
    starts: 90,
  },
  needsHelp: {
    says: 'No game opens while a place of help outside the house does not answer.',
    type: z.boolean(),
    starts: false,
  },
  allowsSports: { says: 'Sports and e-sports are offered.', type: z.boolean(), starts: true },
  allowsCasino: { says: 'Live casino, slots and card games are offered.', type: z.boolean(), starts: true },
  allowsLottery: { says: 'Lotteries are offered.', type: z.boolean(), starts: true },
  allowsTransfers: {
    says: 'Agents and members may transfer inside a line.',
    type: z.boolean(),
    starts: true,
  },
} as const

export type TermName = keyof typeof terms
export type Terms = { readonly [N in TermName]: z.output<(typeof terms)[N]['type']> }

const stored = z.partial(
  z.object({
    minimumAge: terms.minimumAge.type,
    slotRoundMs: terms.slotRoundMs.type,
    casinoRoundMs: terms.casinoRoundMs.type,
    depositMonthMost: terms.depositMonthMost.type,
    depositMonthStart: terms.depositMonthStart.type,
    lossDayMost: terms.lossDayMost.type,
    lossMonthMost: terms.lossMonthMost.type,
    stakeMost: terms.stakeMost.type,
    checkMinutes: terms.checkMinutes.type,
    checkMinutesMost: terms.checkMinutesMost.type,
    papersDepositFrom: terms.papersDepositFrom.type,
    papersWithdrawFrom: terms.papersWithdrawFrom.type,
    asksLimitFirst: terms.asksLimitFirst.type,
    allowsAutoplay: terms.allowsAutoplay.type,
    autoplayMost: terms.autoplayMost.type,
    allowsTurbo: terms.allowsTurbo.type,
    allowsBonusBuy: terms.allowsBonusBuy.type,
    depositDayMost: terms.depositDayMost.type,
    recordDaysLeast: terms.recordDaysLeast.type,
    needsHelp: terms.needsHelp.type,
    allowsSports: terms.allowsSports.type,
    allowsCasino: terms.allowsCasino.type,
    allowsLottery: terms.allowsLottery.type,
    allowsTransfers: terms.allowsTransfers.type,
  }),
)

/** The terms as they are stored and as they travel: only what differs. */
export const someTerms = stored

/** All terms of a pack; throws where a stored value is outside its type. */
export function termsOf(differing: unknown): Terms {
  const starts = {
    minimumAge: terms.minimumAge.starts,
    slotRoundMs: terms.slotRoundMs.starts,
    casinoRoundMs: terms.casinoRoundMs.starts,
    depositMonthMost: terms.depositMonthMost.starts,
    depositMonthStart: terms.depositMonthStart.starts,
    lossDayMost: terms.lossDayMost.starts,
    lossMonthMost: terms.lossMonthMost.starts,
    stakeMost: terms.stakeMost.starts,
    checkMinutes: terms.checkMinutes.starts,
    checkMinutesMost: terms.checkMinutesMost.starts,
    papersDepositFrom: terms.papersDepositFrom.starts,
    papersWithdrawFrom: terms.papersWithdrawFrom.starts,
    asksLimitFirst: terms.asksLimitFirst.starts,
    allowsAutoplay: terms.allowsAutoplay.starts,
    autoplayMost: terms.autoplayMost.starts,
    allowsTurbo: terms.allowsTurbo.starts,
    allowsBonusBuy: terms.allowsBonusBuy.starts,
    depositDayMost: terms.depositDayMost.starts,
    recordDaysLeast: terms.recordDaysLeast.starts,
    needsHelp: terms.needsHelp.starts,
    allowsSports: terms.allowsSports.starts,
    allowsCasino: terms.allowsCasino.starts,
    allowsLottery: terms.allowsLottery.starts,
    allowsTransfers: terms.allowsTransfers.starts,
  }
  const differs = Object.entries(z.parse(stored, differing)).filter(([, value]) => value !== undefined)
  return { ...starts, ...Object.fromEntries(differs) }
}

export function isTerm(name: string): name is TermName {
  return Object.hasOwn(terms, name)
}

export function termNames(): readonly TermName[] {
  return Object.keys(terms).filter(isTerm)
}
