import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { ClimbView, Decision } from '../use-room.ts'
import type { ClimbRules } from './climb-rules.ts'

export type ClimbControlsProps = {
  readonly view: ClimbView
  readonly rules: ClimbRules
  readonly mine: number
  readonly chosen: readonly number[]
  readonly isBusy: boolean
  readonly onChoose: (cards: readonly number[]) => void
  readonly onDecide: (decision: Decision) => void
}

/** Pass, a hint, or play the lifted cards. Hints go through what the hand offers, lowest first. */
export function ClimbControls({ view, rules, mine, chosen, isBusy, onChoose, onDecide }: ClimbControlsProps) {
  const { t } = useTexts()
  const [nth, setNth] = useState(0)
  const isTurn = view.turn === mine
  const { hints } = rules
  if (!isTurn && !rules.interrupts(chosen))
    return <p className="text-center text-13 text-muted">{t('rooms.waitTurn')}</p>
  const hint = () => {
    const cards = hints[nth % Math.max(1, hints.length)]
    if (cards) onChoose(cards)
    setNth(nth + 1)
  }
  const decide = (decision: Decision) => {
    onDecide(decision)
    onChoose([])
    setNth(0)
  }
  return (
    <div className="grid gap-2">
      {isTurn && rules.isWarned && (
        <p className="text-center text-13 text-warning" role="note">
          {t('rooms.passCovers')}
        </p>
      )}
      <div className="cr-actions" role="group" aria-label={t('rooms.yourTurn')}>
        <Button
          size="lg"
          disabled={isBusy || !view.table || !isTurn}
          onClick={() => decide({ kind: 'pass' })}
        >
          {t('rooms.pass')}
        </Button>
        <Button size="lg" look="quiet" icon={Lightbulb} disabled={hints.length === 0} onClick={hint}>
          {hints.length === 0 ? t('rooms.noHint') : t('rooms.hint')}
        </Button>
        <Button
          size="lg"
          look="primary"
          disabled={isBusy || !rules.fits(chosen)}
          onClick={() => decide({ kind: 'play', cards: [...chosen] })}
        >
          {t('rooms.play')}
        </Button>
      </div>
    </div>
  )
}
