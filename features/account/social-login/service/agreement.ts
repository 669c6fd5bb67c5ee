import { flagOf, identityIssuer, providerNames, type ProviderName } from '../rules/providers.ts'
import type { App } from '#server/app.ts'
import { agreementOf } from '../store/providers.ts'

/** A brand's agreement with a provider, with the decrypted secret: only for calls to the provider. */
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

/** The providers that this brand offers. */
export async function offeredBy(app: App, merchant: string): Promise<ProviderName[]> {
  const agreed = await Promise.all(
    providerNames.map(async (name) => ((await agreementInForce(app, merchant, name)) ? [name] : [])),
  )
  return agreed.flat()
}

/** The issuer's name under which identities are stored. */
export function issuerKept({ provider, issuer, clientId }: Agreement): string {
  return identityIssuer(provider, issuer, clientId)
}
