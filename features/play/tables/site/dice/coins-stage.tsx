import type { XocDiaOpen, XocDiaShake } from '#games/tables/xoc-dia/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { seedOf } from '../../rules/page/ball.ts'
import type { Deal } from '../stage/use-deal.ts'
import './dice.css'

export type CoinsEvent = XocDiaShake | XocDiaOpen

type Props = {
  readonly round: string
  readonly deal: Deal<CoinsEvent>
  readonly last: readonly number[]
}

const places = [
  { x: -30, y: -10 },
  { x: 22, y: -24 },
  { x: -8, y: 22 },
  { x: 34, y: 16 },
] as const

/** Four coins on a plate under a bowl. */
export function CoinsStage({ round, deal, last }: Props) {
  const { t } = useTexts()
  const open = deal.open.find((event) => event.type === 'coins')
  const isShaken = deal.open.some(({ type }) => type === 'shake') && !open
  const isWaiting = !isShaken && deal.elapsedMs === -Infinity && last.length > 0
  const coins = open?.type === 'coins' ? open.coins : last
  const reds = coins.filter((coin) => coin === 1).length
  return (
    <div
      className="lt-dice"
      role="img"
      aria-label={open ? t('tables.coinsShow', { reds, whites: 4 - reds }) : t('tables.coinsHidden')}
    >
      <div className="lt-tray" data-look="plate" data-shaken={isShaken || undefined}>
        <div className="lt-dice-lie">
          {coins.map((coin, nth) => (
            <span
              key={nth}
              className="lt-coin"
              data-red={coin === 1 || undefined}
              style={vars({
                '--x': `${places[nth]?.x ?? 0}%`,
                '--y': `${places[nth]?.y ?? 0}%`,
                '--tilt': `${Math.round(seedOf(`${round} ${nth}`) * 90)}deg`,
              })}
            />
          ))}
        </div>
        <div className="lt-dome" data-look="bowl" data-open={open || isWaiting ? '' : undefined} />
      </div>
    </div>
  )
}
