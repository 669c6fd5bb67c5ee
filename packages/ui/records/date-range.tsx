import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { boxClass } from '../form/field.tsx'
import { dayText, presetOf, rangeOf, type Range, type RangePreset } from './days.ts'

export type DateRangeProps = {
  readonly value: Range
  readonly onChange: (range: Range) => void
  /** Past by default; `['next7', 'next30']` selects the future. */
  readonly presets?: readonly RangePreset[]
}

/** A date range: presets first, custom dates in a calendar. */
export function DateRange({ value, onChange, presets = ['today', 'last7', 'last30'] }: DateRangeProps) {
  const { t, lang } = useTexts()
  const today = dayIn(timeZone(), new Date())
  const chosen = presetOf(value, today, presets)
  // opened by a press; a range that is no preset opens it too. The brand's zone, and with it today, may load later
  const [wantsOwn, setOwn] = useState(false)
  const own = wantsOwn || chosen === null
  const shown = (day: string) => dayText(lang, day, 'short')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div
        role="group"
        aria-label={t('ui.range')}
        className="flex w-max max-w-full gap-0.5 overflow-x-auto rounded-[11px] bg-raised p-1 max-md:pr-0 [scrollbar-width:none]"
      >
        {presets.map((preset) => (
          <Segment
            key={preset}
            pressed={!own && preset === chosen}
            onPress={() => {
              setOwn(false)
              onChange(rangeOf(preset, today))
            }}
          >
            {t(`ui.${preset}`)}
          </Segment>
        ))}
        {/* on a phone it stays in sight, beside presets that slide under it */}
        <div className="flex bg-raised max-md:sticky max-md:right-0 max-md:pr-1">
          <Segment pressed={own} onPress={() => setOwn(!own)}>
            <CalendarDays size={16} aria-hidden />
            <span className={presets.length > 0 && chosen !== null ? 'max-md:sr-only' : undefined}>
              {chosen === null ? `${shown(value.from)} – ${shown(value.to)}` : t('ui.ownRange')}
            </span>
          </Segment>
        </div>
      </div>
      {own && (
        <div className="flex max-w-90 gap-2">
          <input
            type="date"
            aria-label={t('ui.from')}
            value={value.from}
            max={value.to}
            onChange={(event) => event.target.value && onChange({ ...value, from: event.target.value })}
            className={clsx(boxClass, 'num')}
          />
          <input
            type="date"
            aria-label={t('ui.to')}
            value={value.to}
            min={value.from}
            onChange={(event) => event.target.value && onChange({ ...value, to: event.target.value })}
            className={clsx(boxClass, 'num')}
          />
        </div>
      )}
    </div>
  )
}

function Segment({
  pressed,
  onPress,
  children,
}: {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'hit inline-flex h-9 shrink-0 items-center gap-1.5 rounded-control px-3 text-13 font-medium max-md:px-2 whitespace-nowrap transition-colors duration-120',
        pressed ? 'bg-surface text-text shadow-edge' : 'text-muted hover:text-text',
      )}
    >
      {children}
    </button>
  )
}
