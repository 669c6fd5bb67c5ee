import * as client from 'openid-client'
import type { App } from '#server/app.ts'
import type { Profile } from '../rules/person.ts'
import type { Agreement } from './agreement.ts'
import { facebookAddress, facebookPerson } from './facebook.ts'
import { openIdAddress, openIdPerson, type Secrets } from './open-id.ts'

type Silent = { readonly refused: 'social.providerSilent' }
type Refused = { readonly refused: 'social.providerRefused' | 'social.declined' } | Silent

/** The URL of the provider's login page. */
export async function addressAt(
  app: App,
  agreement: Agreement,
  redirectUri: string,
  secrets: Secrets,
): Promise<URL | Silent> {
  const ask = agreement.provider === 'google' ? openIdAddress : facebookAddress
  try {
    return await ask(app.outbound, agreement, redirectUri, secrets)
  } catch (error) {
    app.log.warn(
      { err: error, provider: agreement.provider, issuer: agreement.issuer },
      'social login: no redirect URL',
    )
    return { refused: 'social.providerSilent' }
  }
}

/** The person of the provider's response, after every check of the protocol; a refusal if one fails. */
export async function personAt(
  app: App,
  agreement: Agreement,
  answered: URL,
  secrets: Secrets,
): Promise<Profile | Refused> {
  const read = agreement.provider === 'google' ? openIdPerson : facebookPerson
  try {
    return (await read(app.outbound, agreement, answered, secrets)) ?? { refused: 'social.providerRefused' }
  } catch (error) {
    const refused = reasonOf(error)
    // the error may quote tokens, so log only its kind
    const kind = error instanceof Error ? { name: error.name, message: error.message } : {}
    if (refused !== 'social.declined')
      app.log.warn({ ...kind, provider: agreement.provider }, 'social login: response rejected')
    return { refused }
  }
}

function reasonOf(error: unknown): Refused['refused'] {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'social.declined' : 'social.providerRefused'
  if (error instanceof client.ResponseBodyError) return 'social.providerRefused'
  if (!(error instanceof client.ClientError)) return 'social.providerSilent' // network errors
  return error.code === 'OAUTH_TIMEOUT' ? 'social.providerSilent' : 'social.providerRefused'
}
