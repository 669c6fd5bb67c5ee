import { settingIn, settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { pointSources, rateOf, type Exchange, type PointSource } from '../rules/points.ts'
import type { Rate } from '../store/earning.ts'

const SETTING = {
  LIVE: 'pointsLive',
  SPORTS: 'pointsSports',
  ESPORTS: 'pointsEsports',
  FISH: 'pointsFish',
  RNG: 'pointsSlots',
  PVP: 'pointsCards',
  LOTT: 'pointsLottery',
  ELOTT: 'pointsElottery',
  DEPOSIT: 'pointsDeposit',
} as const satisfies Record<PointSource, string>

/** Percent with two decimals, by source. */
export type PointValues = Readonly<Record<PointSource, string>>

/** The point values of a brand: percent with two decimals, by source. */
export async function pointValues(
  app: Pick<App, 'merchants' | 'config'>,
  merchant: string,
): Promise<PointValues> {
  const brands = await app.merchants.asTheyStand()
  const of = (source: PointSource): string => settingIn(app, brands, merchant, SETTING[source])
  return {
    LIVE: of('LIVE'),
    SPORTS: of('SPORTS'),
    ESPORTS: of('ESPORTS'),
    FISH: of('FISH'),
    RNG: of('RNG'),
    PVP: of('PVP'),
    LOTT: of('LOTT'),
    ELOTT: of('ELOTT'),
    DEPOSIT: of('DEPOSIT'),
  }
}

/** What points are worth: `ratio` points convert to one `unit` of money. */
export async function exchangeOf(
  app: Pick<App, 'merchants' | 'config'>,
  merchant: string,
): Promise<Exchange> {
  return {
    unit: await settingOf(app, merchant, 'pointsUnit'),
    ratio: await settingOf(app, merchant, 'pointsRatio'),
  }
}

/** The rates of every brand as they are set now. */
export async function ratesNow(app: App): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const { code } of await app.merchants.all()) {
    const [values, { unit }] = [await pointValues(app, code), await exchangeOf(app, code)]
    for (const source of pointSources)
      rates.push({ merchant: code, source, rate: rateOf(values[source]), unit })
  }
  return rates
}
