import { lazy, Suspense, useState } from 'react'
import { useIsMember } from '#ui/api/session.ts'
import { addWords } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { usePlace } from '#ui/route/place.ts'
import { Later } from '#ui/state/later.tsx'
import { OfflineBanner } from '#ui/state/offline-banner.tsx'
import { CurrentPage } from '../routes/states/current-page.tsx'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'
import { useFreshAnswers, useMemberLanguage, useOfferedLanguage } from '../state/use-language.ts'
import { useLine } from '../state/line-state.ts'
import { useSearchKey } from '../state/use-search-key.ts'
import { isCovered } from '../first/early.ts'
import { readShellSearch } from '../paths.ts'
import { useLive } from '../live/use-live.ts'
import { useMembersOnly } from '../state/use-members-only.ts'
import { inTime } from '../loading.ts'
import { BottomBar } from '../menus/bottom-bar.tsx'
import { Header } from './header.tsx'
import { LayerBoundary } from './layer-boundary.tsx'
import { layoutOf } from './layouts.ts'
import { layers, rail } from '../first/beside.ts'
import { useIsDesk } from '../state/use-is-tight.ts'
import { StartGate } from './start-gate.tsx'

/** Not visible at first: its code loads after the page has rendered. */
const Footer = lazy(async () => {
  const [own, en, vi] = await inTime(() =>
    Promise.all([
      import('./footer.tsx'),
      import('#texts/layers/footer-en.ts'),
      import('#texts/layers/footer-vi.ts'),
    ]),
  )
  addWords('en', en.footer)
  addWords('vi', vi.footer)
  return { default: own.Footer }
})

/** A separate chunk: only visitors of the few members-only brands need it. */
const MembersOnly = lazy(async () => ({
  default: (await inTime(() => import('./members-only.tsx'))).MembersOnly,
}))

/** The frame around every page. A game has the whole screen and its own compact bar. */
export function Shell() {
  const { pathname } = usePlace()
  useLive()
  useSearchKey()
  useMemberLanguage()
  useOfferedLanguage()
  useFreshAnswers()
  const mustLogIn = useMembersOnly()
  // a separate window, also open while the site is closed
  if (pathname === '/service')
    return (
      <>
        <CurrentPage />
        <Layers />
      </>
    )
  const open = pathname === '/game' ? <CurrentPage /> : <Page />
  return (
    <StartGate>
      {mustLogIn ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <MembersOnly />
        </Suspense>
      ) : (
        open
      )}
      <Layers />
    </StartGate>
  )
}

/** The layers above the page: their code loads after the first render. */
function Layers() {
  return (
    <LayerBoundary>
      <Suspense>
        <layers.Shown />
      </Suspense>
    </LayerBoundary>
  )
}

/** The menu beside the page; its space is reserved while it loads after the window has become wide. */
function Rail() {
  return (
    <LayerBoundary>
      <Suspense fallback={<div className="w-18 shrink-0 lg:w-60" />}>
        <rail.Shown />
      </Suspense>
    </LayerBoundary>
  )
}

/** Its approximate height: nothing is below it, and the page is as long with it as without. */
const FOOTER_PLACE = 'min-h-240 md:min-h-140'

function Page() {
  const { t } = useTexts()
  const { pathname } = usePlace()
  const { header, footer, menu } = layoutOf(pathname)
  const isBroken = useLine((state) => state.isBroken)
  const isHidden = useCovered()
  const isDesk = useIsDesk()
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-action px-4 py-3 font-bold text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        {t('shell.skip')}
      </a>
      {header && <Header hasMenu={menu} />}
      <div className="md:flex">
        {menu && isDesk && <Rail />}
        <div className="min-w-0 flex-1">
          <OfflineBanner lost={isBroken} />
          <TrialNote />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto min-h-[calc(100dvh-64px)] w-full max-w-320 px-4 pt-4 pb-6 outline-none md:px-8 md:pt-6 md:pb-12"
          >
            {!isHidden && <CurrentPage />}
          </main>
          {footer ? (
            !isHidden && (
              <Later place={FOOTER_PLACE}>
                <Boundary resetKey="footer">
                  <Suspense fallback={<div className={FOOTER_PLACE} />}>
                    <Footer />
                  </Suspense>
                </Boundary>
              </Later>
            )
          ) : (
            <SaferPlayLine />
          )}
        </div>
      </div>
      {menu && <BottomBar />}
    </>
  )
}

/** Safer play is one press away, also on a page that has no footer (R16). */
function SaferPlayLine() {
  const { t } = useTexts()
  return (
    <p className="flex justify-center pb-4 text-13 text-muted">
      <Link to="/saferplay" className="flex min-h-11 items-center px-3 underline underline-offset-2">
        {t('member.saferPlay')}
      </Link>
    </p>
  )
}

/** On a direct visit to the member centre the page below it is hidden; it renders when the centre closes. */
function useCovered(): boolean {
  const { search } = usePlace()
  const isMember = useIsMember()
  const isOpen = isMember && readShellSearch(search).member !== undefined
  const [wasCovered, setCovered] = useState(() => isCovered(isOpen))
  if (wasCovered && !isOpen) setCovered(false)
  return wasCovered && isOpen
}

/** A trial account plays by the real rules with play money; every page says so (decision 22). */
function TrialNote() {
  const { t } = useTexts()
  const member = useMember()
  if (member?.type !== TRIAL_TYPE) return null
  return (
    <section aria-label={t('shell.trialShort')} className="bg-warning-soft px-4 py-2.5 text-center text-13">
      {t('shell.trial', { currency: member.currency ?? '' })}
    </section>
  )
}
