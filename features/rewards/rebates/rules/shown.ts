/** Hundredths of a percent as percent text with two decimals: 55 is "0.55". */
export function percentOf(rateBp: number): string {
  return `${Math.floor(rateBp / 100)}.${String(rateBp % 100).padStart(2, '0')}`
}

/** Percent text, "0.55" or "1", as hundredths of a percent; null where it is none between 0 and 100 with at most two decimals. */
export function bpOf(text: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  if (whole === undefined) return null
  const rateBp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return rateBp <= 10_000 ? rateBp : null
}

const LEVELS = 10

/** Rates from level 0 upwards as text, "0.50 0.50 0.80"; a level without a row has that of the one before. */
export function listText(rates: readonly { readonly level: number; readonly rateBp: number }[]): string {
  const most = Math.max(-1, ...rates.map(({ level }) => level))
  const at = (level: number) =>
    rates.filter((rate) => rate.level <= level).toSorted((one, other) => other.level - one.level)[0]
      ?.rateBp ?? 0
  return Array.from({ length: most + 1 }, (_, level) => percentOf(at(level))).join(' ')
}

/** Typed rates from level 0 upwards in hundredths of a percent; null where one is no percentage, or there are too many. */
export function ratesOf(text: string): number[] | null {
  const parts = text.split(/[\s;]+/).filter(Boolean)
  const rates = parts.map(bpOf)
  return rates.length <= LEVELS && rates.every((rate) => rate !== null) ? rates : null
}
