import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { asMember, closeAuth, useAuthModal } from '#features/identity/site/auth-store.ts'
import { sessionToken } from '#features/identity/site/session.ts'
import { onToasts, toasts } from '#ui/layer/toast.ts'
import { openLayer, useShell } from '../state/shell-store.ts'
import { withMember } from '../paths.ts'
import { useBrand } from '../state/use-brand.ts'
import { useGo } from '../state/use-go.ts'
import { useMember } from '../state/use-member.ts'

const AuthModals = lazy(async () => ({
  default: (await import('#features/identity/site/auth-modals.tsx')).AuthModals,
}))
const SearchDialog = lazy(async () => ({
  default: (await import('#features/lobby/site/search-dialog.tsx')).SearchDialog,
}))
const MenuSheet = lazy(async () => ({ default: (await import('../menus/menu-sheet.tsx')).MenuSheet }))
const LanguageDialog = lazy(async () => ({
  default: (await import('../menus/language-dialog.tsx')).LanguageDialog,
}))
const MemberCentre = lazy(async () => ({
  default: (await import('../member/member-centre.tsx')).MemberCentre,
}))
const Toaster = lazy(async () => ({ default: (await import('#ui/layer/toaster.tsx')).Toaster }))

/** Everything that stands above a page. Each comes as code when it is first wanted, and stays for its closing movement. */
export function Layers() {
  const modal = useAuthModal((state) => state.modal)
  const layer = useShell((state) => state.layer)
  const count = useSyncExternalStore(onToasts, toasts).length
  return (
    <Suspense>
      <Once wanted={modal !== null}>
        <Auth />
      </Once>
      <Once wanted={layer === 'search'}>
        <Search open={layer === 'search'} />
      </Once>
      <Once wanted={layer === 'menu'}>
        <MenuSheet open={layer === 'menu'} onClose={() => openLayer(null)} />
      </Once>
      <Once wanted={layer === 'language'}>
        <LanguageDialog open={layer === 'language'} onClose={() => openLayer(null)} />
      </Once>
      <Once wanted={count > 0}>
        <Toaster />
      </Once>
      <Centre />
    </Suspense>
  )
}

function Auth() {
  const brand = useBrand()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const modal = useAuthModal((state) => state.modal)
  const go = useGo()
  const isFormPage = pathname === '/login' || pathname.startsWith('/register')
  useEffect(() => {
    if (modal === null && isFormPage) void navigate({ to: '/index', replace: true })
  }, [modal, isFormPage, navigate])
  return (
    <AuthModals
      mayRegister={brand.has('DIRECTREG3')}
      onLoggedOut={() => void navigate({ to: '/index' })}
      onDeposit={() => go.member('depositv2')}
    />
  )
}

function Search({ open }: { readonly open: boolean }) {
  const navigate = useNavigate()
  const play = (gameId: string) => {
    openLayer(null)
    asMember(() => void navigate({ to: '/game', search: { gameId } }))
  }
  return <SearchDialog open={open} onClose={() => openLayer(null)} onPlay={play} />
}

/** The member centre, wherever `?member=` says; a visitor logs in first (MEM-01). */
function Centre() {
  const navigate = useNavigate()
  const member = useMember()
  const { search } = useLocation()
  const page = search.member ?? null
  useEffect(() => {
    if (page === null || sessionToken() !== null) return
    closeAuth()
    asMember(() => void navigate({ to: '.', search: (before) => withMember(before, page) }))
    void navigate({
      to: '.',
      search: (before) => withMember(before, null),
      replace: true,
    })
  }, [page, navigate])
  return (
    <Once wanted={page !== null && member !== null}>
      {member && <MemberCentre member={member} page={page} />}
    </Once>
  )
}

function Once({ wanted, children }: { readonly wanted: boolean; readonly children: React.ReactNode }) {
  const [was, setWas] = useState(false)
  useEffect(() => {
    if (wanted) setWas(true)
  }, [wanted])
  return wanted || was ? children : null
}
