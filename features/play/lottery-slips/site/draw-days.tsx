import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { rangeOf, type Range } from '#ui/records/days.ts'

const presets = ['any', 'next7', 'next30'] as const
export type DrawDays = (typeof presets)[number]

/** The days of a preset as a query; nothing for all days. */
export const daysOf = (chosen: DrawDays): Partial<Range> =>
  chosen === 'any' ? {} : rangeOf(chosen, dayIn(timeZone(), new Date()))

/** Narrows a list to draws of the next days (decision 48). */
export function DrawDaysFilter({
  value,
  onChange,
}: {
  readonly value: DrawDays
  readonly onChange: (value: DrawDays) => void
}) {
  const { t } = useTexts()
  return (
    <FilterChips
      label={t('slips.drawDays')}
      value={value}
      onChange={onChange}
      options={presets.map((preset) => ({
        value: preset,
        label: t(preset === 'any' ? 'slips.anyDay' : `ui.${preset}`),
      }))}
    />
  )
}
