import { MonitorSmartphone } from 'lucide-react'
import { useAsk, useTell } from '#contract/react.ts'
import { identity } from '#features/identity/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { deviceName } from '#features/security/rules/device-name.ts'

/** Where the member is logged in, and the way to end it there. */
export function SessionsCard() {
  const { t, date } = useTexts()
  const api = useApi(identity)
  const asked = useAsk(api.sessions)
  const end = useTell(api.endSession, { tells: [api.sessions] })
  const leave = (session: string) =>
    end.mutate(
      { params: { session } },
      { onSuccess: () => toast({ tone: 'good', title: t('account.sessionEnded') }) },
    )
  return (
    <section className="panel px-5 py-4">
      <h2 className="mb-1 text-16">{t('account.sessions')}</h2>
      {end.error && <Failure error={end.error} />}
      <Answer of={asked}>
        {({ sessions }) => (
          <ul className="divide-y divide-hair">
            {sessions.map((session) => (
              <li key={session.id} className="flex items-center gap-3.5 py-3">
                <MonitorSmartphone size={20} className="text-muted" aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium">{deviceName(session.device) || session.ip}</p>
                  <p className="num truncate text-12 text-faint">
                    {session.ip} · {t('account.sessionSeen', { when: date(session.lastSeenAt, 'minute') })}
                  </p>
                </div>
                {session.isThisOne ? (
                  <Status tone="good">{t('account.sessionThis')}</Status>
                ) : (
                  <Button
                    size="sm"
                    busy={end.isPending && end.variables.params.session === session.id}
                    onClick={() => leave(session.id)}
                  >
                    {t('account.sessionEnd')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  )
}
