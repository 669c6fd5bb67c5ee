import { useApiMutation } from '#contract/react.ts'
import { ChoosePaymentPassword } from '#features/account/security/site/methods/choose-payment-password.tsx'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { points as pointsContract } from '#features/rewards/points/contract.ts'
import { pointsShown } from '#features/rewards/points/rules/shown.ts'
import type { Balance } from '#features/rewards/points/site/points-card.tsx'
import { major, UNITS_PER_MAJOR } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { mall } from '../contract/member.ts'
import { DeliveryFields, deliveryOf, noDelivery } from './delivery-fields.tsx'
import { useKindWords, type Goods, type Product } from './product-words.ts'

export type RedeemDialogProps = {
  readonly goods: Goods
  readonly product: Product
  readonly balance: Balance
  readonly onClose: () => void
}

/** Quantity, delivery and the payment password; shows the points that are left afterwards. */
export function RedeemDialog({ goods, product, balance, onClose }: RedeemDialogProps) {
  const { t, lang } = useTexts()
  const kindWords = useKindWords()
  const { title, text, kind, wagering, days } = product
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mall.redeemTitle', { product: title[lang] })}
      text={[
        text[lang],
        kindWords(product),
        ...(kind === 'bonus' ? [t('mall.bonusTerms', { wagering: wagering ?? 0, days: days ?? 0 })] : []),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {goods.hasPaymentPassword ? (
        <RedeemForm goods={goods} product={product} balance={balance} onClose={onClose} />
      ) : (
        <ChoosePaymentPassword />
      )}
    </Dialog>
  )
}

const MOST_PIECES = 20

function RedeemForm({ goods, product, balance, onClose }: RedeemDialogProps) {
  const texts = useTexts()
  const { t, lang, number } = texts
  const [api, pointsApi] = [useApi(mall), useApi(pointsContract)]
  const redeem = useApiMutation(api.redeem, {
    invalidates: [api.goods, api.history, pointsApi.balance, pointsApi.movements],
  })
  const form = useForm({
    defaultValues: { quantity: '1', ...(goods.delivery ?? noDelivery), paymentPassword: '' },
  })
  const key = useAttemptKey()
  const { quantity: typed, ...rest } = form.watch()
  const quantity = Number(typed)
  const points = product.points * quantity
  const left = balance.balance - major(points)
  const most = Math.min(product.stock ?? MOST_PIECES, product.perMember ?? MOST_PIECES, MOST_PIECES)
  const send = form.onSubmit(({ paymentPassword }) => {
    const request = JSON.stringify([product.id, quantity, points, rest])
    redeem.mutate(
      {
        body: {
          product: product.id,
          quantity,
          points,
          paymentPassword,
          ...(product.kind === 'goods' ? { delivery: deliveryOf(rest) } : {}),
        },
        idempotencyKey: key.of(request),
      },
      {
        onSuccess: ({ number: order }) => {
          key.done()
          toast({
            tone: 'good',
            title: t('mall.done', { product: product.title[lang] }),
            text: t('mall.doneText', { number: order }),
          })
          onClose()
        },
        onError: key.failed,
      },
    )
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      {most > 1 && (
        <SelectField
          label={t('mall.quantity')}
          options={Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: number(at + 1) }))}
          {...form.register('quantity')}
        />
      )}
      {product.kind === 'goods' && <DeliveryFields field={form.field} />}
      <PasswordField
        label={t('mall.password')}
        purpose="payment"
        {...form.field('paymentPassword', { required: true })}
      />
      <Facts
        facts={[
          { key: 'points', name: t('mall.total'), value: <span className="num">{number(points)}</span> },
          {
            key: 'left',
            name: t('mall.after'),
            value: <span className="num">{pointsShown(texts, left < 0n ? 0n : left)}</span>,
            total: true,
          },
        ]}
      />
      {left < 0n && (
        <p className="num text-13 text-muted">
          {t('mall.short', { points: Number((-left + UNITS_PER_MAJOR - 1n) / UNITS_PER_MAJOR) })}
        </p>
      )}
      {redeem.error && (
        <FormFailure error={redeem.error} fields={{ 'mall.wrongPassword': 'paymentPassword' }} />
      )}
      <Button type="submit" look="primary" size="lg" wide busy={redeem.isPending} disabled={left < 0n}>
        {t('mall.redeem')}
      </Button>
    </form>
  )
}
