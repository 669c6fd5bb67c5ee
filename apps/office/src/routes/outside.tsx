import { getRouteApi } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { SetupNotice } from '#features/backoffice/setup/office/setup-notice.tsx'
import { EnrolPanel } from '#features/platform/operators/office/enrol-panel.tsx'
import { LoginPanel } from '#features/platform/operators/office/login-panel.tsx'
import { changeLang, languageNames, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { LogoMark } from '#ui/art/logo.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { go, goInstead } from '../place.ts'
import { sayAtLogin, useOffice } from '../state/office-store.ts'

const route = getRouteApi('/login')

/** The login; afterwards it redirects to the page that was requested. */
export function LoginPage(): ReactNode {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { to } = route.useSearch()
  const notice = useOffice((state) => state.notice)
  const [isCleared, setCleared] = useState(false)
  useEffect(() => {
    queries.clear()
    setCleared(true)
  }, [queries])
  const enter = () => {
    sayAtLogin(null)
    goInstead(to ?? '/')
  }
  return (
    <Outside>
      {notice && (
        <Notice tone="warning" className="mb-5">
          {t(notice === 'idle' ? 'office.idle' : 'office.ended')}
        </Notice>
      )}
      {/* a query that began before the cache was cleared would never be answered */}
      {isCleared && <SetupNotice at="owner" className="mb-5" />}
      <LoginPanel onDone={enter} />
    </Outside>
  )
}

export function EnrolPage() {
  return (
    <Outside>
      <EnrolPanel token={location.hash.slice(1)} onLogin={() => go('/login')} />
    </Outside>
  )
}

/** The layout of pages outside the login. */
function Outside({ children }: { readonly children: ReactNode }) {
  const { t, lang } = useTexts()
  const other = languages.find((name) => name !== lang) ?? 'en'
  return (
    <div className="grid min-h-dvh justify-items-center overflow-y-auto px-4 py-8 md:h-dvh md:content-center">
      <main className="grid w-full max-w-102 gap-6">
        <div className="flex items-center gap-3">
          <LogoMark className="size-9" />
          <span className="text-18 font-bold tracking-tight">{t('office.name')}</span>
          <Button look="ghost" size="sm" className="ml-auto" onClick={() => void changeLang(other)}>
            {languageNames[other]}
          </Button>
        </div>
        <div className="panel p-5 md:p-7">{children}</div>
        <p className="text-12 text-faint">{t('office.loginFoot')}</p>
      </main>
    </div>
  )
}
