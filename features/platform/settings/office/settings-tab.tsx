import { useState } from 'react'
import { Pencil, Search } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { settingGroups } from '#contract/declare/setting.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
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

/** Lower case without diacritics: "muc rut" finds "Mức rút". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

/** Every setting by name, in sections; searchable by name, description and code. */
export function SettingsTab({ merchant, mayChange }: SettingsTabProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(settingsOffice).list, { params: { merchant } })
  const [find, setFind] = useState('')
  const [editing, setEditing] = useState<Setting | null>(null)
  const isWanted = ({ name, title, says }: Setting): boolean =>
    plain(`${name} ${title} ${says}`).includes(plain(find.trim()))
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ list, currency }) => {
        const found = list.filter(isWanted)
        const sections = settingGroups
          .map((group) => ({ group, settings: found.filter((each) => each.group === group) }))
          .filter(({ settings }) => settings.length > 0)
        return (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <div className="grid gap-3 lg:sticky lg:top-0">
              <TextField
                label={t('settings.find')}
                start={<Search size={18} aria-hidden />}
                value={find}
                onChange={(event) => setFind(event.target.value)}
              />
              <nav aria-label={t('settings.groups')} className="grid gap-0.5 max-lg:hidden">
                {sections.map(({ group, settings }) => (
                  <a
                    key={group}
                    href={`#settings-${group}`}
                    className="flex justify-between gap-2 rounded-control px-2.5 py-1 text-13 text-muted hover:bg-raised hover:text-text"
                  >
                    {t(`settings.group.${group}`)}
                    <span className="num text-12 text-faint">{settings.length}</span>
                  </a>
                ))}
              </nav>
            </div>
            <div className="grid grid-cols-1 gap-4">
              {found.length === 0 && <p className="text-muted">{t('settings.none')}</p>}
              {sections.map(({ group, settings }) => (
                <section
                  key={group}
                  id={`settings-${group}`}
                  aria-labelledby={`settings-${group}-title`}
                  className="panel scroll-mt-4 px-4 pt-3"
                >
                  <h2 id={`settings-${group}-title`} className="text-16">
                    {t(`settings.group.${group}`)}
                  </h2>
                  <ul className="grid grid-cols-1">
                    {settings.map((setting) => (
                      <SettingLine
                        key={setting.name}
                        setting={setting}
                        currency={currency}
                        onEdit={mayChange ? () => setEditing(setting) : null}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {editing && (
              <SettingDialog
                key={editing.name}
                merchant={merchant}
                setting={editing}
                currency={currency}
                onClose={() => setEditing(null)}
              />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}

type LineProps = {
  readonly setting: Setting
  readonly currency: Currency
  readonly onEdit: (() => void) | null
}

function SettingLine({ setting, currency, onEdit }: LineProps) {
  const texts = useTexts()
  const { t } = texts
  const isChanged = String(setting.value) !== String(setting.starts)
  return (
    <li className="flex items-center gap-x-3 gap-y-1 border-t border-hair py-2.5 first:border-0 max-md:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="text-14 font-medium">{setting.title}</b>
          {isChanged && <Status tone="info">{t('settings.changed')}</Status>}
        </p>
        <p className="text-13 wrap-anywhere text-muted">
          {setting.says} <code className="text-12 text-faint">{setting.name}</code>
        </p>
      </div>
      <span className="num max-w-60 min-w-0 text-right whitespace-normal text-14 wrap-anywhere max-md:order-last max-md:w-full max-md:max-w-full max-md:text-left">
        {valueWords(texts, setting, setting.value, currency)}
      </span>
      {onEdit && (
        <IconButton
          icon={Pencil}
          size="sm"
          label={t('settings.edit', { name: setting.title })}
          onClick={onEdit}
        />
      )}
    </li>
  )
}
