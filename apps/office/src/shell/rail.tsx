import { useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { RailEntry, railEntryClass } from '#ui/nav/rail-entry.tsx'
import { RailGroup } from '#ui/nav/rail-group.tsx'
import { roomGroups, rooms, type Room } from './nav.ts'
import { toggleWide, useOffice } from '../state/office-store.ts'
import { useMe } from '../state/use-me.ts'
import { useQueues } from '../state/use-queues.ts'

/** The pages that the operator may open, by group; icons only when the rail is collapsed. */
export function Rail() {
  const { t } = useTexts()
  const isWide = useOffice((state) => state.isWide)
  return (
    <nav
      aria-label={t('office.main')}
      className={clsx('hidden shrink-0 flex-col border-r border-hair md:flex', isWide ? 'w-52' : 'w-14')}
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

/** Overview first, then the groups of which this operator may open a page; shared with the phone's sheet. */
export function RailEntries({ isWide, onGo }: EntriesProps) {
  const { t } = useTexts()
  const { may } = useMe()
  const queues = useQueues()
  const open = rooms.filter(({ needs }) => may(needs))
  const groups = [null, ...roomGroups]
    .map((name) => ({ name, within: open.filter(({ group }) => group === name) }))
    .filter(({ within }) => within.length > 0)
  return groups.map(({ name, within }) => (
    <RailGroup key={name} name={name ? t(`office.group.${name}`) : undefined} isNarrow={!isWide}>
      {within.map((room) => (
        <Entry
          key={room.to}
          room={room}
          isWide={isWide}
          count={room.queue ? (queues[room.queue] ?? 0) : 0}
          onGo={onGo}
        />
      ))}
    </RailGroup>
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
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = to === '/' ? path === '/' : path.startsWith(to)
  return (
    <a
      href={to}
      onClick={onGo}
      aria-current={isHere ? 'page' : undefined}
      title={isWide ? undefined : t(label)}
      className={railEntryClass(!isWide, 'dense')}
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
