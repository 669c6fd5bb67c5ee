import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'

export type AuditFilter = {
  readonly operator?: string | undefined
  readonly action?: string | undefined
  readonly object?: string | undefined
  /** How many days back, as text; none: all. */
  readonly days?: string | undefined
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const spans = ['all', '1', '7', '30'] as const
type Span = (typeof spans)[number]

/** Where a stretch of days begins, to the hour: the same question for an hour, so that its answer is kept. */
export function startOf(days: string | undefined): Date | null {
  const count = Number(days)
  if (!days || !Number.isInteger(count) || count < 1) return null
  return new Date(Math.floor((Date.now() - count * DAY_MS) / HOUR_MS) * HOUR_MS)
}

const WAIT_MS = 350 // one question for a typed word, not one for each letter

export type AuditFiltersProps = {
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Days, operator, action and object; all of them in the address. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const { t } = useTexts()
  const span = spans.find((each) => each === filter.days) ?? 'all'
  const set = (part: AuditFilter) => onFilter({ ...filter, ...part })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2">
      <FilterChips<Span>
        label={t('audit.at')}
        value={span}
        options={spans.map((value) => ({ value, label: t(`audit.days.${value}`) }))}
        onChange={(days) => set({ days: days === 'all' ? undefined : days })}
      />
      <FilterBox
        label={t('audit.operator')}
        value={filter.operator ?? ''}
        onChange={(operator) => set({ operator })}
      />
      <FilterBox
        label={t('audit.filterAction')}
        value={filter.action ?? ''}
        onChange={(action) => set({ action })}
      />
      <FilterBox
        label={t('audit.filterObject')}
        value={filter.object ?? ''}
        onChange={(object) => set({ object })}
      />
    </div>
  )
}

type FilterBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string | undefined) => void
}

function FilterBox({ label, value, onChange }: FilterBoxProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed.trim() || undefined), WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <span className="relative max-md:w-full">
      <input
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={120}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-full rounded-control border border-line bg-surface px-2.5 pr-8 text-16 placeholder:text-faint hover:border-control md:h-8 md:w-52 md:text-13"
      />
      {typed && (
        <IconButton
          icon={X}
          label={`${t('ui.clear')}: ${label}`}
          size="sm"
          className="absolute! top-1/2 right-0 -translate-y-1/2 scale-75"
          onClick={() => {
            setTyped('')
            onChange(undefined)
          }}
        />
      )}
    </span>
  )
}
