import { readSchedule } from '../rules/schedule-json.ts'
import { isLateOpen, momentOf } from '../rules/tournament.ts'
import type { TournamentRow } from '../store/tournaments.ts'

/** Where a tournament is; before its start at its first level. */
export const momentNow = ({ schedule, startedAt, now }: TournamentRow): ReturnType<typeof momentOf> =>
  momentOf(readSchedule(schedule), now.getTime() - (startedAt ?? now).getTime())

/** Until the start; of one with late registration until its last level is over. */
export function takesEntries(tournament: TournamentRow): boolean {
  const { state, lateLevels } = tournament
  return state === 'open' || (state === 'running' && isLateOpen(momentNow(tournament), lateLevels))
}
