import { RoundsFields } from '#features/rewards/bonuses/office/rounds-fields.tsx'
import { useCategory } from '#features/rewards/bonuses/shown/use-category.ts'
import { gameCategories } from '#features/rewards/segments/rules/categories.ts'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { roundsWrong } from '#features/rewards/bonuses/office/rounds-draft.ts'
import { giftKinds } from '../../rules/gifts.ts'
import { hasBonusTerms, type Draft } from './draft.ts'
import { Part, useInputs, type Parts } from './inputs.tsx'

type Props = Parts & {
  readonly products: readonly { readonly id: string; readonly en: string; readonly vi: string }[]
}

/** What the promotion gives, and the terms of bonus money. */
export function GiftPart({ form, currency, products }: Props) {
  const { t, lang } = useTexts()
  const { sum, whole } = useInputs({ form, currency })
  const gift = form.watch('gift')
  const isDeposit = form.watch('trigger') === 'deposit'
  const needed = (name: Parameters<typeof roundsWrong>[0]) => (_: unknown, values: Draft) =>
    values.gift !== 'freeRounds' || !roundsWrong(name, values) || t('promotionsOffice.required')
  const kinds = giftKinds.filter((kind) => kind !== 'match' || isDeposit)
  return (
    <Part title={t('promotionsOffice.field.gift')}>
      <SelectField
        label={t('promotionsOffice.field.gift')}
        options={kinds.map((value) => ({ value, label: t(`promotionsOffice.gift.${value}`) }))}
        {...form.field('gift')}
      />
      {gift === 'match' && (
        <>
          {whole('percent')}
          {sum('most')}
        </>
      )}
      {(gift === 'bonus' || gift === 'cash') && sum('amount')}
      {gift === 'points' && whole('points')}
      {gift === 'goods' && (
        <>
          <SelectField
            label={t('promotionsOffice.field.product')}
            placeholder="–"
            options={products.map(({ id, ...name }) => ({ value: id, label: name[lang] }))}
            {...form.field('product', { required: t('promotionsOffice.required') })}
          />
          {whole('pieces')}
        </>
      )}
      {gift === 'freeRounds' && (
        <RoundsFields
          currency={currency}
          of={{
            rounds: form.field('rounds', { validate: needed('rounds') }),
            stake: form.bound('roundStake', { validate: needed('roundStake') }),
            games: form.field('roundGames', { validate: needed('roundGames') }),
            categories: form.field('roundCategories'),
            isFreeBet: form.field('isFreeBet'),
            isByVendor: form.field('isByVendor'),
            wins: form.field('roundWins'),
            days: form.field('roundDays', { validate: needed('roundDays') }),
          }}
        />
      )}
      {hasBonusTerms(form.watch()) && <TermsInputs form={form} currency={currency} />}
    </Part>
  )
}

/** The terms of bonus money; a reward in cash has none. */
function TermsInputs({ form, currency }: Parts) {
  const { t } = useTexts()
  const { sum, whole } = useInputs({ form, currency })
  const weights = form.watch('weights')
  const nameOf = useCategory()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {whole('wagering')}
        {whole('days')}
        <SelectField
          label={t('promotionsOffice.field.order')}
          options={(['cash', 'bonus'] as const).map((value) => ({
            value,
            label: t(`promotionsOffice.order.${value}`),
          }))}
          {...form.field('order')}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="text-13 font-medium">{t('promotionsOffice.field.weights')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {gameCategories
            .filter((category) => category !== 'PVP')
            .map((category) => (
              <TextField
                key={category}
                label={nameOf(category)}
                inputMode="numeric"
                value={weights[category] ?? ''}
                onChange={(event) => form.setValue('weights', { ...weights, [category]: event.target.value })}
              />
            ))}
        </div>
      </fieldset>
      {sum('stakeMax', { isOptional: true })}
      {sum('conversionMax', { isOptional: true })}
    </>
  )
}
