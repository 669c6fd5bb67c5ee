import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { hasAnswered } from '#game-kit/cards/sam-loc/game.ts'
import { samLocRules } from '../../rules/climbing/sam-loc.ts'
import { PreChoice } from '../controls/pre-actions.tsx'
import type { Decision, SamLocView } from '../use-room.ts'

type Props = {
  readonly view: SamLocView
  readonly mine: number
  /** Changes with every decision. */
  readonly version: number
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** Whether the own seat declares Sam; that it will not can be said before it is asked. */
export function DeclareSam({ view, mine, version, isBusy, onDecide }: Props) {
  const { t } = useTexts()
  const isAsked = view.turn === mine
  const [isNo, setNo] = useState(false)
  const answered = useRef(-1)
  useEffect(() => {
    if (!isAsked || !isNo || answered.current === version) return
    answered.current = version
    onDecide({ kind: 'sam', agrees: false })
  }, [isAsked, isNo, version, onDecide])
  if (!isAsked)
    return hasAnswered(view, mine) ? (
      <p className="text-center text-13 text-muted">{t('rooms.samWait')}</p>
    ) : (
      <div className="cr-actions" role="group" aria-label={t('rooms.inAdvance')}>
        <PreChoice label={t('rooms.samNo')} isChosen={isNo} onChoose={() => setNo(!isNo)} />
      </div>
    )
  return (
    <div className="grid gap-2">
      <p className="text-center text-13">{t('rooms.samAsk', { cards: samLocRules.samCards })}</p>
      <div className="cr-actions" role="group" aria-label={t('rooms.samPhase')}>
        <Button size="lg" disabled={isBusy} onClick={() => onDecide({ kind: 'sam', agrees: false })}>
          {t('rooms.samNo')}
        </Button>
        <Button
          size="lg"
          look="primary"
          disabled={isBusy}
          onClick={() => onDecide({ kind: 'sam', agrees: true })}
        >
          {t('rooms.samYes')}
        </Button>
      </div>
    </div>
  )
}
