import { useRef, type KeyboardEvent } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Chip } from './chip.tsx'

type RackProps = {
  readonly chips: readonly bigint[]
  readonly value: bigint
  readonly currency: Currency
  readonly onChange: (chip: bigint) => void
}

/** The chips to choose from; arrow keys move. */
export function Rack({ chips, value, currency, onChange }: RackProps) {
  const { t, money } = useTexts()
  const rack = useRef<HTMLDivElement>(null)
  const press = ({ key }: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key]
    if (way === undefined) return
    const next = (chips.indexOf(value) + way + chips.length) % chips.length
    const chip = chips[next]
    if (chip === undefined) return
    onChange(chip)
    rack.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={rack} role="radiogroup" aria-label={t('tables.chip')} className="lt-rack">
      {chips.map((chip, rank) => (
        <button
          key={`${chip}`}
          type="button"
          role="radio"
          aria-checked={chip === value}
          tabIndex={chip === value ? 0 : -1}
          aria-label={money(chip, currency, { symbol: true })}
          onClick={() => onChange(chip)}
          onKeyDown={press}
        >
          <Chip amount={chip} rank={rank} />
        </button>
      ))}
    </div>
  )
}
