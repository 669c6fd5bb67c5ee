import { gamesAddress, isHallPath } from '../halls.ts'

/**
 * What the first view of a page is drawn from, asked while its code is still on its way: on a slow line that spares a whole
 * turn. `early.test.ts` holds these addresses to the ones that the page asks by its contracts.
 */
const asked = new Map<string, { readonly headers: Headers; readonly answer: Promise<Response> }>()

/** Home, also under the paths that open a form above it. */
const HOME = /^\/(index|register|register\.html|login|forgot)?$/
/** A page that hears nothing by then asks again by itself. */
const LONGEST_MS = 30_000

export type Wanted = {
  readonly pathname: string
  readonly search: string
  readonly host: string
  readonly isMember: boolean
}

/** What home is drawn from. */
const OF_HOME = ['/api/lobby/home', '/api/winners/latest?limit=20'] as const
/** What stands in the frame of every page that a member sees. */
const OF_MEMBERS = ['/wps/member/info', '/wps/v2/wallets/balance'] as const
/** What a panel of the member centre is drawn from, where someone comes straight to it. */
const OF_PANELS: Readonly<Record<string, readonly string[]>> = {
  depositv2: ['/api/deposits/methods', '/api/deposits?limit=4', '/api/limits'],
}

/** From there on something of the page is seen beside the member centre. */
export const BESIDE = '(width > 1264px)'

/** Whether the member centre, where the address opens it, hides the page below it, which is drawn when it closes. */
export function isCovered(isCentre: boolean): boolean {
  return isCentre && !matchMedia(BESIDE).matches
}

/** The addresses behind the first view of a page; none that a filter in the page's own address would change. */
export function earlyAddresses({ pathname, search, host, isMember }: Wanted): readonly string[] {
  const always = [
    `/wps/system/status?${new URLSearchParams({ url: host })}`,
    '/wps/system/whitelabel',
    '/api/lobby/categories',
    ...(isMember ? OF_MEMBERS : []),
  ]
  const panel = isMember ? new URLSearchParams(search).get('member') : null
  if (panel !== null) always.push(...(OF_PANELS[panel] ?? []))
  if (isCovered(panel !== null)) return always
  if (HOME.test(pathname))
    return [...always, ...OF_HOME, ...(isMember ? ['/wps/relay/GCS_recentGame?count=4'] : [])]
  if (!isHallPath(pathname) || search !== '') return always
  return [...always, gamesAddress(pathname)]
}

/** The headers of the site's calls, read from where the site keeps them. */
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
  const { pathname, search, host } = location
  for (const address of earlyAddresses({ pathname, search, host, isMember })) {
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    answer.catch(() => undefined) // anyone who takes it asks once more
    asked.set(address, { headers: new Headers(headers), answer })
  }
}

/**
 * The answer to a question that left early, once, if it was asked with the same headers. A browser that did not know its brand's code
 * yet was answered by the page's host, which is what the code stands for.
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
