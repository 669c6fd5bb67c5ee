import { useTexts } from '#texts/use-texts.ts'
import { standOf } from '../../rules/tracker/tracker.ts'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import type { Bet, BetLeg } from '../types.ts'

const shownStates = ['won', 'lost', 'void', 'live', 'open'] as const
type Shown = (typeof shownStates)[number]

function shownOf({ state, event }: BetLeg): Shown {
  if (state === 'won' || state === 'halfWon') return 'won'
  if (state === 'lost' || state === 'halfLost') return 'lost'
  if (state === 'push' || state === 'void') return 'void'
  return event.state === 'live' ? 'live' : 'open'
}

/** How far a bet on several events has come: a mark for each leg, and the same in words. */
export function Progress({ bet: { legs } }: { readonly bet: Pick<Bet, 'legs'> }) {
  const { t } = useTexts()
  if (legs.length < 2) return null
  const states = legs.map(shownOf)
  const counts = shownStates
    .map((state) => ({ state, count: states.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className="grid gap-1">
      <div className="sb-track" aria-hidden>
        {states.map((state, at) => (
          <span key={at} data-state={state} />
        ))}
      </div>
      <p className="text-12 text-muted">
        {counts.map(({ state, count }) => t(`sports.track.${state}`, { count })).join(' · ')}
      </p>
    </div>
  )
}

/** A leg in play: how its selections stand at the present score, and what they still need. */
export function Standing({ leg }: { readonly leg: BetLeg }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { event, selections, scoreAtBet, state } = leg
  if (state !== 'open' || event.state !== 'live' || event.sport !== 'football' || !event.live) return null
  const { score } = event.live
  const sides = sidesOf(event, names.label)
  const { home, away } = sides
  const stands = selections.map((each) => standOf(each, score, scoreAtBet ?? [0, 0]))
  return (
    <ul className="grid gap-0.5 text-12">
      {stands.map((stand, at) => {
        if (!stand) return null
        const verdict = t(`sports.verdict.${stand.verdict}`)
        const { needs } = stand
        const of = selections.length > 1 ? selections[at] : undefined
        const team = needs?.of === 'away' ? away : home
        return (
          <li key={at} className="flex flex-wrap gap-x-2">
            {of && <span className="text-muted">{names.outcome(of, sides)}</span>}
            <span className={stand.verdict > 2 ? 'font-medium text-win' : 'font-medium'}>
              {t(stand.isDecided ? 'sports.standDecided' : 'sports.stand', { verdict })}
            </span>
            {needs && (
              <span className="text-muted">
                {needs.of === 'any' || needs.of === 'both'
                  ? t(`sports.needs.${needs.of}`, { goals: needs.goals })
                  : t('sports.needs.side', { goals: needs.goals, team })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
