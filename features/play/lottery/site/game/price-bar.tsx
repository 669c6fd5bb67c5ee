import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import type { Currency } from '#kit/currency.ts'
import { multiply, rational } from '#kit/rational.ts'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import { highestPrice } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { oddsText } from '#game-kit/lottery/odds.ts'
import { boundMultiple } from '../../rules/slip.ts'
import { GroupSlider } from './group-slider.tsx'
import { PrizeModes } from './prize-modes.tsx'

type BarProps = {
  readonly board: Board
  readonly play: BoardPlay
  readonly currency: Currency
  readonly price: GroupChoice
  readonly onPrice: (price: GroupChoice) => void
  readonly unitStake: bigint
  readonly onUnitStake: (stake: bigint) => void
  readonly multiple: number
  readonly onMultiple: (multiple: number) => void
}

/** What a unit bet costs and pays: unit stake, multiple, and the prize group with its rebate. */
export function PriceBar(props: BarProps) {
  const { board, play, currency, price, unitStake, multiple } = props
  const { t, money, decimal } = useTexts()
  const menu = board.stakes[currency]?.menu ?? []
  const factor = highestPrice(play.prices(price))
  const pays = multiply(rational(unitStake * BigInt(multiple)), factor)
  return (
    <div className="grid gap-3 border-t border-hair pt-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <StakeMenu menu={menu} stake={unitStake} currency={currency} onStake={props.onUnitStake} />
        <Multiple value={multiple} onChange={props.onMultiple} />
      </div>
      {play.hasGroup && <GroupSlider board={board} price={price} onPrice={props.onPrice} />}
      <PrizeModes
        {...{ board, play, price, currency }}
        onPrice={props.onPrice}
        stake={unitStake * BigInt(multiple)}
      />
      <p className="text-13 text-muted">
        {t(play.prices(price).length > 1 ? 'lottery.paysUpTo' : 'lottery.pays', {
          odds: decimal(oddsText(factor)),
          sum: money(pays.n / pays.d, currency, { symbol: true }),
        })}
      </p>
    </div>
  )
}

type MenuProps = {
  readonly menu: readonly bigint[]
  readonly stake: bigint
  readonly currency: Currency
  readonly onStake: (stake: bigint) => void
}

/** The stakes of a unit bet that a lottery offers. */
export function StakeMenu({ menu, stake, currency, onStake }: MenuProps) {
  const { t, money } = useTexts()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-medium text-muted">{t('lottery.unitStake')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {menu.map((each) => (
          <button
            key={`${each}`}
            type="button"
            aria-pressed={each === stake}
            onClick={() => onStake(each)}
            className="num h-10 rounded-control border border-line px-3 text-13 font-semibold hover:border-control aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-text"
          >
            {money(each, currency)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Multiple({
  value,
  onChange,
}: {
  readonly value: number
  readonly onChange: (value: number) => void
}) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-muted">
        {t('lottery.multiple')}
      </label>
      <div className="flex items-center gap-1">
        <IconButton
          icon={Minus}
          label={t('lottery.fewer')}
          onClick={() => onChange(boundMultiple(value - 1))}
        />
        <input
          id={id}
          value={value}
          inputMode="numeric"
          onChange={({ target }) => onChange(boundMultiple(Number(target.value)))}
          className="num h-10 w-16 rounded-control border border-control bg-surface text-center text-16"
        />
        <IconButton
          icon={Plus}
          label={t('lottery.more')}
          onClick={() => onChange(boundMultiple(value + 1))}
        />
      </div>
    </div>
  )
}
