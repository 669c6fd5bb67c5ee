import type { Reply } from '#contract/route.ts'
import { priceText } from '#game-kit/sports/odds/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linesOf } from '#features/sport/bets/rules/slip.ts'
import { useBetName } from '#features/sport/bets/shown/bet-name.ts'
import { eventName, sidesOf, useSportNames } from '#features/sport/bets/shown/names.ts'
import type { sportTrading } from '../contract.ts'

export type TickerBet = Reply<typeof sportTrading.ticker>['bets'][number]

const MANY = 3

/** A bet on the desk: its kind unless it is a single, and its legs with their prices, beside the present ones where they are known. */
export function SlipLegs({
  bet,
  pricesNow,
}: {
  readonly bet: Pick<TickerBet, 'legs' | 'sizes' | 'isEachWay'>
  readonly pricesNow?: readonly (number | null)[]
}) {
  const { t, decimal } = useTexts()
  const { legs, sizes, isEachWay } = bet
  const name = useBetName()
  const lines = linesOf(bet)
  const names = useSportNames()
  const shown = (price: number) => decimal(priceText(price, 'decimal'))
  return (
    <ul className="grid gap-1">
      {(lines > 1 || legs.length > 1) && (
        <li className="text-12 font-medium">
          {lines > 1
            ? t('sports.systemLines', { name: name({ legs, sizes, isEachWay }), lines })
            : name({ legs, sizes, isEachWay })}
        </li>
      )}
      {legs.slice(0, MANY).map(({ event, selections, price, isBanker }, at) => {
        const sides = sidesOf(event, names.label)
        const now = pricesNow?.[at]
        return (
          <li key={`${event.id} ${at}`} className="grid gap-0.5">
            <span>
              {names.outcomes(selections, sides)}{' '}
              {isBanker && <span className="text-12 text-muted">({t('sports.banker')}) </span>}
              <b className="num">{shown(price)}</b>
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
