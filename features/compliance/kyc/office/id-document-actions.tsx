import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useForm } from '#ui/api/use-form.ts'
import { kycOffice } from '../contract/office.ts'
import { rejections, type Rejection } from '../rules/id-documents.ts'
import type { IdDocumentInFull } from './id-document-detail.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'papers.notAName': 'name',
  'papers.nameDiffers': 'name',
  'papers.birthdayDiffers': 'bornOn',
  'papers.underAge': 'bornOn',
  'papers.over': 'expiresOn',
} as const

type ActionsProps = { readonly idDocument: IdDocumentInFull; readonly onDone: () => void }

/** The document's data as the operator types them: the platform compares them with the profile, in addition to the operator's check. */
export function IdDocumentDeeds({ idDocument, onDone }: ActionsProps) {
  const { t } = useTexts()
  const api = useApi(kycOffice)
  const approve = useApiMutation(api.approve, { invalidates: [api.list, api.one, api.member] })
  const [isRefusing, setRefusing] = useState(false)
  const form = useForm({ defaultValues: { name: '', bornOn: '', expiresOn: '' } })
  const typed = form.watch()
  const { id, merchant, number } = idDocument
  const isWhole = typed.name.trim() !== '' && typed.bornOn !== ''
  const send = form.onSubmit((typed) => {
    if (!isWhole) return
    const body = {
      merchant,
      name: typed.name.trim(),
      bornOn: typed.bornOn,
      expiresOn: typed.expiresOn || null,
    }
    const done = () => {
      toast({ tone: 'good', title: t('kycOffice.approved', { number }) })
      onDone()
    }
    approve.mutate({ params: { id }, body }, { onSuccess: done })
  })
  return (
    <form onSubmit={send} className="grid gap-4">
      <h2 className="text-14 font-bold">{t('kycOffice.onPaper')}</h2>
      <TextField label={t('kycOffice.name')} autoComplete="off" {...form.register('name')} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField label={t('kycOffice.birthday')} type="date" {...form.register('bornOn')} />
        <TextField label={t('kycOffice.expires')} optional type="date" {...form.register('expiresOn')} />
      </div>
      {approve.error && <FormFailure error={approve.error} fields={FIELD_OF} />}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button type="submit" look="primary" busy={approve.isPending} disabled={!isWhole}>
          {t('kycOffice.approve')}
        </Button>
        <Button look="outline" onClick={() => setRefusing(true)}>
          {t('kycOffice.reject')}
        </Button>
      </div>
      <RefuseDialog
        idDocument={idDocument}
        open={isRefusing}
        onClose={() => setRefusing(false)}
        onDone={onDone}
      />
    </form>
  )
}

function RefuseDialog({
  idDocument: { id, merchant, number },
  open,
  onClose,
  onDone,
}: ActionsProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(kycOffice)
  const reject = useApiMutation(api.reject, { invalidates: [api.list, api.one, api.member] })
  const form = useForm<{ rejection: Rejection; note: string }>({
    defaultValues: { rejection: 'unreadable', note: '' },
  })
  const send = form.onSubmit(({ rejection, note }) => {
    const done = () => {
      toast({ tone: 'good', title: t('kycOffice.rejected', { number }) })
      onDone()
    }
    const body = { merchant, rejection, note: note.trim() || null }
    reject.mutate({ params: { id }, body }, { onSuccess: done })
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('kycOffice.reject')}
      text={t('kycOffice.rejectText')}
      width="narrow"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <SelectField
          label={t('kycOffice.why')}
          options={rejections.map((value) => ({ value, label: t(`kyc.rejection.${value}`) }))}
          {...form.register('rejection')}
        />
        <TextArea
          label={t('kycOffice.note')}
          optional
          {...textBounds(kycOffice.reject, 'note')}
          {...form.register('note')}
        />
        {reject.error && <FormFailure error={reject.error} fields={FIELD_OF} />}
        <Button type="submit" look="danger" wide busy={reject.isPending}>
          {t('kycOffice.reject')}
        </Button>
      </form>
    </Dialog>
  )
}
