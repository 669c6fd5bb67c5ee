import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ConditionDraft } from './draft.ts'
import { isMoney, type Choices } from './words.ts'

type Props = {
  readonly draft: ConditionDraft
  readonly onChange: (draft: ConditionDraft) => void
  readonly choices: Choices
}

/** The inputs of one condition. */
export function ConditionInputs({ draft, onChange, choices }: Props) {
  const { t, lang } = useTexts()
  const text = (name: 'least' | 'most' | 'from' | 'to' | 'days', label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      inputMode={isMoney(draft.kind) && name !== 'days' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  )
  const values = () => {
    if (draft.kind === 'language')
      return [
        { value: 'en', en: 'English', vi: 'Tiếng Anh' },
        { value: 'vi', en: 'Vietnamese', vi: 'Tiếng Việt' },
      ]
    if (draft.kind === 'country') return choices.countries.map((value) => ({ value, en: value, vi: value }))
    if (draft.kind === 'jurisdiction') return choices.jurisdictions
    return choices.traits.find(({ trait }) => trait === draft.trait)?.values ?? []
  }
  switch (draft.kind) {
    case 'registered':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          {text('from', t('segmentsOffice.from'), 'date')}
          {text('to', t('segmentsOffice.to'), 'date')}
        </div>
      )
    case 'language':
    case 'country':
    case 'jurisdiction':
    case 'trait':
      return (
        <AnyOf
          options={values().map(({ value, ...name }) => ({ value, label: name[lang] }))}
          {...{ draft, onChange }}
        />
      )
    case 'segment':
      return (
        <SelectField
          label={t('segmentsOffice.kind.segment')}
          placeholder="–"
          value={draft.segment}
          options={choices.segments.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ ...draft, segment: event.target.value })}
        />
      )
    default:
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          {text('least', t('segmentsOffice.least'))}
          {text('most', t('segmentsOffice.most'))}
          {(draft.kind === 'deposits' || draft.kind === 'depositSum') &&
            text('days', t('segmentsOffice.days'))}
          {draft.kind === 'turnover' && (
            <>
              {text('days', t('segmentsOffice.daysFull'))}
              <SelectField
                label={t('segmentsOffice.category')}
                value={draft.category}
                options={[
                  { value: '', label: t('segmentsOffice.allGames') },
                  ...choices.categories.map((value) => ({ value, label: t(`lobby.category.${value}`) })),
                ]}
                onChange={(event) => onChange({ ...draft, category: event.target.value })}
              />
            </>
          )}
        </div>
      )
  }
}

type AnyOfProps = Omit<Props, 'choices'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function AnyOf({ draft, onChange, options }: AnyOfProps) {
  const { t } = useTexts()
  if (!options.length) return <p className="text-13 text-muted">{t('segmentsOffice.noValues')}</p>
  const toggle = (value: string, isOn: boolean) =>
    onChange({ ...draft, any: isOn ? [...draft.any, value] : draft.any.filter((each) => each !== value) })
  return (
    <div role="group" aria-label={t('segmentsOffice.values')} className="flex flex-wrap gap-x-5">
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={draft.any.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </div>
  )
}
