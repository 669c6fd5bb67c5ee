import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { latestResults, shownResult } from '#features/sport/events/public.ts'
import type { sportVirtual } from '../contract.ts'
import { lengthOf } from '../rules/draw.ts'
import { pairingOf } from '../rules/fixtures.ts'
import { leagueOf } from '../rules/leagues.ts'
import { drawnOf } from '../rules/seeds.ts'
import { matchOf } from '../store/matches.ts'

type Match = (typeof sportVirtual)['match']

/** A match up to this moment: what is still to come stays secret, and so does the seed until the result is entered. */
export async function showMatch(app: App, { params }: Given<Match>): Promise<Reply<Match> | Refusal<Match>> {
  const match = await matchOf(app.db, params.event)
  const league = match ? leagueOf(match.league) : undefined
  if (!match || !league) return { refused: 'sportVirtual.unknown' }
  const now = app.clock.now()
  const passed = now.getTime() - match.startsAt.getTime()
  const { home, away, runners } = pairingOf(league, match.no)
  const isOver = match.revealedAt !== null
  const found = isOver ? (await latestResults(app.db, [match.event])).get(match.event) : undefined
  const beats = passed < 0 ? [] : drawnOf(league.sport, match).beats.filter(({ atMs }) => atMs <= passed)
  return {
    now,
    startsAt: match.startsAt,
    lengthMs: lengthOf(league.sport),
    moments: beats.map(({ atMs, kind, side, minute, period, counts, positions, places }) => ({
      atMs: Math.round(atMs),
      kind,
      side,
      minute,
      period,
      counts: Object.fromEntries(Object.entries(counts).map(([name, [a, b]]) => [name, [a, b]])),
      positions: positions ? [...positions] : null,
      places: places ? places.map((level) => [...level]) : null,
    })),
    record: {
      league: league.key,
      no: match.no,
      version: match.version,
      sport: league.sport,
      home,
      away,
      runners: [...runners],
      expected: [...match.expected],
      commitment: match.commitment,
      seed: isOver ? match.seed : null,
      result: found ? shownResult(found).result : null,
    },
  }
}
