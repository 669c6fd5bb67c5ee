import { memo, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import {
  asMember,
  closeAuth,
  owesPassword,
  useAuthModal,
} from '#features/account/identity/site/auth-store.ts'
import { useRoutes } from '#features/contact/site-status/site/addresses/use-routes.ts'
import { useImageMirrors } from '#features/contact/site-status/site/image-mirrors.ts'
import { useLaunchHosts } from '#features/contact/site-status/site/launch-hosts.ts'
import { useMeasured } from '#features/contact/site-status/site/use-status.ts'
import { invitationIn } from '#features/account/identity/site/register/invitation.ts'
import { useGesture } from '#features/account/identity/site/human/gesture.ts'
import { useChat } from '#features/contact/chat/site/chat-store.ts'
import { sessionToken, useIsMember } from '#ui/api/session.ts'
import { useGamePopup } from '#features/play/lobby/site/popup/game-popup-store.ts'
import { useVendorPopup } from '#features/play/lobby/site/vendor/popup-store.ts'
import { useStays } from '#ui/route/stays.tsx'
import { onToasts, waitingToasts } from '#ui/layer/toast.ts'
import { useCalm } from '#ui/state/calm.ts'
import { openLayer, useShell } from '../state/shell-store.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import type { MemberPage } from '../member/names.ts'
import { endFirstCentre } from '../first/first-centre.ts'
import { readShellSearch, withAgent, withMember } from '../paths.ts'
import { readySealer } from '../transport.ts'
import { centreWords, noticeWords } from '../words.ts'
import { part } from '../words/part.ts'
import { useBrand } from '../state/use-brand.ts'
import { play } from '../ways/play.ts'
import { useGo } from '../ways/use-go.ts'
import { useSettled } from '../state/use-settled.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'

const AuthModals = part(async () => {
  const [own] = await Promise.all([
    import('#features/account/identity/site/auth-modals.tsx'),
    import('#features/compliance/exclusions/site/exclusion-store.ts'), // explains a login that an exclusion refuses
    readySealer(),
  ])
  return own.AuthModals
})
/** A separate chunk from the forms: the start of an exclusion is announced before their code could load. */
const ExclusionDialog = part(async () => (await import('../member/away.tsx')).Away)
const ConsentBar = part(
  async () => (await import('#features/contact/site-status/site/consent-bar.tsx')).ConsentBar,
)
const GestureHost = part(
  async () => (await import('#features/account/identity/site/human/gesture-host.tsx')).GestureHost,
)
const SearchDialog = part(
  async () => (await import('#features/play/lobby/site/search/search-dialog.tsx')).SearchDialog,
)
const VendorPopup = part(
  async () => (await import('#features/play/lobby/site/vendor/vendor-popup.tsx')).VendorPopup,
)
const GamePopup = part(async () => (await import('../routes/game/game-popup.tsx')).GamePopup)
const MenuSheet = part(async () => (await import('../menus/menu-sheet.tsx')).MenuSheet)
const LanguageDialog = part(async () => (await import('../menus/language-dialog.tsx')).LanguageDialog)
const MemberCentre = part(async () => {
  // its forms load later, and so may the encryption that they need
  void readySealer().catch(() => undefined)
  return (await import('../member/member-centre.tsx')).MemberCentre
}, centreWords)
const AgentCentre = part(async () => (await import('../agent/agent-centre.tsx')).AgentCentre)
const ChatLayer = part(async () => (await import('#features/contact/chat/site/chat-layer.tsx')).ChatLayer)
const CountedLink = part(
  async () => (await import('#features/agents/affiliates/site/join/counted-link.tsx')).CountedLink,
)
/** Checks for news with few texts; its dialog loads only when there is some. */
const NoticePopup = part(
  async () => (await import('#features/contact/notices/site/popup.tsx')).NoticePopup,
  noticeWords,
)
const Toaster = part(async () => (await import('#ui/layer/toaster.tsx')).Toaster)

/** All layers above a page. Each loads when it is first needed, and stays mounted for its closing animation. */
export function Layers() {
  const modal = useAuthModal((state) => state.modal)
  const isGesture = useGesture((state) => state.gesture !== null)
  const isMeasured = useMeasured() !== null
  const open = useShell((state) => state.layer)
  const count = useSyncExternalStore(onToasts, waitingToasts).length
  const isSettled = useSettled(SETTLED_MS)
  useRoutes(isSettled)
  useImageMirrors(isSettled)
  const isMember = useIsMember()
  useLaunchHosts(isMember && isSettled)
  const isChat = useChat((state) => state.isOpen)
  const isVendor = useVendorPopup((state) => state.vendor !== null)
  const isGame = useGamePopup((state) => state.gameId !== null)
  const { pathname, search } = usePlace()
  const isWindow = pathname === SERVICE
  const { isHostCounted } = useBrand()
  const isVisit = isHostCounted && !isMember && !pathname.startsWith('/go/')
  const isLinked = isSettled && (isVisit || invitationIn(location.search).affiliateCode !== '')
  // news never interrupts what the member is doing
  const isBusy =
    modal !== null ||
    open !== null ||
    isChat ||
    isVendor ||
    isGame ||
    centreAt(search) !== null ||
    isAgentAt(search)
  return (
    <>
      <Once wanted={modal !== null && modal !== 'away'}>
        <Auth />
      </Once>
      <Once wanted={modal === 'away'}>
        <ExclusionDialog />
      </Once>
      <Once wanted={isLinked}>
        <CountedLink />
      </Once>
      <Once wanted={isMeasured}>
        <ConsentBar />
      </Once>
      <Once wanted={isGesture}>
        <GestureHost />
      </Once>
      <Once wanted={open === 'search'}>
        <Search open={open === 'search'} />
      </Once>
      <Once wanted={isVendor}>
        <VendorPopup onPlay={play} />
      </Once>
      <Once wanted={isGame}>
        <GamePopup />
      </Once>
      <Once wanted={open === 'menu'}>
        <MenuSheet open={open === 'menu'} onClose={() => openLayer(null)} />
      </Once>
      <Once wanted={open === 'language'}>
        <LanguageDialog open={open === 'language'} onClose={() => openLayer(null)} />
      </Once>
      <Once wanted={isChat}>
        <ChatLayer />
      </Once>
      {isSettled && !isWindow && !isBusy && (
        <Suspense>
          <NoticePopup />
        </Suspense>
      )}
      <Once wanted={count > 0}>
        <Toaster />
      </Once>
      <Centre />
      <Agents />
    </>
  )
}

/** A separate window. */
const SERVICE = '/service'

/** No dialog opens before the page has been idle for a moment. */
const SETTLED_MS = 2_500

function Auth() {
  const brand = useBrand()
  const { pathname } = usePlace()
  const modal = useAuthModal((state) => state.modal)
  const go = useGo()
  const isMembersOnly = brand.has('loggedInOnlyHome') && sessionToken() === null
  const isFormPage = ['/login', '/forgot'].includes(pathname) || pathname.startsWith('/register')
  const isMember = useIsMember()
  const member = useMember()
  const isReal = member !== null && member.type !== TRIAL_TYPE
  useEffect(() => {
    // another tab shared its session late: runs the action for which the form was opened. A login here closes the form itself. A member
    // has no use for the addresses of the other forms; a trial account may open a real one there
    const { modal: open, then } = useAuthModal.getState()
    const isUseless = isReal && isFormPage && (open === 'register' || open === 'forgot')
    if (!isUseless && (!isMember || open !== 'login')) return
    closeAuth()
    then?.()
  }, [isMember, isReal, isFormPage])
  useEffect(() => {
    // the form's next step may have changed the URL already: it stays. With a members-only brand the form is the whole page: closing it
    // navigates nowhere
    if (modal === null && isFormPage && !isMembersOnly)
      void navigate({ to: '/index', search: (before) => before, replace: true })
  }, [modal, isFormPage, isMembersOnly])
  return (
    <AuthModals
      mayRegister={brand.has('DIRECTREG3')}
      onLoggedOut={() => void navigate({ to: '/index' })}
      onDeposit={() => go.member('depositv2')}
    />
  )
}

function Search({ open }: { readonly open: boolean }) {
  return (
    <SearchDialog
      open={open}
      onClose={() => openLayer(null)}
      onPlay={(gameId) => {
        openLayer(null)
        play(gameId)
      }}
    />
  )
}

function centreAt(raw: Readonly<Record<string, unknown>>): MemberPage | 'lost' | null {
  const { member, isLost } = readShellSearch(raw)
  return member ?? (isLost ? 'lost' : null)
}

const isAgentAt = (raw: Readonly<Record<string, unknown>>): boolean =>
  readShellSearch(raw).agent !== undefined

/** The member centre, opened by `?member=`; a visitor logs in first (MEM-01). Separate, so that it does not re-render with other layers. */
const Centre = memo(function Centre() {
  const member = useMember()
  const { search } = usePlace()
  // nothing opens above the dialog until a required password change is done: the server refuses all other calls
  const page = useAuthModal(owesPassword) ? null : centreAt(search)
  // the page's frame first, under the document's first paint
  const isCalm = useCalm()
  const isNone = page === null || member === null
  useEffect(() => {
    if (isNone) endFirstCentre()
  }, [isNone])
  useEffect(() => {
    if (page === null || sessionToken() !== null) return
    closeAuth()
    const wanted = page === 'lost' ? 'securityCenter' : page
    asMember(() => void navigate({ to: '.', search: (before) => withMember(before, wanted) }))
    void navigate({
      to: '.',
      search: (before) => withMember(before, null),
      replace: true,
    })
  }, [page])
  return <Once wanted={!isNone && isCalm}>{member && <MemberCentre member={member} page={page} />}</Once>
})

/** The agent centre, opened by `?agent=`; a visitor logs in first (AGT-01). */
const Agents = memo(function Agents() {
  const member = useMember()
  const { search } = usePlace()
  const page = useAuthModal(owesPassword) ? null : (readShellSearch(search).agent ?? null)
  useEffect(() => {
    if (page === null || sessionToken() !== null) return
    asMember(() => void navigate({ to: '.', search: (before) => withAgent(before, page) }))
    void navigate({ to: '.', search: (before) => withAgent(before, null), replace: true })
  }, [page])
  return (
    <Once wanted={page !== null && member !== null}>
      {member && <AgentCentre member={member} page={page} />}
    </Once>
  )
})

/** A boundary for each: while one loads, the other open layers stay. */
function Once({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const isThere = useStays(wanted)
  // on a slow connection a progress line at the top confirms the press, so that it is not repeated
  return isThere ? <Suspense fallback={<i className="waiting" />}>{children}</Suspense> : null
}
