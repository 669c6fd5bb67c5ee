import { parseMoney } from '#kit/money.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { exclusionPass } from '../contract.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'matching.partInvalid': 'typed',
} as const

type Payment = Reply<(typeof exclusionPass)['payments']>['rows'][number]
type Answer = 'all' | 'part' | 'none'

/** Payments of other members to an excluded one: answered here, because silence must not decide (decision 46). */
export function ExclusionPayments({ pass }: { readonly pass: string }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(exclusionPass).payments, { body: { pass } })
  const rows = asked.data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-16">{t('exclusions.away.payments')}</h2>
      <p className="text-13 text-muted">{t('exclusions.away.paymentsText')}</p>
      {rows.map((payment) => (
        <ExclusionPayment key={payment.id} pass={pass} payment={payment} />
      ))}
    </section>
  )
}

function ExclusionPayment({ pass, payment }: { readonly pass: string; readonly payment: Payment }) {
  const { t } = useTexts()
  const api = useApi(exclusionPass)
  const told = useApiMutation(api.answer, { invalidates: [api.payments, api.money] })
  const form = useForm({ defaultValues: { isPart: false, typed: '' } })
  const { isPart, typed } = form.watch()
  const arrived = parseMoney(typed)
  const isRight = arrived !== null && arrived > 0n && arrived < payment.amount
  const say = (answer: Answer) =>
    told.mutate({
      body: {
        pass,
        match: payment.id,
        answer,
        ...(answer === 'part' && arrived !== null ? { arrived } : {}),
      },
    })
  const part = form.onSubmit(() => {
    if (isRight) say('part')
  })
  return (
    <div className="grid gap-3 border-t border-hair pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <Amount amount={payment.amount} currency={payment.currency} className="text-18 font-semibold" />
        <span className="num text-12 text-faint">{payment.reference}</span>
      </div>
      {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
      <Button look="primary" busy={told.isPending} onClick={() => say('all')}>
        {t('exclusions.away.all')}
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="outline" aria-expanded={isPart} onClick={() => form.setValue('isPart', !isPart)}>
          {t('exclusions.away.part')}
        </Button>
        <Button look="outline" busy={told.isPending} onClick={() => say('none')}>
          {t('exclusions.away.none')}
        </Button>
      </div>
      {isPart && (
        <form onSubmit={part} noValidate className="grid gap-3">
          <MoneyField
            label={t('exclusions.away.arrived')}
            currency={payment.currency}
            {...form.bound('typed')}
          />
          <Button type="submit" look="primary" busy={told.isPending} disabled={!isRight}>
            {t('exclusions.away.report')}
          </Button>
        </form>
      )}
    </div>
  )
}
