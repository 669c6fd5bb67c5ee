import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { kindOf } from './term-groups.ts'
import type { TermValue } from './term-value.ts'

export type TermFieldProps = {
  readonly name: string
  readonly says: string
  readonly value: TermValue
  readonly onChange: (value: TermValue) => void
}

/** One term of a pack: a switch, a number, a number that may be none, or a threshold for documents. */
export function TermField({ name, says: full, value, onChange }: TermFieldProps) {
  const { t } = useTexts()
  // the meaning of 0 and 1 is in the control itself
  const says = full.replace(/\s\d: .*$/, '')
  const label = t(`merchants.term.${name}`)
  if (typeof value === 'boolean')
    return <Switch label={label} hint={says} checked={value} onChange={() => onChange(!value)} />
  const kind = kindOf(name, value)
  const number = (text: string) => onChange(Number(text.replace(/\D/g, '')))
  if (kind === 'threshold') return <Threshold {...{ label, says, value, onChange }} />
  return (
    <TextField
      label={label}
      hint={says}
      inputMode="numeric"
      placeholder={kind === 'optional' ? t('merchants.termNone') : undefined}
      aside={kind === 'optional' ? t('merchants.termEmpty') : undefined}
      value={kind === 'optional' && value === 0 ? '' : String(value)}
      onChange={(event) => number(event.target.value)}
    />
  )
}

/** What a new threshold starts with: more than always, less than any real one. */
const FIRST_FROM = 2

type ThresholdProps = {
  readonly label: string
  readonly says: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Threshold({ label, says, value, onChange }: ThresholdProps) {
  const { t } = useTexts()
  const choice = value === 0 ? 'never' : value === 1 ? 'always' : 'from'
  return (
    <div className="grid gap-2">
      <SelectField
        label={label}
        hint={says}
        value={choice}
        options={[
          { value: 'never', label: t('merchants.termNever') },
          { value: 'always', label: t('merchants.termAlways') },
          { value: 'from', label: t('merchants.termFromAmount') },
        ]}
        onChange={({ target }) =>
          onChange(target.value === 'never' ? 0 : target.value === 'always' ? 1 : FIRST_FROM)
        }
      />
      {choice === 'from' && (
        <TextField
          label={`${label}: ${t('merchants.termFromAmount')}`}
          inputMode="numeric"
          value={String(value)}
          onChange={(event) => onChange(Math.max(FIRST_FROM, Number(event.target.value.replace(/\D/g, ''))))}
        />
      )}
    </div>
  )
}
