import { giftWords, playWords, type Said } from '#features/rewards/missions/rules/shown.ts'
import type { Currency } from '#kit/currency.ts'
import type { RaceData } from './race.ts'

/** The formats that scores and rules need besides. */
export type RaceSaid = Said & {
  readonly decimal: (text: string) => string
  readonly date: (at: Date, style: 'minute') => string
}

/** What the sentences need of a race. */
export type Told = RaceData & { readonly currency: Currency }

/** A score in its metric's unit: "1,250,000.00", "57.25×", "340 pts". */
export function scoreWords({ say, money, decimal, number }: RaceSaid, race: Told, score: bigint): string {
  if (race.metric === 'turnover') return money(score, race.currency)
  if (race.metric === 'netPoints') return say('races.points', { count: number(score) })
  const hundredths = score.toString().padStart(3, '0')
  return say('races.times', { times: decimal(`${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`) })
}

/** The prize of a place, or null. */
export function prizeWords(texts: RaceSaid, { prizes, currency }: Told, place: number): string | null {
  const prize = prizes.find(({ from, to }) => place >= from && place <= to)
  return prize ? giftWords(texts, prize.gift, currency) : null
}

/** The rules of a race, a sentence each, from its data. */
export function ruleWords(
  texts: RaceSaid,
  race: Told & { readonly timeZone: string; readonly closesAt: Date },
): string[] {
  const { say, money, date } = texts
  const { metric, play, currency, dailyCap, leastStake, leastScore, tie, timeZone, closesAt } = race
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  const equal =
    tie === 'shared'
      ? 'races.how.shared'
      : metric === 'multiplier'
        ? 'races.how.firstBest'
        : 'races.how.first'
  return [
    say(`races.how.${metric}`, { sum: sum(dailyCap ?? '0') }),
    playWords(texts, play),
    say('races.how.stake', { sum: sum(leastStake) }),
    ...(play.from === 0 && play.to === 24
      ? []
      : [say('races.how.hours', { from: play.from, to: play.to, zone: timeZone })]),
    ...(metric === 'turnover' ? [] : [say('races.how.pvp')]),
    say('races.how.join', { at: date(closesAt, 'minute') }),
    say('races.how.least', { score: scoreWords(texts, race, BigInt(leastScore)) }),
    say(equal),
  ]
}
