import { useEffect, useState } from 'react'
import { moneyText } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { rangeOf, toCallOf, within } from '../../rules/raises.ts'
import { useChips } from '../chips.ts'
import type { BetsView, Decision, RoomInfo } from '../use-room.ts'
import { wordsOf } from '../words.ts'
import { PreActions, usePreAction } from './pre-actions.tsx'
import { RaisePanel } from './raise-panel.tsx'

export type BettingControlsProps<View = BetsView> = {
  readonly room: RoomInfo
  readonly view: View
  readonly mine: number
  /** Changes with every decision. */
  readonly version: number
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** The decisions of the own seat within a thumb's reach: fold, check or call, raise by slider or preset; before the turn, in advance. */
export function BettingControls({ room, view, mine, version, isBusy, onDecide }: BettingControlsProps) {
  const own = view.players.find(({ seat }) => seat === mine)
  const isTurn = view.awaited.includes(mine)
  const pre = usePreAction(view, mine, version, onDecide)
  if (!own || own.folded || view.phase === 'over') return null
  if (!isTurn || !view.legal) return own.stack > 0n ? <PreActions {...pre} game={room.game} /> : null
  return <Turn key={version} {...{ room, view, legal: view.legal, isBusy, onDecide }} />
}

type TurnProps = Pick<BettingControlsProps, 'room' | 'view' | 'isBusy' | 'onDecide'> & {
  readonly legal: NonNullable<BetsView['legal']>
}

function Turn({ room, view, legal, isBusy, onDecide }: TurnProps) {
  const { t } = useTexts()
  const chips = useChips(room)
  const { call } = legal
  const range = rangeOf(view.players, legal, room.chip)
  const words = wordsOf(room.game)
  const [to, setTo] = useState(() => (range ? within(range, range.from) : 0n))
  useTurnKeys(legal, () => range && onDecide({ kind: 'raise', to: moneyText(to) }), onDecide)
  const isFirst = toCallOf(view.players) === 0n
  const raiseName = range && to === range.to ? 'allInTo' : isFirst ? 'betTo' : 'raiseTo'
  return (
    <div className="grid gap-2">
      {range && range.to > range.from && <RaisePanel {...{ range, value: to, chips }} onChange={setTo} />}
      <div className="cr-actions" role="group" aria-label={t('rooms.yourTurn')}>
        <Button size="lg" disabled={isBusy} onClick={() => onDecide({ kind: 'fold' })}>
          {t(`rooms.${words}fold`)}
        </Button>
        <Button
          size="lg"
          look={range ? 'quiet' : 'primary'}
          disabled={isBusy}
          onClick={() => onDecide({ kind: call === null ? 'check' : 'call' })}
        >
          {call === null ? t(`rooms.${words}check`) : t('rooms.call', { amount: chips(call) })}
        </Button>
        {range && (
          <Button
            size="lg"
            look="primary"
            disabled={isBusy}
            onClick={() => onDecide({ kind: 'raise', to: moneyText(to) })}
          >
            {t(raiseName === 'betTo' ? `rooms.${words}betTo` : `rooms.${raiseName}`, { amount: chips(to) })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** F, C and R decide, unless a field has the focus. */
function useTurnKeys(
  legal: TurnProps['legal'],
  onRaise: () => void,
  onDecide: (decision: Decision) => void,
): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof HTMLElement && target.closest('input, textarea, dialog'))
      )
        return
      const does = {
        f: () => onDecide({ kind: 'fold' }),
        c: () => onDecide({ kind: legal.call === null ? 'check' : 'call' }),
        r: onRaise,
      }
      if (key === 'f' || key === 'c' || key === 'r') does[key]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [legal, onRaise, onDecide])
}
