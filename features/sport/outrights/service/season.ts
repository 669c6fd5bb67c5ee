import { setImmediate } from 'node:timers/promises'
import type { App } from '#server/app.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { leagueOf } from '#features/sport/virtual/rules/leagues.ts'
import { fixturesRest, virtualRest } from '../rules/rest.ts'
import { chancesOf, type Counted } from '../rules/title.ts'
import { matchesIn, scoresRecently, type SeasonMatch } from '../store/outrights.ts'

/** The same numbers for every price: prices of a season move by its results, not by luck. */
const SEED = 2026

type Of = { readonly league: string; readonly season: string; readonly sides: readonly string[] }

export const counted = (matches: readonly SeasonMatch[]): readonly Counted[] =>
  matches.flatMap(({ home, away, score }) => (score ? [{ home, away, score }] : []))

/** What each side's title chance is now, in the order of the sides. The process does other things in between. */
export async function titlesNow(app: App, { league, season, sides }: Of): Promise<readonly number[]> {
  const matches = await matchesIn(app.db, { league, season })
  const played = counted(matches)
  const virtual = leagueOf(league)
  const by = { chance: fastChance(SEED), pause: () => setImmediate() }
  if (virtual && virtual.sport !== 'racing') {
    const coming = virtualRest(
      virtual,
      Number(season),
      matches.filter(({ isOver }) => isOver),
    )
    return chancesOf({ sport: virtual.sport, sides, played, coming }, by)
  }
  const year = await scoresRecently(app.db, league)
  const fixtures = matches.filter(({ isOver }) => !isOver)
  const coming = fixturesRest(fixtures, counted(year))
  return chancesOf({ sport: 'football', sides, played, coming }, by)
}
