import { useId } from 'react'
import { decimalText, multiply, rational } from '#kit/rational.ts'
import type { Board, GroupChoice } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'

type SliderProps = {
  readonly board: Board
  readonly price: GroupChoice
  readonly onPrice: (price: GroupChoice) => void
}

/** A higher group pays more for a win, a lower one returns more of the stake at once. */
export function GroupSlider({ board, price, onPrice }: SliderProps) {
  const { t } = useTexts()
  const id = useId()
  const { groups } = board
  if (!groups) return null
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex justify-between gap-3 text-13 font-medium text-muted">
        <span>
          {t('lottery.group')} <span className="num text-text">{price.group}</span>
        </span>
        <span>
          {t('lottery.rebate', {
            share: `${decimalText(multiply(board.rebate(price), rational(100)), 1)} %`,
          })}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={groups.min}
        max={groups.mostForBet}
        step={2}
        value={price.group}
        onChange={({ target }) => onPrice({ ...price, group: Number(target.value) })}
        className="h-11 w-full accent-[var(--action)]"
      />
    </div>
  )
}
