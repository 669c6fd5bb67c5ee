/**
 * What is left of a season. A virtual league's matches follow from their numbers, an imported one's are its fixtures; what is expected of
 * them comes from the same ratings that price the matches themselves.
 */
import { expectedOf, type Season } from '#features/sport/prices/rules/strength.ts'
import { pairingOf } from '#features/sport/virtual/rules/fixtures.ts'
import { virtualSide, type VirtualLeague } from '#features/sport/virtual/rules/leagues.ts'
import { expectationOf } from '#features/sport/virtual/rules/strength.ts'
import type { Coming, Counted } from './title.ts'

/** Every pair meets at home and away. */
export const matchesOf = (sides: number): number => sides * (sides - 1)

/**
 * Whether a table is final: every pair has one match that counts, in which a score decides it. Of a virtual league one that was called off
 * counts without a score, because its matches follow from their numbers and none is played again.
 */
export function isFinal(
  sides: number,
  matches: readonly {
    readonly home: string
    readonly away: string
    readonly isOver: boolean
    readonly score: unknown
  }[],
  { isVirtual }: { readonly isVirtual: boolean },
): boolean {
  const counting = matches.filter(({ isOver, score }) => isOver && (isVirtual || score))
  const isLeft = matches.some(({ isOver }) => !isOver)
  const pairs = new Set(counting.map(pairName))
  return !isLeft && pairs.size === counting.length && pairs.size === matchesOf(sides)
}

/** `pairs`: those with a match that counts or may still be played; `left`: matches without a result; `running`: those that have begun. */
type Progress = { readonly pairs: number; readonly left: number; readonly running: number }

/**
 * Whether a match of the season is still to come: one that has not begun, postponed ones included, or that of a pair whose match was called
 * off and may be played again.
 */
export const isToCome = (sides: number, { pairs, left, running }: Progress): boolean =>
  left > running || pairs < matchesOf(sides)

/**
 * Whether the matches that are being played are the last of a season. Betting on the title ends with their start, because nothing follows
 * after which it could open again.
 *
 * Example: three sides play six matches; five have a result and the sixth runs. If the fourth was postponed and has no time yet, or was
 * abandoned, it is not.
 */
export const isLastRound = (sides: number, progress: Progress): boolean =>
  progress.running > 0 && !isToCome(sides, progress)

/** Two sides in one text, at whose ground they meet included. */
export const pairName = ({ home, away }: Pick<Coming, 'home' | 'away'>) => `${home}|${away}`

/** The matches of a virtual season that have no final result yet. */
export function virtualRest(
  league: VirtualLeague,
  season: number,
  over: readonly Pick<Coming, 'home' | 'away'>[],
): readonly Coming[] {
  const done = new Set(over.map(pairName))
  const count = matchesOf(league.teams.length)
  return Array.from({ length: count }, (_, at) => pairingOf(league, (season - 1) * count + at + 1)).flatMap(
    (pairing) => {
      const match = {
        home: virtualSide(league, pairing.home),
        away: virtualSide(league, pairing.away),
        expected: expectationOf(league, pairing),
      }
      return done.has(pairName(match)) ? [] : [match]
    },
  )
}

const NONE: Season = { played: 0, scored: 0, conceded: 0 }

/** The fixtures of an imported league with the goals that the form of its sides lets expect. */
export function fixturesRest(
  fixtures: readonly Pick<Coming, 'home' | 'away'>[],
  year: readonly Counted[],
): readonly Coming[] {
  const form = new Map<string, Season>()
  const add = (side: string, scored: number, conceded: number) => {
    const before = form.get(side) ?? NONE
    form.set(side, {
      played: before.played + 1,
      scored: before.scored + scored,
      conceded: before.conceded + conceded,
    })
  }
  let goals = 0
  for (const { home, away, score } of year) {
    add(home, score[0], score[1])
    add(away, score[1], score[0])
    goals += score[0] + score[1]
  }
  const mean = year.length === 0 ? null : goals / (2 * year.length)
  return fixtures.map(({ home, away }) => ({
    home,
    away,
    expected: expectedOf(form.get(home) ?? NONE, form.get(away) ?? NONE, mean),
  }))
}
