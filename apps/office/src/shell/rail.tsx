import clsx from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { waitingAt, type Waiting } from '#features/platform/work-queues/rules.ts'
import { useWorkQueues } from '#features/platform/work-queues/office/use-work-queues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { roomGroups, rooms, type Room } from './nav.ts'
import { RailItem } from './rail-item.tsx'
import { RailSection } from './rail-section.tsx'
import { toggleWide, useOffice } from '../state/office-store.ts'
import { useMe } from '../state/use-me.ts'

/** The pages that the operator may open, by group; icons only when the rail is collapsed. */
export function Rail() {
  const { t } = useTexts()
  const isWide = useOffice((state) => state.isWide)
  return (
    <nav
      aria-label={t('office.main')}
      className={clsx('hidden shrink-0 flex-col border-r border-hair md:flex', isWide ? 'w-56' : 'w-14')}
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-2 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin]">
        <RailEntries isWide={isWide} />
      </div>
      <div className={clsx('border-t border-hair p-1.5', isWide ? 'text-right' : 'text-center')}>
        <IconButton
          icon={isWide ? PanelLeftClose : PanelLeftOpen}
          label={t(isWide ? 'office.collapse' : 'office.expand')}
          size="sm"
          onClick={toggleWide}
        />
      </div>
    </nav>
  )
}

type EntriesProps = { readonly isWide: boolean; readonly onGo?: () => void }

type Section = { readonly name: string | null; readonly within: readonly Room[] }

/** Overview first, the operator's favourites, then the groups of which they may open a page; shared with the phone's sheet. */
export function RailEntries({ isWide, onGo }: EntriesProps) {
  const { may } = useMe()
  const queues = useWorkQueues().data?.queues ?? []
  const favourites = useOffice((state) => state.favourites)
  const open = rooms.filter(({ needs }) => may(needs))
  const waitingOf = ({ to }: Room): Waiting => waitingAt(to, queues)
  const grouped: Section[] = roomGroups.map((name) => ({
    name,
    within: open.filter(({ group }) => group === name),
  }))
  const sections: Section[] = [
    { name: null, within: open.filter(({ group }) => group === null) },
    { name: 'favourites', within: open.filter(({ to }) => favourites.includes(to)) },
    ...grouped,
  ]
  return sections
    .filter(({ within }) => within.length > 0)
    .map(({ name, within }) => (
      <RailSection key={name} name={name} isNarrow={!isWide} waiting={within.map(waitingOf)}>
        {within.map((room) => (
          <RailItem key={room.to} room={room} isWide={isWide} waiting={waitingOf(room)} onGo={onGo} />
        ))}
      </RailSection>
    ))
}
