import { Menu as MenuIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { LogoMark } from '#ui/art/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BrandMenu } from './brand-menu.tsx'
import { Clock } from './clock.tsx'
import { MemberFinder } from './member-finder.tsx'
import { openMenu } from '../state/office-store.ts'
import { useMe } from '../state/use-me.ts'

/** Logo, member search, the platform's clock, and the logged-in operator. */
export function TopBar() {
  const { t } = useTexts()
  const { may } = useMe()
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-hair bg-surface px-2 md:gap-4 md:px-3">
      <IconButton
        icon={MenuIcon}
        label={t('office.menu')}
        size="sm"
        className="md:hidden"
        onClick={() => openMenu(true)}
      />
      <a href="/" aria-label={t('office.home')} className="grid size-11 place-items-center md:size-8">
        <LogoMark className="size-7" />
      </a>
      {may('members.see') && <MemberFinder />}
      <span className="ml-auto max-md:hidden" />
      <BrandMenu />
      <Clock />
      <AccountMenu />
    </header>
  )
}
