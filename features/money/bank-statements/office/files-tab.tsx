import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { bankStatements } from '../contract/office.ts'
import { FileDrawer } from './file-drawer.tsx'
import { ListTab } from './list-tab.tsx'
import { UploadDialog } from './upload-dialog.tsx'

export type Statement = Reply<typeof bankStatements.statements>['rows'][number]

const tones = { waiting: 'waiting', importing: 'info', imported: 'good', rejected: 'bad' } as const

/** The files that statements came in: uploads wait for a second operator. */
export function FilesTab({ mayDecide }: { readonly mayDecide: boolean }) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(bankStatements).statements, { query: before ? { before } : {} })
  const [isUploading, setUploading] = useState(false)
  const [openId, setOpen] = useState<string | null>(null)
  const next = asked.data?.next
  const open = asked.data?.rows.find(({ id }) => id === openId) ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListTab
        asked={asked}
        add={
          mayDecide
            ? { icon: Upload, label: t('bankStatements.upload'), onPress: () => setUploading(true) }
            : null
        }
        nothing={{
          icon: FileText,
          title: t('bankStatements.noFiles'),
          text: t('bankStatements.noFilesText'),
        }}
        className="grid gap-2"
        item={(row) => <FileRow row={row} onOpen={() => setOpen(row.id)} />}
      />
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} onDone={setOpen} />}
      {open && <FileDrawer statement={open} onClose={() => setOpen(null)} mayDecide={mayDecide} />}
    </div>
  )
}

function FileRow({ row, onOpen }: { readonly row: Statement; readonly onOpen: () => void }) {
  const { t, date, number } = useTexts()
  const { state, unread, conflicts } = row
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('bankStatements.openFile', {
        number: row.number,
        state: t(`bankStatements.file.${state}`),
      })}
      className="panel flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-left transition-colors duration-120 hover:border-control"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate font-medium">
          <span className="num">{row.number}</span> · {row.fileName}
        </span>
        <span className="text-12 text-faint">
          {row.feedName}, {row.merchant} · <span className="num">{date(row.at, 'minute')}</span> ·{' '}
          {row.uploadedBy ?? t(`bankStatements.source.${row.source}`)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        <span className="num text-muted">
          {t('bankStatements.countEntries', { count: row.entries, entries: number(row.entries) })}
          {unread.length > 0 && ` · ${t('bankStatements.countUnread', { entries: number(unread.length) })}`}
          {conflicts > 0 && ` · ${t('bankStatements.countConflicts', { entries: number(conflicts) })}`}
        </span>
        <Status tone={tones[state]}>{t(`bankStatements.file.${state}`)}</Status>
      </span>
    </button>
  )
}
