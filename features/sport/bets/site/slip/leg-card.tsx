import { ArrowRight, CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/route/link.tsx'
import { nameOf, type Pick } from '../../rules/picks.ts'
import { useSportNames } from '../../shown/names.ts'
import { openSlip, removePick } from '../state/slip-store.ts'
import { useOdds } from '../state/use-odds.ts'
import { usePrefs } from '../state/use-prefs.ts'
import type { Quote } from '../types.ts'
import { acceptMove, useAutoAccept } from './use-accept.ts'

type LegCardProps = {
  readonly pick: Pick
  readonly state: Quote['legs'][number] | undefined
  /** One of several selections of its match: the price is that of all of them together. */
  readonly isCombined?: boolean
  /** At the end of its lines. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** A pick on the slip, with what has become of its price. */
export function LegCard({ pick, state, isCombined = false, beside, children }: LegCardProps) {
  const { t } = useTexts()
  const odds = useOdds()
  const names = useSportNames()
  const { policy } = usePrefs().prefs
  const own = isCombined ? undefined : state
  useAutoAccept(pick, own, policy)
  const { selection, event } = pick
  const sides = names.picked(pick)
  const { home, away } = sides
  // the quote names the price of a combination: none was agreed to before that could have moved
  const problem = isCombined && state?.problem === 'moved' ? null : (state?.problem ?? null)
  const isMoved = problem === 'moved' && state?.price !== null
  const hasPriceMoved = isMoved && state?.price !== pick.price
  const outcome = names.outcome(selection, sides)
  return (
    <li className="sb-leg" data-problem={problem ?? undefined}>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-bold">{outcome}</span>
          <span className="text-12 text-muted">{names.market(selection, sides)}</span>
          <Link
            to={pick.sport === 'shooter' || pick.sport === 'arena' ? '/esports' : '/sports'}
            search={{ event }}
            onClick={() => openSlip(false)}
            className="text-12 text-faint hover:underline"
          >
            {away ? `${home} – ${away}` : home}
          </Link>
        </div>
        <div className="grid justify-items-end gap-1">
          <span className="flex items-start gap-2">
            {!isCombined && (
              <span className="num grid justify-items-end font-bold">
                {hasPriceMoved && (
                  <s className="text-12 font-normal text-faint">
                    <span className="sr-only">{t('sports.priceWas')}</span> {odds(pick.price)}
                  </s>
                )}
                {odds(state?.price ?? pick.price)}
              </span>
            )}
            <IconButton
              icon={X}
              size="sm"
              label={t('sports.removePick', { outcome })}
              onClick={() => removePick(nameOf(pick))}
            />
          </span>
          {beside}
        </div>
      </div>
      {problem !== null && !isMoved && (
        <p role="status" className="flex items-center gap-1.5 text-12 text-warning">
          <CircleAlert size={14} aria-hidden />
          {t(`sports.problem.${problem}`)}
        </p>
      )}
      {isMoved && state && (
        <p role="status" className="flex items-center justify-between gap-2 text-12 text-warning">
          {hasPriceMoved ? (
            <span className="num inline-flex items-center gap-1">
              {odds(pick.price)} <ArrowRight size={12} aria-hidden /> {odds(state.price ?? pick.price)}
            </span>
          ) : (
            t('sports.gameMoved')
          )}
          <Button size="xs" onClick={() => acceptMove(pick, state)}>
            {t('sports.accept')}
          </Button>
        </p>
      )}
      {children}
    </li>
  )
}
