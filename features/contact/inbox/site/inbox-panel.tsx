import { CheckCheck, Inbox, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Pager } from '#ui/records/pager.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { inbox } from '../contract/member.ts'
import { ConsentCard } from './consent-card.tsx'
import { MessageRow } from './message-row.tsx'

const filters = ['all', 'new', 'money', 'security', 'house', 'offer'] as const
type Filter = (typeof filters)[number]

const queryOf = (filter: Filter) => {
  if (filter === 'all') return {}
  return filter === 'new' ? { unread: 'yes' as const } : { kind: filter }
}

/** messageV2: the member's messages, newest first. */
export function InboxPanel() {
  const { t } = useTexts()
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string | null>(null)
  const asked = useApiQuery(useApi(inbox).list, { query: { page, ...queryOf(filter) } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Head
        unread={asked.data?.unread ?? 0}
        hasRead={asked.data?.list.some(({ isRead }) => isRead) ?? false}
      />
      <FilterChips<Filter>
        label={t('inbox.show')}
        className="max-md:-mx-4 max-md:px-4"
        options={filters.map((value) => ({
          value,
          label: t(value === 'all' || value === 'new' ? `inbox.${value}` : `inbox.kind.${value}`),
        }))}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Inbox} title={t('inbox.none')} text={t('inbox.noneText')} />}
      >
        {({ list, pages }) => (
          <>
            <ul className="panel divide-y divide-hair overflow-hidden">
              {list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isOpen={message.id === open}
                  onToggle={() => setOpen(message.id === open ? null : message.id)}
                />
              ))}
            </ul>
            <Pager page={page} pages={pages} onPage={setPage} label={t('inbox.pages')} />
          </>
        )}
      </QueryState>
      <ConsentCard />
    </div>
  )
}

function Head({ unread, hasRead }: { readonly unread: number; readonly hasRead: boolean }) {
  const { t } = useTexts()
  const api = useApi(inbox)
  const tells = { invalidates: [api.list, api.unreadCount] }
  const readAll = useApiMutation(api.readAll, tells)
  const removeRead = useApiMutation(api.removeRead, tells)
  const [isAsking, setAsking] = useState(false)
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-3">
      <div className="min-w-0 flex-1">
        <h1 className="text-22 max-md:hidden">{t('inbox.title')}</h1>
        <p role="status" className="text-13 text-muted md:text-14">
          {unread > 0 ? t('said.unread', { count: unread }) : t('inbox.allRead')}
        </p>
      </div>
      {unread > 0 && (
        <Button size="sm" icon={CheckCheck} busy={readAll.isPending} onClick={() => readAll.mutate({})}>
          {t('inbox.readAll')}
        </Button>
      )}
      {hasRead && (
        <Button
          size="sm"
          look="ghost"
          icon={Trash2}
          aria-label={t('inbox.removeRead')}
          onClick={() => setAsking(true)}
          className="max-md:px-3"
        >
          {/* only the icon fits on a phone */}
          <span className="max-md:hidden">{t('inbox.removeRead')}</span>
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t('inbox.removeRead')}
        text={t('inbox.removeReadText')}
        action={t('inbox.remove')}
        busy={removeRead.isPending}
        onConfirm={() => removeRead.mutate({}, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {removeRead.error && <Failure error={removeRead.error} />}
      </Confirm>
      {readAll.error && (
        <div className="w-full">
          <Failure error={readAll.error} />
        </div>
      )}
    </header>
  )
}
