import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { depositMethods } from '#features/money/deposits/contract/methods.ts'
import { MAX_AMOUNT, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { bankMethod } from '../../rules/bank-method.ts'
import type { SetupBrand } from '../shown.ts'

type Draft = { bank: string; bin: string; accountNumber: string; holder: string; least: string; most: string }
const EMPTY: Draft = { bank: '', bin: '', accountNumber: '', holder: '', least: '', most: '' }

type BankFormProps = { readonly brand: SetupBrand; readonly taken: readonly string[] }

/** The brand's own bank account as a deposit method; folded away once there is one. */
export function BankForm({ brand, taken }: BankFormProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(taken.length === 0)
  const api = useApi(depositMethods)
  const add = useApiMutation(api.add, { invalidates: [api.list] })
  const form = useForm<Draft>({ defaultValues: EMPTY })
  const send = form.onSubmit(({ least, most, ...account }) => {
    const [from, to] = [amountIn(least), amountIn(most)]
    if (from === null) return form.refuse('least', t('setup.methods.amountWrong'))
    if (to === null) return form.refuse('most', t('setup.methods.amountWrong'))
    if (to <= from) return form.refuse('most', t('setup.methods.mostWrong'))
    const { code: merchant, currency } = brand
    const body = bankMethod({ merchant, currency, account, least: from, most: to, taken })
    return add.mutate(
      { body: { ...body, presets: [] } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('setup.methods.added') })
          form.reset(EMPTY)
          setOpen(false)
        },
      },
    )
  })
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('setup.methods.bankTitle')}
      </Button>
    )
  return (
    <form noValidate onSubmit={send} className="grid gap-5 rounded-card border border-hair p-4 md:p-5">
      <div className="grid gap-1">
        <h2 className="text-16">{t('setup.methods.bankTitle')}</h2>
        <p className="text-13 text-muted">{t('setup.methods.bankText')}</p>
      </div>
      <AccountFields form={form} hasQr={brand.currency === 'VND'} />
      <AmountFields form={form} currency={brand.currency} />
      {add.error && <FormFailure error={add.error} />}
      <Button type="submit" busy={add.isPending} className="justify-self-start">
        {t('setup.methods.add')}
      </Button>
    </form>
  )
}

/** An amount of at most two decimals, above zero; null for anything else. */
function amountIn(text: string): bigint | null {
  const amount = parseMoney(text.trim())
  return amount !== null && amount > 0n && amount <= MAX_AMOUNT ? amount : null
}

type PartProps = { readonly form: Form<Draft> }

function AccountFields({ form, hasQr }: PartProps & { readonly hasQr: boolean }) {
  const { t } = useTexts()
  const required = { required: t('setup.required') }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('setup.methods.bank')}
        autoCapitalize="words"
        maxLength={60}
        {...form.field('bank', required)}
      />
      {hasQr && (
        <TextField
          label={t('setup.methods.bin')}
          hint={t('setup.methods.binHint')}
          inputMode="numeric"
          optional
          maxLength={6}
          {...form.field('bin', { pattern: { value: /^\d{6}$/, message: t('setup.methods.binWrong') } })}
        />
      )}
      <TextField
        label={t('setup.methods.number')}
        maxLength={34}
        {...form.field('accountNumber', {
          ...required,
          pattern: { value: /^[0-9A-Za-z]{4,34}$/, message: t('setup.methods.numberWrong') },
        })}
      />
      <TextField
        label={t('setup.methods.holder')}
        autoCapitalize="characters"
        maxLength={80}
        {...form.field('holder', required)}
      />
    </div>
  )
}

function AmountFields({ form, currency }: PartProps & { readonly currency: string }) {
  const { t } = useTexts()
  const required = { required: t('setup.required') }
  return (
    <div className="grid grid-cols-2 gap-5">
      <TextField
        label={t('setup.methods.least')}
        inputMode="decimal"
        end={<span className="pr-3 text-12">{currency}</span>}
        {...form.field('least', required)}
      />
      <TextField
        label={t('setup.methods.most')}
        inputMode="decimal"
        end={<span className="pr-3 text-12">{currency}</span>}
        {...form.field('most', required)}
      />
    </div>
  )
}
