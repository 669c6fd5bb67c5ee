import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { newKey } from '#ui/office/new-key.ts'

const nothing = { key: '', name: '', reason: '' }
type Typed = typeof nothing

/** A feed with its API key; a second operator approves it. */
export function AddFeed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(sportsOffice)
  const add = useApiMutation(api.addFeed, { invalidates: [api.feeds] })
  const [typed, setTyped] = useState(nothing)
  const [apiKey] = useState(newKey)
  const isReady = Object.values(typed).every((text) => text.trim() !== '')
  const send = () => {
    const { key, name, reason } = typed
    add.mutate(
      { body: { key: key.trim(), name: name.trim(), apiKey, reason: reason.trim() } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('sportDesk.feedAdded') })
          onClose()
        },
      },
    )
  }
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    ...textBounds(sportsOffice.addFeed, name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.feedAdd')}
      text={t('sportDesk.feedAddText')}
      action={t('sportDesk.feedAdd')}
      isReady={isReady}
      call={add}
      fields={{ 'sports.feedTaken': 'key' }}
      onSend={send}
    >
      <TextField label={t('sportDesk.feedName')} {...field('name')} />
      <TextField label={t('sportDesk.feedKey')} hint={t('sportDesk.feedKeyHint')} {...field('key')} />
      <div className="grid gap-1">
        <span className="text-13 font-medium">{t('sportDesk.feedSecret')}</span>
        <Copyable text={apiKey} what={t('sportDesk.feedSecret')} boxed />
        <span className="text-12 text-faint">{t('sportDesk.feedSecretHint')}</span>
      </div>
      <TextArea label={t('sportDesk.reason')} rows={2} {...field('reason')} />
    </FormDialog>
  )
}
