import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { spans, type usePeriod } from './use-period.ts'

const OWN = 'own'

/** A month, a quarter, a year, or a custom range. */
export function PeriodPicker({ period }: { readonly period: ReturnType<typeof usePeriod> }) {
  const { t } = useTexts()
  const [isOwn, setOwn] = useState(false)
  const shown = isOwn || period.span === null ? OWN : `${period.span}`
  const pick = (value: string) => {
    const span = spans.find((each) => `${each}` === value)
    setOwn(span === undefined)
    if (span) period.setSpan(span)
  }
  return (
    <div className="grid gap-1.5 print:hidden">
      <FilterChips
        label={t('statements.period')}
        className="max-md:-mx-4 max-md:px-4"
        value={shown}
        onChange={pick}
        options={[
          ...spans.map((span) => ({ value: `${span}`, label: t(`statements.preset.${span}`) })),
          { value: OWN, label: t('statements.own') },
        ]}
      />
      {shown === OWN && <DateRange value={period.range} onChange={period.setRange} presets={[]} />}
    </div>
  )
}
