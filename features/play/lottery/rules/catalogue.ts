import { provinces } from './catalogue/provinces.ts'
import { seriesOf } from './catalogue/series-key.ts'

export { seriesOf }

/** Whose page a lottery stands on: /lottery, /vnlottery, /seaLottery, /elott. */
export type Area = 'LOTT' | 'VN' | 'SEA' | 'ELOTT'

/** When it is drawn: by the clock, or on days of the week at a local time. */
export type DrawTimes =
  | { readonly kind: 'every'; readonly seconds: number; readonly closesBeforeSeconds: number }
  | {
      readonly kind: 'days'
      /** Days of the week, 0 for Sunday. */
      readonly days: readonly number[]
      /** Local time of the first number, "18:15", in `zone`. */
      readonly at: string
      readonly zone: string
      readonly closesBeforeMinutes: number
    }

export interface Name {
  readonly en: string
  readonly vi: string
}

export interface LotteryRow {
  /** The `gameCode` of addresses and calls. */
  readonly code: string
  /** The shared game (games/shared.ts). */
  readonly game: string
  readonly area: Area
  /** Groups the menu: lotteries of one kind stand together. */
  readonly family: string
  /** The name of its kind, and its own among its kin. */
  readonly kin: Name
  readonly name: Name
  /** Drawn from a seed chain, or by published results that two operators enter. */
  readonly source: 'chain' | 'outside'
  readonly times: DrawTimes
  /** Milliseconds between two prizes, in place of the game's: time to bet on those still to come. */
  readonly pieceMs?: number
}

export const VIETNAM = 'Asia/Ho_Chi_Minh'
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const
const LAST_SECONDS = 5

const minutes = (count: number): DrawTimes => ({
  kind: 'every',
  seconds: count * 60,
  closesBeforeSeconds: LAST_SECONDS,
})

const daily = (at: string, zone: string, days: readonly number[] = EVERY_DAY): DrawTimes => ({
  kind: 'days',
  days,
  at,
  zone,
  closesBeforeMinutes: 15,
})

/** One lottery drawn every one, three and five minutes. */
const fast = (code: string, game: string, area: Area, name: Name): readonly LotteryRow[] =>
  [1, 3, 5].map((count) => ({
    code: `${code}_${count}M`,
    game,
    area,
    family: code,
    kin: name,
    name: { en: `${count} min`, vi: `${count} phút` },
    source: 'chain',
    times: minutes(count),
  }))

/** A draw of 27 prizes takes two thirds of the time until the next one: time to bet on the prizes still to come. */
const LIVE_PIECE_MS: Readonly<Record<string, number>> = { _1M: 1_500, _3M: 4_500, _5M: 7_500 }
const drawnLive = (row: LotteryRow): LotteryRow => ({
  ...row,
  pieceMs: LIVE_PIECE_MS[row.code.slice(-3)] ?? 1_500,
})

const drawnDaily = (code: string, game: string, area: Area, name: Name, times: DrawTimes): LotteryRow => ({
  code,
  game,
  area,
  family: code,
  kin: name,
  name,
  source: 'chain',
  times,
})

const NORTHERN: Name = { en: 'Northern lottery', vi: 'Xổ số miền Bắc' }
const CENTRAL: Name = { en: 'Central lottery', vi: 'Xổ số miền Trung' }
const SOUTHERN: Name = { en: 'Southern lottery', vi: 'Xổ số miền Nam' }

const same = (name: string) => ({ en: name, vi: name })

/** Every lottery that the product runs. A brand hides those that it does not offer. */
export const lotteries: readonly LotteryRow[] = [
  ...fast('SSC', 'ssc', 'LOTT', { en: 'Jade 5 digits', vi: 'Ngọc 5 số' }),
  ...fast('ELEVEN5', '11x5', 'LOTT', { en: 'Jade 11x5', vi: 'Ngọc 11x5' }),
  ...fast('PK10', 'pk10', 'LOTT', { en: 'Jade PK10 racing', vi: 'Đua xe Ngọc PK10' }),
  drawnDaily('D3', '3d', 'LOTT', { en: 'Jade 3D', vi: 'Ngọc 3D' }, daily('20:30', VIETNAM)),
  drawnDaily('L645', '6of45', 'LOTT', same('Jade 6/45'), daily('18:30', VIETNAM, [0, 3, 5])),
  drawnDaily('L655', '6of55', 'LOTT', same('Jade 6/55'), daily('18:40', VIETNAM, [2, 4, 6])),
  drawnDaily('MAX3D', 'max3d', 'LOTT', same('Jade Max 3D'), daily('18:50', VIETNAM, [1, 3, 5])),
  ...fast('NORTH', 'vn-north', 'VN', { en: 'Fast Northern draw', vi: 'Miền Bắc siêu tốc' }).map(drawnLive),
  ...fast('SOUTH', 'vn-south', 'VN', { en: 'Fast Southern draw', vi: 'Miền Nam siêu tốc' }).map(drawnLive),
  {
    code: 'XSMB',
    game: 'vn-north',
    area: 'VN',
    family: 'XSMB',
    kin: NORTHERN,
    name: NORTHERN,
    source: 'outside',
    times: daily('18:15', VIETNAM),
  },
  ...provinces.map(({ code, name, region, days }): LotteryRow => ({
    code,
    game: 'vn-south',
    area: 'VN',
    family: region === 'central' ? 'XSMT' : 'XSMN',
    kin: region === 'central' ? CENTRAL : SOUTHERN,
    name: same(name),
    source: 'outside',
    times: daily(region === 'central' ? '17:15' : '16:15', VIETNAM, days),
  })),
  drawnDaily(
    'THAI3D',
    'thai3d',
    'SEA',
    { en: 'Jade Thai 3D', vi: 'Xổ số Thái Ngọc 3D' },
    daily('15:30', 'Asia/Bangkok'),
  ),
  // not among the kin of the daily one, whose code it extends
  ...fast('THAI3D', 'thai3d', 'SEA', { en: 'Fast Thai 3D', vi: 'Thái 3D siêu tốc' }).map((row) => ({
    ...row,
    family: 'THAI3D_FAST',
  })),
  ...fast('K3', 'k3', 'ELOTT', { en: 'Jade K3', vi: 'Xúc xắc Ngọc K3' }),
  ...fast('PC28', 'pc28', 'ELOTT', { en: 'Jade PC28', vi: 'Ngọc PC28' }),
  ...fast('KENO', 'keno20', 'ELOTT', { en: 'Jade Keno', vi: 'Ngọc Keno' }),
]

const byCode = new Map(lotteries.map((row) => [row.code, row]))

export const lotteryOf = (code: string): LotteryRow | undefined => byCode.get(code)

const bySeries = new Map(lotteries.map((row) => [seriesOf(row), row]))

export const lotteryOfSeries = (series: string): LotteryRow | undefined => bySeries.get(series)

/** The accounts of the specification under which lotteries are launched (§3). */
const ACCOUNTS: Readonly<Record<Area, string>> = {
  LOTT: 'TCG',
  VN: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
  ELOTT: 'TCG_ELOTT',
}

export const accountOf = ({ area }: Pick<LotteryRow, 'area'>): string => ACCOUNTS[area]

/** "Jade 5 digits, 3 min"; a lottery without kin has its own name only. */
export const lotteryName = ({ kin, name }: Pick<LotteryRow, 'kin' | 'name'>, language: keyof Name): string =>
  kin === name ? name[language] : `${kin[language]}, ${name[language]}`
