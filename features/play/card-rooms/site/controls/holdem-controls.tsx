import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { HoldemView } from '../use-room.ts'
import { BettingControls, type BettingControlsProps } from './betting-controls.tsx'

/** The bets of hold'em, and whether to deal the rest of the board twice. */
export function HoldemControls(props: BettingControlsProps<HoldemView>) {
  const { t } = useTexts()
  const { view, mine, onDecide } = props
  if (view.phase !== 'twice') return <BettingControls {...props} />
  if (!view.awaited.includes(mine)) return null
  return (
    <div className="cr-actions" role="group" aria-label={t('rooms.twiceAsk')}>
      <p className="col-span-full text-center text-13">{t('rooms.twiceAsk')}</p>
      <Button onClick={() => onDecide({ kind: 'twice', agrees: false })}>{t('rooms.once')}</Button>
      <Button look="primary" onClick={() => onDecide({ kind: 'twice', agrees: true })}>
        {t('rooms.twice')}
      </Button>
    </div>
  )
}
