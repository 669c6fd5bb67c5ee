import { MessageSquarePlus, SendHorizontal, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { PictureKey, PictureRow, usePicture } from '#ui/action/send-picture.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { liveChatDesk } from '../contract/desk.ts'
import { MOST_TEXT } from '../rules/conversations.ts'
import type { OneConversation } from './conversation-panel.tsx'

/** The reply input; canned responses are in the guest's language. */
export function ReplyBox({ one: { conversation, canned } }: { readonly one: OneConversation }) {
  const { t } = useTexts()
  const api = useApi(liveChatDesk)
  const told = useApiMutation(api.reply, { invalidates: [api.one, api.list] })
  const show = useApiMutation(api.show, { invalidates: [api.one, api.list] })
  const form = useForm({ defaultValues: { text: '' } })
  const text = form.watch('text')
  const [isKeeping, setKeeping] = useState(false)
  const { id, merchant, language } = conversation
  const picture = usePicture(show, (chosen, heard) =>
    show.mutate({ params: { id }, body: { merchant }, files: [chosen] }, heard),
  )
  const error = told.error ?? show.error
  const send = form.onSubmit(({ text }) => {
    if (text.trim() === '' || told.isPending) return
    const onSuccess = () => form.reset()
    told.mutate({ params: { id }, body: { merchant, text: text.trim() } }, { onSuccess })
  })
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form onSubmit={send} className="grid gap-2">
      <div role="group" aria-label={t('serviceDesk.canned')} className="strip flex gap-2 overflow-x-auto">
        {canned.map((prepared) => (
          <Button key={prepared.id} size="xs" onClick={() => form.setValue('text', prepared.text[language])}>
            {prepared.title}
          </Button>
        ))}
        <IconButton
          icon={MessageSquarePlus}
          size="xs"
          label={t('serviceDesk.cannedNew')}
          onClick={() => setKeeping(true)}
        />
      </div>
      {error && <FormFailure error={error} />}
      <PictureRow {...picture} again={t('service.pictureAgain')} dropped={t('service.pictureDrop')} />
      <div className="flex items-end gap-2">
        <PictureKey label={t('service.picture')} {...picture} />
        <TextArea
          label={t('serviceDesk.reply')}
          rows={2}
          maxLength={MOST_TEXT}
          className="flex-1"
          {...form.register('text')}
          onKeyDown={press}
        />
        <Button type="submit" look="primary" icon={SendHorizontal} disabled={text.trim() === ''}>
          {t('serviceDesk.send')}
        </Button>
      </div>
      {isKeeping && (
        <CannedDialog merchant={merchant} canned={canned} first={text} onClose={() => setKeeping(false)} />
      )}
    </form>
  )
}

type CannedProps = {
  readonly merchant: string
  readonly canned: OneConversation['canned']
  readonly first: string
  readonly onClose: () => void
}

function CannedDialog({ merchant, canned, first, onClose }: CannedProps) {
  const { t } = useTexts()
  const api = useApi(liveChatDesk)
  const keep = useApiMutation(api.setCanned, { invalidates: [api.one] })
  const drop = useApiMutation(api.dropCanned, { invalidates: [api.one] })
  const form = useForm({ defaultValues: { title: '', en: first, vi: first } })
  const isWhole = Object.values(form.watch()).every((text) => text.trim() !== '')
  const save = form.onSubmit(({ title, en, vi }) => {
    if (!isWhole) return
    keep.mutate({ body: { merchant, title: title.trim(), text: { en, vi } } }, { onSuccess: onClose })
  })
  const error = keep.error ?? drop.error
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('serviceDesk.canned')}
      text={t('serviceDesk.cannedText')}
      actions={
        <Button look="primary" type="submit" form="canned" busy={keep.isPending} disabled={!isWhole}>
          {t('serviceDesk.cannedSave')}
        </Button>
      }
    >
      <form id="canned" onSubmit={save} noValidate className="grid gap-4">
        <ul className="divide-y divide-hair">
          {canned.map((each) => (
            <li key={each.id} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 truncate">{each.title}</span>
              <IconButton
                icon={X}
                size="sm"
                label={t('serviceDesk.cannedDrop', { title: each.title })}
                onClick={() => drop.mutate({ params: { id: each.id }, body: { merchant } })}
              />
            </li>
          ))}
        </ul>
        <TextField
          label={t('serviceDesk.cannedTitle')}
          {...textBounds(liveChatDesk.setCanned, 'title')}
          {...form.register('title')}
        />
        <TextArea
          label={t('serviceDesk.cannedEn')}
          lang="en"
          {...textBounds(liveChatDesk.setCanned, 'text.en')}
          {...form.register('en')}
        />
        <TextArea
          label={t('serviceDesk.cannedVi')}
          lang="vi"
          {...textBounds(liveChatDesk.setCanned, 'text.vi')}
          {...form.register('vi')}
        />
        {error && <FormFailure error={error} />}
      </form>
    </Dialog>
  )
}
