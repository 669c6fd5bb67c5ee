/**
 * Whom a person may sign in with, and which addresses are believed (AUT-06, A15). A person is known by the issuer and
 * the subject that it gave, never by an email address: addresses change hands, and some issuers confirm any.
 */

export const providerNames = ['google', 'facebook'] as const
export type ProviderName = (typeof providerNames)[number]

/** How each is called, in every language. */
export const calledBy: { readonly [P in ProviderName]: string } = { google: 'Google', facebook: 'Facebook' }

/** Facebook's interface of this version; each is kept for two years. */
const FACEBOOK_VERSION = 'v24.0'

export const startingIssuer: { readonly [P in ProviderName]: string } = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
}

/** The brand's flag that shows the button and lets the calls in. */
export const flagOf = { google: 'socialGoogle', facebook: 'socialFacebook' } as const

/** Facebook tells no addresses by discovery: these are they, below a stand-in's own address where there is one. */
export function facebookAddresses(issuer: string): { dialog: string; token: string; profile: string } {
  const base = issuer.replace(/\/$/, '')
  const graph = base === startingIssuer.facebook ? 'https://graph.facebook.com' : base
  return {
    dialog: `${base}/${FACEBOOK_VERSION}/dialog/oauth`,
    token: `${graph}/${FACEBOOK_VERSION}/oauth/access_token`,
    profile: `${graph}/${FACEBOOK_VERSION}/me`,
  }
}

/** Facebook numbers people again for each application, so the application belongs to the issuer's name. */
export function identityIssuer(provider: ProviderName, issuer: string, clientId: string): string {
  return provider === 'facebook' ? `${issuer}#${clientId}` : issuer
}
