import clsx from 'clsx'
import { Globe } from 'lucide-react'
import { useEffect } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Logo, LogoMark } from '#ui/art/logo.tsx'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { CurrentPage } from '../routes/states/current-page.tsx'
import { openLayer } from '../state/shell-store.ts'
import { useBrand } from '../state/use-brand.ts'

/** Separate pages; every other public path shows only the form (decision 35). */
const PAGES = /^\/(helpmc|saferplay|download|down|reset|social\/.*)$/

/** All that a visitor sees of a members-only brand: its name and the login. */
export function MembersOnly() {
  const { t } = useTexts()
  const brand = useBrand()
  const { pathname } = usePlace()
  const mayRegister = brand.has('DIRECTREG3')
  useEffect(() => {
    if (pathname === '/login') openAuth('login')
    if (pathname.startsWith('/register') && mayRegister) openAuth('register')
  }, [pathname, mayRegister])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex h-14 items-center justify-between border-b border-hair px-4 md:h-16 md:px-8">
        <Logo name={brand.name} />
        {brand.languages.length > 1 && (
          <IconButton icon={Globe} label={t('shell.language')} onClick={() => openLayer('language')} />
        )}
      </header>
      <main id="content" tabIndex={-1} className="grid place-items-center px-4 py-10 outline-none">
        {PAGES.test(pathname) ? (
          <CurrentPage />
        ) : (
          <div className="grid w-full max-w-110 justify-items-center gap-4 text-center">
            <LogoMark className="size-20" />
            <h1 className="text-28 text-balance">{t('shell.membersOnly', { brand: brand.name })}</h1>
            <p className="text-muted">{t('shell.membersOnlyText')}</p>
            <div className={clsx('mt-2 grid w-full gap-2.5', mayRegister && 'sm:grid-cols-2')}>
              <Button look="primary" onClick={() => openAuth('login')}>
                {t('shell.login')}
              </Button>
              {mayRegister && <Button onClick={() => openAuth('register')}>{t('shell.register')}</Button>}
            </div>
            <Link to="/saferplay" className={buttonClass({ look: 'ghost' })}>
              {t('member.saferPlay')}
            </Link>
          </div>
        )}
      </main>
    </div>
  )
}
