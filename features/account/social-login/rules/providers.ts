/**
 * The supported providers and which issuer addresses are accepted (AUT-06, A15). A person is identified by the issuer and its subject,
 * never by an email address: addresses change hands, and some issuers confirm any.
 */

export const providerNames = ['google', 'facebook'] as const
export type ProviderName = (typeof providerNames)[number]

/** Display names, the same in every language. */
export const calledBy: { readonly [P in ProviderName]: string } = { google: 'Google', facebook: 'Facebook' }

/** The version of Facebook's API; each is supported for two years. */
const FACEBOOK_VERSION = 'v24.0'

export const startingIssuer: { readonly [P in ProviderName]: string } = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
}

/** The brand's flag that shows the button and permits the calls. */
export const flagOf = { google: 'socialGoogle', facebook: 'socialFacebook' } as const

/** Facebook has no discovery: these are its addresses, relative to a stand-in's address in tests. */
export function facebookAddresses(issuer: string): { dialog: string; token: string; profile: string } {
  const base = issuer.replace(/\/$/, '')
  const graph = base === startingIssuer.facebook ? 'https://graph.facebook.com' : base
  return {
    dialog: `${base}/${FACEBOOK_VERSION}/dialog/oauth`,
    token: `${graph}/${FACEBOOK_VERSION}/oauth/access_token`,
    profile: `${graph}/${FACEBOOK_VERSION}/me`,
  }
}

/** Facebook's subject IDs differ per application, so the application is part of the issuer's name. */
export function identityIssuer(provider: ProviderName, issuer: string, clientId: string): string {
  return provider === 'facebook' ? `${issuer}#${clientId}` : issuer
}
