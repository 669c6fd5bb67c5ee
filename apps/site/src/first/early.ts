import { gamesAddress, isHallPath } from '../halls.ts'

/**
 * Requests the data of a page's first view while its code is loading, which saves a round trip on a slow connection. `early.test.ts` checks
 * that these URLs equal the ones that the page requests through its contracts.
 */
const asked = new Map<string, { readonly headers: Headers; readonly answer: Promise<Response> }>()

/** Home, also under the paths that open a form above it. */
const HOME = /^\/(index|register|register\.html|login|forgot)?$/
/** Without a response by then the page repeats the request itself. */
const LONGEST_MS = 30_000

export type Wanted = {
  readonly pathname: string
  readonly search: string
  readonly host: string
  readonly isMember: boolean
  /** A member whose account may deposit and withdraw: not a trial account, whose calls would be refused. */
  readonly hasCashier: boolean
}

/** The requests of home. */
const OF_HOME = ['/api/lobby/home', '/api/winners/latest?limit=20'] as const
/** The requests of the frame around every member page. */
const OF_MEMBERS = ['/wps/member/info', '/wps/v2/wallets/balance'] as const
/** The requests of a panel of the member centre that the URL opens directly. */
const OF_PANELS: Readonly<Record<string, readonly string[]>> = {
  depositv2: ['/api/deposits/methods', '/api/deposits?limit=4', '/api/limits'],
}

/** The stored type of a trial account. */
const TRIAL = '4'

/** From this width on, part of the page is visible beside the member centre. */
export const BESIDE = '(width > 1264px)'

/** Whether the member centre, opened by the URL, hides the page below it, which then renders when it closes. */
export function isCovered(isCentre: boolean): boolean {
  return isCentre && !matchMedia(BESIDE).matches
}

/** The request URLs of a page's first view; none that depend on a filter in the page's URL. */
export function earlyAddresses({ pathname, search, host, isMember, hasCashier }: Wanted): readonly string[] {
  const always = [
    `/wps/system/status?${new URLSearchParams({ url: host })}`,
    '/wps/system/whitelabel',
    '/api/lobby/categories',
    ...(isMember ? OF_MEMBERS : []),
  ]
  const panel = isMember ? new URLSearchParams(search).get('member') : null
  if (panel !== null && hasCashier) always.push(...(OF_PANELS[panel] ?? []))
  if (isCovered(panel !== null)) return always
  if (HOME.test(pathname))
    return [...always, ...OF_HOME, ...(isMember ? ['/wps/relay/GCS_recentGame?count=4'] : [])]
  if (!isHallPath(pathname) || search !== '') return always
  return [...always, gamesAddress(pathname)]
}

/** The headers of the site's calls, read from the site's storage. */
function ownHeaders(): Record<string, string> {
  const merchant = sessionStorage.getItem('merchant')
  const token = sessionStorage.getItem('token')
  return {
    Device: 'WEB',
    Language: localStorage.getItem('lang') ?? 'EN',
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: token } : {}),
  }
}

export function askEarly(): void {
  const headers = ownHeaders()
  const isMember = sessionStorage.getItem('token') !== null
  const type = sessionStorage.getItem('isAgent')
  const hasCashier = type !== null && type !== TRIAL
  const { pathname, search, host } = location
  for (const address of earlyAddresses({ pathname, search, host, isMember, hasCashier })) {
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    answer.catch(() => undefined) // the page repeats a failed request
    asked.set(address, { headers: new Headers(headers), answer })
  }
}

/**
 * Takes the response to an early request, once, if the headers are the same. When the browser did not know its brand's code yet, the server
 * answered by host, which is equivalent.
 */
export function takeEarly(address: string, headers: HeadersInit | undefined): Promise<Response> | null {
  const own = asked.get(address)
  asked.delete(address)
  if (!own) return null
  const now = new Headers(headers)
  if (!own.headers.has('merchant')) now.delete('merchant')
  const isSame = [...now].join() === [...own.headers].join()
  return isSame ? own.answer : null
}
