/**
 * What a match is drawn from, as published: the commitment with the fixture, the seed with the result. Verifying recomputes pairing,
 * expectations, and result; the page and `npm run verify` use the same function.
 */
import { commitmentOf, fairChance, type FairSeeds, type KeyedHmac } from '#kit/chance-fair.ts'
import { canonical } from '#features/sport/events/rules/results.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import type { Drawn } from './draw/beat.ts'
import { drawMatch, resultOf } from './draw.ts'
import { pairingOf, type Pairing } from './fixtures.ts'
import { leagueOf, type VirtualSport } from './leagues.ts'
import { squadOf, withScorers } from './squads.ts'
import { expectationOf } from './strength.ts'

/** The league takes the place of the client seed, the match's number that of the nonce: no two matches have the same stream. */
export const seedsOf = (match: {
  readonly league: string
  readonly no: number
  readonly seed: string
}): FairSeeds => ({
  serverSeed: match.seed,
  clientSeed: match.league,
  nonce: match.no,
})

/** What a seed decides: from 2 on, line-ups and goalscorers of football, too. */
export const VERSION = 2

export type Seeded = {
  readonly league: string
  readonly no: number
  readonly version: number
  readonly expected: readonly number[]
  readonly seed: string
}

export function drawnOf(sport: VirtualSport, match: Seeded, hmac?: KeyedHmac): Drawn {
  const chance = fairChance(seedsOf(match), hmac)
  const drawn = drawMatch(sport, match.expected, chance)
  const league = leagueOf(match.league)
  if (sport !== 'football' || match.version < 2 || !league) return drawn
  const { home, away } = pairingOf(league, match.no)
  return withScorers(drawn, [squadOf(league.key, home), squadOf(league.key, away)], chance)
}

/** What is published of a match; `seed` and `result` are null until it is over. */
export type MatchRecord = Omit<Seeded, 'seed'> & {
  readonly home: string
  readonly away: string
  /** The field of a race by number; empty where two sides meet. */
  readonly runners: readonly string[]
  readonly commitment: string
  readonly seed: string | null
  readonly result: EventResult | null
}

export type Checked = {
  readonly verdict: 'same' | 'different' | 'early'
  /** What does not match, by name. */
  readonly differences: readonly ('league' | 'pairing' | 'expected' | 'commitment' | 'result')[]
  readonly drawn: Drawn | null
}

/** Recomputes a match from its record. */
export function verifyMatch(record: MatchRecord): Checked {
  const { seed, result, commitment } = record
  const league = leagueOf(record.league)
  if (!league) return { verdict: 'different', differences: ['league'], drawn: null }
  const pairing: Pairing = pairingOf(league, record.no)
  const isPair =
    pairing.home === record.home &&
    pairing.away === record.away &&
    pairing.runners.join() === record.runners.join()
  const isExpected = expectationOf(league, pairing).join() === record.expected.join()
  const before = [...(isPair ? [] : (['pairing'] as const)), ...(isExpected ? [] : (['expected'] as const))]
  if (seed === null || result === null)
    return { verdict: before.length > 0 ? 'different' : 'early', differences: before, drawn: null }
  const drawn = drawnOf(league.sport, { ...record, seed })
  const differences = [
    ...before,
    ...(commitmentOf(seed) === commitment ? [] : (['commitment'] as const)),
    ...(canonical(resultOf(drawn)) === canonical(result) ? [] : (['result'] as const)),
  ]
  return { verdict: differences.length > 0 ? 'different' : 'same', differences, drawn }
}
