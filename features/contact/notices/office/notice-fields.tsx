import { X } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { noticesOffice } from '../contract/office.ts'
import { audiences, bannerGroups } from '../rules/notices.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'
import type { Draft } from './draft.ts'

export type NoticeFieldsProps = {
  readonly draft: Draft
  readonly merchant: string
  readonly onChange: (part: Partial<Draft>) => void
}

/** All fields of a notice except its texts: kind, position, audience, time, order, link and picture. */
export function NoticeFields({ draft, merchant, onChange }: NoticeFieldsProps) {
  const { t } = useTexts()
  const isBanner = draft.type === 'B'
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('noticesOffice.type')}
          value={draft.type}
          options={noticeTypes.map((value) => ({ value, label: t(`noticesOffice.type.${value}`) }))}
          onChange={({ target }) => {
            const type = noticeTypes.find((each) => each === target.value) ?? 'PL'
            onChange({ type, bannerGroup: type === 'B' ? 'home' : null })
          }}
        />
        {isBanner && (
          <SelectField
            label={t('noticesOffice.place')}
            value={draft.bannerGroup ?? 'home'}
            options={bannerGroups.map((value) => ({ value, label: t(`noticesOffice.place.${value}`) }))}
            onChange={({ target }) =>
              onChange({ bannerGroup: bannerGroups.find((each) => each === target.value) ?? 'home' })
            }
          />
        )}
        <SelectField
          label={t('noticesOffice.audience')}
          value={draft.audience}
          options={audiences.map((value) => ({ value, label: t(`noticesOffice.audience.${value}`) }))}
          onChange={({ target }) =>
            onChange({ audience: audiences.find((each) => each === target.value) ?? 'all' })
          }
        />
        <TextField
          label={t('noticesOffice.rank')}
          hint={t('noticesOffice.rankHint')}
          inputMode="numeric"
          value={draft.rank}
          onChange={({ target }) => onChange({ rank: target.value.replace(/\D/g, '').slice(0, 4) })}
        />
        <TextField
          type="datetime-local"
          label={t('noticesOffice.from')}
          hint={t('noticesOffice.zone', { zone: timeZone() })}
          required
          value={draft.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('noticesOffice.to')}
          optional
          value={draft.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <TextField
        label={t('noticesOffice.link')}
        placeholder={t('noticesOffice.linkHint')}
        optional
        maxLength={300}
        value={draft.link}
        onChange={({ target }) => onChange({ link: target.value })}
      />
      <Picture draft={draft} merchant={merchant} onChange={onChange} />
      <Switch
        label={t('noticesOffice.live')}
        hint={t('noticesOffice.liveHint')}
        checked={draft.isLive}
        onChange={({ target }) => onChange({ isLive: target.checked })}
      />
    </>
  )
}

function Picture({ draft: { picture }, merchant, onChange }: NoticeFieldsProps) {
  const { t } = useTexts()
  const bring = useApiMutation(useApi(noticesOffice).bringPicture)
  if (picture)
    return (
      <div className="relative">
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={t('noticesOffice.picture')}
          className="h-auto w-full rounded-card border border-hair"
        />
        <IconButton
          icon={X}
          label={t('noticesOffice.pictureRemove')}
          className="absolute! top-2 right-2 bg-surface"
          onClick={() => onChange({ picture: null })}
        />
      </div>
    )
  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    bring.mutate({ body: { merchant }, files }, { onSuccess: (kept) => onChange({ picture: kept }) })
  }
  return (
    <>
      <FileDrop
        label={t('noticesOffice.picture')}
        hint={t('noticesOffice.pictureHint')}
        files={[]}
        onChange={take}
      />
      {bring.error && <Failure error={bring.error} />}
    </>
  )
}
