import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import type { Area } from '../../rules/catalogue.ts'

const PAGES = { LOTT: '/lottery', VN: '/vnlottery', SEA: '/seaLottery', ELOTT: '/elott' } as const

/** The four lottery pages, one tap from each other: the menu opens only the first of them (SHL-11). */
export function Areas({ area }: { readonly area: Area }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('lottery.areas')} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
      {(['LOTT', 'VN', 'SEA', 'ELOTT'] as const).map((each) => (
        <Link
          key={each}
          to={PAGES[each]}
          aria-current={each === area ? 'page' : undefined}
          className={clsx(
            'grid min-h-11 shrink-0 items-center border-b-2 px-2 text-14 font-medium whitespace-nowrap',
            each === area
              ? 'border-action text-action-text'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {t(`lottery.area.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
