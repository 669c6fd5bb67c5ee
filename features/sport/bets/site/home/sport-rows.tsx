import { useApiQuery } from '#contract/react.ts'
import { SectionHead } from '#features/play/lobby/site/section-head.tsx'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { eventName, useSportNames } from '../../shown/names.ts'
import { mainOffers } from '../board/event-row.tsx'
import { Clock } from '../parts/clock.tsx'
import { Crest } from '../parts/crest.tsx'
import { VirtualTag } from '../parts/virtual-tag.tsx'
import { useOdds } from '../state/use-odds.ts'
import type { BoardRow, Category } from '../types.ts'
import '../sports.css'

/** Home shows prices that are at most this old; a bet is compared with the present ones. */
const POLL_MS = 30_000
const EVENTS = 4
const paths = { SPORTS: '/sports', ESPORTS: '/esports' } as const

/** What is in play and next in sports and e-sports, with the prices of the winner; nothing where nothing is coming. */
export function SportRows() {
  return (
    <>
      <SportRow category="SPORTS" />
      <SportRow category="ESPORTS" />
    </>
  )
}

function SportRow({ category }: { readonly category: Category }) {
  const { t } = useTexts()
  const query = { category, when: 'soon' as const, limit: 2 * EVENTS }
  const { data } = useApiQuery(useApi(sportPrices).board, { query }, { everyMs: POLL_MS, staleMs: POLL_MS })
  // one that has ended waits for its result: nothing to bet on
  const shown = (data?.rows ?? [])
    .filter(({ event: { state } }) => state === 'live' || state === 'scheduled')
    .slice(0, EVENTS)
  if (shown.length === 0) return null
  const title = t(category === 'SPORTS' ? 'sports.title' : 'sports.titleEsports')
  return (
    <section aria-label={title} className="mb-8">
      <SectionHead title={title} link={{ words: t('sports.allEvents'), href: paths[category] }} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
        {shown.map((row) => (
          <li key={row.event.id}>
            <EventCard row={row} path={paths[category]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The whole card leads to the event, where a price can be picked. */
function EventCard({ row: { event, book }, path }: { readonly row: BoardRow; readonly path: string }) {
  const odds = useOdds()
  const { label } = useSportNames()
  const { home, away, live, league } = event
  const { winner } = mainOffers(book, 'full')
  const isShown = live && event.state !== 'scheduled'
  const priceOf = (of: string) => winner?.outcomes.find(({ outcome }) => outcome === of)?.price
  const names = [
    ['home', '1'],
    ['draw', 'X'],
    ['away', '2'],
  ] as const
  return (
    <Link
      to={path}
      search={{ event: event.id }}
      className="panel grid h-full content-start gap-2 p-3 hover:border-accent"
    >
      <span className="flex min-w-0 items-center gap-2 text-12 text-muted">
        <Clock event={event} />
        <span className="truncate">{league.name}</span>
        <VirtualTag league={league} />
      </span>
      {home && away ? (
        [home, away].map((side, at) => (
          <span key={side.key} className="flex items-center gap-2 text-14">
            <Crest side={side} />
            <span className="truncate">{side.name}</span>
            {isShown && <span className="num ml-auto font-bold">{live.score[at]}</span>}
          </span>
        ))
      ) : (
        <span className="text-14 font-medium">{eventName(event, label)}</span>
      )}
      {winner && book?.state === 'open' && (
        <span className="flex gap-4 border-t border-hair pt-2 text-13">
          {names.map(([of, sign]) => {
            const price = priceOf(of)
            return (
              price !== undefined && (
                <span key={of} className="flex gap-1.5">
                  <span className="text-faint">{sign}</span>
                  <span className="num font-bold">{odds(price)}</span>
                </span>
              )
            )
          })}
        </span>
      )}
    </Link>
  )
}
