import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'

export type AuditFilter = {
  readonly operator?: string | undefined
  readonly action?: string | undefined
  readonly object?: string | undefined
  /** Number of days to look back, as text; empty: all. */
  readonly days?: string | undefined
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const spans = ['all', '1', '7', '30'] as const
type Span = (typeof spans)[number]

/** Start of a period, rounded to the hour: the same query key for an hour, so that its reply is cached. */
export function startOf(days: string | undefined): Date | null {
  const count = Number(days)
  if (!days || !Number.isInteger(count) || count < 1) return null
  return new Date(Math.floor((Date.now() - count * DAY_MS) / HOUR_MS) * HOUR_MS)
}

export type AuditFiltersProps = {
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Days, operator, action and object; all of them in the URL. */
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
      <FindBox
        label={t('audit.operator')}
        value={filter.operator ?? ''}
        onChange={(text) => set({ operator: text || undefined })}
        isOneOfSeveral
      />
      <FindBox
        label={t('audit.filterAction')}
        value={filter.action ?? ''}
        onChange={(text) => set({ action: text || undefined })}
        isOneOfSeveral
      />
      <FindBox
        label={t('audit.filterObject')}
        value={filter.object ?? ''}
        onChange={(text) => set({ object: text || undefined })}
        maxLength={200}
        isOneOfSeveral
      />
    </div>
  )
}
