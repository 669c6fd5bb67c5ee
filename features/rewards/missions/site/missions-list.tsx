import { ListChecks } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { missions } from '../contract/member.ts'
import { MissionCard } from './mission-card.tsx'

export type Mission = Reply<typeof missions.summary>['rows'][number]

/** The member's missions: those with a reward to claim first. Progress is live while the page is open. */
export function MissionsList() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(missions).summary)
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
      {({ isOffered, rows, timeZone }) =>
        rows.length ? (
          <div className="grid gap-3">
            <p className="text-13 text-muted">{t('missions.text', { zone: timeZone })}</p>
            {rows.map((mission) => (
              <MissionCard key={`${mission.id} ${mission.since}`} mission={mission} />
            ))}
            <p className="text-12 text-faint">{t('missions.voids')}</p>
          </div>
        ) : (
          <div className="panel">
            <EmptyState
              icon={ListChecks}
              title={t(isOffered ? 'missions.none' : 'missions.notOffered')}
              text={t(isOffered ? 'missions.noneText' : 'missions.notOfferedText')}
            />
          </div>
        )
      }
    </QueryState>
  )
}
