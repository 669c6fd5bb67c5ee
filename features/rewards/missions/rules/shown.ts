import type { Currency } from '#kit/currency.ts'
import type { Gift } from './gift.ts'
import type { Goal } from './mission.ts'
import type { Play } from './play.ts'

/** Texts and formats of the reader's language: both sites write missions and prizes the same way. */
export type Said = {
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** The text of a name, or the code where it has none. */
  readonly named: (key: string, code: string) => string
  readonly money: (amount: bigint, currency: Currency, options?: { readonly symbol: boolean }) => string
  readonly number: (value: number | bigint) => string
}

/** What a mission or a prize gives: "500.00 cash", "20 points". */
export function giftWords({ say, money }: Said, gift: Gift, currency: Currency): string {
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  switch (gift.kind) {
    case 'cash':
      return say('missions.gift.cash', { sum: sum(gift.amount) })
    case 'bonus':
      return say('missions.gift.bonus', { sum: sum(gift.amount) })
    case 'points':
    case 'goods':
    case 'tickets':
    case 'spins':
    case 'freeRounds':
      return say(`missions.gift.${gift.kind}`, { count: gift.count })
  }
}

/** What is to be done: "Place valid bets of 100,000.00." */
export function goalWords({ say, money }: Said, goal: Goal, currency: Currency): string {
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  switch (goal.kind) {
    case 'validBet':
      return say('missions.goal.validBet', { sum: sum(goal.amount) })
    case 'rounds':
    case 'deposits':
      return say(`missions.goal.${goal.kind}`, { count: goal.count, sum: sum(goal.least) })
    case 'daysPlayed':
      return say('missions.goal.daysPlayed', { count: goal.count })
    case 'account':
      return say(`missions.goal.${goal.part}`)
  }
}

/** Which games count, by their names. */
export function playWords({ say, named }: Said, { categories, games }: Play): string {
  const all = [
    ...categories.map((code) => named(`lobby.category.${code}`, code)),
    ...games.map((code) => named(`game.${code}.name`, code)),
  ]
  return all.length ? say('missions.counts.some', { what: all.join(', ') }) : say('missions.counts.all')
}

/** The hours of the day in which bets count; null if all do. */
export function hourWords({ say }: Said, { from, to }: Play): string | null {
  return from === 0 && to === 24 ? null : say('missions.counts.hours', { from, to })
}

/** Progress and target in the goal's own unit. */
export function amountWords(
  { money, number }: Said,
  goal: Goal,
  { units, currency }: { readonly units: bigint; readonly currency: Currency },
): string {
  return goal.kind === 'validBet' ? money(units, currency) : number(units)
}
