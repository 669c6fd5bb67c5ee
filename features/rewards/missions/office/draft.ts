import {
  blankRounds,
  roundsTermsOf,
  type RoundsDraft,
} from '#features/rewards/bonuses/office/rounds-draft.ts'
import { parseMoney } from '#kit/money.ts'
import type { Gift } from '../rules/gift.ts'
import type { Goal, MissionPeriod } from '../rules/mission.ts'
import type { Play } from '../rules/play.ts'

/** The form's own values: text as typed. */
export type MissionDraft = RoundsDraft & {
  titleEn: string
  titleVi: string
  period: MissionPeriod
  goal: Goal['kind']
  target: string
  count: string
  least: string
  part: 'profile' | 'email' | 'mobile' | 'identity'
  categories: string[]
  games: string
  from: string
  to: string
  gift: Gift['kind']
  product: string
  /** A raffle for tickets, a wheel for spins. */
  draw: string
  pieces: string
  amount: string
  points: string
  wagering: string
  days: string
  most: string
  runs: string
  claimDays: string
}

export const blank: MissionDraft = {
  titleEn: '',
  titleVi: '',
  period: 'day',
  goal: 'validBet',
  target: '',
  count: '10',
  least: '',
  part: 'profile',
  categories: [],
  games: '',
  from: '6',
  to: '24',
  ...blankRounds,
  gift: 'points',
  product: '',
  draw: '',
  pieces: '1',
  amount: '',
  points: '10',
  wagering: '5',
  days: '14',
  most: '',
  runs: '',
  claimDays: '7',
}

const DAY_MS = 86_400_000

/** Categories of the lobby, for the boxes of the form. */
export const categories = ['LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT'] as const

export const units = (text: string): string => String(parseMoney(text) ?? 0n)

/** Codes as typed, separated by commas. */
export const codesOf = (text: string): string[] =>
  text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)

type PlayDraft = Pick<MissionDraft, 'categories' | 'games' | 'from' | 'to'>

export const playOf = ({ categories: own, games, from, to }: PlayDraft): Play => ({
  categories: own,
  games: codesOf(games),
  from: Number(from),
  to: Number(to),
})

/** The terms of bonus money that this form writes; slots count in full, live tables a tenth. */
export const termsOf = ({ wagering, days }: Pick<MissionDraft, 'wagering' | 'days'>) =>
  ({
    version: 1,
    order: 'cash',
    wagering: Number(wagering),
    days: Number(days),
    categoryWeights: { LIVE: 10 },
    gameWeights: {},
    excludedCategories: [],
    excludedGames: [],
    excludedVendors: [],
    stakeMax: null,
    conversionMax: null,
  }) as const

/** Stands for the hash that the server fills in. */
export const NO_HASH = '0'.repeat(64)

function giftOf({ gift: kind, amount, points, product, draw, pieces, rounds }: MissionDraft): Gift {
  switch (kind) {
    case 'points':
      return { kind, count: Number(points) }
    case 'cash':
      return { kind, amount: units(amount) }
    case 'bonus':
      return { kind, amount: units(amount), terms: NO_HASH }
    case 'goods':
      return { kind, product, count: Number(pieces) }
    case 'tickets':
    case 'spins':
      return { kind, draw, count: Number(pieces) }
    case 'freeRounds':
      return { kind, terms: NO_HASH, count: Number(rounds) }
  }
}

/** Bonus money is given, or free rounds win some. */
export const hasBonusTerms = ({ gift, roundWins }: Pick<MissionDraft, 'gift' | 'roundWins'>): boolean =>
  gift === 'bonus' || (gift === 'freeRounds' && roundWins === 'bonus')

function anyTermsOf(draft: MissionDraft) {
  if (draft.gift === 'freeRounds') return roundsTermsOf(draft, termsOf(draft))
  return draft.gift === 'bonus' ? termsOf(draft) : null
}

function goalOf(draft: MissionDraft): Goal {
  const { goal: kind, target, count, least, part } = draft
  switch (kind) {
    case 'validBet':
      return { kind, amount: units(target), play: playOf(draft) }
    case 'rounds':
      return { kind, count: Number(count), least: units(least), play: playOf(draft) }
    case 'daysPlayed':
      return { kind, count: Number(count), play: playOf(draft) }
    case 'deposits':
      return { kind, count: Number(count), least: units(least) }
    case 'account':
      return { kind, part }
  }
}

/** The call's body, without brand and currency. The server checks all of it again. */
export function bodyOf(draft: MissionDraft, now: Date) {
  const { titleEn, titleVi, period, most, runs, claimDays } = draft
  return {
    title: { en: titleEn, vi: titleVi },
    data: { period, goal: goalOf(draft), gift: giftOf(draft) },
    terms: anyTermsOf(draft),
    most: most.trim() ? Number(most) : null,
    startsAt: now,
    endsAt: runs.trim() ? new Date(now.getTime() + Number(runs) * DAY_MS) : null,
    claimDays: Number(claimDays),
  }
}
