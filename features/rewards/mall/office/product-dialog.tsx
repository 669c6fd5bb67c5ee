import { useApiMutation } from '#contract/react.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { mallOffice } from '../contract/office.ts'
import { productKinds, type ProductKind } from '../rules/mall.ts'
import type { OfficeProduct } from './products-tab.tsx'

export type ProductDialogProps = {
  readonly merchant: string
  /** Null: a new product. */
  readonly product: OfficeProduct | null
  readonly onClose: () => void
}

const text = (value: number | null | undefined, usual = ''): string => value?.toString() ?? usual
const count = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null)

/** Creates or changes a product; a second operator approves it. */
export function ProductDialog({ merchant, product, onClose }: ProductDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(product ? 'mallOffice.editProduct' : 'mallOffice.newProduct')}
      width="wide"
    >
      <ProductForm merchant={merchant} product={product} onClose={onClose} />
    </Dialog>
  )
}

type Values = {
  kind: ProductKind
  titleEn: string
  titleVi: string
  textEn: string
  textVi: string
  points: string
  amount: string
  wagering: string
  days: string
  stock: string
  perMember: string
  sort: string
  isVisible: boolean
  reason: string
}

const defaultsOf = (product: OfficeProduct | null): Values => ({
  kind: product?.kind ?? 'goods',
  titleEn: product?.titleEn ?? '',
  titleVi: product?.titleVi ?? '',
  textEn: product?.textEn ?? '',
  textVi: product?.textVi ?? '',
  points: text(product?.points),
  amount: product?.amount ? moneyText(product.amount) : '',
  wagering: text(product?.wagering, '1'),
  days: text(product?.days, '7'),
  stock: text(product?.stock),
  perMember: text(product?.perMember),
  sort: text(product?.sort, '100'),
  isVisible: product?.isVisible ?? true,
  reason: '',
})

function bodyOf(merchant: string, v: Values) {
  const isBonus = v.kind === 'bonus'
  return {
    merchant,
    kind: v.kind,
    titleEn: v.titleEn.trim(),
    titleVi: v.titleVi.trim(),
    textEn: v.textEn.trim(),
    textVi: v.textVi.trim(),
    points: count(v.points) ?? 0,
    amount: v.kind === 'goods' ? null : parseMoney(v.amount.trim()),
    wagering: isBonus ? count(v.wagering) : null,
    days: isBonus ? count(v.days) : null,
    stock: count(v.stock),
    perMember: count(v.perMember),
    isVisible: v.isVisible,
    sort: count(v.sort) ?? 0,
    reason: v.reason.trim(),
  }
}

function ProductForm({ merchant, product, onClose }: ProductDialogProps) {
  const { t } = useTexts()
  const api = useApi(mallOffice)
  const tells = { invalidates: [api.products] }
  const create = useApiMutation(api.create, tells)
  const change = useApiMutation(api.change, tells)
  const form = useForm<Values>({ defaultValues: defaultsOf(product) })
  const send = form.onSubmit((values) => {
    const body = bodyOf(merchant, values)
    if (product) change.mutate({ params: { id: product.id }, body }, { onSuccess: onClose })
    else create.mutate({ body }, { onSuccess: onClose })
  })
  const error = create.error ?? change.error
  return (
    <form onSubmit={send} noValidate className="grid gap-4 md:grid-cols-2">
      <Words form={form} />
      <Terms form={form} />
      <div className="md:col-span-2">
        <TextArea
          label={t('mallOffice.reason')}
          rows={2}
          maxLength={500}
          {...form.field('reason', {
            validate: (typed: string) => typed.trim().length >= 4 || t('mallOffice.reason'),
          })}
        />
      </div>
      {error && (
        <div className="md:col-span-2">
          <FormFailure error={error} />
        </div>
      )}
      <div className="md:col-span-2">
        <Button type="submit" look="primary" wide busy={create.isPending || change.isPending}>
          {t('mallOffice.save')}
        </Button>
      </div>
    </form>
  )
}

type PartProps = { readonly form: Form<Values> }

const whole = (isNeeded: boolean, label: string) => ({
  validate: (typed: string) => (typed.trim() === '' && !isNeeded) || count(typed) !== null || label,
})

/** Type, price and words. */
function Words({ form }: PartProps) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        label={t('mallOffice.type')}
        options={productKinds.map((value) => ({ value, label: t(`mallOffice.type.${value}`) }))}
        {...form.register('kind')}
      />
      <TextField
        label={t('mallOffice.points')}
        inputMode="numeric"
        {...form.field('points', whole(true, t('mallOffice.points')))}
      />
      <TextField
        label={t('mallOffice.titleEn')}
        maxLength={80}
        {...form.field('titleEn', { required: true })}
      />
      <TextField
        label={t('mallOffice.titleVi')}
        maxLength={80}
        {...form.field('titleVi', { required: true })}
      />
      <TextArea
        label={t('mallOffice.textEn')}
        optional
        rows={2}
        maxLength={1_000}
        {...form.register('textEn')}
      />
      <TextArea
        label={t('mallOffice.textVi')}
        optional
        rows={2}
        maxLength={1_000}
        {...form.register('textVi')}
      />
    </>
  )
}

/** Amount and terms of the kind, stock, order and visibility. */
function Terms({ form }: PartProps) {
  const { t } = useTexts()
  const kind = form.watch('kind')
  return (
    <>
      {kind !== 'goods' && (
        <TextField
          label={t('mallOffice.amount')}
          inputMode="decimal"
          {...form.field('amount', {
            validate: (typed: string) => parseMoney(typed.trim()) !== null || t('mallOffice.amount'),
          })}
        />
      )}
      {kind === 'bonus' && (
        <>
          <TextField
            label={t('mallOffice.wagering')}
            inputMode="numeric"
            {...form.field('wagering', whole(true, t('mallOffice.wagering')))}
          />
          <TextField
            label={t('mallOffice.days')}
            inputMode="numeric"
            {...form.field('days', whole(true, t('mallOffice.days')))}
          />
        </>
      )}
      <TextField
        label={t('mallOffice.stock')}
        inputMode="numeric"
        {...form.field('stock', whole(false, t('mallOffice.stock')))}
      />
      <TextField
        label={t('mallOffice.perMember')}
        inputMode="numeric"
        {...form.field('perMember', whole(false, t('mallOffice.perMember')))}
      />
      <TextField
        label={t('mallOffice.sort')}
        inputMode="numeric"
        {...form.field('sort', whole(true, t('mallOffice.sort')))}
      />
      <div className="self-end pb-2">
        <Checkbox label={t('mallOffice.visible')} {...form.register('isVisible')} />
      </div>
    </>
  )
}
