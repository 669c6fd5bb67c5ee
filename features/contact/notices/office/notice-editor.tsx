import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { noticesOffice } from '../contract/office.ts'
import { bodyOf, draftOf, type Draft } from './draft.ts'
import { NoticeFields } from './notice-fields.tsx'
import type { OfficeNotice } from './notices-panel.tsx'
import { RichField } from './rich-field.tsx'
import { WithdrawNotice } from './withdraw-notice.tsx'

export type NoticeEditorProps = {
  readonly notice: OfficeNotice | null
  readonly merchant: string
  readonly mayChange: boolean
  readonly onClose: () => void
}

/** Edits one notice in both languages, with a preview. */
export function NoticeEditor({ notice, merchant, mayChange, onClose }: NoticeEditorProps) {
  const { t } = useTexts()
  const form = useForm<Draft>({ defaultValues: draftOf(notice, new Date(), timeZone()) })
  const draft = form.watch()
  const set = (part: Partial<Draft>) =>
    form.reset({ ...form.getValues(), ...part }, { keepDefaultValues: true })
  const { save, isPending, error } = useSaving(notice, merchant, onClose)
  const isReadOnly = !mayChange || notice?.standing === 'withdrawn'
  const send = form.onSubmit(save)
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t(notice ? 'noticesOffice.edit' : 'noticesOffice.new')}
      foot={
        !isReadOnly && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form="notice" look="primary" busy={isPending} className="flex-1">
              {t('noticesOffice.save')}
            </Button>
            {notice && <WithdrawNotice id={notice.id} merchant={merchant} onDone={onClose} />}
          </div>
        )
      }
    >
      <form id="notice" onSubmit={send}>
        <fieldset disabled={isReadOnly} className="grid gap-5">
          <NoticeFields draft={draft} merchant={merchant} onChange={set} />
          <Words draft={draft} merchant={merchant} onChange={set} />
          {error && <FormFailure error={error} />}
        </fieldset>
      </form>
    </Drawer>
  )
}

function useSaving(notice: OfficeNotice | null, merchant: string, onDone: () => void) {
  const { t } = useTexts()
  const api = useApi(noticesOffice)
  const create = useApiMutation(api.create, { invalidates: [api.list] })
  const change = useApiMutation(api.change, { invalidates: [api.list] })
  const onSuccess = () => {
    toast({ tone: 'good', title: t('noticesOffice.saved') })
    onDone()
  }
  const save = (draft: Draft) => {
    const body = { merchant, ...bodyOf(draft, timeZone()) }
    if (notice) change.mutate({ params: { id: notice.id }, body }, { onSuccess })
    else create.mutate({ body }, { onSuccess })
  }
  return { save, isPending: create.isPending || change.isPending, error: create.error ?? change.error }
}

type WordsProps = {
  readonly draft: Draft
  readonly merchant: string
  readonly onChange: (part: Partial<Draft>) => void
}

const languages = ['en', 'vi'] as const

function Words({ draft, merchant, onChange }: WordsProps) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<'en' | 'vi'>('en')
  const bring = useApiMutation(useApi(noticesOffice).bringPicture)
  const keep = (file: File) =>
    bring.mutateAsync({ body: { merchant }, files: [file] }).then(
      ({ src }) => src,
      () => null, // the refusal is shown below the field
    )
  const { title, content } = draft
  return (
    <section className="grid gap-4">
      <Tabs
        label={t('noticesOffice.content')}
        look="segment"
        wide
        value={language}
        onChange={setLanguage}
        tabs={languages.map((value) => ({ value, label: t(`noticesOffice.language.${value}`) }))}
      />
      <TextField
        label={t('noticesOffice.titleOf')}
        lang={language}
        required
        maxLength={160}
        spellCheck
        value={title[language]}
        onChange={(event) => onChange({ title: { ...title, [language]: event.target.value } })}
      />
      <RichField
        key={language}
        label={t('noticesOffice.content')}
        lang={language}
        value={content[language]}
        onPicture={keep}
        onChange={(html) => onChange({ content: { ...content, [language]: html } })}
      />
      {bring.error && <FormFailure error={bring.error} />}
      <section aria-label={t('noticesOffice.preview')} className="grid gap-2">
        <h3 className="text-13 font-medium text-muted">{t('noticesOffice.preview')}</h3>
        <div className="panel grid gap-3 bg-ground p-4" lang={language}>
          <p className="text-18 font-bold">{title[language] || '…'}</p>
          <RichText html={content[language]} />
        </div>
      </section>
    </section>
  )
}
