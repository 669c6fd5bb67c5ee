import { Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { RichField } from '#features/contact/notices/office/rich-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { pagesOffice } from '../contract/office.ts'

type TopicRow = Reply<typeof pagesOffice.topics>['list'][number]
type Language = 'en' | 'vi'

export type TopicsTabProps = { readonly merchant: string; readonly mayChange: boolean }

/** The seven help topics in both languages: the author of each, and the editor. */
export function TopicsTab({ merchant, mayChange }: TopicsTabProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(pagesOffice).topics, { params: { merchant } })
  const [edited, setEdited] = useState<TopicRow | null>(null)
  return (
    <>
      <QueryState of={asked} waiting={<SkeletonRows rows={7} />}>
        {({ list }) => (
          <ul className="panel divide-y divide-hair">
            {list.map((row) => (
              <li key={row.topic} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
                <span className="min-w-52 flex-1 font-medium">{t(`pages.topic.${row.topic}`)}</span>
                <By row={row} language="en" />
                <By row={row} language="vi" />
                {mayChange && (
                  <Button size="sm" icon={Pencil} onClick={() => setEdited(row)}>
                    {t('pagesOffice.edit')}
                    <span className="sr-only">{t(`pages.topic.${row.topic}`)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {edited && <TopicEditor merchant={merchant} row={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function By({ row, language }: { readonly row: TopicRow; readonly language: Language }) {
  const { date, t } = useTexts()
  const { isOwn, changedBy, changedAt } = row[language]
  return (
    <span className="flex min-w-56 items-center gap-2 text-13 text-muted">
      <Status tone={isOwn ? 'good' : 'plain'}>{language.toUpperCase()}</Status>
      {isOwn && changedBy && changedAt
        ? t('pagesOffice.own', { name: changedBy, at: date(changedAt, 'brief') })
        : t('pagesOffice.house')}
    </span>
  )
}

type TopicEditorProps = { readonly merchant: string; readonly row: TopicRow; readonly onClose: () => void }

function TopicEditor({ merchant, row, onClose }: TopicEditorProps) {
  const { t } = useTexts()
  const api = useApi(pagesOffice)
  const [en, setEn] = useState(row.en.html)
  const [vi, setVi] = useState(row.vi.html)
  const set = useApiMutation(api.setTopic, { invalidates: [api.topics] })
  const write = (body: { en: string; vi: string }) =>
    set.mutate(
      { params: { merchant, topic: row.topic }, body },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('pagesOffice.saved') })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`pages.topic.${row.topic}`)}
      width="wide"
      actions={
        <>
          {(row.en.isOwn || row.vi.isOwn) && (
            <Button look="ghost" icon={Undo2} onClick={() => write({ en: '', vi: '' })}>
              {t('pagesOffice.back')}
            </Button>
          )}
          <Button look="primary" busy={set.isPending} onClick={() => write({ en, vi })}>
            {t('pagesOffice.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {set.error && <Failure error={set.error} />}
        <RichField label={t('pagesOffice.english')} value={row.en.html} onChange={setEn} lang="en" />
        <RichField label={t('pagesOffice.vietnamese')} value={row.vi.html} onChange={setVi} lang="vi" />
      </div>
    </Dialog>
  )
}
