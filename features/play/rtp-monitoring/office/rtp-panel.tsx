import { Target } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { rtpMonitoring } from '../contract.ts'
import { windows, type Window } from '../rules/band.ts'
import { Alerts } from './alerts.tsx'
import { GameDrawer } from './game-drawer.tsx'
import { RtpTable, isFlagged, keyOf } from './rtp-table.tsx'

const EVERY_MS = 60_000

export type RtpPanelProps = {
  readonly filter: { readonly window?: string | undefined }
  readonly onFilter: (filter: { window?: string | undefined }) => void
  readonly mayClose: boolean
}

/** RTP monitoring: actual next to theoretical RTP, in total and by stake (G8). */
export function RtpPanel({ filter, onFilter, mayClose }: RtpPanelProps) {
  const { t, date } = useTexts()
  const window = windows.find((each) => each === filter.window) ?? 'month'
  const asked = useApiQuery(useApi(rtpMonitoring).list, { query: { window } }, { everyMs: EVERY_MS })
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('returns.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t('returns.lead')}</p>
      </div>
      <FilterChips<Window>
        label={t('returns.window')}
        className="px-4"
        value={window}
        options={windows.map((value) => ({ value, label: t(`returns.window.${value}`) }))}
        onChange={(next) => onFilter({ window: next === 'month' ? undefined : next })}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ alerts, games }) => games.length + alerts.length === 0}
          empty={<EmptyState icon={Target} title={t('returns.none')} text={t('returns.noneText')} />}
        >
          {({ addedUpTo, alerts, games }) => {
            const outside = games.filter(isFlagged).length
            return (
              <>
                <div className="grid gap-2 px-4 pb-3">
                  <State outside={outside} alerts={alerts.length} />
                  <Alerts alerts={alerts} mayClose={mayClose} />
                  {addedUpTo && (
                    <span className="num text-12 text-faint">
                      {t('returns.asOf', { at: date(addedUpTo, 'stamp') })}
                    </span>
                  )}
                </div>
                <RtpTable games={games} onGame={(game) => setOpened(keyOf(game))} />
                <GameDrawer
                  game={games.find((game) => keyOf(game) === opened) ?? null}
                  onClose={() => setOpened(null)}
                />
              </>
            )
          }}
        </QueryState>
      </div>
    </div>
  )
}

type StateProps = { readonly outside: number; readonly alerts: number }

/** Shows no problem only without open alerts: a short window may begin after the rounds that raised one. */
function State({ outside, alerts }: StateProps) {
  const { t } = useTexts()
  if (outside) return <Notice tone="danger">{t('returns.someOutside', { count: outside })}</Notice>
  if (alerts) return <Notice tone="warning">{t('returns.allWithinButOpen', { count: alerts })}</Notice>
  return <Notice tone="good">{t('returns.allWithin')}</Notice>
}
