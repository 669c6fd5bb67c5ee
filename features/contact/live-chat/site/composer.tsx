import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { PictureKey, PictureRow, usePicture } from '#ui/action/send-picture.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { liveChat } from '../contract/guest.ts'
import { MOST_TEXT } from '../rules/conversations.ts'
import type { ConversationReply } from './use-conversation.ts'

type ComposerProps = { readonly mayShow: boolean; readonly onSent: (reply: ConversationReply) => void }

/** The message input. A message that failed to send stays in it and is sent again with the same key (`useApiMutation`), so never twice. */
export function Composer({ mayShow, onSent }: ComposerProps) {
  const { t } = useTexts()
  const api = useApi(liveChat)
  const say = useApiMutation(api.say)
  const show = useApiMutation(api.show)
  const picture = usePicture(show, (chosen, { onSuccess, onError }) =>
    show.mutate(
      { files: [chosen] },
      {
        onSuccess: (reply) => {
          onSuccess()
          onSent(reply)
        },
        onError,
      },
    ),
  )
  const form = useForm({ defaultValues: { text: '' } })
  const send = form.onSubmit(({ text }) => {
    const said = text.trim()
    if (said === '' || say.isPending) return
    say.mutate(
      { body: { text: said } },
      {
        onSuccess: (reply) => {
          form.reset()
          onSent(reply)
        },
      },
    )
  })
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  const error = say.error ?? show.error
  return (
    <form onSubmit={send} className="grid gap-2">
      {error && <FormFailure error={error} />}
      <PictureRow {...picture} again={t('service.pictureAgain')} dropped={t('service.pictureDrop')} />
      <div className="flex items-end gap-2">
        {mayShow && <PictureKey label={t('service.picture')} {...picture} />}
        <textarea
          aria-label={t('service.placeholder')}
          placeholder={t('service.placeholder')}
          rows={1}
          maxLength={MOST_TEXT}
          {...form.register('text')}
          onKeyDown={press}
          className="max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-control bg-ground px-3.5 py-2.5 [field-sizing:content] focus:border-action focus:outline-none"
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t('service.send')}
          disabled={form.watch('text').trim() === ''}
          className="bg-action text-on-action hover:bg-action hover:text-on-action"
        />
      </div>
    </form>
  )
}
