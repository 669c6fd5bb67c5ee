import { flagOf, identityIssuer, providerNames, type ProviderName } from '../rules/providers.ts'
import type { House } from '#server/house.ts'
import { agreementOf } from '../store/providers.ts'

/** What a brand has agreed with a provider, its secret opened: for talking to the provider and nothing else. */
export type Agreement = {
  readonly provider: ProviderName
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

export function isSwitchedOn(house: House, merchant: string, provider: ProviderName): Promise<boolean> {
  return house.merchants.isOn(merchant, flagOf[provider])
}

/** The agreement in force, or null where the flag is off or nothing is agreed. */
export async function agreementInForce(
  house: House,
  merchant: string,
  provider: ProviderName,
): Promise<Agreement | null> {
  if (!(await isSwitchedOn(house, merchant, provider))) return null
  const row = await agreementOf(house.db, merchant, provider)
  if (!row) return null
  const { issuer, clientId, secretSealed } = row
  return { provider, issuer, clientId, secret: house.vault.open('social', secretSealed) }
}

/** Whom a visitor of this brand may sign in with. */
export async function offeredBy(house: House, merchant: string): Promise<ProviderName[]> {
  const agreed = await Promise.all(
    providerNames.map(async (name) => ((await agreementInForce(house, merchant, name)) ? [name] : [])),
  )
  return agreed.flat()
}

/** Under which name this provider's people are kept. */
export function issuerKept({ provider, issuer, clientId }: Agreement): string {
  return identityIssuer(provider, issuer, clientId)
}
