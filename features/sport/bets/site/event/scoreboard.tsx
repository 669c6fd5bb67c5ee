import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { eventName, useSportNames } from '../../shown/names.ts'
import { Clock } from '../parts/clock.tsx'
import { Crest } from '../parts/crest.tsx'
import { Favourite } from '../parts/favourite.tsx'
import { Podium } from '../parts/podium.tsx'
import { VirtualTag } from '../parts/virtual-tag.tsx'
import type { SportEvent } from '../types.ts'

/** A goal is marked this long. */
const CHEER_MS = 8_000

/** Both sides with the score as it stands, its parts, cards and clock; a goal is told to screen readers. */
export function Scoreboard({ event }: { readonly event: SportEvent }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { home, away, live, league, label, venue, state } = event
  const scorer = useScorer(event)
  if (!home || !away) return <Field event={event} />
  const isShown = live !== null && state !== 'scheduled'
  const parts = Object.entries(live?.counts ?? {}).filter(([name]) => name !== 'full')
  const spoken = isShown ? `${home.name} ${live.score[0]}, ${away.name} ${live.score[1]}` : ''
  return (
    <section className="sb-board panel" aria-label={eventName(event, names.label)}>
      <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-13 text-muted">
        <span>
          {names.sport(league.sport)} · {league.name}
        </span>
        <VirtualTag league={league} />
        {label && <span>{names.label(label)}</span>}
        <Favourite kind="event" of={event.id} name={eventName(event, names.label)} />
      </p>
      <div className="sb-board-sides">
        <h1 className="sb-board-side">
          <Crest side={home} size={44} />
          <span>{home.name}</span>
        </h1>
        <div className="grid justify-items-center gap-1">
          {isShown ? (
            <p className="num sb-board-score">
              <span data-new={scorer === 0 ? '' : undefined}>{live.score[0]}</span>
              <span aria-hidden>–</span>
              <span data-new={scorer === 1 ? '' : undefined}>{live.score[1]}</span>
            </p>
          ) : (
            <p className="text-18 font-bold text-faint">{t('sports.versus')}</p>
          )}
          <Clock event={event} isLong />
        </div>
        <h1 className="sb-board-side">
          <Crest side={away} size={44} />
          <span>{away.name}</span>
        </h1>
      </div>
      {parts.length > 0 && (
        <dl className="sb-board-parts">
          {parts.map(([name, [a, b]]) => (
            <div key={name}>
              <dt>{names.period(name)}</dt>
              <dd className="num">
                {a}–{b}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {venue && (
        <p className="text-center text-12 text-faint">{[...new Set([venue.name, venue.city])].join(', ')}</p>
      )}
      <p aria-live="polite" className="sr-only">
        {scorer === null ? '' : t('sports.goalSpoken', { score: spoken })}
      </p>
    </section>
  )
}

/** The side that has just scored: 0 home, 1 away. */
function useScorer({ live }: SportEvent): 0 | 1 | null {
  const last = useRef(live?.score ?? null)
  const [scorer, setScorer] = useState<0 | 1 | null>(null)
  const [home, away] = live?.score ?? [0, 0]
  useEffect(() => {
    const before = last.current
    last.current = live?.score ?? null
    if (!before || !live) return
    if (home > before[0]) setScorer(0)
    else if (away > before[1]) setScorer(1)
    else return
    const timer = setTimeout(() => setScorer(null), CHEER_MS)
    return () => clearTimeout(timer)
  }, [home, away]) // eslint-disable-line react-hooks/exhaustive-deps
  return scorer
}

/** A race: when it starts, and who came in first once it is over. The race card names its runners. */
function Field({ event }: { readonly event: SportEvent }) {
  const names = useSportNames()
  const { league } = event
  const name = eventName(event, names.label)
  return (
    <section className="sb-board panel" aria-label={name}>
      <p className="flex flex-wrap items-center justify-center gap-2 text-13 text-muted">
        {names.sport(league.sport)} <VirtualTag league={league} />
        <Favourite kind="event" of={event.id} name={name} />
      </p>
      <h1 className="text-center text-18 font-bold">{name}</h1>
      <div className="flex justify-center">
        <Clock event={event} isLong />
      </div>
      {event.places && <Podium event={event} places={event.places} />}
    </section>
  )
}
