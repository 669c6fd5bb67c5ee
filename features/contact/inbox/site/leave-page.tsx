import { Link2Off, MailCheck, MailX } from 'lucide-react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { inbox } from '../contract/member.ts'

/**
 * The page behind an unsubscribe link: one sentence, one button, no login. Opening it changes nothing, because mail scanners fetch every
 * link.
 */
export function LeavePage() {
  const token = usePlace().pathname.split('/').at(-1) ?? ''
  const { t } = useTexts()
  const api = useApi(inbox)
  const asked = useApiQuery(api.leaving, { params: { token } })
  const leave = useApiMutation(api.leave, { invalidates: [api.leaving] })
  return (
    <section className="mx-auto w-full max-w-110 px-4 py-10 md:py-16">
      <div className="rounded-sheet border border-hair bg-surface p-5 shadow-lift md:p-7">
        {asked.error ? (
          <EmptyState
            className="py-6"
            icon={Link2Off}
            title={<h1>{t('inbox.leave.unknown')}</h1>}
            text={t('inbox.leave.unknownText')}
            action={<Home />}
          />
        ) : (
          <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
            {({ topic, mail, brand, isOn }) => (
              <EmptyState
                className="py-6"
                icon={isOn ? MailX : MailCheck}
                title={<h1>{t(isOn ? `inbox.leave.ask.${topic}` : 'inbox.leave.done', { brand })}</h1>}
                text={t(isOn ? 'inbox.leave.askText' : 'inbox.leave.doneText', { mail, brand })}
                action={
                  <div className="grid w-full gap-3" aria-live="polite">
                    {leave.error && <Failure error={leave.error} />}
                    {isOn ? (
                      <Button
                        look="primary"
                        wide
                        busy={leave.isPending}
                        onClick={() => leave.mutate({ params: { token } })}
                      >
                        {t('inbox.leave.do')}
                      </Button>
                    ) : (
                      <Home />
                    )}
                  </div>
                }
              />
            )}
          </QueryState>
        )}
      </div>
    </section>
  )
}

function Home() {
  const { t } = useTexts()
  return (
    <Link
      to="/index"
      className="inline-flex min-h-11 items-center justify-center underline underline-offset-2"
    >
      {t('inbox.leave.home')}
    </Link>
  )
}
