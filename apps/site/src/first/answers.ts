import type { QueryClient } from '@tanstack/react-query'
import type { Transport } from '#contract/client.ts'
import { keyOf } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sessionToken } from '#ui/api/session.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { MOST_RECENT } from '#features/play/lobby/site/home/continue-row.tsx'
import { filterOf, PART, readHallSearch, type HallPlace } from '#features/play/lobby/site/hall/place.ts'
import { members } from '#features/account/members/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { statusInput } from '#features/contact/site-status/site/ask-first.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { winners } from '#features/play/winners/contract.ts'
import { setAmountDecimals, setTimeZone } from '#texts/use-texts.ts'
import { clientOn } from '#ui/api/use-api.ts'
import { halls, isHallPath } from '../halls.ts'
import { isCovered } from './early.ts'
import { rememberMerchant } from '../transport.ts'

/** Winners that home requests; the feed shows some of them at a time. */
const WINNERS = 20

/** The queries of a page's first view: the page makes the same queries and finds them cached. */
export async function firstAnswers(
  queries: QueryClient,
  transport: Transport,
  { pathname, search }: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> },
): Promise<void> {
  const keep = <Answer>(
    call: { readonly key: string },
    queryFn: () => Promise<Answer>,
    input?: unknown,
  ): Promise<void> => queries.prefetchQuery({ queryKey: keyOf(call, input), queryFn })
  const api = clientOn(transport, lobby)
  const { status } = clientOn(transport, siteStatus)
  const { whitelabel } = clientOn(transport, system)
  const { latest } = clientOn(transport, winners)
  const { info } = clientOn(transport, members)
  const { balance } = clientOn(transport, wallet)
  const url = statusInput()
  const hall = hallInput(pathname, search)
  const limit = { query: { limit: WINNERS } }
  const isMember = sessionToken() !== null
  const isHome = pathname === '/index' && !isCovered(isMember && search['member'] !== undefined)
  const recent = { query: { count: MOST_RECENT } }
  await Promise.all([
    keep(status, () => status(url), url),
    keep(whitelabel, () => whitelabel()),
    keep(api.categories, () => api.categories()),
    ...(isHome ? [keep(api.home, () => api.home()), keep(latest, () => latest(limit), limit)] : []),
    ...(hall ? [keep(api.browse, () => api.browse(hall), hall)] : []),
    ...(isHome && isMember ? [keep(api.recent, () => api.recent(recent), recent)] : []),
    ...(isMember ? [keep(info, () => info()), keep(balance, () => balance())] : []),
  ])
  const brand = queries.getQueryData<Reply<typeof system.whitelabel>>(keyOf(whitelabel))
  if (!brand) return
  rememberMerchant(brand.merchantCode)
  setTimeZone(brand.timeZone)
  setAmountDecimals(brand.amountDecimals)
}

function hallInput(pathname: string, search: Readonly<Record<string, unknown>>) {
  if (!isHallPath(pathname)) return null
  const place: HallPlace = halls[pathname]
  return { query: { ...filterOf(place, readHallSearch(search)), from: 0, count: PART } }
}
