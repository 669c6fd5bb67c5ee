import { useId } from 'react'
import { HIGHEST_MULTIPLE, MOST_CHASED, type ChasePlan } from '#game-kit/lottery/chase.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { boundedWhole } from '../../rules/plan.ts'

type FormProps = {
  readonly draws: number
  readonly plan: ChasePlan
  /** Whether a win of these lines has one amount, so that a profit can be planned. */
  readonly hasProfit: boolean
  readonly onDraws: (draws: number) => void
  readonly onPlan: (plan: ChasePlan) => void
}

const COUNTS = [5, 10, 20, 50, 100]
const fresh = {
  same: { kind: 'same', multiple: 1 },
  rising: { kind: 'rising', multiple: 1, times: 2, every: 1 },
  profit: { kind: 'profit', percent: 50, mostMultiple: 9_999 },
} as const satisfies Record<ChasePlan['kind'], ChasePlan>

/** How many draws, and how the multiple changes from draw to draw. */
export function PlanForm({ draws, plan, hasProfit, onDraws, onPlan }: FormProps) {
  const { t } = useTexts()
  const kinds = hasProfit ? (['same', 'rising', 'profit'] as const) : (['same', 'rising'] as const)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Whole label={t('slips.draws')} value={draws} least={1} most={MOST_CHASED} onChange={onDraws} />
        <div className="flex flex-wrap gap-1" role="group" aria-label={t('slips.draws')}>
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === draws}
              onClick={() => onDraws(count)}
              className="num h-10 min-w-10 rounded-control border border-line px-2 text-13 font-semibold hover:border-control aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-text"
            >
              {count}
            </button>
          ))}
        </div>
      </div>
      <FilterChips
        label={t('slips.plan')}
        value={plan.kind}
        onChange={(kind) => onPlan(fresh[kind])}
        options={kinds.map((value) => ({ value, label: t(`slips.plan.${value}`) }))}
      />
      <div className="flex flex-wrap gap-2">
        {plan.kind !== 'profit' && (
          <Whole
            label={t('slips.multiple')}
            value={plan.multiple}
            least={1}
            most={HIGHEST_MULTIPLE}
            onChange={(multiple) => onPlan({ ...plan, multiple })}
          />
        )}
        {plan.kind === 'rising' && (
          <>
            <Whole
              label={t('slips.times')}
              value={plan.times}
              least={1}
              most={10}
              onChange={(times) => onPlan({ ...plan, times })}
            />
            <Whole
              label={t('slips.every')}
              value={plan.every}
              least={1}
              most={MOST_CHASED}
              onChange={(every) => onPlan({ ...plan, every })}
            />
          </>
        )}
        {plan.kind === 'profit' && (
          <Whole
            label={t('slips.percent')}
            value={plan.percent}
            least={1}
            most={10_000}
            onChange={(percent) => onPlan({ ...plan, percent })}
          />
        )}
      </div>
    </div>
  )
}

type WholeProps = {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Whole({ label, value, least, most, onChange }: WholeProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      <input
        id={id}
        value={value}
        inputMode="numeric"
        onChange={({ target }) => onChange(boundedWhole(target.value, { least, most }))}
        className="num h-10 w-20 rounded-control border border-control bg-surface text-center text-16"
      />
    </div>
  )
}
