import clsx from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { waitingAt, type Waiting } from '#features/platform/work-queues/rules.ts'
import { useWorkQueues } from '#features/platform/work-queues/office/use-work-queues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { railGroups } from '#ui/route/office.ts'
import { railPages, type RailPage } from '../routes/pages.ts'
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
      className={clsx('hidden shrink-0 flex-col border-r border-hair md:flex', isWide ? 'w-60' : 'w-14')}
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

type Section = { readonly name: string | null; readonly within: readonly RailPage[] }

/** Overview first, the operator's favourites, then the groups of which they may open a page; shared with the phone's sheet. */
export function RailEntries({ isWide, onGo }: EntriesProps) {
  const { may } = useMe()
  const queues = useWorkQueues().data?.queues ?? []
  const favourites = useOffice((state) => state.favourites)
  const open = railPages.filter(({ needs }) => !needs || may(needs))
  const waitingOf = ({ path }: RailPage): Waiting => waitingAt(path, queues)
  const grouped: Section[] = railGroups.map((name) => ({
    name,
    within: open.filter(({ rail }) => rail.group === name),
  }))
  const sections: Section[] = [
    { name: null, within: open.filter(({ rail }) => rail.group === null) },
    { name: 'favourites', within: open.filter(({ path }) => favourites.includes(path)) },
    ...grouped,
  ]
  return sections
    .filter(({ within }) => within.length > 0)
    .map(({ name, within }) => (
      <RailSection key={name} name={name} isNarrow={!isWide} waiting={within.map(waitingOf)}>
        {within.map((page) => (
          <RailItem key={page.path} page={page} isWide={isWide} waiting={waitingOf(page)} onGo={onGo} />
        ))}
      </RailSection>
    ))
}
