import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { conditionKinds, type ConditionKind } from '../rules/conditions.ts'
import { ConditionInputs } from './condition-inputs.tsx'
import { blankCondition, type ConditionDraft } from './draft.ts'
import { kindWords, type Choices } from './words.ts'

export type ConditionsFieldProps = {
  readonly value: readonly ConditionDraft[]
  readonly onChange: (value: readonly ConditionDraft[]) => void
  readonly choices: Choices
  /** Whether saved segments can be named: not in a segment itself. */
  readonly hasSegments?: boolean
}

/** Conditions on members: a list to which any kind is added, each with its inputs. */
export function ConditionsField({ value, onChange, choices, hasSegments }: ConditionsFieldProps) {
  const texts = useTexts()
  const { t } = texts
  const change = (next: ConditionDraft) =>
    onChange(value.map((each) => (each.key === next.key ? next : each)))
  const kinds = kindsFor(choices, hasSegments === true)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-13 font-medium">{t('segmentsOffice.conditions')}</legend>
      <p className="text-13 text-muted">
        {t(value.length ? 'segmentsOffice.all' : 'segmentsOffice.everyone')}
      </p>
      {value.map((draft) => (
        <div
          key={draft.key}
          role="group"
          aria-label={kindWords(draft, choices, texts)}
          className="grid gap-3 rounded-card border border-hair p-3"
        >
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 text-14 font-medium">{kindWords(draft, choices, texts)}</span>
            <Checkbox
              label={t('segmentsOffice.not')}
              checked={draft.not}
              onChange={(event) => change({ ...draft, not: event.target.checked })}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('segmentsOffice.remove')}
              onClick={() => onChange(value.filter(({ key }) => key !== draft.key))}
            />
          </div>
          <ConditionInputs draft={draft} onChange={change} choices={choices} />
        </div>
      ))}
      <div className="flex items-end gap-2">
        <Plus size={18} className="mb-3.5 text-faint" aria-hidden />
        <SelectField
          className="flex-1"
          label={t('segmentsOffice.add')}
          value=""
          placeholder="–"
          options={kinds.map(({ kind, trait }) => ({
            value: `${kind}:${trait}`,
            label: kindWords({ kind, trait }, choices, texts),
          }))}
          onChange={(event) => {
            const chosen = kinds.find(({ kind, trait }) => `${kind}:${trait}` === event.target.value)
            if (chosen) onChange([...value, blankCondition(chosen.kind, chosen.trait)])
          }}
        />
      </div>
    </fieldset>
  )
}

type Kind = { readonly kind: ConditionKind; readonly trait: string }

function kindsFor(choices: Choices, hasSegments: boolean): readonly Kind[] {
  return conditionKinds
    .filter((kind) => kind !== 'segment' || hasSegments)
    .flatMap((kind): Kind[] =>
      kind === 'trait' ? choices.traits.map(({ trait }) => ({ kind, trait })) : [{ kind, trait: '' }],
    )
}
