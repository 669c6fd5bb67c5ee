import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { combinationOf, mayInterrupt, beats } from '#game-kit/cards/tien-len/combination.ts'
import { playsOf } from '#game-kit/cards/tien-len/plays.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { Decision, TienLenView } from '../use-room.ts'

export type TienLenControlsProps = {
  readonly view: TienLenView
  readonly mine: number
  readonly chosen: readonly number[]
  readonly isBusy: boolean
  readonly onChoose: (cards: readonly number[]) => void
  readonly onDecide: (decision: Decision) => void
}

/** Pass, a hint, or play the lifted cards. Hints go through what the hand offers, lowest first. */
export function TienLenControls({ view, mine, chosen, isBusy, onChoose, onDecide }: TienLenControlsProps) {
  const { t } = useTexts()
  const [nth, setNth] = useState(0)
  const own = view.players.find(({ seat }) => seat === mine)?.cards ?? []
  const table = view.table ? combinationOf(view.table.cards) : null
  const next = combinationOf(chosen)
  const isTurn = view.turn === mine
  const interrupts =
    !isTurn && next !== null && table !== null && view.table?.seat !== mine && mayInterrupt(next, table)
  const fits = next !== null && (!table || beats(next, table))
  const hasLowest = view.mustPlay === null || chosen.includes(view.mustPlay)
  if (!isTurn && !interrupts) return <p className="text-center text-13 text-muted">{t('rooms.waitTurn')}</p>
  const hints = playsOf(own, table).filter((cards) => view.mustPlay === null || cards.includes(view.mustPlay))
  const hint = () => {
    const cards = hints[nth % Math.max(1, hints.length)]
    if (cards) onChoose(cards)
    setNth(nth + 1)
  }
  const play = () => {
    onDecide({ kind: 'play', cards: [...chosen] })
    onChoose([])
    setNth(0)
  }
  return (
    <div className="cr-actions" role="group" aria-label={t('rooms.yourTurn')}>
      <Button
        size="lg"
        disabled={isBusy || !view.table || !isTurn}
        onClick={() => {
          onDecide({ kind: 'pass' })
          onChoose([])
        }}
      >
        {t('rooms.pass')}
      </Button>
      <Button size="lg" look="quiet" icon={Lightbulb} disabled={hints.length === 0} onClick={hint}>
        {hints.length === 0 ? t('rooms.noHint') : t('rooms.hint')}
      </Button>
      <Button size="lg" look="primary" disabled={isBusy || !fits || !hasLowest} onClick={play}>
        {t('rooms.play')}
      </Button>
    </div>
  )
}
