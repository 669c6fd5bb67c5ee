import { termsFor } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { sealLink } from './service-link.ts'

/** The minimum age that applies to a brand's visitor, and the one shown in its terms (decisions 16 and 20). */
export async function agesOf(
  app: App,
  merchant: string,
  ip: string,
): Promise<{ readonly minimumAge: number; readonly termsAge: number }> {
  const country = app.merchants.countryOf(ip)
  const [own, termsAge, { terms }] = await Promise.all([
    settingOf(app, merchant, 'minimumAge'),
    settingOf(app, merchant, 'termsAge'),
    termsFor(app, { merchant, country }),
  ])
  // the brand may choose the age in its terms, but never below the jurisdiction's
  return { minimumAge: Math.max(own, terms.minimumAge), termsAge: Math.max(termsAge, terms.minimumAge) }
}

/** Whether the consent boxes of the registration form start ticked, for visitors from this address (decision 44). */
export async function isConsentTicked(app: App, merchant: string, ip: string): Promise<boolean> {
  const country = app.merchants.countryOf(ip)
  const [isTicked, { terms }] = await Promise.all([
    settingOf(app, merchant, 'termsTicked'),
    termsFor(app, { merchant, country }),
  ])
  return isTicked && !terms.unticksConsent
}

/** How members reach customer service: 1 email, 2 phone, 3 a live chat window, 4 the window of high ranks. */
export async function contactsOf(app: App, merchant: string): Promise<{ type: number; path: string }[]> {
  const [email, phone, link, vip] = await Promise.all([
    settingOf(app, merchant, 'supportEmail'),
    settingOf(app, merchant, 'supportPhone'),
    settingOf(app, merchant, 'supportLink'),
    settingOf(app, merchant, 'vipSupportLink'),
  ])
  return [
    ...(link ? [{ type: 3, path: sealLink(link) }] : []),
    ...(vip || link ? [{ type: 4, path: sealLink(vip || link) }] : []),
    ...(email ? [{ type: 1, path: `mailto:${email}` }] : []),
    ...(phone ? [{ type: 2, path: `tel:${phone.replaceAll(' ', '')}` }] : []),
  ]
}
