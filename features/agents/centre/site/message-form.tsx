import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { agents } from '../contract.ts'

/** A message to the inbox of one member of the downline, or of all direct ones. */
export function MessageForm({ to }: { readonly to: bigint | null }) {
  const { t } = useTexts()
  const send = useApiMutation(useApi(agents).message)
  const form = useForm({ defaultValues: { title: '', text: '' } })
  const submit = form.onSubmit(({ title, text }) => {
    send.mutate(
      { body: { ...(to === null ? {} : { to }), title, text } },
      {
        onSuccess: ({ sent }) => {
          form.reset()
          toast({ tone: 'good', title: t('agents.messageSent', { count: sent }) })
        },
      },
    )
  })
  return (
    <form onSubmit={submit} className="grid gap-3">
      <h3 className="text-14 font-semibold">{t(to === null ? 'agents.messageAll' : 'agents.message')}</h3>
      <TextField
        label={t('agents.messageTitle')}
        required
        maxLength={80}
        autoCapitalize="sentences"
        {...form.register('title')}
      />
      <TextArea label={t('agents.messageText')} required maxLength={500} {...form.register('text')} />
      {send.error && <FormFailure error={send.error} />}
      <Button type="submit" busy={send.isPending}>
        {t('agents.send')}
      </Button>
    </form>
  )
}
