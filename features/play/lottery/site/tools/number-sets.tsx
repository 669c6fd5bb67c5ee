import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { numberSet } from '#game-kit/lottery/number-sets.ts'
import type { NumberSetFilter } from '#game-kit/lottery/number-sets.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import type { SetTarget } from '../../rules/number-set-fit.ts'

type SetsProps = {
  readonly target: SetTarget
  readonly onUse: (numbers: readonly string[]) => void
}

/** Opens the generator of number sets for a play. */
export function NumberSets({ target, onUse }: SetsProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={Grid3x3} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lottery.sets.title')}
      </Button>
      {isOpen && (
        <Generator
          target={target}
          onClose={() => setOpen(false)}
          onUse={(numbers) => {
            setOpen(false)
            onUse(numbers)
          }}
        />
      )}
    </>
  )
}

const digitRows = ['head', 'tail', 'sumTail', 'contains', 'without'] as const
const choices = [
  ['shape', ['double', 'different']],
  ['size', ['big', 'small']],
  ['parity', ['odd', 'even']],
] as const

/** Numbers shown as a preview; the count says how many there are. */
const SHOWN = 60

/** Conditions that all must hold; the numbers that meet them are counted while one chooses. */
function Generator({ target, onUse, onClose }: SetsProps & { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [filter, setFilter] = useState<NumberSetFilter>({})
  const numbers = numberSet(target.width, filter)
  const isEmptyFilter = Object.values(filter).every((value) => value === undefined || value.length === 0)
  const isTooMany = numbers.length > target.most
  const toggle = (key: (typeof digitRows)[number], digit: number) => {
    const before = filter[key] ?? []
    const after = before.includes(digit) ? before.filter((each) => each !== digit) : [...before, digit]
    setFilter({ ...filter, [key]: after })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery.sets.title')}
      text={t('lottery.sets.hint', { width: target.width })}
      actions={
        <>
          <Button disabled={isEmptyFilter} onClick={() => setFilter({})}>
            {t('lottery.sets.reset')}
          </Button>
          <Button
            look="primary"
            disabled={numbers.length === 0 || isTooMany || isEmptyFilter}
            onClick={() => onUse(numbers)}
          >
            {t('lottery.sets.use', { count: isEmptyFilter ? 0 : numbers.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {digitRows.map((key) => (
          <DigitRow
            key={key}
            label={t(`lottery.sets.${key}`)}
            chosen={filter[key] ?? []}
            onToggle={(digit) => toggle(key, digit)}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {choices.flatMap(([key, values]) =>
            values.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={filter[key] === value}
                onClick={() => setFilter({ ...filter, [key]: filter[key] === value ? undefined : value })}
                className={CHOICE}
              >
                {t(`lottery.sets.${value}`)}
              </button>
            )),
          )}
        </div>
        <p aria-live="polite" className="text-13 text-muted">
          {isTooMany && !isEmptyFilter
            ? t('lottery.sets.tooMany', { count: numbers.length, most: target.most })
            : t('lottery.sets.count', { count: isEmptyFilter ? 0 : numbers.length })}
        </p>
        {!isEmptyFilter && (
          <p className="num max-h-24 overflow-y-auto text-13 leading-relaxed whitespace-normal">
            {numbers.slice(0, SHOWN).join('  ')}
            {numbers.length > SHOWN && ' …'}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const CHOICE =
  'h-11 rounded-control border border-line px-3 text-13 font-medium hover:border-control aria-pressed:border-transparent aria-pressed:bg-action aria-pressed:text-on-action'

type RowProps = {
  readonly label: string
  readonly chosen: readonly number[]
  readonly onToggle: (digit: number) => void
}

function DigitRow({ label, chosen, onToggle }: RowProps) {
  return (
    <div role="group" aria-label={label} className="grid gap-1">
      <span className="text-13 font-medium text-muted">{label}</span>
      <div className="grid grid-cols-10 gap-1">
        {Array.from({ length: 10 }, (_, digit) => (
          <button
            key={digit}
            type="button"
            aria-pressed={chosen.includes(digit)}
            onClick={() => onToggle(digit)}
            className="num h-10 min-w-0 rounded-control border border-line bg-raised text-14 font-semibold hover:border-control aria-pressed:border-transparent aria-pressed:bg-action aria-pressed:text-on-action"
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  )
}
