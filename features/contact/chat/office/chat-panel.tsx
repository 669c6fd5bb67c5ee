import clsx from 'clsx'
import { EyeOff, Gavel, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { chatOffice } from '../contract/office.ts'
import { SanctionDialog } from './sanction-dialog.tsx'
import { SanctionsCard } from './sanctions-card.tsx'
import { WordsCard } from './words-card.tsx'

export type Room = Reply<(typeof chatOffice)['room']>
export type RoomLine = Room['lines'][number]

export type ChatPanelProps = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly mayModerate: boolean
}

const LOOK_AGAIN_MS = 15_000

/** The members' chat room as operators see it. */
export function ChatPanel({ brand, onBrand, mayModerate }: ChatPanelProps) {
  const { t } = useTexts()
  const asked = useApiQuery(
    useApi(chatOffice).room,
    { query: brand ? { merchant: brand } : {} },
    { everyMs: LOOK_AGAIN_MS },
  )
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('chatOffice.title')}</h1>
        <p className="text-13 text-muted">{t('chatOffice.lead')}</p>
      </header>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {(room) => (
          <>
            <BrandChips brands={room.brands} value={room.merchant} onChange={onBrand} />
            {!room.isOn && <Notice tone="info">{t('chatOffice.off')}</Notice>}
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
              <Lines room={room} mayModerate={mayModerate} />
              <div className="grid gap-4">
                <SanctionsCard room={room} mayModerate={mayModerate} />
                <WordsCard room={room} mayModerate={mayModerate} />
              </div>
            </div>
          </>
        )}
      </QueryState>
    </div>
  )
}

function Lines({ room, mayModerate }: { readonly room: Room; readonly mayModerate: boolean }) {
  const { t } = useTexts()
  const api = useApi(chatOffice)
  const hide = useApiMutation(api.hide, { invalidates: [api.room] })
  const [judged, setJudged] = useState<RoomLine | null>(null)
  if (room.lines.length === 0) return <EmptyState icon={MessagesSquare} title={t('chatOffice.none')} />
  return (
    <section aria-label={t('chatOffice.lines')} className="panel overflow-hidden">
      {hide.error && <Failure error={hide.error} />}
      <ul className="divide-y divide-hair">
        {room.lines.map((line) => (
          <li
            key={line.id.toString()}
            className={clsx(
              'flex items-start gap-3 px-4 py-2.5',
              line.reports > 0 && !line.deletedBy && 'bg-warning-soft',
            )}
          >
            <LineWords line={line} />
            {mayModerate && (
              <span className="flex shrink-0">
                {!line.deletedBy && (
                  <IconButton
                    icon={EyeOff}
                    size="sm"
                    label={`${t('chatOffice.hide')}: ${line.text}`}
                    onClick={() =>
                      hide.mutate({ params: { id: line.id }, body: { merchant: room.merchant } })
                    }
                  />
                )}
                <IconButton
                  icon={Gavel}
                  size="sm"
                  label={`${t('chatOffice.sanction')}: ${line.account}`}
                  onClick={() => setJudged(line)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {judged && <SanctionDialog line={judged} merchant={room.merchant} onClose={() => setJudged(null)} />}
    </section>
  )
}

function LineWords({ line }: { readonly line: RoomLine }) {
  const { t, date } = useTexts()
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        <a href={`/members/${line.memberId}`} className="font-medium text-action-text">
          {line.account}
        </a>
        <span className="num">{date(line.at, 'brief')}</span>
        {line.room !== '' && (
          <Status tone="plain">{line.room.replace(/^(?:table|card)-/, '').toUpperCase()}</Status>
        )}
        {line.reports > 0 && (
          <Status tone="waiting">{t('chatOffice.reports', { count: line.reports })}</Status>
        )}
        {line.deletedBy && <Status tone="plain">{t('chatOffice.hidden', { by: line.deletedBy })}</Status>}
      </p>
      <p className={clsx('wrap-anywhere', line.deletedBy && 'text-muted line-through')}>{line.text}</p>
      {line.written !== line.text && (
        <p className="text-12 text-muted wrap-anywhere">{t('chatOffice.written', { text: line.written })}</p>
      )}
    </div>
  )
}
