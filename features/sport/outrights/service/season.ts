import type { App } from '#server/app.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { leagueOf } from '#features/sport/virtual/rules/leagues.ts'
import { fixturesRest, virtualRest } from '../rules/rest.ts'
import { chancesOf, standingsOf, type Counted } from '../rules/title.ts'
import { matchesIn, scoresSince, type SeasonMatch } from '../store/outrights.ts'

/** Results of earlier seasons count for the form of the sides. */
const FORM_MS = 400 * 86_400_000
/** The same numbers for every price: prices of a season move by its results, not by luck. */
const SEED = 2026

type Of = { readonly league: string; readonly season: string; readonly sides: readonly string[] }

const counted = (matches: readonly SeasonMatch[]): readonly Counted[] =>
  matches.flatMap(({ home, away, score }) => (score ? [{ home, away, score }] : []))

/** What each side's title chance is now, in the order of the sides. */
export async function titlesNow(app: App, { league, season, sides }: Of): Promise<readonly number[]> {
  const matches = await matchesIn(app.db, { league, season })
  const played = counted(matches)
  const virtual = leagueOf(league)
  if (virtual && virtual.sport !== 'racing') {
    const coming = virtualRest(
      virtual,
      Number(season),
      matches.filter(({ isOver }) => isOver),
    )
    return chancesOf({ sport: virtual.sport, sides, played, coming }, fastChance(SEED))
  }
  const year = await scoresSince(app.db, league, new Date(app.clock.now().getTime() - FORM_MS))
  const fixtures = matches.filter(({ isOver }) => !isOver)
  const coming = fixturesRest(fixtures, counted(year))
  return chancesOf({ sport: 'football', sides, played, coming }, fastChance(SEED))
}

export async function tableNow(app: App, { league, season, sides }: Of) {
  return standingsOf(sides, counted(await matchesIn(app.db, { league, season })))
}
