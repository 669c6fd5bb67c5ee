import { ListTree, Rows3, Settings2, Ticket, UnfoldVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Board } from './board/board.tsx'
import { Leagues, useOverview } from './board/leagues.tsx'
import { Favourites } from './board/favourites.tsx'
import { Find } from './board/find.tsx'
import { Results } from './board/results.tsx'
import { openSlip, useSlip } from './state/slip-store.ts'
import { goTo, useView, views, type View } from './state/use-goto.ts'
import { setAllLines, setDense, useAllLines, useDense } from './state/use-dense.ts'
import { useGoalAlerts } from './state/use-goal-alerts.ts'
import { useSlipSync } from './state/use-slip-sync.ts'
import { useSportDate } from './state/use-sport-date.ts'
import { usePlacing } from './slip/place/placing-store.ts'
import { SlipPanel } from './slip/slip-panel.tsx'
import type { Category } from './types.ts'
import './sports.css'

const EventPage = lazy(async () => ({ default: (await import('./event/event-page.tsx')).EventPage }))
const LeaguePage = lazy(async () => ({ default: (await import('./parts/standings.tsx')).LeaguePage }))
const MyBets = lazy(async () => ({ default: (await import('./mine/my-bets.tsx')).MyBets }))
const Rules = lazy(async () => ({ default: (await import('./parts/rules.tsx')).Rules }))
const SettingsDialog = lazy(async () => ({
  default: (await import('./parts/settings-dialog.tsx')).SettingsDialog,
}))

/** The sportsbook of a category: leagues, events and slip beside each other; on a phone the slip is a sheet above the bottom bar. */
export function Sportsbook({ category }: { readonly category: Category }) {
  const { t } = useTexts()
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState<'leagues' | 'settings' | null>(null)
  const { slip, isOpen } = useSlip()
  const { placed } = usePlacing()
  const { isOn: isDense } = useDense()
  useSlipSync()
  useGoalAlerts()
  const close = () => setOpen(null)
  return (
    <div className="sb-page" data-dense={isDense && !isNarrow ? '' : undefined}>
      <aside className="sb-leagues" aria-label={t('sports.leagues')}>
        <Leagues category={category} />
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Head
          category={category}
          onLeagues={() => setOpen('leagues')}
          onSettings={() => setOpen('settings')}
        />
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Content category={category} />
        </Suspense>
      </div>
      {!isNarrow && (
        <aside className="sb-slip" aria-label={t('sports.slip')}>
          <SlipPanel />
        </aside>
      )}
      {isNarrow && (slip.picks.length > 0 || placed !== null) && (
        <button type="button" className="sb-bar" onClick={() => openSlip(true)}>
          <Ticket size={20} aria-hidden />
          {t('sports.slip')}
          {slip.picks.length > 0 && <span className="num sb-count">{slip.picks.length}</span>}
        </button>
      )}
      <Sheet open={isNarrow && isOpen} onClose={() => openSlip(false)} title={t('sports.slip')}>
        <SlipPanel isSheet />
      </Sheet>
      <Sheet open={open === 'leagues'} onClose={close} title={t('sports.leagues')}>
        <Leagues category={category} onGo={close} />
      </Sheet>
      <Suspense fallback={null}>{open === 'settings' && <SettingsDialog onClose={close} />}</Suspense>
    </div>
  )
}

type HeadProps = {
  readonly category: Category
  readonly onLeagues: () => void
  readonly onSettings: () => void
}

/** What is shown, and the search. */
function Head({ category, onLeagues, onSettings }: HeadProps) {
  const { t } = useTexts()
  const { view, event, league, find } = useView()
  const overview = useOverview(category)
  const { zone } = useSportDate()
  const { isOn: isDense } = useDense()
  const isBoard = view !== 'results' && view !== 'bets' && view !== 'rules'
  const live = overview.data?.sports.reduce((sum, each) => sum + each.live, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center gap-2">
        <h1 className="text-22 font-bold">
          {t(category === 'SPORTS' ? 'sports.title' : 'sports.titleEsports')}
        </h1>
        <span className="ml-auto flex items-center gap-1">
          <Button
            size="sm"
            look="quiet"
            icon={ListTree}
            className={isDense ? '' : 'xl:hidden'}
            onClick={onLeagues}
          >
            {t('sports.leagues')}
          </Button>
          <IconButton icon={Settings2} label={t('sports.settings')} onClick={onSettings} />
        </span>
      </div>
      <FilterChips<View | ''>
        label={t('sports.views')}
        value={event || league || find ? '' : view}
        onChange={(next) => goTo({ view: next === 'today' ? undefined : next })}
        options={views.map((value) => ({
          value,
          label: t(`sports.view.${value}`),
          ...(value === 'live' && live ? { count: live } : {}),
        }))}
      />
      {!event && <Find key={find ?? ''} find={find ?? ''} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="mr-auto text-12 text-faint">{t('sports.zoneNote', { zone })}</p>
        {(isBoard || league || find) && !event && <DenseSwitches />}
      </div>
    </div>
  )
}

/** How events are listed: densely, and then with the main lines alone or with the next ones. */
function DenseSwitches() {
  const { t } = useTexts()
  const isDense = useDense().isOn
  const isAll = useAllLines().isOn
  const chip = 'sb-chip hit gap-1.5'
  return (
    <span className="flex gap-1.5">
      {isDense && (
        <button type="button" className={chip} aria-pressed={isAll} onClick={() => setAllLines(!isAll)}>
          <UnfoldVertical size={14} aria-hidden />
          {t('sports.dense.allLines')}
        </button>
      )}
      <button type="button" className={chip} aria-pressed={isDense} onClick={() => setDense(!isDense)}>
        <Rows3 size={14} aria-hidden />
        {t('sports.dense')}
      </button>
    </span>
  )
}

function Content({ category }: { readonly category: Category }) {
  const { t } = useTexts()
  const { view, event, league, sport, find, bet } = useView()
  if (event) return <EventPage key={event} id={event} />
  if (league) return <LeaguePage key={league} league={league} category={category} />
  if (find) return <Board key={find} asked={{ category, when: 'soon', find }} />
  switch (view) {
    case 'live':
      return (
        <Board
          asked={{ category, when: 'live', sport }}
          empty={{ title: t('sports.noLive'), text: t('sports.noLiveText') }}
        />
      )
    case 'today':
    case 'tomorrow':
    case '7':
    case '30':
      return <Board key={view} asked={{ category, when: view, sport }} />
    case 'outrights':
      return (
        <Board
          asked={{ category, when: 'soon', sport, kind: 'outright' }}
          empty={{ title: t('sports.noOutright'), text: t('sports.noOutrightText') }}
        />
      )
    case 'favourites':
      return <Favourites category={category} />
    case 'results':
      return <Results category={category} />
    case 'bets':
      return <MyBets key={bet} category={category} bet={bet ?? null} />
    case 'rules':
      return <Rules />
  }
}
