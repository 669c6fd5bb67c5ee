import {
  lotteries,
  lotteryOfSeries,
  seriesOf,
  type Area,
  type LotteryRow,
} from '#features/play/lottery/rules/catalogue.ts'

/** The name of a lottery in both languages: "Jade 5 digits, 3 min", "Bến Tre". */
export function nameOf({ kin, name, source }: LotteryRow): { readonly en: string; readonly vi: string } {
  if (kin === name || source === 'outside') return name
  return { en: `${kin.en}, ${name.en}`, vi: `${kin.vi}, ${name.vi}` }
}

/** The lottery of a series; throws for a series of another feature. */
export function lotteryIn(series: string): LotteryRow {
  const found = lotteryOfSeries(series)
  if (!found) throw new Error(`lottery-office: ${series} is not the series of a lottery`)
  return found
}

/** The series of one lottery, of an area, or of all. */
export function seriesIn(asked: {
  readonly lottery?: string | undefined
  readonly area?: Area | undefined
}): readonly string[] {
  return lotteries
    .filter(({ code, area }) => (asked.lottery ?? code) === code && (asked.area ?? area) === area)
    .map(seriesOf)
}
