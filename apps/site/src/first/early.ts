import { halls, isHallPath } from '../halls.ts'

/**
 * What the first view of a page is drawn from, asked while its code is still on its way: on a slow line that spares a whole
 * turn. `early.test.ts` holds these addresses to the ones that the page asks by its contracts.
 */
const asked = new Map<string, { readonly headers: string; readonly answer: Promise<Response> }>()

/** Home, also under the paths that open a form above it. */
const HOME = /^\/(index|register|register\.html|login|forgot)?$/
/** A page that hears nothing by then asks again by itself. */
const LONGEST_MS = 30_000

export type Wanted = { readonly pathname: string; readonly search: string; readonly host: string }

/** The addresses behind the first view of a page; none that a filter in the page's own address would change. */
export function earlyAddresses({ pathname, search, host }: Wanted): readonly string[] {
  const always = [
    `/wps/system/status?${new URLSearchParams({ url: host })}`,
    '/wps/system/whitelabel',
    '/api/lobby/categories',
  ]
  if (HOME.test(pathname)) return [...always, '/api/lobby/home', '/api/winners/latest?limit=20']
  if (!isHallPath(pathname) || search !== '') return always
  const place: { readonly category: string; readonly vendor?: string } = halls[pathname]
  const query = new URLSearchParams({
    category: place.category,
    ...(place.vendor ? { vassalage: place.vendor } : {}),
    from: '0',
    count: '105',
  })
  return [...always, `/api/lobby/games?${query}`]
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
  for (const address of earlyAddresses(location)) {
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    answer.catch(() => undefined) // whoever takes it asks once more
    asked.set(address, { headers: JSON.stringify(headers), answer })
  }
}

/** The answer to a question that left early, once, if it was asked with the same headers. */
export function takeEarly(address: string, headers: unknown): Promise<Response> | null {
  const own = asked.get(address)
  asked.delete(address)
  return own && own.headers === JSON.stringify(headers) ? own.answer : null
}

export type EarlyGame = { readonly gameId: string; readonly name: string; readonly vendorName: string }

/** The hall's games, as soon as they are here, for the first paint; the page takes the same answer. */
export async function earlyGames(): Promise<readonly EarlyGame[]> {
  const own = [...asked].find(([address]) => address.startsWith('/api/lobby/games?'))
  if (!own) return []
  const answer: unknown = await own[1].answer.then((response) => response.clone().json())
  const list: unknown = Object(Object(answer).value).list
  return Array.isArray(list) ? list.flatMap(readGame) : []
}

function readGame(row: unknown): readonly EarlyGame[] {
  const { gameId, name, vendorName } = Object(row)
  return [gameId, name, vendorName].every((text) => typeof text === 'string')
    ? [{ gameId, name, vendorName }]
    : []
}
