import clsx from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { RailEntry, railEntryClass } from '#ui/nav/rail-entry.tsx'
import { usePlace } from '../place.ts'
import { rooms, type Room } from './nav.ts'
import { toggleWide, useOffice } from '../state/office-store.ts'
import { useMe } from '../state/use-me.ts'
import { useQueues } from '../state/use-queues.ts'

/** The rooms that the operator may enter: pictures with their names on demand. */
export function Rail() {
  const { t } = useTexts()
  const isWide = useOffice((state) => state.isWide)
  return (
    <nav
      aria-label={t('office.main')}
      className={clsx(
        'hidden shrink-0 flex-col gap-0.5 border-r border-hair p-2 md:flex',
        isWide ? 'w-52' : 'w-14',
      )}
    >
      <RailEntries isWide={isWide} />
      <IconButton
        icon={isWide ? PanelLeftClose : PanelLeftOpen}
        label={t(isWide ? 'office.collapse' : 'office.expand')}
        size="sm"
        className="mt-auto self-center"
        onClick={toggleWide}
      />
    </nav>
  )
}

export function RailEntries({ isWide, onGo }: { readonly isWide: boolean; readonly onGo?: () => void }) {
  const { may } = useMe()
  const queues = useQueues()
  return rooms
    .filter(({ needs }) => may(needs))
    .map((room) => (
      <Entry
        key={room.to}
        room={room}
        isWide={isWide}
        count={room.queue ? (queues[room.queue] ?? 0) : 0}
        onGo={onGo}
      />
    ))
}

type EntryProps = {
  readonly room: Room
  readonly isWide: boolean
  readonly count: number
  readonly onGo: (() => void) | undefined
}

function Entry({ room: { to, label, icon }, isWide, count, onGo }: EntryProps) {
  const { t } = useTexts()
  const { path } = usePlace()
  const isHere = to === '/' ? path === '/' : path.startsWith(to)
  return (
    <a
      href={to}
      onClick={onGo}
      aria-current={isHere ? 'page' : undefined}
      title={isWide ? undefined : t(label)}
      className={railEntryClass(!isWide)}
    >
      <RailEntry
        icon={icon}
        words={t(label)}
        isNarrow={!isWide}
        count={{ value: count, words: t('office.waiting', { count }) }}
      />
    </a>
  )
}
