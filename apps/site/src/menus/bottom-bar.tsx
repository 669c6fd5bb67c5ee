import clsx from 'clsx'
import { HeartHandshake, LayoutGrid, LogIn, type LucideIcon, Menu, Search, Wallet } from 'lucide-react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { isHallPath } from '../halls.ts'
import { openLayer } from '../state/shell-store.ts'
import { useGo } from '../ways/use-go.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'

/** The phone's bottom bar with five entries. */
export function BottomBar() {
  const { t } = useTexts()
  const { pathname } = usePlace()
  const member = useMember()
  const go = useGo()
  return (
    <>
      <div className="h-18 pb-[env(safe-area-inset-bottom)] md:hidden" aria-hidden />
      <nav
        aria-label={t('shell.bottom')}
        className="fixed inset-x-0 bottom-0 z-25 grid grid-cols-5 border-t border-hair bg-surface/98 px-1.5 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] md:hidden"
      >
        <button type="button" className={slot} aria-haspopup="dialog" onClick={() => openLayer('menu')}>
          <Inside icon={Menu} words={t('shell.menu')} />
        </button>
        <Place
          href="/index"
          icon={LayoutGrid}
          words={t('shell.games')}
          isHere={pathname === '/index' || isHallPath(pathname)}
        />
        <button type="button" className={slot} aria-haspopup="dialog" onClick={() => openLayer('search')}>
          <Inside icon={Search} words={t('shell.search')} />
        </button>
        <Place
          href="/saferplay"
          icon={HeartHandshake}
          words={t('shell.safer')}
          isHere={pathname === '/saferplay'}
        />
        {member ? (
          <button
            type="button"
            className={slot}
            onClick={() => go.member(member.type === TRIAL_TYPE ? 'securityCenter' : 'depositv2')}
          >
            <Inside icon={Wallet} words={t('shell.wallet')} />
          </button>
        ) : (
          <button type="button" className={slot} onClick={() => openAuth('login')}>
            <Inside icon={LogIn} words={t('shell.login')} />
          </button>
        )}
      </nav>
    </>
  )
}

type PlaceProps = {
  readonly href: string
  readonly icon: LucideIcon
  readonly words: string
  readonly isHere: boolean
}

function Place({ href, icon, words, isHere }: PlaceProps) {
  return (
    <Link to={href} className={slot} aria-current={isHere ? 'page' : undefined}>
      <Inside icon={icon} words={words} />
    </Link>
  )
}

function Inside({ icon: Icon, words }: { readonly icon: LucideIcon; readonly words: string }) {
  return (
    <>
      <Icon size={22} aria-hidden />
      <span className="max-w-full truncate">{words}</span>
    </>
  )
}

const slot = clsx(
  'flex h-13 min-w-0 flex-col items-center justify-center gap-0.5 rounded-[10px] text-12 leading-tight text-muted',
  'transition-colors duration-120 active:bg-raised aria-[current=page]:text-action-text',
)
