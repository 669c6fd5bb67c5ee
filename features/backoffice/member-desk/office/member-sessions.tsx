import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { deviceText } from '#ui/data/device.ts'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { memberDesk } from '../contract.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

export type MemberSessionsProps = { readonly id: bigint; readonly mayEnd: boolean }

/** The member's sessions; an operator may end one or all. */
export function MemberSessions({ id, mayEnd }: MemberSessionsProps) {
  const { t, date } = useTexts()
  const api = useApi(memberDesk)
  const asked = useApiQuery(api.sessions, { params: { id } })
  const end = useApiMutation(api.endSession, { invalidates: [api.sessions] })
  const [ending, setEnding] = useState<string | null>(null)
  const send = (reason: string) =>
    end.mutate(
      { params: { id }, body: { reason, ...(ending && ending !== 'all' ? { session: ending } : {}) } },
      {
        onSuccess: ({ ended }) => {
          setEnding(null)
          toast({ tone: 'good', title: t('backoffice.sessionsEnded', { count: ended }) })
        },
      },
    )
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ sessions }) => sessions.length === 0}
      empty={<EmptyState title={t('backoffice.sessionsNone')} />}
    >
      {({ sessions }) => (
        <section className="panel px-5 py-2">
          <ul>
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex items-center gap-4 border-b border-hair py-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1">
                  <p className="truncate text-13" title={session.device}>
                    {deviceText(session.device)}
                  </p>
                  <p className="num text-12 text-faint">
                    {session.ip} · {date(session.createdAt, 'minute')} – {date(session.lastSeenAt, 'minute')}
                  </p>
                </div>
                {mayEnd && (
                  <Button size="sm" onClick={() => setEnding(session.id)}>
                    {t('backoffice.endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mayEnd && sessions.length > 1 && (
            <Button size="sm" look="danger" className="my-3" onClick={() => setEnding('all')}>
              {t('backoffice.endAll')}
            </Button>
          )}
          <ReasonDialog
            open={ending !== null}
            onClose={() => setEnding(null)}
            title={t(ending === 'all' ? 'backoffice.endAll' : 'backoffice.endSession')}
            text={t('backoffice.endText')}
            action={t(ending === 'all' ? 'backoffice.endAll' : 'backoffice.endSession')}
            busy={end.isPending}
            error={end.error}
            onReason={send}
          />
        </section>
      )}
    </QueryState>
  )
}
