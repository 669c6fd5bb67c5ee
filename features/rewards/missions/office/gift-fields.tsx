import { useApiQuery } from '#contract/react.ts'
import { roundsWrong } from '#features/rewards/bonuses/office/rounds-draft.ts'
import { RoundsFields } from '#features/rewards/bonuses/office/rounds-fields.tsx'
import { rewardKindNames } from '#features/rewards/rewards/rules/reward.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { missionsOffice } from '../contract/office.ts'
import { hasBonusTerms, type MissionDraft } from './draft.ts'
import { Numbers, Sum, type Part } from './inputs.tsx'

type Props = Part & { readonly merchant: string }

/** What a mission gives: any kind of reward, with the terms of bonus money and free rounds. */
export function GiftFields({ form, currency, merchant }: Props) {
  const { t } = useTexts()
  const { gift, roundWins } = form.watch()
  return (
    <>
      <SelectField
        label={t('missionsOffice.reward')}
        options={rewardKindNames.map((value) => ({ value, label: t(`missionsOffice.gift.${value}`) }))}
        {...form.field('gift')}
      />
      {gift === 'points' && <Numbers form={form} names={['points']} isNeeded />}
      {(gift === 'cash' || gift === 'bonus') && <Sum form={form} name="amount" currency={currency} />}
      {(gift === 'goods' || gift === 'tickets' || gift === 'spins') && (
        <>
          <Chosen form={form} currency={currency} merchant={merchant} />
          <Numbers form={form} names={['pieces']} isNeeded />
        </>
      )}
      {gift === 'freeRounds' && <Rounds form={form} currency={currency} />}
      {hasBonusTerms({ gift, roundWins }) && <Numbers form={form} names={['wagering', 'days']} isNeeded />}
    </>
  )
}

/** The product, raffle or wheel of a gift. */
function Chosen({ form, merchant }: Props) {
  const { t, lang } = useTexts()
  const { data } = useApiQuery(useApi(missionsOffice).choices, { query: { merchant } })
  const { gift } = form.watch()
  const isGoods = gift === 'goods'
  const kind = gift === 'tickets' ? 'raffle' : 'wheel'
  const rows = isGoods ? data?.products : data?.draws.filter((draw) => draw.kind === kind)
  return (
    <SelectField
      key={gift}
      label={t(`missionsOffice.gift.${gift}`)}
      placeholder="–"
      options={(rows ?? []).map(({ id, ...name }) => ({ value: id, label: name[lang] }))}
      {...form.field(isGoods ? 'product' : 'draw', {
        validate: (value, values) => value !== '' || values.gift !== gift || t('missionsOffice.required'),
      })}
    />
  )
}

function Rounds({ form, currency }: Part) {
  const { t } = useTexts()
  const needed = (name: Parameters<typeof roundsWrong>[0]) => (_: unknown, values: MissionDraft) =>
    values.gift !== 'freeRounds' || !roundsWrong(name, values) || t('missionsOffice.required')
  return (
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
  )
}
