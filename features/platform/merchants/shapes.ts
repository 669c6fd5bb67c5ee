import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'

/**
 * A jurisdiction's terms (decision 20): each with its description, its type and its default if a pack omits it: everything that the
 * specification names is allowed.
 */
export const terms = {
  minimumAge: { says: 'Minimum age to play, in years.', type: whole(18, 99), starts: 18 },
  slotRoundMs: {
    says: 'Shortest time between two rounds of a slot, in milliseconds.',
    type: whole(0, 10_000),
    starts: 0,
  },
  casinoRoundMs: {
    says: 'Shortest time between two rounds of any other casino game, in milliseconds.',
    type: whole(0, 10_000),
    starts: 0,
  },
  allowsAutoplay: { says: 'Autoplay is allowed.', type: z.boolean(), starts: true },
  autoplayMost: {
    says: 'Maximum number of rounds per autoplay.',
    type: whole(1, 1_000),
    starts: 100,
  },
  allowsTurbo: {
    says: 'Fast play and stopping reels early are allowed.',
    type: z.boolean(),
    starts: true,
  },
  allowsBonusBuy: {
    says: 'Buying a feature is allowed where the brand has turned it on.',
    type: z.boolean(),
    starts: true,
  },
  depositDayMost: {
    says: 'Maximum deposits per day, in whole units of the currency. 0: no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  depositMonthMost: {
    says: 'Maximum deposits per month, in whole units of the currency. 0: no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  depositMonthStart: {
    says: 'Monthly deposit limit that applies until the member sets their own. 0: none.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  lossDayMost: {
    says: 'Maximum loss per day, in whole units of the currency. 0: no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  lossMonthMost: {
    says: 'Maximum loss per month, in whole units of the currency. 0: no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  stakeMost: {
    says: 'Maximum single stake, in whole units of the currency. 0: no limit.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  checkMinutes: {
    says: 'Minutes of play between reality checks until the member chooses otherwise. 0: none.',
    type: whole(0, 240),
    starts: 60,
  },
  checkMinutesMost: {
    says: 'Longest interval between reality checks that a member can choose, in minutes. 0: no maximum.',
    type: whole(0, 240),
    starts: 0,
  },
  papersDepositFrom: {
    says: 'Total deposits from which identity documents are required first, in whole units of the currency. 1: always, 0: never.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  papersWithdrawFrom: {
    says: 'Total withdrawals from which identity documents are required first, in whole units of the currency. 1: always, 0: never.',
    type: whole(0, 1_000_000_000),
    starts: 0,
  },
  asksLimitFirst: {
    says: 'Before the first deposit, the member is asked whether to set a limit.',
    type: z.boolean(),
    starts: true,
  },
  unticksConsent: {
    says: 'The boxes for age and terms in the registration form start unticked (decision 44).',
    type: z.boolean(),
    starts: false,
  },
  recordDaysLeast: {
    says: 'Minimum days to keep logins, emails and live chat conversations, regardless of the brand’s settings.',
    type: whole(30, 11_000),
    starts: 90,
  },
  needsHelp: {
    says: 'Games don’t open while an external support organisation can’t be reached.',
    type: z.boolean(),
    starts: false,
  },
  allowsSports: { says: 'Sports and e-sports are offered.', type: z.boolean(), starts: true },
  allowsCasino: { says: 'Live casino, slots and card games are offered.', type: z.boolean(), starts: true },
  allowsLottery: { says: 'Lotteries are offered.', type: z.boolean(), starts: true },
  allowsTransfers: {
    says: 'Agents and members can transfer money within a line.',
    type: z.boolean(),
    starts: true,
  },
  allowsDepositBonus: { says: 'Bonuses for deposits are offered.', type: z.boolean(), starts: true },
  allowsFreeBonus: { says: 'Bonuses without a deposit are offered.', type: z.boolean(), starts: true },
  allowsFreeRounds: { says: 'Free rounds and free bets are offered.', type: z.boolean(), starts: true },
  allowsPrizeDraws: {
    says: 'Lucky wheels, raffles and red envelopes are offered.',
    type: z.boolean(),
    starts: true,
  },
  wageringMost: {
    says: 'Maximum wagering of a bonus, as a multiple of it.',
    type: whole(0, 100),
    starts: 10,
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
    unticksConsent: terms.unticksConsent.type,
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
    allowsDepositBonus: terms.allowsDepositBonus.type,
    allowsFreeBonus: terms.allowsFreeBonus.type,
    allowsFreeRounds: terms.allowsFreeRounds.type,
    allowsPrizeDraws: terms.allowsPrizeDraws.type,
    wageringMost: terms.wageringMost.type,
  }),
)

/** The terms as stored and sent: only those that differ from the default. */
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
    unticksConsent: terms.unticksConsent.starts,
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
    allowsDepositBonus: terms.allowsDepositBonus.starts,
    allowsFreeBonus: terms.allowsFreeBonus.starts,
    allowsFreeRounds: terms.allowsFreeRounds.starts,
    allowsPrizeDraws: terms.allowsPrizeDraws.starts,
    wageringMost: terms.wageringMost.starts,
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
