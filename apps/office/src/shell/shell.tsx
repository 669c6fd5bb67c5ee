import { Outlet } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { ReasonPrompt } from '#features/platform/approvals/office/reason-prompt.tsx'
import { operators } from '#features/platform/operators/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/layer/sheet.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { OfficeSlotsProvider, type OfficeSlots } from '#ui/office/slots.tsx'
import { OfflineBanner } from '#ui/state/offline-banner.tsx'
import { onSessionEnd } from '../transport.ts'
import { goInstead, history, useInnerLinks } from '../place.ts'
import { openMenu, sayAtLogin, useOffice } from '../state/office-store.ts'
import { lazily } from './lazily.tsx'
import { Rail, RailEntries } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useIdle } from '../state/use-idle.ts'
import { useLive } from '../state/use-live.ts'
import { useMe } from '../state/use-me.ts'
import { useZone } from '../state/use-zone.ts'

/** Loaded with the first page that shows them. */
const slots: OfficeSlots = {
  AboutMember: lazily(
    async () => (await import('#features/backoffice/member-facts/office/member-facts.tsx')).MemberFacts,
  ),
  MemberField: lazily(
    async () => (await import('#features/backoffice/member-labels/office/member-field.tsx')).MemberField,
  ),
}

const IDLE_MS = 30 * 60_000

/** The frame around every page for logged-in operators; others are redirected to the login and back. */
export function Shell() {
  const { asked, me } = useMe()
  useEffect(() => onSessionEnd(() => leave(me ? 'ended' : null)), [me])
  if (me) return <Frame />
  if (asked.error && !(asked.error instanceof RefusedError)) {
    return (
      <Failure
        error={asked.error}
        onRetry={() => void asked.refetch()}
        className="min-h-dvh content-center"
      />
    )
  }
  return null
}

/** Redirects to the login, which returns to the current page. Clears the cached queries of the old session. */
function leave(notice: 'idle' | 'ended' | null): void {
  const from = history.location.href
  sayAtLogin(notice)
  if (!from.startsWith('/login')) goInstead(from === '/' ? '/login' : `/login?to=${encodeURIComponent(from)}`)
}

function Frame() {
  const { t } = useTexts()
  const isMenuOpen = useOffice((state) => state.isMenuOpen)
  const logout = useApiMutation(useApi(operators).logout)
  const { mutate } = logout
  const onIdle = useCallback(() => mutate({}, { onSettled: () => leave('idle') }), [mutate])
  useIdle(IDLE_MS, onIdle)
  useLive()
  useInnerLinks()
  useZone()
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <a
        href="#main"
        className="sr-only rounded-control bg-action px-4 py-2 font-bold text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('office.skip')}
      </a>
      <OfflineBanner />
      <TopBar />
      <div className="flex min-h-0 flex-1">
        <Rail />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-h-0 min-w-0 flex-1 flex-col outline-none md:overflow-y-auto"
        >
          <OfficeSlotsProvider slots={slots}>
            <Outlet />
          </OfficeSlotsProvider>
        </main>
      </div>
      <Sheet open={isMenuOpen} onClose={() => openMenu(false)} title={t('office.menu')}>
        <nav aria-label={t('office.main')} className="grid gap-1">
          <RailEntries isWide onGo={() => openMenu(false)} />
        </nav>
      </Sheet>
      <ReasonPrompt />
    </div>
  )
}
