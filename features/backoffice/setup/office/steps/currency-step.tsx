import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { settingsOffice } from '#features/platform/settings/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../../contract.ts'
import type { StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { useSave } from '../use-save.ts'

type Currency = 'VND' | 'USD'
const CURRENCIES: readonly Currency[] = ['VND', 'USD']

/** An amount that shows grouping and decimals. */
const SAMPLE = 1_234.5

/** The brand's currency and its decimals; fixed once something is counted in it. */
export function CurrencyStep({ overview: { brand, methods }, onDone, onStep }: StepProps) {
  const { t, lang } = useTexts()
  const api = { setup: useApi(setup), brands: useApi(merchantsOffice), settings: useApi(settingsOffice) }
  const { isBusy, error, save } = useSave()
  const start: { currency: Currency; decimals: string } = {
    currency: brand?.currency === 'VND' ? 'VND' : 'USD',
    decimals: String(brand?.amountDecimals ?? 2),
  }
  const form = useForm({ defaultValues: start })
  const { currency, decimals } = form.watch()
  const isFixed = methods.length > 0
  const send = form.onSubmit(() => {
    if (!brand) return
    const { code: merchant, name, timeZone } = brand
    const amount = { params: { merchant, name: 'amountDecimals' }, body: { value: Number(decimals) } }
    const isOther = currency !== brand.currency
    const isFiner = Number(decimals) !== brand.amountDecimals
    return save(
      [
        ...(isOther
          ? [() => api.brands.changeBrand({ params: { merchant }, body: { name, timeZone, currency } })]
          : []),
        ...(isFiner ? [() => api.settings.change(amount)] : []),
        () => api.setup.confirm({ params: { step: 'currency' } }),
      ],
      onDone,
    )
  })
  const shown = new Intl.NumberFormat(lang, {
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  }).format(SAMPLE)
  return (
    <StepFrame title={t('setup.currency.title')} lead={t('setup.currency.lead')}>
      <form noValidate onSubmit={send} className="grid gap-5">
        <RadioCards
          legend={t('setup.currency.label')}
          columns={2}
          value={currency}
          onChange={(value) => form.setValue('currency', value)}
          options={CURRENCIES.map((value) => ({
            value,
            title: value,
            text: t(`setup.currency.${value}`),
            disabled: isFixed && value !== brand?.currency,
          }))}
        />
        {isFixed && <Notice tone="info">{t('setup.currency.fixed')}</Notice>}
        <SelectField
          label={t('setup.currency.decimals')}
          hint={t('setup.currency.decimalsHint', { shown: `${shown} ${currency}` })}
          options={['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          className="max-w-60"
          {...form.field('decimals')}
        />
        <StepFoot error={error} isBusy={isBusy} onBack={() => onStep('brand')} />
      </form>
    </StepFrame>
  )
}
