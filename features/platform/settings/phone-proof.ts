import type { App } from '#server/app.ts'
import { settingOf } from './public.ts'
import { settings } from './settings.ts'

/** Who verifies phone numbers for the brand besides our own codes; null: no one. In live mode only Google's own hosts are called. */
export async function phoneProofOf(app: Pick<App, 'merchants' | 'config'>, merchant: string) {
  const [project, apiKey, api, recaptcha] = await Promise.all([
    settingOf(app, merchant, 'firebaseProject'),
    settingOf(app, merchant, 'firebaseApiKey'),
    settingOf(app, merchant, 'firebaseApi'),
    settingOf(app, merchant, 'firebaseRecaptcha'),
  ])
  if (project === '' || apiKey === '') return null
  return app.config.FAIRHOUSE_MODE === 'live'
    ? { apiKey, api: settings.firebaseApi.starts, recaptcha: settings.firebaseRecaptcha.starts }
    : { apiKey, api, recaptcha }
}
