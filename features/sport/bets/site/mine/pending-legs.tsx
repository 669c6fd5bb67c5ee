import { ArrowRight } from 'lucide-react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { sportBets } from '../../contract.ts'
import { useSportNames } from '../../shown/names.ts'
import { useOdds } from '../state/use-odds.ts'
import type { Quote } from '../types.ts'

export type Pending = Reply<(typeof sportBets)['pending']>

/** What a bet that waits, or was not placed, is on; beside the price that was asked for its price now, or why there is none. */
export function PendingLegs({
  legs,
  now = null,
}: {
  readonly legs: Pending['legs']
  readonly now?: Quote | null
}) {
  const { t } = useTexts()
  const names = useSportNames()
  const odds = useOdds()
  return (
    <ul className="grid gap-1">
      {legs.map(({ event, home, away, selections, price }) => {
        const state = now?.legs.find((leg) => leg.event === event)
        const isNew = typeof state?.price === 'number' && state.price !== price
        return (
          <li key={event} className="flex justify-between gap-3">
            <span className="min-w-0">
              {names.outcomes(selections, { home, away })}
              <span className="block text-12 text-muted">
                {names.markets(selections, { home, away })} · {away ? `${home} – ${away}` : home}
              </span>
              {state && state.price === null && state.problem && (
                <span className="block text-12 text-warning">{t(`sports.problem.${state.problem}`)}</span>
              )}
            </span>
            <span className="num inline-flex items-center gap-1 self-start font-bold whitespace-nowrap">
              {isNew && (
                <>
                  <span className="sr-only">{t('sports.priceWas')}</span>
                  <span className="font-normal text-muted">{odds(price)}</span>
                  <ArrowRight size={12} aria-hidden />
                </>
              )}
              {odds(isNew && state.price !== null ? state.price : price)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
