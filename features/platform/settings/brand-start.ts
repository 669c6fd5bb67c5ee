import type { Tx } from '#db/pool.ts'
import { changeSetting } from './service.ts'
import { copySettings } from './store.ts'
import { settingNames, settings, type SettingName } from './catalogue.ts'

/** Settings that a copy leaves out: a brand's own, secrets, and amounts if the currency differs. */
export function leftBehind(isSameCurrency: boolean): readonly SettingName[] {
  return settingNames().filter((name) => {
    const { isBrandsOwn, shape } = settings[name]
    const { kind } = shape
    return isBrandsOwn || kind === 'secret' || (kind === 'money' && !isSameCurrency)
  })
}

/** What the merchants feature needs of the settings when an operator creates a brand. */
export const brandStart = {
  /** Copies a brand's settings but for those that a copy leaves behind. */
  async copy(tx: Tx, { isSameCurrency, ...of }: Copy): Promise<void> {
    await copySettings(tx, { ...of, except: leftBehind(isSameCurrency) })
  },
  async write(tx: Tx, merchant: string, values: Values, now: Date): Promise<void> {
    await changeSetting(tx, merchant, 'dialingCode', values.dialingCode, now)
    await changeSetting(tx, merchant, 'supportedLanguages', [...values.languages], now)
    if (values.licenceEn) await changeSetting(tx, merchant, 'licenceEn', values.licenceEn, now)
    if (values.licenceVi) await changeSetting(tx, merchant, 'licenceVi', values.licenceVi, now)
  },
} as const

type Copy = {
  readonly from: string
  readonly to: string
  readonly isSameCurrency: boolean
  readonly now: Date
}

type Values = {
  readonly dialingCode: string
  readonly languages: readonly ('EN' | 'VI')[]
  readonly licenceEn: string
  readonly licenceVi: string
}
