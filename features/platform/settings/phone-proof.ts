import type { House } from '#server/house.ts'
import { settingOf } from './public.ts'
import { settings } from './settings.ts'

/** Who verifies phone numbers for the brand besides our own codes; null: no one. In live mode only Google's own hosts are called. */
export async function phoneProofOf(house: Pick<House, 'merchants' | 'config'>, merchant: string) {
  const [project, apiKey, api, recaptcha] = await Promise.all([
    settingOf(house, merchant, 'firebaseProject'),
    settingOf(house, merchant, 'firebaseApiKey'),
    settingOf(house, merchant, 'firebaseApi'),
    settingOf(house, merchant, 'firebaseRecaptcha'),
  ])
  if (project === '' || apiKey === '') return null
  return house.config.FAIRHOUSE_MODE === 'live'
    ? { apiKey, api: settings.firebaseApi.starts, recaptcha: settings.firebaseRecaptcha.starts }
    : { apiKey, api, recaptcha }
}
