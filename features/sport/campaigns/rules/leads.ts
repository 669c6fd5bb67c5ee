/**
 * The widest lead of each side of a match while its incidents happened. A goal that was taken back is not among them.
 *
 * Example: 1:0, 2:0, 2:1 → home led by 2, away never.
 */
import { after, beforePlay, type Incident, type Pair } from '#features/sport/events/rules/live.ts'

export function leadsIn(incidents: readonly Incident[]): Pair {
  let live = beforePlay
  let [home, away] = [0, 0]
  for (const incident of incidents) {
    live = after(live, incident)
    home = Math.max(home, live.score[0] - live.score[1])
    away = Math.max(away, live.score[1] - live.score[0])
  }
  return [home, away]
}
