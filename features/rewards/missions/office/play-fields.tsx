import type { ComponentProps } from 'react'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { categories } from './draft.ts'

type Props = {
  /** The registration of each field in the form. */
  readonly of: {
    readonly categories: Omit<ComponentProps<typeof Checkbox>, 'label'>
    readonly games: Omit<ComponentProps<typeof TextField>, 'label'>
    readonly from: Omit<ComponentProps<typeof TextField>, 'label'>
    readonly to: Omit<ComponentProps<typeof TextField>, 'label'>
  }
}

/** Which settled bets count: categories, games, and hours of the day. */
export function PlayFields({ of }: Props) {
  const { t } = useTexts()
  return (
    <>
      <fieldset>
        <legend className="text-13 font-medium">{t('missionsOffice.field.categories')}</legend>
        <div className="grid grid-cols-2">
          {categories.map((code) => {
            const key = `lobby.category.${code}`
            return (
              <Checkbox key={code} {...of.categories} value={code} label={hasText(key) ? t(key) : code} />
            )
          })}
        </div>
      </fieldset>
      <TextField label={t('missionsOffice.field.games')} autoComplete="off" {...of.games} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('missionsOffice.field.from')} inputMode="numeric" {...of.from} />
        <TextField label={t('missionsOffice.field.to')} inputMode="numeric" {...of.to} />
      </div>
    </>
  )
}
