import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { kyc } from '../contract/member.ts'
import { leastPictures, MOST_PICTURES, idDocumentKinds, type IdDocumentKind } from '../rules/id-documents.ts'

/** Kind of document and its pictures, from the camera or from files. */
export function IdDocumentsDialog({
  open,
  onClose,
}: {
  readonly open: boolean
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(kyc)
  const told = useApiMutation(api.send, { invalidates: [api.mine] })
  const form = useForm<{ kind: IdDocumentKind; files: readonly File[] }>({
    defaultValues: { kind: 'idCard', files: [] },
  })
  const { kind, files } = form.watch()
  const isTried = form.formState.isSubmitted
  // remove the error of the previous picture
  const pick = (next: readonly File[]) => {
    form.setValue('files', next)
    told.reset()
  }
  const least = leastPictures[kind]
  const isShort = files.length < least
  const send = form.onSubmit(() => {
    if (isShort || told.isPending) return
    told.mutate(
      { body: { kind }, files },
      {
        onSuccess: ({ number }) => {
          toast({ tone: 'good', title: t('kyc.sent', { number }) })
          form.reset({ kind, files: [] })
          onClose()
        },
      },
    )
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('kyc.sendTitle')} text={t('kyc.sendText')}>
      <form onSubmit={send} className="grid gap-4">
        <SelectField
          label={t('kyc.kind')}
          options={idDocumentKinds.map((value) => ({ value, label: t(`kyc.kind.${value}`) }))}
          {...form.register('kind')}
        />
        <FileDrop
          label={t('kyc.pictures')}
          hint={t(`kyc.hint.${kind}`)}
          error={isTried && isShort ? t('refusal.papers.tooFewPictures', { least }) : undefined}
          files={files}
          onChange={pick}
          atMost={MOST_PICTURES}
        />
        {told.error && <FormFailure error={told.error} />}
        <Button type="submit" look="primary" wide busy={told.isPending}>
          {t('kyc.send')}
        </Button>
      </form>
    </Dialog>
  )
}
