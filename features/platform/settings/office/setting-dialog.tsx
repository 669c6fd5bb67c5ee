import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { settingsOffice } from '../contract.ts'
import type { Setting } from './settings-tab.tsx'
import { optionWords, valueWords } from './value-words.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'settings.outOfBounds': 'value',
  'settings.noSuchPack': 'value',
} as const

export type SettingDialogProps = {
  readonly merchant: string
  readonly setting: Setting
  readonly currency: Currency
  readonly onClose: () => void
}

/** One setting: its form, then the change from the old to the new value and who must approve it. */
export function SettingDialog({ merchant, setting, currency, onClose }: SettingDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(settingsOffice)
  const told = useApiMutation(api.change, { invalidates: [api.list] })
  const form = useForm({ defaultValues: { value: setting.kind === 'secret' ? '' : setting.value } })
  const [isReviewing, setReviewing] = useState(false)
  const value = form.watch('value')
  const isSame = setting.kind !== 'secret' && String(value) === String(setting.value)
  const save = form.onSubmit((given) => {
    if (!isReviewing) {
      setReviewing(true)
      return
    }
    told.mutate(
      { params: { merchant, name: setting.name }, body: { value: given.value } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('settings.saved', { name: setting.title }) })
          onClose()
        },
        // the value can be corrected where it was entered
        onError: () => setReviewing(false),
      },
    )
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={isReviewing ? t('settings.diff') : setting.title}
      text={isReviewing ? setting.title : setting.says}
      width="narrow"
    >
      <form onSubmit={save} className="grid gap-5">
        {isReviewing ? (
          <Change setting={setting} value={value} currency={currency} />
        ) : (
          <>
            <ValueField setting={setting} {...form.bound('value')} />
            <p className="text-12 text-faint">
              {t('settings.startsAt', { value: valueWords(texts, setting, setting.starts, currency) })}
            </p>
          </>
        )}
        {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
        {isSame && !isReviewing && <p className="text-13 text-muted">{t('settings.same')}</p>}
        <div className="grid grid-cols-2 gap-2.5">
          {isReviewing ? (
            <Button onClick={() => setReviewing(false)}>{t('settings.back')}</Button>
          ) : (
            <Button onClick={() => form.setValue('value', setting.starts)}>{t('settings.reset')}</Button>
          )}
          <Button type="submit" look="primary" busy={told.isPending} disabled={isSame}>
            {t(isReviewing ? 'settings.save' : 'settings.review')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChangeProps = {
  readonly setting: Setting
  readonly value: Setting['value']
  readonly currency: Currency
}

/** Old → new, and whether a second operator must approve. */
function Change({ setting, value, currency }: ChangeProps) {
  const texts = useTexts()
  const { t } = texts
  const isSecret = setting.kind === 'secret'
  const next = isSecret && value !== '' ? '••••••••' : valueWords(texts, setting, value, currency)
  return (
    <>
      <dl className="grid gap-2 rounded-control border border-hair p-3">
        <div>
          <dt className="text-12 text-faint">{t('settings.now')}</dt>
          <dd className="num text-muted line-through wrap-anywhere">
            {valueWords(texts, setting, setting.value, currency)}
          </dd>
        </div>
        <div>
          <dt className="text-12 text-faint">{t('settings.next')}</dt>
          <dd className="num font-medium wrap-anywhere">{next}</dd>
        </div>
      </dl>
      <Notice tone={setting.needsApproval ? 'warning' : 'info'}>
        {t(setting.needsApproval ? 'settings.two' : 'settings.one')}
      </Notice>
    </>
  )
}

type ValueFieldProps = {
  readonly setting: Setting
  readonly value: Setting['value']
  readonly onChange: (value: Setting['value']) => void
}

function ValueField({ setting: { name, kind, least, most, options }, value, onChange }: ValueFieldProps) {
  const { t } = useTexts()
  const label = t('settings.value')
  switch (kind) {
    case 'switch':
      return <Switch label={label} checked={value === true} onChange={() => onChange(value !== true)} />
    case 'choice':
      return (
        <SelectField
          label={label}
          options={options.map((option) => ({ value: option, label: optionWords(t, name, option) }))}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'choices': {
      const chosen = Array.isArray(value) ? value : []
      const flip = (option: string): string[] =>
        chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]
      return (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-14 font-medium">{label}</legend>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={optionWords(t, name, option)}
              checked={chosen.includes(option)}
              onChange={() => onChange(flip(option))}
            />
          ))}
        </fieldset>
      )
    }
    case 'list':
      return (
        <TextField
          label={label}
          hint={t('settings.listHint')}
          value={Array.isArray(value) ? value.join(', ') : ''}
          onChange={(event) =>
            onChange(event.target.value.split(/,\s*/).filter((part, place) => part !== '' || place > 0))
          }
        />
      )
    case 'whole':
      return (
        <TextField
          label={label}
          inputMode="numeric"
          aside={t('settings.bounds', { least: least ?? '', most: most ?? '' })}
          value={String(value)}
          onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )
    case 'money':
      return (
        <TextField
          label={label}
          inputMode="decimal"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'secret':
      return (
        <TextField
          label={label}
          type="password"
          autoComplete="new-password"
          hint={t('settings.secretHint')}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'text':
      return (
        <TextField label={label} value={String(value)} onChange={(event) => onChange(event.target.value)} />
      )
  }
}
