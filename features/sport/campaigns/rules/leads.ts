/**
 * The widest lead of each side of a match while its incidents happened. A goal that was taken back, or that a later score leaves out, is
 * not among them; `final` is the score of a result.
 *
 * Example: 1:0, 2:0, 2:1 → home led by 2, away never. 1:0, 2:0 and the result 1:0 → home led by 1.
 */
import { after, beforePlay, type Incident, type Pair } from '#features/sport/events/rules/live.ts'

export function leadsIn(incidents: readonly Incident[], final: Pair | null): Pair {
  let live = beforePlay
  const scores = incidents.map((incident) => (live = after(live, incident)).score)
  let [mostHome, mostAway] = final ?? [Infinity, Infinity]
  let [home, away] = [0, 0]
  for (const [ours, theirs] of scores.toReversed()) {
    mostHome = Math.min(mostHome, ours)
    mostAway = Math.min(mostAway, theirs)
    if (ours > mostHome || theirs > mostAway) continue
    home = Math.max(home, ours - theirs)
    away = Math.max(away, theirs - ours)
  }
  return [home, away]
}
