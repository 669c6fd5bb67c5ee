import clsx from 'clsx'
import type { Pick, PickForm, PickRow } from '#game-kit/lottery/pick.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { QuickSet } from '../../rules/selection.ts'
import { quickNumbers, quickSets, toggled, withRow } from '../../rules/selection.ts'
import { useLotteryNames } from '../names.ts'

type RowsProps = {
  readonly form: PickForm
  readonly digits: number
  readonly pick: Pick
  readonly onPick: (pick: Pick) => void
  /** How often a number has come, shown beside it. */
  readonly marks?: ReadonlyMap<number, number>
}

/** The rows of a selection: numbers and options to tap, with quick sets. */
export function NumberRows({ form, digits, pick, onPick, marks }: RowsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {form.rows.map((row, at) => (
        <Row
          key={at}
          row={row}
          digits={digits}
          marks={marks}
          chosen={pick[at] ?? []}
          onToggle={(number) => onPick(toggled(pick, form, at, number))}
          onSet={(numbers) => onPick(withRow(pick, at, numbers))}
        />
      ))}
    </div>
  )
}

type RowProps = {
  readonly row: PickRow
  readonly digits: number
  readonly marks: RowsProps['marks']
  readonly chosen: readonly number[]
  readonly onToggle: (number: number) => void
  readonly onSet: (numbers: readonly number[]) => void
}

function Row({ row, digits, chosen, marks, onToggle, onSet }: RowProps) {
  const names = useLotteryNames()
  const sets = quickSets(row)
  const heading = names.row(row.name)
  return (
    <div role="group" aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-13 font-medium text-muted">{heading}</span>
        {sets.length > 0 && <Sets sets={sets} row={row} onSet={onSet} />}
      </div>
      <div className={clsx('grid gap-1.5', row.options ? OPTIONS : columnsOf(row.numbers.length))}>
        {row.numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            aria-pressed={chosen.includes(number)}
            onClick={() => onToggle(number)}
            className={clsx(
              'num relative grid h-11 min-w-0 place-items-center border font-semibold transition-colors duration-120',
              row.options ? 'rounded-control text-13' : 'rounded-control text-16 md:rounded-full',
              chosen.includes(number)
                ? 'border-transparent bg-action text-on-action'
                : 'border-line bg-raised hover:border-control',
            )}
          >
            {row.options
              ? names.option(row.name, row.options[index] ?? '')
              : `${number}`.padStart(digits, '0')}
            <Mark times={marks?.get(number)} />
          </button>
        ))}
      </div>
    </div>
  )
}

/**
 * Ten to a line: tens stand above each other, and five rows of digits fit a phone. Balls of a large urn are wide enough for a finger on a
 * phone; eleven numbers leave none alone in its line.
 */
function columnsOf(count: number): string {
  const shared = 'max-w-140 max-md:gap-1'
  if (count === 11) return `${shared} grid-cols-11 max-md:grid-cols-6`
  return `${shared} grid-cols-10 ${count > 40 && count < 100 ? 'max-md:grid-cols-8' : ''}`
}
const OPTIONS = 'grid-cols-[repeat(auto-fill,minmax(84px,1fr))]'

function Sets({
  sets,
  row,
  onSet,
}: {
  readonly sets: readonly QuickSet[]
  readonly row: PickRow
  readonly onSet: RowProps['onSet']
}) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap gap-1">
      {sets.map((set) => (
        <button
          key={set}
          type="button"
          onClick={() => onSet(quickNumbers(row, set))}
          className="hit h-8 rounded-control px-2 text-12 text-muted hover:bg-raised hover:text-text"
        >
          {t(`lottery.set.${set}`)}
        </button>
      ))}
    </div>
  )
}

function Mark({ times }: { readonly times: number | undefined }) {
  const { t } = useTexts()
  if (times === undefined) return null
  return (
    <>
      <span aria-hidden className="absolute top-0.5 right-1 text-12 leading-none opacity-80">
        {times}
      </span>
      <span className="sr-only">{t('lottery.live.came', { times })}</span>
    </>
  )
}
