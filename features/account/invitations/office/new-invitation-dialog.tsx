import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { invitationsOffice } from '../contract.ts'

export type NewInvitationProps = { readonly merchant: string; readonly onClose: () => void }

const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Creates an invitation and shows its link. */
export function NewInvitationDialog({ merchant, onClose }: NewInvitationProps) {
  const { t } = useTexts()
  const api = useApi(invitationsOffice)
  const told = useApiMutation(api.add, { invalidates: [api.list] })
  const form = useForm({ defaultValues: { note: '', usesMost: '1', days: '' } })
  const send = form.onSubmit(({ note, usesMost, days }) => {
    told.mutate(
      { params: { merchant }, body: { note, usesMost: wholeOf(usesMost), days: wholeOf(days) } },
      { onSuccess: () => toast({ tone: 'good', title: t('invitations.made') }) },
    )
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitations.new')}
      text={t('invitations.newText')}
      width="narrow"
    >
      {told.data ? (
        <Copyable boxed text={told.data.link} what={t('invitations.copy')} />
      ) : (
        <form onSubmit={send} className="grid gap-4">
          <TextField
            label={t('invitations.note')}
            maxLength={120}
            required
            autoCapitalize="sentences"
            {...form.register('note')}
          />
          <TextField
            label={t('invitations.usesMost')}
            hint={t('invitations.usesHint')}
            type="number"
            min={1}
            max={100_000}
            optional
            {...form.register('usesMost')}
          />
          <TextField
            label={t('invitations.days')}
            hint={t('invitations.daysHint')}
            type="number"
            min={1}
            max={3_650}
            optional
            {...form.register('days')}
          />
          {told.error && <FormFailure error={told.error} />}
          <Button type="submit" look="primary" wide busy={told.isPending}>
            {t('invitations.make')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
