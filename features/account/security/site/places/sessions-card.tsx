import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../contract.ts'
import { deviceName } from '#kit/names/device-name.ts'
import { PlaceLine } from './place-line.tsx'

/** The member's sessions, and a button to end each: its sockets and games end too (S3). */
export function SessionsCard() {
  const { t, date } = useTexts()
  const api = useApi(security)
  const asked = useApiQuery(api.sessions)
  const end = useApiMutation(api.endSession, { invalidates: [api.sessions] })
  const leave = (session: string) =>
    end.mutate(
      { params: { session } },
      { onSuccess: () => toast({ tone: 'good', title: t('security.sessionEnded') }) },
    )
  return (
    <section className="panel px-5 pt-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16">{t('security.sessions')}</h2>
        {(asked.data?.sessions.length ?? 0) > 1 && <EndOthers />}
      </div>
      {end.error && <Failure error={end.error} />}
      <QueryState of={asked}>
        {({ sessions }) => (
          <ul className="divide-y divide-hair">
            {sessions.map((session) => (
              <PlaceLine
                key={session.id}
                device={session.device}
                ip={session.ip}
                country={session.country}
                times={[
                  t('security.sessionSince', { date: date(session.createdAt, 'brief') }),
                  t('security.sessionSeen', { date: date(session.lastSeenAt, 'brief') }),
                ]}
                end={
                  session.isThisOne ? (
                    <Status tone="good">{t('security.sessionThis')}</Status>
                  ) : (
                    <Button
                      size="sm"
                      busy={end.isPending && end.variables.params.session === session.id}
                      aria-label={`${t('security.sessionEnd')}: ${deviceName(session.device)}, ${session.ip}`}
                      onClick={() => leave(session.id)}
                    >
                      {t('security.sessionEnd')}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function EndOthers() {
  const { t } = useTexts()
  const api = useApi(security)
  const end = useApiMutation(api.endOtherSessions, { invalidates: [api.sessions] })
  const [isAsking, setAsking] = useState(false)
  const go = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ ended }) =>
          toast({ tone: 'good', title: t('security.sessionsEnded', { count: ended }) }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('security.sessionsEnd')}
      </Button>
      <Confirm
        open={isAsking}
        danger
        busy={end.isPending}
        title={t('security.sessionsEndTitle')}
        text={t('security.sessionsEndText')}
        action={t('security.sessionsEnd')}
        onConfirm={go}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
