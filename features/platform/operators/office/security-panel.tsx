import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { deviceText } from '#ui/data/device.ts'
import { Status } from '#ui/data/status.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { operators } from '../contract.ts'
import { isPermission, permissions } from '../catalogue.ts'
import { OperatorFailure } from './operator-failure.tsx'

/** The caller's own password, sessions and permissions. */
export function SecurityPanel() {
  const { t, lang } = useTexts()
  const me = useApiQuery(useApi(operators).me)
  return (
    <div className="mx-auto grid w-full max-w-250 grid-cols-1 gap-4 p-4 md:p-6 lg:grid-cols-2">
      <h1 className="text-18 lg:col-span-2">{t('operators.security')}</h1>
      <PasswordCard />
      <section className="panel grid content-start gap-4 p-5">
        <h2 className="text-16">{t('operators.mayTitle')}</h2>
        <QueryState of={me}>
          {({ permissions: own }) => (
            <ul className="grid gap-1.5 text-13 text-muted">
              {own.filter(isPermission).map((name) => (
                <li key={name}>{permissions[name][lang]}</li>
              ))}
            </ul>
          )}
        </QueryState>
        <h2 className="text-16">{t('operators.authenticator')}</h2>
        <p className="text-13 text-muted">{t('operators.authenticatorText')}</p>
      </section>
      <SessionsCard />
    </div>
  )
}

function PasswordCard() {
  const { t } = useTexts()
  const api = useApi(operators)
  const change = useApiMutation(api.changePassword, { invalidates: [api.sessions] })
  const form = useForm({ defaultValues: { password: '', newPassword: '', code: '' } })
  const given = form.watch()
  const send = form.onSubmit((given) => {
    change.mutate(
      { body: given },
      {
        onSuccess: ({ ended }) => {
          form.reset()
          toast({
            tone: 'good',
            title: t('operators.changed'),
            text: t('operators.changedText', { count: ended }),
          })
        },
        onError: () => form.setValue('code', ''),
      },
    )
  })
  return (
    <form onSubmit={send} className="panel grid grid-cols-1 content-start gap-5 p-5">
      <h2 className="text-16">{t('operators.changePassword')}</h2>
      <PasswordField
        label={t('operators.oldPassword')}
        purpose="current"
        required
        {...form.register('password')}
      />
      <PasswordField
        label={t('operators.newPassword')}
        hint={t('operators.enrolPasswordHint')}
        purpose="new"
        required
        {...form.register('newPassword')}
      />
      <DigitsField label={t('operators.code')} {...form.bound('code')} />
      {change.error && <OperatorFailure error={change.error} />}
      <Button type="submit" look="primary" busy={change.isPending} disabled={given.code.length < 6}>
        {t('operators.changeDo')}
      </Button>
    </form>
  )
}

type Session = Reply<(typeof operators)['sessions']>['sessions'][number]

function SessionsCard() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(operators).sessions)
  return (
    <section className="panel grid grid-cols-1 gap-4 p-5 lg:col-span-2">
      <h2 className="text-16">{t('operators.sessions')}</h2>
      <QueryState of={asked} waiting={<SkeletonCard />}>
        {({ sessions }) => (
          <ul className="grid grid-cols-1">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function SessionRow({ session }: { readonly session: Session }) {
  const texts = useTexts()
  const { t, date } = texts
  const api = useApi(operators)
  const end = useApiMutation(api.endSession, { invalidates: [api.sessions] })
  const press = () =>
    end.mutate(
      { body: { id: session.id } },
      {
        onSuccess: () => toast({ tone: 'good', title: t('operators.sessionEnded') }),
        onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
      },
    )
  return (
    <li className="flex items-center gap-4 border-b border-hair py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate" title={session.device}>
          {deviceText(session.device)}
        </p>
        <p className="text-12 text-faint">
          <span className="num">{session.ip}</span> · {t('operators.sessionSince')}{' '}
          <span className="num">{date(session.createdAt, 'minute')}</span> · {t('operators.sessionSeen')}{' '}
          <span className="num">{date(session.lastSeenAt, 'minute')}</span>
        </p>
      </div>
      {session.isThis ? (
        <Status tone="good">{t('operators.sessionThis')}</Status>
      ) : (
        <Button size="sm" busy={end.isPending} onClick={press}>
          {t('operators.sessionEnd')}
        </Button>
      )}
    </li>
  )
}
