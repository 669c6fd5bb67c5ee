/**
 * Who invited this visitor, from the link's query: `?affiliateCode=`, `?referralCode=`, `?recommenderId=` (short: `?aff=`, `?ref=`). Stored
 * for the tab, so that it survives browsing before the registration.
 */
export type Invitation = {
  readonly affiliateCode: string
  readonly referralCode: string
  readonly recommenderId: string
}

const NAMES: { readonly [N in keyof Invitation]: readonly string[] } = {
  affiliateCode: ['affiliateCode', 'affiliate', 'aff'],
  referralCode: ['referralCode', 'ref'],
  recommenderId: ['recommenderId', 'recommender'],
}

/** The invitation in a link's query; empty if there is none. */
export function invitationIn(query: string): Invitation {
  const search = new URLSearchParams(query)
  const valueOf = (names: readonly string[]) =>
    (names.map((name) => search.get(name)).find((value) => value) ?? '').trim().slice(0, 64)
  return {
    affiliateCode: valueOf(NAMES.affiliateCode),
    referralCode: valueOf(NAMES.referralCode),
    recommenderId: valueOf(NAMES.recommenderId),
  }
}

const KEY = 'invitation'

/** Stores the invitation in the page's address; called when the site starts. */
export function keepInvitation(): void {
  const { affiliateCode, referralCode, recommenderId } = invitationIn(location.search)
  if (affiliateCode || referralCode || recommenderId) sessionStorage.setItem(KEY, location.search)
}

/** Stores the code of an affiliate’s link, whose page has no query. */
export function keepCode(code: string): void {
  sessionStorage.setItem(KEY, `?affiliateCode=${encodeURIComponent(code)}`)
}

export function invitation(): Invitation {
  return invitationIn(location.search + (sessionStorage.getItem(KEY) ?? '').replace(/^\?/, '&'))
}
