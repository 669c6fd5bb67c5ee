import {
  blankRounds,
  roundsTermsOf,
  type RoundsDraft,
} from '#features/rewards/bonuses/office/rounds-draft.ts'
import { codesOf, NO_HASH, termsOf, units } from '#features/rewards/missions/office/draft.ts'
import type { Gift } from '#features/rewards/missions/rules/gift.ts'
import { parseMoney } from '#kit/money.ts'
import type { Metric, Prize, RaceData } from '../rules/race.ts'

/** The form's own values: text as typed. */
export type RaceDraft = RoundsDraft & {
  titleEn: string
  titleVi: string
  metric: Metric
  categories: string[]
  games: string
  from: string
  to: string
  leastStake: string
  dailyCap: string
  leastScore: string
  tie: RaceData['tie']
  prizes: string
  /** What lines of goods, tickets and spins mean. */
  product: string
  raffle: string
  wheel: string
  wagering: string
  days: string
  startsIn: string
  runs: string
  settleHours: string
  claimDays: string
}

export const blank: RaceDraft = {
  ...blankRounds,
  product: '',
  raffle: '',
  wheel: '',
  titleEn: '',
  titleVi: '',
  metric: 'turnover',
  categories: [],
  games: '',
  from: '6',
  to: '24',
  leastStake: '',
  dailyCap: '',
  leastScore: '1',
  tie: 'first',
  prizes: '1 cash 500000\n2-3 cash 200000\n4-10 points 50',
  wagering: '5',
  days: '14',
  startsIn: '0',
  runs: '7',
  settleHours: '24',
  claimDays: '14',
}

const HOUR_MS = 3_600_000

/** What a line can give besides money; the form asks below which product, raffle or wheel it is. */
export const countedKinds = ['points', 'rounds', 'goods', 'tickets', 'spins'] as const
type CountedKind = (typeof countedKinds)[number]

type Named = Pick<RaceDraft, 'product' | 'raffle' | 'wheel'>

const LINE = /^(\d+)(?:\s*[-–]\s*(\d+))?\s+(cash|bonus|points|rounds|goods|tickets|spins)\s+([\d.,]+)$/i

/** One line: place or places, kind, value. Null: it is none. */
function prizeOf(line: string, draft: Named): Prize | null {
  const found = LINE.exec(line.trim())
  if (!found) return null
  const [, from = '', to = from, kind = '', value = ''] = found
  const gift = giftOf(kind.toLowerCase(), value, draft)
  return gift && { from: Number(from), to: Number(to), gift }
}

function giftOf(kind: string, value: string, draft: Named): Gift | null {
  const counted = countedKinds.find((each) => each === kind)
  if (counted) return /^[1-9]\d*$/.test(value) ? countedGift(counted, Number(value), draft) : null
  const amount = parseMoney(value.replaceAll(',', ''))
  if (amount === null || amount <= 0n) return null
  if (kind === 'cash') return { kind, amount: String(amount) }
  return { kind: 'bonus', amount: String(amount), terms: NO_HASH }
}

function countedGift(kind: CountedKind, count: number, { product, raffle, wheel }: Named): Gift {
  switch (kind) {
    case 'points':
      return { kind, count }
    case 'rounds':
      return { kind: 'freeRounds', terms: NO_HASH, count }
    case 'goods':
      return { kind, product, count }
    case 'tickets':
      return { kind, draw: raffle, count }
    case 'spins':
      return { kind, draw: wheel, count }
  }
}

/** Whether some line gives this kind. */
export const gives = (text: string, kind: CountedKind | 'bonus'): boolean =>
  new RegExp(`\\b${kind}\\b`, 'i').test(text)

const unnamed: Named = { product: '', raffle: '', wheel: '' }
const lines = (text: string) => text.split('\n').filter((line) => line.trim())

/** The number of the first line that is no prize; null: all are. */
export function badLine(text: string): number | null {
  const at = lines(text).findIndex((line) => !prizeOf(line, unnamed))
  return at < 0 ? null : at + 1
}

/** The score in the metric's own unit: money, hundredths of a multiplier, or points. */
function scoreUnits({ metric, leastScore }: RaceDraft): string {
  if (metric === 'turnover') return units(leastScore)
  const score = Number(leastScore.replace(',', '.'))
  return String(Math.max(1, Math.round(metric === 'multiplier' ? score * 100 : score)))
}

/** Of bonus money or free rounds; a race has one of the two. */
function anyTermsOf(draft: RaceDraft) {
  if (gives(draft.prizes, 'rounds')) return roundsTermsOf(draft, termsOf(draft))
  return gives(draft.prizes, 'bonus') ? termsOf(draft) : null
}

/** The call's body, without brand and currency. The server checks all of it again. */
export function bodyOf(draft: RaceDraft, now: Date) {
  const { titleEn, titleVi, metric, categories, games, from, to, tie, startsIn, runs } = draft
  const prizes = lines(draft.prizes).flatMap((line) => prizeOf(line, draft) ?? [])
  const startsAt = new Date(now.getTime() + Number(startsIn) * HOUR_MS)
  return {
    title: { en: titleEn, vi: titleVi },
    data: {
      metric,
      play: { categories, games: codesOf(games), from: Number(from), to: Number(to) },
      leastStake: units(draft.leastStake),
      dailyCap: metric === 'turnover' ? units(draft.dailyCap) : null,
      leastScore: scoreUnits(draft),
      tie,
      prizes,
    },
    terms: anyTermsOf(draft),
    startsAt,
    endsAt: new Date(startsAt.getTime() + Number(runs) * 24 * HOUR_MS),
    settleHours: Number(draft.settleHours),
    claimDays: Number(draft.claimDays),
  }
}
