import { useApiQuery } from '#contract/react.ts'
import { roundsWrong } from '#features/rewards/bonuses/office/rounds-draft.ts'
import { RoundsFields } from '#features/rewards/bonuses/office/rounds-fields.tsx'
import { missionsOffice } from '#features/rewards/missions/contract/office.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Form } from '#ui/api/use-form.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { gives, type RaceDraft } from './draft.ts'
import { Numbers } from './numbers.tsx'

type Props = {
  readonly form: Form<RaceDraft>
  readonly currency: Currency
  readonly merchant: string
}

/** What the kinds in the prize lines need: terms of bonus money or free rounds, and which product, raffle or wheel. */
export function PrizeFields({ form, currency, merchant }: Props) {
  const { prizes, roundWins } = form.watch()
  const hasRounds = gives(prizes, 'rounds')
  const named = (['goods', 'tickets', 'spins'] as const).filter((kind) => gives(prizes, kind))
  return (
    <>
      {named.length > 0 && <Named form={form} merchant={merchant} kinds={named} />}
      {hasRounds && <Rounds form={form} currency={currency} />}
      {(hasRounds ? roundWins === 'bonus' : gives(prizes, 'bonus')) && (
        <Numbers form={form} names={['wagering', 'days']} />
      )}
    </>
  )
}

const fields = { goods: 'product', tickets: 'raffle', spins: 'wheel' } as const

type NamedProps = Omit<Props, 'currency'> & { readonly kinds: readonly (keyof typeof fields)[] }

function Named({ form, merchant, kinds }: NamedProps) {
  const { t, lang } = useTexts()
  const { data } = useApiQuery(useApi(missionsOffice).choices, { query: { merchant } })
  const rowsOf = (kind: keyof typeof fields) =>
    kind === 'goods'
      ? data?.products
      : data?.draws.filter((draw) => draw.kind === (kind === 'tickets' ? 'raffle' : 'wheel'))
  return kinds.map((kind) => (
    <SelectField
      key={kind}
      label={t(`missionsOffice.gift.${kind}`)}
      placeholder="–"
      options={(rowsOf(kind) ?? []).map(({ id, ...name }) => ({ value: id, label: name[lang] }))}
      {...form.field(fields[kind], {
        validate: (value, { prizes }) => value !== '' || !gives(prizes, kind) || t('missionsOffice.required'),
      })}
    />
  ))
}

function Rounds({ form, currency }: Omit<Props, 'merchant'>) {
  const { t } = useTexts()
  const needed = (name: Parameters<typeof roundsWrong>[0]) => (_: unknown, values: RaceDraft) =>
    !gives(values.prizes, 'rounds') || !roundsWrong(name, values) || t('missionsOffice.required')
  return (
    <RoundsFields
      currency={currency}
      of={{
        stake: form.bound('roundStake', { validate: needed('roundStake') }),
        games: form.field('roundGames', { validate: needed('roundGames') }),
        categories: form.field('roundCategories'),
        isFreeBet: form.field('isFreeBet'),
        isByVendor: form.field('isByVendor'),
        wins: form.field('roundWins'),
        days: form.field('roundDays', { validate: needed('roundDays') }),
      }}
    />
  )
}
