import type { Minor } from '#kit/money.ts'

/**
 * Points (decision 23): a category's point value is the percent of valid bet that is earned; `unit` is the amount of money that makes one
 * point, `ratio` the number of points that convert back to one unit. Points have four decimals in the ledger and never expire.
 * Example: slots 1.20 %, unit 1,000 VND, ratio 10: a valid bet of 1,000,000 VND earns 1.20 % = 12,000 VND / 1,000 = 12 points;
 * 10 points convert to 1,000 VND. A void subtracts exactly what the bet earned: the rate is that of the bet's first settlement.
 */
export const pointTypes = [
  'live',
  'lottery',
  'cardGames',
  'slots',
  'sports',
  'redeem',
  'deposit',
  'reward',
  'adjustment',
] as const
export type PointType = (typeof pointTypes)[number]

/** What earns points: the categories of the lobby, and deposits. */
export const pointSources = [
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'RNG',
  'PVP',
  'LOTT',
  'ELOTT',
  'DEPOSIT',
] as const
export type PointSource = (typeof pointSources)[number]

const TYPES: Readonly<Record<PointSource, PointType>> = {
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  FISH: 'slots',
  RNG: 'slots',
  PVP: 'cardGames',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  DEPOSIT: 'deposit',
}

export function isPointSource(name: string): name is PointSource {
  return Object.hasOwn(TYPES, name)
}

/** FISH counts as slots, PVP as card games, ESPORTS as sports. */
export const typeOf = (source: PointSource): PointType => TYPES[source]

/** Percent text with two decimals, "1.20", as hundredths of a percent: 120. */
export function rateOf(percent: string): number {
  return Number(percent.replace('.', ''))
}

/** What a valid bet or a deposit earns, in ledger units of points; rounded towards zero, so that a void is the exact opposite. */
export function earnedOf(
  valid: Minor,
  { rate, unit }: { readonly rate: number; readonly unit: Minor },
): Minor {
  return (valid * BigInt(rate)) / unit
}

export type Exchange = { readonly unit: Minor; readonly ratio: number }

/** The money that whole points convert to; points that make no whole unit are not converted. */
export function moneyFor(points: number, { unit, ratio }: Exchange): Minor {
  return BigInt(Math.floor(points / ratio)) * unit
}
