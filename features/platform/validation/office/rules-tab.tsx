import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { validationOffice } from '../contract.ts'
import type { FieldRule } from '../rules.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { askedOf } from './asked.ts'

export type ListedRule = Reply<(typeof validationOffice)['rules']>['list'][number]

export type RulesTabProps = { readonly merchant: string; readonly mayChange: boolean }

/** What each field of registration and profile accepts; a rule opens with a preview by the same code as form and server. */
export function RulesTab({ merchant, mayChange }: RulesTabProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(validationOffice).rules, { params: { merchant } })
  const [editing, setEditing] = useState<ListedRule | null>(null)
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ list }) => (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-13 text-muted">{t('validation.lead')}</p>
          <ul className="panel grid grid-cols-1 px-4">
            {list.map((listed) => (
              <RuleLine
                key={listed.field}
                listed={listed}
                onEdit={mayChange ? () => setEditing(listed) : undefined}
              />
            ))}
          </ul>
          {editing && (
            <RuleDialog
              key={editing.field}
              merchant={merchant}
              listed={editing}
              onClose={() => setEditing(null)}
            />
          )}
        </div>
      )}
    </QueryState>
  )
}

type LineProps = { readonly listed: ListedRule; readonly onEdit: (() => void) | undefined }

function RuleLine({ listed: { field, says, rule, starts }, onEdit }: LineProps) {
  const { t } = useTexts()
  const { minLength: min, maxLength: max } = rule
  const name = t(`validation.field.${field}`)
  return (
    <li className="flex items-center gap-x-3 gap-y-1 border-t border-hair py-2.5 first:border-0 max-md:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="text-14 font-medium">{name}</b>
          <Status tone={rule.enabled ? 'good' : 'plain'}>{t(`validation.asked.${askedOf(rule)}`)}</Status>
          {!isSame(rule, starts) && <Status tone="info">{t('validation.changed')}</Status>}
        </p>
        <p className="text-13 text-muted">{says}</p>
      </div>
      <span className="text-right text-13 text-muted max-md:order-last max-md:w-full max-md:text-left">
        {t(`validation.kind.${rule.kind}`)}
        <span className="num block text-12 text-faint">{min === max ? min : `${min}–${max}`}</span>
      </span>
      {onEdit && (
        <IconButton icon={Pencil} size="sm" label={t('validation.edit', { field: name })} onClick={onEdit} />
      )}
    </li>
  )
}

function isSame(a: FieldRule, b: FieldRule): boolean {
  return (
    a.kind === b.kind &&
    a.minLength === b.minLength &&
    a.maxLength === b.maxLength &&
    askedOf(a) === askedOf(b)
  )
}
