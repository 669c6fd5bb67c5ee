import { useEffect, useState } from 'react'
import { moneyText } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { within } from '../../rules/raises.ts'
import { useChips } from '../chips.ts'
import type { Decision, HoldemView, RoomInfo } from '../use-room.ts'
import { PreActions, usePreAction } from './pre-actions.tsx'
import { RaisePanel } from './raise-panel.tsx'

export type HoldemControlsProps = {
  readonly room: RoomInfo
  readonly view: HoldemView
  readonly mine: number
  /** Changes with every decision. */
  readonly version: number
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** The decisions of the own seat within a thumb's reach: fold, check or call, raise by slider or preset; before the turn, in advance. */
export function HoldemControls({ room, view, mine, version, isBusy, onDecide }: HoldemControlsProps) {
  const { t } = useTexts()
  const own = view.players.find(({ seat }) => seat === mine)
  const isTurn = view.awaited.includes(mine)
  const pre = usePreAction(view, mine, version, onDecide)
  if (!own || own.folded || view.phase === 'over') return null
  if (view.phase === 'twice')
    return isTurn ? (
      <div className="cr-actions" role="group" aria-label={t('rooms.twiceAsk')}>
        <p className="col-span-full text-center text-13">{t('rooms.twiceAsk')}</p>
        <Button onClick={() => onDecide({ kind: 'twice', agrees: false })}>{t('rooms.once')}</Button>
        <Button look="primary" onClick={() => onDecide({ kind: 'twice', agrees: true })}>
          {t('rooms.twice')}
        </Button>
      </div>
    ) : null
  if (!isTurn || !view.legal) return own.stack > 0n ? <PreActions {...pre} /> : null
  return <Turn key={version} {...{ room, view, legal: view.legal, isBusy, onDecide }} />
}

type TurnProps = Pick<HoldemControlsProps, 'room' | 'view' | 'isBusy' | 'onDecide'> & {
  readonly legal: NonNullable<HoldemView['legal']>
}

function Turn({ room, view, legal, isBusy, onDecide }: TurnProps) {
  const { t } = useTexts()
  const chips = useChips(room)
  const pot = view.players.reduce((sum, { put }) => sum + put, 0n)
  const toCall = view.players.reduce((most, { bet }) => (bet > most ? bet : most), 0n)
  const { raise, call } = legal
  const range = raise && { ...raise, chip: room.chip, toCall, pot: pot + (call ?? 0n) - toCall }
  const [to, setTo] = useState(() => (range ? within(range, range.from) : 0n))
  useTurnKeys(legal, () => range && onDecide({ kind: 'raise', to: moneyText(to) }), onDecide)
  const raiseName =
    range && to === range.to ? 'rooms.allInTo' : toCall === 0n ? 'rooms.betTo' : 'rooms.raiseTo'
  return (
    <div className="grid gap-2">
      {range && range.to > range.from && <RaisePanel {...{ range, value: to, chips }} onChange={setTo} />}
      <div className="cr-actions" role="group" aria-label={t('rooms.yourTurn')}>
        <Button size="lg" disabled={isBusy} onClick={() => onDecide({ kind: 'fold' })}>
          {t('rooms.fold')}
        </Button>
        <Button
          size="lg"
          look={range ? 'quiet' : 'primary'}
          disabled={isBusy}
          onClick={() => onDecide({ kind: call === null ? 'check' : 'call' })}
        >
          {call === null ? t('rooms.check') : t('rooms.call', { amount: chips(call) })}
        </Button>
        {range && (
          <Button
            size="lg"
            look="primary"
            disabled={isBusy}
            onClick={() => onDecide({ kind: 'raise', to: moneyText(to) })}
          >
            {t(raiseName, { amount: chips(to) })}
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
