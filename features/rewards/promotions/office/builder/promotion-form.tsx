import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { segmentsOffice } from '#features/rewards/segments/contract/office.ts'
import { ConditionsField } from '#features/rewards/segments/office/conditions-field.tsx'
import { LiveCount } from '#features/rewards/segments/office/live-count.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import type { Reply } from '#contract/route.ts'
import { promotionBuilderOffice } from '../../contract/builder.ts'
import { promotionsOffice } from '../../contract/office.ts'
import { categories } from '../../rules/promotion.ts'
import type { Row } from '../promotions-panel.tsx'
import { blank, bodyOf, type Draft } from './draft.ts'
import { valuesOf } from './stored.ts'
import { GiftPart } from './gift-part.tsx'
import { Part, useInputs } from './inputs.tsx'
import { MemberCheck } from './member-check.tsx'
import { Preview } from './preview.tsx'
import { TriggerPart } from './trigger-part.tsx'

export type PromotionFormProps = {
  readonly merchant: string
  readonly currency: Currency
  /** A draft that is changed, or a running promotion that gets a new version; null: a new one. */
  readonly of: { readonly row: Row; readonly isNewVersion: boolean } | null
  readonly onClose: () => void
}

type Choices = Reply<typeof segmentsOffice.choices> & Reply<typeof promotionBuilderOffice.choices>

/** Builds a promotion from its parts, with what a player will read beside it. */
export function PromotionForm(props: PromotionFormProps) {
  const { merchant, of, onClose } = props
  const { t } = useTexts()
  const query = { query: { merchant } }
  const conditions = useApiQuery(useApi(segmentsOffice).choices, query)
  const parts = useApiQuery(useApi(promotionBuilderOffice).choices, query)
  const title = of
    ? t(of.isNewVersion ? 'promotionsOffice.newVersion' : 'promotionsOffice.change')
    : t('promotionsOffice.new')
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={title}
      foot={
        <Button type="submit" form="promotion" look="primary" wide>
          {t('promotionsOffice.draft')}
        </Button>
      }
    >
      <QueryState of={conditions}>
        {(known) => (
          <QueryState of={parts}>
            {(more) => <Fields {...props} choices={{ ...known, ...more }} />}
          </QueryState>
        )}
      </QueryState>
    </Drawer>
  )
}

function Fields({
  merchant,
  currency,
  of,
  onClose,
  choices,
}: PromotionFormProps & { readonly choices: Choices }) {
  const { t } = useTexts()
  const api = useApi(promotionsOffice)
  const draft = useApiMutation(api.draft, { invalidates: [api.list] })
  const zone = choices.timeZone
  const form = useForm<Draft>({ defaultValues: of ? valuesOf(of.row, zone) : blank })
  const values = form.watch()
  const body = bodyOf(values, zone, new Date())
  const { text, whole, sum } = useInputs({ form, currency })
  const whose = of ? (of.isNewVersion ? { replaces: of.row.id } : { id: of.row.id }) : {}
  const send = form.onSubmit((typed) =>
    draft.mutate(
      { body: { merchant, currency, ...whose, ...bodyOf(typed, zone, new Date()) } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('promotionsOffice.drafted') })
          onClose()
        },
      },
    ),
  )
  const conditions = body.data.conditions ?? []
  return (
    <form id="promotion" onSubmit={send} className="grid gap-6" noValidate>
      <Part title={t('promotionsOffice.part.words')}>
        {text('titleEn')}
        {text('titleVi')}
        {text('summaryEn')}
        {text('summaryVi')}
        <SelectField
          label={t('promotionsOffice.field.category')}
          options={categories.map((value) => ({ value, label: t(`promotions.category.${value}`) }))}
          {...form.field('category')}
        />
      </Part>
      <TriggerPart form={form} currency={currency} methods={choices.methods} />
      <Part title={t('promotionsOffice.part.conditions')}>
        <ConditionsField
          value={values.conditions}
          onChange={(next) => form.setValue('conditions', next)}
          choices={choices}
          hasSegments
        />
        <LiveCount merchant={merchant} conditions={conditions} />
      </Part>
      <GiftPart form={form} currency={currency} products={choices.products} />
      <Part title={t('promotionsOffice.part.frame')}>
        {sum('budget', { isOptional: values.trigger !== 'application' })}
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={t('promotionsOffice.field.startsAt', { zone })}
            type="datetime-local"
            {...form.field('startsAt')}
          />
          <TextField
            label={t('promotionsOffice.field.ends', { zone })}
            type="datetime-local"
            {...form.field('endsAt')}
          />
          {whole('claimDays')}
        </div>
      </Part>
      <Preview body={body} currency={currency} products={choices.products} />
      <MemberCheck merchant={merchant} conditions={conditions} choices={choices} />
      <FormFailure error={draft.error} />
    </form>
  )
}
