/**
 * The sports that the platform can price and settle, in the order of the menu. A sport is code, not data: it needs a model, rules of
 * settlement and a scoreboard.
 */
export const sports = {
  football: { category: 'SPORTS', sides: 'pair', minutes: 90 },
  basketball: { category: 'SPORTS', sides: 'pair', minutes: 48 },
  tennis: { category: 'SPORTS', sides: 'pair', minutes: null },
  racing: { category: 'SPORTS', sides: 'field', minutes: null },
  shooter: { category: 'ESPORTS', sides: 'pair', minutes: null },
  arena: { category: 'ESPORTS', sides: 'pair', minutes: null },
} as const satisfies Readonly<Record<string, SportRow>>

export type SportRow = {
  /** The category of the lobby, of limits and of reports. */
  readonly category: 'SPORTS' | 'ESPORTS'
  /** Two sides, or a field of runners. */
  readonly sides: 'pair' | 'field'
  /** Length of play by the clock; null where it ends by score. */
  readonly minutes: number | null
}

export type SportKey = keyof typeof sports

export const sportKeys = [
  'football',
  'basketball',
  'tennis',
  'racing',
  'shooter',
  'arena',
] as const satisfies readonly SportKey[]

export const isSport = (key: string): key is SportKey => Object.hasOwn(sports, key)

export const categoryOf = (sport: SportKey): SportRow['category'] => sports[sport].category
