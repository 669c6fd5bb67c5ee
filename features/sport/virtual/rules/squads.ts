/**
 * The invented players of virtual football. A team's squad follows from its name by a hash, so that everyone can recompute it: a
 * goalkeeper, ten regulars with their shares of the team's goals, and four reserves who share what is left.
 */
import { utf8 } from '#kit/sha/bytes.ts'
import { sha256 } from '#kit/sha/sha256.ts'
import type { Chance } from '#kit/chance.ts'
import { OWN_GOALS, type Scorer } from '#game-kit/sports/football/scorers.ts'
import type { Drawn } from './draw/beat.ts'
import { unit } from './draw/beat.ts'

const FIRST =
  'Abel Bruno Caspar Dario Emil Fabian Gregor Hamid Ivo Jonas Kofi Luca Milan Nico Oskar Pavel Quentin Rafael Silas Tomas Ugo Viktor Wim Yannick'
const LAST =
  'Abendroth Barelli Castellan Drummond Eklund Farkas Galloway Hartigan Ibarra Jurado Kessler Lindqvist Mbeki Navarro Okonjo Petrov ' +
  'Quesada Rosvold Santoro Thackeray Urbina Vasquez Wexford Yilmaz Zamora Ashdown Bellweather Corrigan Devereux Esposito'
const FIRSTS = FIRST.split(' ')
const LASTS = LAST.split(' ')

/** Two forwards, four in midfield, four in defence. */
const SHARES = [0.24, 0.18, 0.12, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02] as const
const RESERVES = 4
/** How often a regular starts. */
const STARTS = 0.9

export type Squad = {
  readonly keeper: string
  readonly regulars: readonly { readonly name: string; readonly share: number }[]
  readonly reserves: readonly string[]
}

/** The squad of a team; no two of its players share a surname. */
export function squadOf(league: string, team: string): Squad {
  const left = [...LASTS]
  const names = Array.from({ length: 1 + SHARES.length + RESERVES }, (_, nth) => {
    const [first = 0, last = 0] = sha256(utf8(`${league}|${team}|player|${nth}`))
    const [surname = ''] = left.splice(last % left.length, 1)
    return `${FIRSTS[first % FIRSTS.length]} ${surname}`
  })
  const regulars = SHARES.map((share, at) => ({ name: names[at + 1] ?? '', share }))
  return { keeper: names[0] ?? '', regulars, reserves: names.slice(1 + SHARES.length) }
}

/** What prices a match's goalscorers. */
export const scorersOf = (home: Squad, away: Squad): readonly Scorer[] =>
  [['home', home] as const, ['away', away] as const].flatMap(([team, { regulars }]) =>
    regulars.map(({ name, share }) => ({ player: name, team, share })),
  )

/**
 * Adds line-ups and scorers to a drawn match, from the words that follow in its stream. Each regular starts nine times in ten; each goal
 * is a regular's by his share, an own goal, or a reserve's, who also scores for a regular who does not start. So the share of a player
 * who starts does not depend on the others.
 */
export function withScorers(
  drawn: Drawn,
  squads: readonly [home: Squad, away: Squad],
  chance: Chance,
): Drawn {
  const [home, away] = squads.map(({ keeper, regulars, reserves }) => {
    const starting = regulars.map(({ name }) => ({ name, isIn: unit(chance) < STARTS }))
    const fit = starting.filter(({ isIn }) => isIn).map(({ name }) => name)
    const missing = Math.min(reserves.length, regulars.length - fit.length)
    return [keeper, ...fit, ...reserves.slice(0, missing)]
  })
  const lineups = { home: home ?? [], away: away ?? [] }
  const goals = (drawn.goals ?? []).map((goal) => {
    const own = squads[goal.side === 'home' ? 0 : 1]
    const others = lineups[goal.side === 'home' ? 'away' : 'home']
    const at = unit(chance)
    const reserve = own.reserves[chance.below(RESERVES)] ?? own.keeper
    const unlucky = others[chance.below(others.length)] ?? null
    if (at >= 1 - OWN_GOALS) return { ...goal, who: unlucky, isOwn: true }
    let left = at
    const scorer = own.regulars.find(({ share }) => (left -= share) < 0)?.name
    const isIn = scorer !== undefined && lineups[goal.side].includes(scorer)
    return { ...goal, who: isIn ? scorer : reserve }
  })
  return { ...drawn, goals, lineups }
}
