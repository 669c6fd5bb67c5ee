import { useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { Star } from 'lucide-react'
import type { Waiting } from '#features/platform/work-queues/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { RailEntry, railEntryClass } from '#ui/nav/rail-entry.tsx'
import type { RailPage } from '../routes/pages.ts'
import { toggleFavourite, useOffice } from '../state/office-store.ts'

export type RailItemProps = {
  readonly page: RailPage
  readonly isWide: boolean
  readonly waiting: Waiting
  readonly onGo: (() => void) | undefined
}

/** One page of the menu: its link, what waits there, and the star that makes it a favourite. */
export function RailItem({ page, isWide, waiting, onGo }: RailItemProps) {
  const { lang } = useTexts()
  const to = page.path
  const name = page[lang]
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)
  return (
    <div className="group/item relative">
      <a
        href={to}
        onClick={onGo}
        aria-current={isHere ? 'page' : undefined}
        title={isWide ? undefined : name}
        className={railEntryClass(!isWide, 'dense')}
      >
        <RailEntry icon={page.rail.icon} words={name} isNarrow={!isWide} isOneLine>
          <WaitingBadge waiting={waiting} isNarrow={!isWide} />
        </RailEntry>
      </a>
      {isWide && to !== '/' && <FavouriteStar to={to} name={name} />}
    </div>
  )
}

/** Shown on hover and focus with a mouse, always by touch, so that counts stay readable. */
function FavouriteStar({ to, name }: { readonly to: string; readonly name: string }) {
  const { t } = useTexts()
  const isOn = useOffice(({ favourites }) => favourites.includes(to))
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('office.favourite', { name })}
      title={t(isOn ? 'office.unfavourite' : 'office.makeFavourite')}
      onClick={() => toggleFavourite(to)}
      className={clsx(
        'absolute inset-y-0 right-0 grid w-8 place-items-center rounded-control text-faint hover:text-text',
        'pointer-fine:bg-raised pointer-fine:opacity-0 pointer-fine:group-hover/item:opacity-100 pointer-fine:focus-visible:opacity-100',
      )}
    >
      <Star size={16} aria-hidden className={clsx(isOn && 'fill-current text-warning')} />
    </button>
  )
}

/** Longer counts would not fit on the icon. */
const MOST = 99

export type WaitingBadgeProps = { readonly waiting: Waiting; readonly isNarrow: boolean }

/** How many rows wait, red as soon as one of them is overdue. */
export function WaitingBadge({ waiting: { count, overdue }, isNarrow }: WaitingBadgeProps) {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <span
      className={clsx(
        'num shrink-0 rounded-full text-[11px] font-bold',
        overdue > 0 ? 'bg-danger text-ground' : 'bg-action text-on-action',
        isNarrow
          ? 'absolute top-0 right-0 px-1 leading-[15px] ring-2 ring-ground'
          : 'ml-auto px-1.5 leading-[17px] pointer-coarse:mr-7',
      )}
    >
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">
        {overdue > 0 ? t('workQueues.menuOverdue', { count, overdue }) : t('workQueues.menu', { count })}
      </span>
    </span>
  )
}
