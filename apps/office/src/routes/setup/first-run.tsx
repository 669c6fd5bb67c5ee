import { getRouteApi } from '@tanstack/react-router'
import { LayoutDashboard, Lock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { RefusedError } from '#contract/envelope.ts'
import { useApiQuery } from '#contract/react.ts'
import { Over, SetupAssistant } from '#features/backoffice/setup/office/assistant.tsx'
import { OwnerPage } from '#features/backoffice/setup/office/owner-page.tsx'
import { isShownStep } from '#features/backoffice/setup/office/shown.ts'
import { setup } from '#features/backoffice/setup/contract.ts'
import { ReasonPrompt } from '#features/platform/approvals/office/reason-prompt.tsx'
import { changeLang, languageNames, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { LogoMark } from '#ui/art/logo.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { OfflineBanner } from '#ui/state/offline-banner.tsx'
import { go, goInstead, useInnerLinks } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { onSessionEnd } from '../../transport.ts'

const route = getRouteApi('/setup')

/** The first-run assistant: the owner's page with the setup token, then the steps behind the login. */
export function FirstRunPage(): ReactNode {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { status, overview } = useApi(setup)
  const asked = useApiQuery(status)
  useInnerLinks()
  useEffect(() => {
    document.title = t('office.title', { page: t('setup.title') })
  }, [t])
  const enter = () => {
    // the token is worthless now, and must not stay in the history
    goInstead('/setup')
    for (const { key } of [status, overview]) void queries.invalidateQueries({ queryKey: [key] })
  }
  return (
    <QueryState of={asked}>
      {({ phase }) => {
        if (phase === 'owner')
          return (
            <Page isNarrow>
              <OwnerPage token={location.hash.slice(1)} onCreated={enter} />
            </Page>
          )
        return phase === 'over' ? (
          <Page isNarrow>
            <Over />
          </Page>
        ) : (
          <Inside />
        )
      }}
    </QueryState>
  )
}

/** Requires a login; other visitors are sent to the login page and returned afterwards. */
function Inside() {
  const { t } = useTexts()
  const { asked, me, may } = useMe()
  const { step } = route.useSearch()
  const isOut = asked.error instanceof RefusedError
  useEffect(() => {
    const leave = () => goInstead('/login?to=%2Fsetup')
    if (isOut) leave()
    return onSessionEnd(leave)
  }, [isOut])
  if (!me) return null
  if (!may('brands.create'))
    return (
      <Page isNarrow>
        <EmptyState icon={Lock} title={t('setup.forbidden')} text={t('office.forbiddenText')} />
      </Page>
    )
  return (
    <Page>
      <SetupAssistant step={isShownStep(step) ? step : null} onStep={(next) => go(`/setup?step=${next}`)} />
      <ReasonPrompt />
    </Page>
  )
}

type PageProps = { readonly isNarrow?: boolean; readonly children: ReactNode }

/** A whole window of its own: the office's menu is of no use before the first brand. */
function Page({ isNarrow = false, children }: PageProps) {
  const { t, lang } = useTexts()
  const other = languages.find((name) => name !== lang) ?? 'en'
  return (
    <div className="min-h-dvh md:h-dvh md:overflow-y-auto">
      <OfflineBanner />
      <header className="border-b border-hair bg-surface">
        <div
          className={`mx-auto flex items-center gap-2 px-4 py-3 md:px-6 ${isNarrow ? 'max-w-150' : 'max-w-280'}`}
        >
          <LogoMark className="size-8" />
          <span className="min-w-0 flex-1 truncate text-14 font-bold sm:text-16 tracking-tight">
            {t('setup.title')}
          </span>
          <Button look="ghost" size="sm" onClick={() => void changeLang(other)}>
            {languageNames[other]}
          </Button>
          {!isNarrow && (
            <a href="/" className={buttonClass({ size: 'sm' })}>
              <LayoutDashboard size={18} aria-hidden />
              <span className="max-sm:sr-only">{t('setup.leave')}</span>
            </a>
          )}
        </div>
      </header>
      <main className={`mx-auto px-4 py-6 md:px-6 md:py-10 ${isNarrow ? 'max-w-150' : 'max-w-280'}`}>
        {isNarrow ? <div className="panel p-5 md:p-8">{children}</div> : children}
      </main>
    </div>
  )
}
