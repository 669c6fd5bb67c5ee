import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { HandReplay } from '#features/play/card-rooms/site/hands/hand-replay.tsx'
import { OneHand } from '#features/play/card-rooms/site/hands/one-hand.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Link } from '#ui/route/link.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { tournaments } from '../contract.ts'

type Entry = NonNullable<Reply<typeof tournaments.entry>['entry']>
type Props = { readonly id: string; readonly currency: Currency }

/** What the betting record shows of a round of cards: the hand again, or the tournament with its hands. */
export function RecordedCards({ id, currency }: Props) {
  const asked = useApiQuery(useApi(tournaments).entry, { params: { round: id } }, { staleMs: 600_000 })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
      {({ entry }) => (entry ? <Recorded entry={entry} currency={currency} /> : <HandReplay id={id} />)}
    </QueryState>
  )
}

function Recorded({ entry, currency }: { readonly entry: Entry; readonly currency: Currency }) {
  const { t, date } = useTexts()
  const [shown, setShown] = useState<string | null>(null)
  const { id, name, players, place, prize, hands } = entry
  if (shown !== null) return <OneHand id={shown} onBack={() => setShown(null)} />
  return (
    <section className="grid gap-3" aria-label={name}>
      <Link to="/tournament" search={{ id: id.toString() }} className="text-14 font-medium text-action-text">
        {name}
      </Link>
      <Facts
        facts={[
          {
            key: 'place',
            name: t('tournaments.place'),
            value: place === null ? t('tournaments.replaced') : `${place} / ${players}`,
          },
          {
            key: 'prize',
            name: t('tournaments.prize'),
            value: <Amount amount={prize} currency={currency} won={prize > 0n} />,
          },
        ]}
      />
      {hands.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-13 font-medium">{t('tournaments.hands')}</h3>
          <ul className="grid max-h-80 overflow-y-auto">
            {hands.map(({ hand, label, endedAt }) => (
              <li key={hand} className="border-t border-hair first:border-0">
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-13"
                  onClick={() => setShown(hand)}
                >
                  <span className="num">{label.slice(label.indexOf(':') + 1)}</span>
                  <span className="num text-12 text-faint">{date(endedAt, 'stamp')}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
