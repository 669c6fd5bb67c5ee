import { flagOf, identityIssuer, providerNames, type ProviderName } from '../rules/providers.ts'
import type { App } from '#server/app.ts'
import { agreementOf } from '../store/providers.ts'

/** What a brand has agreed with a provider, its secret opened: for talking to the provider and nothing else. */
export type Agreement = {
  readonly provider: ProviderName
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

export function isSwitchedOn(app: App, merchant: string, provider: ProviderName): Promise<boolean> {
  return app.merchants.isOn(merchant, flagOf[provider])
}

/** The active provider settings, or null if the flag is off or nothing is configured. */
export async function agreementInForce(
  app: App,
  merchant: string,
  provider: ProviderName,
): Promise<Agreement | null> {
  if (!(await isSwitchedOn(app, merchant, provider))) return null
  const row = await agreementOf(app.db, merchant, provider)
  if (!row) return null
  const { issuer, clientId, secretSealed } = row
  return { provider, issuer, clientId, secret: app.vault.open('social', secretSealed) }
}

/** Whom a visitor of this brand may sign in with. */
export async function offeredBy(app: App, merchant: string): Promise<ProviderName[]> {
  const agreed = await Promise.all(
    providerNames.map(async (name) => ((await agreementInForce(app, merchant, name)) ? [name] : [])),
  )
  return agreed.flat()
}

/** Under which name this provider's people are kept. */
export function issuerKept({ provider, issuer, clientId }: Agreement): string {
  return identityIssuer(provider, issuer, clientId)
}
