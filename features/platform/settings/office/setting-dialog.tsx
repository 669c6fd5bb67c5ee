import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { settingsOffice } from '../contract.ts'
import type { Setting } from './settings-tab.tsx'
import { valueWords } from './value-words.ts'

export type SettingDialogProps = {
  readonly merchant: string
  readonly setting: Setting
  readonly onClose: () => void
}

/** One setting with its description; the server validates the value by the setting's own type. */
export function SettingDialog({ merchant, setting, onClose }: SettingDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(settingsOffice)
  const told = useApiMutation(api.change, { invalidates: [api.list] })
  const form = useForm({ defaultValues: { value: setting.kind === 'secret' ? '' : setting.value } })
  const save = form.onSubmit(({ value }) => {
    told.mutate(
      { params: { merchant, name: setting.name }, body: { value } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('settings.saved', { name: setting.name }) })
          onClose()
        },
      },
    )
  })
  return (
    <Dialog open onClose={onClose} title={setting.name} text={setting.says} width="narrow">
      <form onSubmit={save} className="grid gap-5">
        <ValueField setting={setting} {...form.bound('value')} />
        <p className="text-12 text-faint">
          {t('settings.startsAt', { value: valueWords(texts, setting.starts) })}
        </p>
        {told.error && <Failure error={told.error} />}
        <div className="grid grid-cols-2 gap-2.5">
          <Button onClick={() => form.setValue('value', setting.starts)}>{t('settings.reset')}</Button>
          <Button type="submit" look="primary" busy={told.isPending}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ValueFieldProps = {
  readonly setting: Setting
  readonly value: Setting['value']
  readonly onChange: (value: Setting['value']) => void
}

function ValueField({ setting: { kind, least, most, options }, value, onChange }: ValueFieldProps) {
  const { t } = useTexts()
  const label = t('settings.value')
  switch (kind) {
    case 'switch':
      return <Switch label={label} checked={value === true} onChange={() => onChange(value !== true)} />
    case 'choice':
      return (
        <SelectField
          label={label}
          options={options.map((option) => ({ value: option, label: option }))}
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
              label={option}
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
