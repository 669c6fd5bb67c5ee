import type { ComponentProps } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCategory } from '../shown/use-category.ts'

/** Categories that free rounds can be played in; card rooms take no bonus money. */
const categories = ['SPORTS', 'ESPORTS', 'LIVE', 'RNG', 'FISH', 'LOTT', 'ELOTT'] as const

type Props = {
  readonly currency: Currency
  /** The registration of each field in the form. */
  readonly of: {
    /** Left out where the number is said elsewhere. */
    readonly rounds?: Omit<ComponentProps<typeof TextField>, 'label'>
    readonly stake: Omit<ComponentProps<typeof MoneyField>, 'label' | 'currency'>
    readonly games: Omit<ComponentProps<typeof TextField>, 'label'>
    readonly categories: Omit<ComponentProps<typeof Checkbox>, 'label'>
    readonly isFreeBet: Omit<ComponentProps<typeof Switch>, 'label'>
    readonly isByVendor: Omit<ComponentProps<typeof Switch>, 'label'>
    readonly wins: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>
    readonly days: Omit<ComponentProps<typeof TextField>, 'label'>
  }
}

/** Free rounds: their number and stake, where they can be played, and what becomes of their winnings. */
export function RoundsFields({ currency, of }: Props) {
  const { t } = useTexts()
  const category = useCategory()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {of.rounds && (
          <TextField
            label={t('bonusesOffice.rounds')}
            inputMode="numeric"
            autoComplete="off"
            {...of.rounds}
          />
        )}
        <MoneyField label={t('bonuses.roundsStake')} currency={currency} {...of.stake} />
        <TextField label={t('bonusesOffice.days')} inputMode="numeric" autoComplete="off" {...of.days} />
      </div>
      <TextField
        label={t('bonusesOffice.games')}
        hint={t('bonusesOffice.gamesHint')}
        autoComplete="off"
        {...of.games}
      />
      <fieldset>
        <legend className="text-13 font-medium">{t('bonusesOffice.categories')}</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {categories.map((code) => (
            <Checkbox key={code} {...of.categories} value={code} label={category(code)} />
          ))}
        </div>
      </fieldset>
      <Switch label={t('bonusesOffice.freeBet')} hint={t('bonusesOffice.freeBetHint')} {...of.isFreeBet} />
      <Switch label={t('bonusesOffice.byVendor')} hint={t('bonusesOffice.byVendorHint')} {...of.isByVendor} />
      <SelectField
        label={t('bonusesOffice.wins')}
        options={(['cash', 'bonus'] as const).map((value) => ({
          value,
          label: t(`bonusesOffice.wins.${value}`),
        }))}
        {...of.wins}
      />
    </>
  )
}
