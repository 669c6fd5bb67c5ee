import { useApiMutation } from '#contract/react.ts'
import { ChoosePaymentPassword } from '#features/account/security/site/methods/choose-payment-password.tsx'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { points as pointsContract } from '#features/rewards/points/contract.ts'
import { moneyFor } from '#features/rewards/points/rules/points.ts'
import { pointsShown } from '#features/rewards/points/rules/shown.ts'
import type { Balance } from '#features/rewards/points/site/points-card.tsx'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Notice } from '#ui/state/notice.tsx'
import { mall } from '../contract/member.ts'

export type ConvertFormProps = {
  readonly balance: Balance
  readonly mayPay: boolean
  readonly isLocked: boolean
}

/** Converts points to cash at the brand's ratio, behind the payment password. */
export function ConvertForm({ balance, mayPay, isLocked }: ConvertFormProps) {
  const texts = useTexts()
  const { t, refusal } = texts
  const { ratio, unit, currency } = balance
  const rate = { ratio: texts.number(ratio), amount: texts.money(unit, currency, { symbol: true }) }
  const whole = balance.balance > 0n ? Number(balance.balance / UNITS_PER_MAJOR) : 0
  return (
    <section className="panel grid max-w-140 gap-4 p-4 md:p-5">
      <div className="grid gap-1">
        <h2 className="text-16">{t('mall.convertTitle')}</h2>
        <p className="text-muted">{t('mall.convertText', rate)}</p>
      </div>
      {isLocked && <Notice tone="warning">{refusal('mall.walletLocked')}</Notice>}
      {!isLocked && whole < ratio && <Notice>{t('mall.nothingToConvert', { ratio })}</Notice>}
      {!isLocked && whole >= ratio && !mayPay && <ChoosePaymentPassword />}
      {!isLocked && whole >= ratio && mayPay && <Form balance={balance} most={whole - (whole % ratio)} />}
    </section>
  )
}

function Form({ balance, most }: { readonly balance: Balance; readonly most: number }) {
  const texts = useTexts()
  const { t } = texts
  const { ratio, currency } = balance
  const [api, pointsApi] = [useApi(mall), useApi(pointsContract)]
  const convert = useApiMutation(api.convert, {
    invalidates: [api.history, pointsApi.balance, pointsApi.movements, { key: 'wallet.balance' }],
  })
  const form = useForm({ defaultValues: { points: '', paymentPassword: '' } })
  const key = useAttemptKey()
  const typed = form.watch('points')
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : 0
  const amount = moneyFor(points, balance)
  const shown = texts.money(amount, currency, { symbol: true })
  const isRight = points > 0 && points % ratio === 0 && points <= most
  const hint = t('mall.convertHint', {
    ratio: texts.number(ratio),
    points: pointsShown(texts, balance.balance),
  })
  const send = form.onSubmit(({ paymentPassword }) => {
    if (!isRight) return
    convert.mutate(
      { body: { points, amount, paymentPassword }, idempotencyKey: key.of(`${points} ${paymentPassword}`) },
      {
        onSuccess: () => {
          key.done()
          toast({ tone: 'good', title: t('mall.converted', { amount: shown }) })
          form.reset()
        },
        onError: key.failed,
      },
    )
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextField
        label={t('mall.convertPoints')}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        end={
          <Button size="xs" look="ghost" onClick={() => form.setValue('points', `${most}`)}>
            {t('mall.convertAll')}
          </Button>
        }
        {...form.field('points', { validate: () => isRight || hint })}
      />
      <PasswordField
        label={t('mall.password')}
        purpose="payment"
        {...form.field('paymentPassword', { required: true })}
      />
      {convert.error && (
        <FormFailure
          error={convert.error}
          fields={{ 'mall.wrongPassword': 'paymentPassword', 'mall.notMultiple': 'points' }}
        />
      )}
      <Button type="submit" look="primary" size="lg" wide busy={convert.isPending}>
        {isRight ? t('mall.convertDo', { amount: shown }) : t('mall.convertNone')}
      </Button>
    </form>
  )
}
