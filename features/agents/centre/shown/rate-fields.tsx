import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/form/text-field.tsx'

export type Rate = { readonly category: string; readonly ppm: number }
export type Bound = { readonly category: string; readonly least: number; readonly most: number }
export type Typed = Readonly<Record<string, string>>

/** Parts per million in a percent. */
const PERCENT = 10_000
/** Points of a prize group in a percent of the stake: a group G pays back G ÷ 2000. */
const GROUP_POINTS = 20

export const typedRates = (rates: readonly Rate[]): Typed =>
  Object.fromEntries(rates.map(({ category, ppm }) => [category, `${ppm / PERCENT}`]))

/** A typed percentage in parts per million; what is not a number counts as nothing. */
export const ppmOf = (text: string | undefined): number => {
  const percent = Number((text ?? '').replace(',', '.'))
  return Number.isFinite(percent) && percent > 0 ? Math.round(percent * PERCENT) : 0
}

type FieldsProps = {
  readonly bounds: readonly Bound[]
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
}

/** A percentage for each category that the upline has rebates in; of lotteries, with the points of the prize group. */
export function RateFields({ bounds, typed, onType }: FieldsProps) {
  const { t, number } = useTexts()
  if (bounds.length === 0) return <p className="text-13 text-muted">{t('agents.noRates')}</p>
  return (
    <div className="grid grid-cols-2 gap-3">
      {bounds.map(({ category, least, most }) => {
        const bound = { least: number(least / PERCENT), most: number(most / PERCENT) }
        const isLottery = category === 'LOTT' || category === 'ELOTT'
        const points = number(Math.round((ppmOf(typed[category]) / PERCENT) * GROUP_POINTS))
        const hint = t('agents.rateBounds', bound)
        return (
          <TextField
            key={category}
            label={t(`category.${category}`)}
            hint={isLottery ? `${hint} · ${t('agents.groupPoints', { points })}` : hint}
            inputMode="decimal"
            autoComplete="off"
            end="%"
            value={typed[category] ?? ''}
            placeholder="0"
            onChange={(event) => onType({ ...typed, [category]: event.target.value })}
          />
        )
      })}
    </div>
  )
}
