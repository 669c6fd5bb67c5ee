/**
 * What to expect of a match when no feed says it: from the goals of both teams in the season so far. A team's attack is what it scores by
 * the league's mean, its defence what it concedes; both are drawn towards the mean by as many matches as ten, so a team without matches is
 * average. The home side scores 1.15 times as much, the away side as much less.
 *
 * Example: a league of 1.4 goals a team; home scored 28 in 14 (2.0), away conceded 28 in 14 (2.0) → (28 + 14) ÷ (24 × 1.4) = 1.25 each, so
 * home is expected 1.4 × 1.25 × 1.25 × 1.15 = 2.5 goals.
 */
export type Season = {
  readonly played: number
  readonly scored: number
  readonly conceded: number
}

const PRIOR_MATCHES = 10
const HOME_FACTOR = 1.15
/** Goals of a team in a match where a league has no history. */
const USUAL_GOALS = 1.35

const drawn = (goals: number, played: number, mean: number) =>
  (goals + PRIOR_MATCHES * mean) / ((played + PRIOR_MATCHES) * mean)

/** Expected goals of home and away; `mean` is the league's goals of a team in a match, null: no history. */
export function expectedOf(home: Season, away: Season, mean: number | null): readonly [number, number] {
  const usual = mean ?? USUAL_GOALS
  const attack = drawn(home.scored, home.played, usual) * drawn(away.conceded, away.played, usual)
  const other = drawn(away.scored, away.played, usual) * drawn(home.conceded, home.played, usual)
  return [usual * attack * HOME_FACTOR, (usual * other) / HOME_FACTOR]
}
