import { useState } from 'react'
import { Pencil, Search } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { settingsOffice } from '../contract.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { valueWords } from './value-words.ts'

export type Setting = Reply<(typeof settingsOffice)['list']>['list'][number]

export type SettingsTabProps = { readonly merchant: string; readonly mayChange: boolean }

/** Every setting with its description; searchable by name and description. */
export function SettingsTab({ merchant, mayChange }: SettingsTabProps) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(settingsOffice).list, { params: { merchant } })
  const [find, setFind] = useState('')
  const [editing, setEditing] = useState<Setting | null>(null)
  const isWanted = ({ name, says }: Setting): boolean =>
    `${name} ${says}`.toLowerCase().includes(find.trim().toLowerCase())
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ list }) => (
        <div className="grid grid-cols-1 gap-4">
          <TextField
            label={t('settings.find')}
            start={<Search size={18} aria-hidden />}
            value={find}
            onChange={(event) => setFind(event.target.value)}
            className="max-w-100"
          />
          {!list.some(isWanted) && <p className="text-muted">{t('settings.none')}</p>}
          <ul className="panel grid grid-cols-1 px-4">
            {list.filter(isWanted).map((setting) => (
              <li
                key={setting.name}
                className="flex items-center gap-x-3 gap-y-1 border-t border-hair py-2.5 first:border-0 max-md:flex-wrap"
              >
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-2">
                    <b className="num text-14 font-medium">{setting.name}</b>
                    {String(setting.value) !== String(setting.starts) && (
                      <Status tone="info">{t('settings.changed')}</Status>
                    )}
                  </p>
                  <p className="text-13 wrap-anywhere text-muted">{setting.says}</p>
                </div>
                <span className="num max-w-60 min-w-0 text-right whitespace-normal text-14 wrap-anywhere max-md:order-last max-md:w-full max-md:max-w-full max-md:text-left">
                  {valueWords(texts, setting.value)}
                </span>
                {mayChange && (
                  <IconButton
                    icon={Pencil}
                    size="sm"
                    label={t('settings.edit', { name: setting.name })}
                    onClick={() => setEditing(setting)}
                  />
                )}
              </li>
            ))}
          </ul>
          {editing && (
            <SettingDialog
              key={editing.name}
              merchant={merchant}
              setting={editing}
              onClose={() => setEditing(null)}
            />
          )}
        </div>
      )}
    </QueryState>
  )
}
