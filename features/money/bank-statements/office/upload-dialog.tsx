import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Field, boxClass } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { bankStatements } from '../contract/office.ts'
import type { Feed } from './feeds/feeds-tab.tsx'

export type UploadDialogProps = {
  readonly onClose: () => void
  /** Receives the stored statement's ID. */
  readonly onDone: (id: string) => void
}

/** Uploads a statement of one account; another operator approves it. */
export function UploadDialog({ onClose, onDone }: UploadDialogProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(bankStatements).feeds, { query: {} })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('bankStatements.upload')}
      text={t('bankStatements.uploadText')}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={2} />}>
        {({ rows }) => (
          <UploadForm feeds={rows.filter(({ isOpen }) => isOpen)} onClose={onClose} onDone={onDone} />
        )}
      </QueryState>
    </Dialog>
  )
}

type FormProps = UploadDialogProps & { readonly feeds: readonly Feed[] }

function UploadForm({ feeds, onClose, onDone }: FormProps) {
  const { t } = useTexts()
  const api = useApi(bankStatements)
  const upload = useApiMutation(api.upload, { invalidates: [api.statements] })
  const [feedId, setFeed] = useState(feeds[0]?.id ?? '')
  const [file, setFile] = useState<File | null>(null)
  const feed = feeds.find(({ id }) => id === feedId)
  if (!feed) return <Notice tone="warning">{t('bankStatements.noFeeds')}</Notice>
  const send = () => {
    if (!file) return
    upload.mutate(
      { params: { merchant: feed.merchant, id: feed.id }, files: [file] },
      {
        onSuccess: ({ id, number }) => {
          toast({ tone: 'good', title: t('bankStatements.uploaded', { number }) })
          onClose()
          onDone(id)
        },
      },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      noValidate
      className="grid gap-4"
    >
      <SelectField
        label={t('bankStatements.account')}
        value={feedId}
        onChange={(event) => setFeed(event.target.value)}
        options={feeds.map(({ id, name, merchant, accountNumber }) => ({
          value: id,
          label: `${name}, ${merchant} · ${accountNumber}`,
        }))}
      />
      <Field label={t('bankStatements.fileField')} hint={t(`bankStatements.fileHint.${feed.format}`)}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={feed.format === 'csv' ? '.csv,text/csv' : '.xml,application/xml,text/xml'}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            className={`${boxClass} h-auto py-2.5`}
          />
        )}
      </Field>
      {upload.error && <Unreadable error={upload.error} />}
      <Button type="submit" look="primary" wide busy={upload.isPending} disabled={!file}>
        {t('bankStatements.upload')}
      </Button>
    </form>
  )
}

/** What is wrong with the file, in words. */
function Unreadable({ error }: { readonly error: unknown }) {
  const { t } = useTexts()
  const detail =
    error instanceof RefusedError && error.code === 'bankStatements.unreadable' ? error.detail : null
  if (typeof detail !== 'object' || detail === null || !('what' in detail))
    return <FormFailure error={error} />
  const about = 'detail' in detail ? String(detail.detail) : ''
  return <Notice tone="danger">{t(`bankStatements.problem.${String(detail.what)}`, { about })}</Notice>
}
