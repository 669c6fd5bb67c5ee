import type { QueryClient } from '@tanstack/react-query'
import type { Transport } from '#contract/client.ts'
import { keyOf } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sessionToken } from '#features/identity/site/session.ts'
import { lobby } from '#features/lobby/contract.ts'
import { filterOf, PART, readHallSearch, type HallPlace } from '#features/lobby/site/hall/place.ts'
import { members } from '#features/members/contract.ts'
import { system } from '#features/settings/contract.ts'
import { startup } from '#features/startup/contract.ts'
import { statusInput } from '#features/startup/site/ask-first.ts'
import { winners } from '#features/winners/contract.ts'
import { formatDecimal, formatMoney } from '#texts/formats.ts'
import { currentLang } from '#texts/i18n.ts'
import { setTimeZone } from '#texts/use-texts.ts'
import { clientOn } from '#ui/line/use-api.ts'
import { halls, isHallPath } from '../halls.ts'
import { rememberMerchant } from '../line.ts'

/** Winners that home asks for; the feed shows some of them at a time. */
const WINNERS = 20

/** The answers that the first view of a page is drawn from; the page asks for the same, and finds them here. */
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
  const { status } = clientOn(transport, startup)
  const { whitelabel } = clientOn(transport, system)
  const { latest } = clientOn(transport, winners)
  const { info } = clientOn(transport, members)
  const url = statusInput()
  const hall = hallInput(pathname, search)
  const limit = { query: { limit: WINNERS } }
  const isHome = pathname === '/index'
  await Promise.all([
    keep(status, () => status(url), url),
    keep(whitelabel, () => whitelabel()),
    keep(api.categories, () => api.categories()),
    ...(isHome ? [keep(api.home, () => api.home()), keep(latest, () => latest(limit), limit)] : []),
    ...(hall ? [keep(api.browse, () => api.browse(hall), hall)] : []),
    ...(sessionToken() === null ? [] : [keep(info, () => info())]),
  ])
  const brand = queries.getQueryData<Reply<typeof system.whitelabel>>(keyOf(whitelabel))
  if (!brand) return
  rememberMerchant(brand.merchantCode)
  setTimeZone(brand.timeZone)
  // formatters are dear to make: one at a time, between other work, before the page wants them all at once
  await aMoment()
  formatDecimal(currentLang(), '1.00')
  await aMoment()
  formatMoney(currentLang(), '1.00', brand.currency)
  await aMoment()
}

function hallInput(pathname: string, search: Readonly<Record<string, unknown>>) {
  if (!isHallPath(pathname)) return null
  const place: HallPlace = halls[pathname]
  return { query: { ...filterOf(place, readHallSearch(search)), from: 0, count: PART } }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve))
