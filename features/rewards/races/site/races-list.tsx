import { Trophy } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { races } from '../contract/member.ts'
import { RaceCard } from './race-card.tsx'

export type Race = Reply<typeof races.leaderboard>['rows'][number]

/** The brand's races: running, upcoming, and those that ended recently. */
export function RacesList() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(races).leaderboard)
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
      {({ isOffered, rows }) =>
        rows.length ? (
          <div className="grid gap-4">
            {rows.map((race) => (
              <RaceCard key={race.id} race={race} />
            ))}
          </div>
        ) : (
          <div className="panel">
            <EmptyState
              icon={Trophy}
              title={t(isOffered ? 'races.none' : 'races.notOffered')}
              text={t(isOffered ? 'races.noneText' : 'missions.notOfferedText')}
            />
          </div>
        )
      }
    </QueryState>
  )
}
