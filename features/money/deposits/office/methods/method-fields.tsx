import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '#texts/use-texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import type { MethodForm } from './form.ts'

export type MethodFieldsProps = {
  readonly form: UseFormReturn<MethodForm>
  readonly has: { readonly bank: boolean; readonly coin: boolean }
  /** A new method has a currency that is chosen above. */
  readonly currency: string
}

/** All editable fields of a method, in the order in which a member sees them. */
export function MethodFields({ form, has, currency }: MethodFieldsProps) {
  const { t } = useTexts()
  const field = (
    name: Exclude<keyof MethodForm, 'isOpen'>,
    mode: 'text' | 'decimal' | 'numeric' = 'text',
    hint?: string,
  ) => (
    <TextField
      label={t(`depositMethods.${name}`, { currency })}
      inputMode={mode}
      autoComplete="off"
      hint={hint}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  )
  return (
    <div className="grid gap-4">
      <Switch
        label={t('depositMethods.isOpen')}
        hint={t('depositMethods.isOpenHint')}
        {...form.register('isOpen')}
      />
      <Pair>
        {field('nameEn')}
        {field('nameVi')}
        {field('noteEn')}
        {field('noteVi')}
        {field('least', 'decimal')}
        {field('most', 'decimal')}
      </Pair>
      {field('presets', 'text', t('depositMethods.presetsHint'))}
      <Pair>
        {field('feePercent', 'decimal')}
        {field('feeFixed', 'decimal')}
        {field('arrivalSeconds', 'numeric')}
        {field('expiryMinutes', 'numeric')}
        {field('sort', 'numeric', t('depositMethods.sortHint'))}
      </Pair>
      {has.bank && (
        <Pair>
          {field('bank')}
          {field('bin', 'numeric')}
          {field('accountNumber')}
          {field('holder')}
        </Pair>
      )}
      {has.coin && (
        <Pair>
          {field('asset')}
          {field('network')}
          {field('confirmations', 'numeric')}
        </Pair>
      )}
      <Pair>
        <Guide form={form} name="guideEn" />
        <Guide form={form} name="guideVi" />
      </Pair>
      {field('reason')}
    </div>
  )
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-4 md:grid-cols-2">{children}</div>
}

function Guide({
  form,
  name,
}: {
  readonly form: UseFormReturn<MethodForm>
  readonly name: 'guideEn' | 'guideVi'
}) {
  const { t } = useTexts()
  return (
    <TextArea
      label={t(`depositMethods.${name}`)}
      hint={t('depositMethods.guideHint')}
      rows={4}
      maxLength={1_500}
      {...form.register(name)}
    />
  )
}
