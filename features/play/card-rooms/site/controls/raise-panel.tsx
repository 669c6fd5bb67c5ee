import { Minus, Plus } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { atSlider, presetOf, presets, sliderOf, within, type RaiseRange } from '../../rules/raises.ts'

type RaisePanelProps = {
  readonly range: RaiseRange
  readonly value: bigint
  readonly chips: (amount: bigint) => string
  readonly onChange: (to: bigint) => void
}

/** How much to raise to: presets by the pot, a slider, and one chip less or more. */
export function RaisePanel({ range, value, chips, onChange }: RaisePanelProps) {
  const { t } = useTexts()
  const step = (by: bigint) => onChange(within(range, value + by))
  return (
    <div className="grid gap-1.5" role="group" aria-label={t('rooms.raise')}>
      <div className="flex justify-center gap-1.5 max-sm:*:flex-1 max-sm:*:px-1">
        {presets.map((preset) => {
          const to = presetOf(range, preset)
          return (
            <Button
              key={preset}
              size="sm"
              look="quiet"
              aria-pressed={to === value}
              onClick={() => onChange(to)}
            >
              {t(`rooms.preset.${preset}`)}
            </Button>
          )
        })}
      </div>
      <div className="flex items-center gap-2">
        <IconButton icon={Minus} label={t('rooms.less')} onClick={() => step(-range.chip)} />
        <input
          type="range"
          className="cr-slider min-w-0 grow"
          min={0}
          max={100}
          value={sliderOf(range, value)}
          aria-label={t('rooms.raise')}
          aria-valuetext={chips(value)}
          onChange={({ target }) => onChange(atSlider(range, Number(target.value)))}
        />
        <IconButton icon={Plus} label={t('rooms.more')} onClick={() => step(range.chip)} />
      </div>
    </div>
  )
}
