import type { Reply } from '#contract/route.ts'
import { priceText } from '#game-kit/sports/odds/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { eventName, sidesOf, useSportNames } from '#features/sport/bets/shown/names.ts'
import type { sportTrading } from '../contract.ts'

export type TickerBet = Reply<typeof sportTrading.ticker>['bets'][number]

const MANY = 3

/** The legs of a bet on the desk: outcome, market, event and price, with the present one where it is known. */
export function SlipLegs({
  legs,
  pricesNow,
}: {
  readonly legs: TickerBet['legs']
  readonly pricesNow?: readonly (number | null)[]
}) {
  const { t, decimal } = useTexts()
  const names = useSportNames()
  const shown = (price: number) => decimal(priceText(price, 'decimal'))
  return (
    <ul className="grid gap-1">
      {legs.slice(0, MANY).map(({ event, selections, price }, at) => {
        const sides = sidesOf(event, names.label)
        const now = pricesNow?.[at]
        return (
          <li key={`${event.id} ${at}`} className="grid gap-0.5">
            <span>
              {names.outcomes(selections, sides)} <b className="num">{shown(price)}</b>
              {pricesNow && now !== price && (
                <span className="num text-warning">
                  {' '}
                  {now === null || now === undefined
                    ? t('sportTrading.notOffered')
                    : t('sportTrading.priceNow', { price: shown(now) })}
                </span>
              )}
            </span>
            <span className="text-12 text-muted">
              {names.markets(selections, sides)} · {eventName(event, names.label)}
              {event.live && event.state === 'live' && (
                <span className="num"> · {event.live.score.join('–')}</span>
              )}
            </span>
          </li>
        )
      })}
      {legs.length > MANY && <li className="num text-12 text-muted">+{legs.length - MANY}</li>}
    </ul>
  )
}
