import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import { Crest } from '../parts/crest.tsx'
import { PriceButton } from '../parts/price-button.tsx'
import type { Book, Offer, SportEvent } from '../types.ts'

type ScorersProps = { readonly event: SportEvent; readonly book: Book; readonly offer: Offer }

/** The players of both teams, each under its crest, and no goalscorer below them. */
export function Scorers({ event, book, offer }: ScorersProps) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const sides = sidesOf(event, label)
  const of = (team: string) => offer.outcomes.filter(({ outcome }) => outcome.startsWith(`${team}:`))
  const rows = [
    { key: 'home', name: sides.home, side: event.home, outcomes: of('home') },
    { key: 'away', name: sides.away, side: event.away, outcomes: of('away') },
    {
      key: 'none',
      name: null,
      side: null,
      outcomes: offer.outcomes.filter(({ outcome }) => outcome === 'none'),
    },
  ]
  return (
    <div className="grid gap-2">
      {rows
        .filter(({ outcomes }) => outcomes.length > 0)
        .map(({ key, name, side, outcomes }) => (
          <div key={key} role="group" aria-label={name ?? t('sports.noScorer')} className="grid gap-1.5">
            {name && (
              <p className="flex items-center gap-1.5 text-12 text-muted">
                {side && <Crest side={side} size={16} />}
                {name}
              </p>
            )}
            <div className="sb-market-row" style={vars({ '--columns': outcomes.length > 1 ? 2 : 1 })}>
              {outcomes.map((outcome) => (
                <PriceButton
                  key={outcome.outcome}
                  {...{ event, book, offer, outcome }}
                  label={
                    outcome.outcome === 'none'
                      ? t('sports.noScorer')
                      : outcome.outcome.slice(outcome.outcome.indexOf(':') + 1)
                  }
                />
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}
