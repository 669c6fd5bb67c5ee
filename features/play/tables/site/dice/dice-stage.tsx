import type { DiceOpen, DiceShake } from '#games/tables/dice/outcome.ts'
import { bauCuaFaces } from '#games/tables/dice/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { seedOf } from '../../rules/page/ball.ts'
import type { Deal } from '../stage/use-deal.ts'
import { DieCube } from './die-cube.tsx'
import './dice.css'

export type DiceEvent = DiceShake | DiceOpen

type Props = {
  readonly round: string
  readonly deal: Deal<DiceEvent>
  readonly look: 'pips' | 'bau-cua'
  /** Dice of the round before, on the tray until the next shake. */
  readonly last: readonly number[]
}

/** Where three dice come to lie, as shares of the tray, and how they are turned. */
const places = [
  { x: -31, y: 6 },
  { x: 2, y: -12 },
  { x: 31, y: 8 },
] as const

/** Three dice on a tray under a glass dome that is shaken and lifted; bau cua has a bowl of china. */
export function DiceStage({ round, deal, look, last }: Props) {
  const { t } = useTexts()
  const open = deal.open.find((event) => event.type === 'dice')
  const isShaken = deal.open.some(({ type }) => type === 'shake') && !open
  const dice = open?.type === 'dice' ? open.dice : last.length > 0 ? last : [1, 4, 6]
  const nameOf = (face: number) => {
    const name = bauCuaFaces[face - 1]
    return look === 'pips' || name === undefined ? `${face}` : t(`tables.bet.${name}`)
  }
  return (
    <div
      className="lt-dice"
      role="img"
      aria-label={open ? t('tables.diceShow', { dice: dice.map(nameOf).join(', ') }) : t('tables.diceHidden')}
    >
      <div className="lt-tray" data-shaken={isShaken || undefined} data-look={look}>
        <div className="lt-dice-lie">
          {dice.map((face, nth) => (
            <span
              key={nth}
              className="lt-die-place"
              style={vars({ '--x': `${places[nth % 3]?.x ?? 0}%`, '--y': `${places[nth % 3]?.y ?? 0}%` })}
            >
              <DieCube face={face} look={look} tilt={Math.round(seedOf(`${round} ${nth}`) * 90 - 45)} />
            </span>
          ))}
        </div>
        <div
          className="lt-dome"
          data-open={open || (!isShaken && deal.elapsedMs === -Infinity && last.length > 0) ? '' : undefined}
        />
      </div>
    </div>
  )
}
