import clsx from 'clsx'
import { Globe, Menu, PanelLeft, PanelLeftClose, Search } from 'lucide-react'
import { Suspense } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { HOT, setCurrent } from '#features/play/lobby/site/current.ts'
import { languageNames } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Logo } from '#ui/art/logo.tsx'
import { Link } from '#ui/route/link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { openLayer, toggleRail, useShell } from '../state/shell-store.ts'
import { useBrand } from '../state/use-brand.ts'
import { useMember } from '../state/use-member.ts'
import { LayerBoundary } from './layer-boundary.tsx'
import { memberEnd } from '../first/beside.ts'

export type HeaderProps = {
  /** Whether the side menu is beside the page; otherwise the header's button opens it as an overlay. */
  readonly hasMenu: boolean
}

/** Logo, menu, search, and on the right the member's money and account, or login and registration (SHL-05). */
export function Header({ hasMenu }: HeaderProps) {
  const { t, lang } = useTexts()
  const brand = useBrand()
  const member = useMember()
  const isNarrow = useShell((state) => state.isNarrow)
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-hair bg-ground/96 pr-3 pl-4 md:bg-ground/90 md:backdrop-blur-lg md:h-16 md:gap-4 md:pr-8 md:pl-0">
      <div className="flex items-center justify-between md:pl-6 lg:w-60 lg:pr-3">
        <Link
          to="/index"
          onClick={goHome}
          aria-label={t('shell.homeOf', { brand: brand.name })}
          className={clsx(
            'flex h-11 items-center max-md:[&_svg]:size-7 max-md:[&>span]:gap-2 max-md:[&>span]:text-18',
            member && 'max-sm:[&>span>span]:hidden',
            !hasMenu && 'max-[359px]:[&>span>span]:hidden',
          )}
        >
          <Logo name={brand.name} />
        </Link>
        {hasMenu ? (
          <IconButton
            icon={isNarrow ? PanelLeft : PanelLeftClose}
            label={t(isNarrow ? 'shell.expand' : 'shell.collapse')}
            onClick={toggleRail}
            className="max-lg:hidden"
          />
        ) : (
          <IconButton
            icon={Menu}
            label={t('shell.menu')}
            aria-haspopup="dialog"
            onClick={() => openLayer('menu')}
          />
        )}
      </div>
      <SearchBox />
      <div className="ml-auto flex min-w-0 items-center gap-2 md:gap-3">
        <IconButton
          icon={Search}
          label={t('shell.searchGames')}
          onClick={() => openLayer('search')}
          className="max-md:hidden lg:hidden"
        />
        {brand.languages.length > 1 && (
          <IconButton
            icon={Globe}
            label={t('shell.languageNow', { name: languageNames[lang] })}
            onClick={() => openLayer('language')}
            // on a phone without enough space, it is in the menu
            className={member ? 'max-md:hidden' : hasMenu ? 'max-[359px]:hidden' : 'max-[429px]:hidden'}
          />
        )}
        {member ? (
          <LayerBoundary>
            <Suspense fallback={<Skeleton className="h-11 w-40" />}>
              <memberEnd.Shown member={member} hasMenu={hasMenu} />
            </Suspense>
          </LayerBoundary>
        ) : (
          <VisitorEnd mayRegister={brand.has('DIRECTREG3')} />
        )}
      </div>
    </header>
  )
}

/** The logo links to the hot games on home (SHL-05), or scrolls to the top when home is open. */
function goHome(): void {
  setCurrent({ gameType: HOT })
  scrollTo({ top: 0 })
}

function SearchBox() {
  const { t } = useTexts()
  return (
    <button
      type="button"
      onClick={() => openLayer('search')}
      className="ml-4 hidden h-11 w-90 items-center gap-2.5 rounded-control border border-hair bg-surface pr-2 pl-3.5 text-faint transition-colors duration-120 hover:border-line lg:flex"
    >
      <Search size={18} aria-hidden />
      {t('shell.searchGames')}
      <kbd className="ml-auto rounded-tag border border-hair bg-raised px-2 py-1 font-num text-12 leading-none text-muted">
        /
      </kbd>
    </button>
  )
}

function VisitorEnd({ mayRegister }: { readonly mayRegister: boolean }) {
  const { t } = useTexts()
  return (
    <>
      <Button look="ghost" onClick={() => openAuth('login')} className="max-md:px-2">
        {t('shell.login')}
      </Button>
      {mayRegister && (
        <Button look="primary" onClick={() => openAuth('register')} className="max-md:mr-1">
          {t('shell.register')}
        </Button>
      )}
    </>
  )
}
