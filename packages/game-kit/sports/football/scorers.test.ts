import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { scoreGrid } from '../pricing/score-grid.ts'
import {
  areScorers,
  NO_SCORER,
  OWN_GOALS,
  scorerChances,
  settleScorer,
  type Scorer,
  type ScorersOf,
} from './scorers.ts'

const at = (market: 'scorerAnytime' | 'scorerFirst' | 'scorerLast', outcome: string, of: ScorersOf) => {
  const { result, voidHalves } = settleScorer(market, outcome, of)
  return voidHalves === 2 ? 'void' : result === 1 ? 'won' : 'lost'
}
const lineups = { home: ['Ann', 'Cy'], away: ['Bo'] }
const goal = (side: 'home' | 'away', who: string | null, isOwn = false) => ({ side, who, isOwn })

test('SPT-01 own goals decide no goalscorer bet, and a player who does not start is void', () => {
  const match: ScorersOf = {
    how: 'played',
    goals: [goal('home', 'Bo', true), goal('home', 'Ann'), goal('away', 'Bo')],
    lineups,
  }
  expect(at('scorerFirst', 'home:Ann', match)).toBe('won')
  expect(at('scorerLast', 'away:Bo', match)).toBe('won')
  expect(at('scorerAnytime', 'home:Cy', match)).toBe('lost')
  expect(at('scorerFirst', NO_SCORER, match)).toBe('lost')
  expect(at('scorerAnytime', 'home:Dee', match)).toBe('void')
  const onlyOwn: ScorersOf = { ...match, goals: [goal('home', 'Bo', true)] }
  expect(at('scorerFirst', NO_SCORER, onlyOwn)).toBe('won')
  expect(at('scorerAnytime', 'away:Bo', onlyOwn)).toBe('lost')
})

test('SPT-01 a goal that was scored before a match was abandoned decides anytime and first, and nothing else does', () => {
  const match: ScorersOf = { how: 'abandoned', goals: [goal('home', 'Ann')], lineups }
  expect(at('scorerAnytime', 'home:Ann', match)).toBe('won')
  expect(at('scorerFirst', 'away:Bo', match)).toBe('lost')
  expect(at('scorerAnytime', 'away:Bo', match)).toBe('void')
  expect(at('scorerLast', 'home:Ann', match)).toBe('void')
  expect(at('scorerFirst', NO_SCORER, { ...match, goals: [] })).toBe('void')
  // without goals or line-ups no one knows
  expect(at('scorerAnytime', 'home:Ann', { ...match, lineups: null })).toBe('void')
  expect(at('scorerFirst', NO_SCORER, { ...match, goals: null })).toBe('void')
})

test('SPT-01 a goal of a player who is not known voids the bets on his own team alone', () => {
  const unknown: ScorersOf = { how: 'played', goals: [goal('away', null)], lineups }
  expect(at('scorerAnytime', 'home:Ann', unknown)).toBe('lost')
  expect(at('scorerAnytime', 'away:Bo', unknown)).toBe('void')
})

test('SPT-01 players share no more than the goals of their team, each once', () => {
  const of = (player: string, share: number, team: 'home' | 'away' = 'home') => ({ player, share, team })
  expect(areScorers([of('Ann', 0.57), of('Cy', 0.4), of('Ann', 0.9, 'away')])).toBe(true)
  expect(areScorers([of('Ann', 0.58), of('Cy', 0.4)])).toBe(false)
  expect(areScorers([of('Ann', 0.2), of('Ann', 0.2)])).toBe(false)
})

const scorers: readonly Scorer[] = [
  { player: 'Ann', team: 'home', share: 0.4 },
  { player: 'Cy', team: 'home', share: 0.1 },
  { player: 'Bo', team: 'away', share: 0.5 },
]

test('SPT-01 at fair odds a goalscorer bet returns itself over drawn matches', () => {
  const grid = scoreGrid(1.6, 1.1)
  const { players, none } = scorerChances(grid, scorers)
  const chance = fastChance(7)
  const unit = () => chance.u32() / 2 ** 32
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const matches = 20_000
  for (let nth = 0; nth < matches; nth += 1) {
    let left = unit()
    const cell = Math.max(
      0,
      grid.cells.findIndex((p) => (left -= p) < 0),
    )
    const [h, a] = [Math.floor(cell / grid.size), cell % grid.size]
    const sides = [...chance.shuffle(h + a)].map((place) =>
      place < h ? ('home' as const) : ('away' as const),
    )
    const goals = sides.map((side) => {
      let share = unit()
      if (share >= 1 - OWN_GOALS) return goal(side, 'someone', true)
      const found = scorers.find(({ team, share: own }) => team === side && (share -= own) < 0)
      return goal(side, found?.player ?? 'someone')
    })
    const match: ScorersOf = { how: 'played', goals, lineups }
    for (const { outcome } of players)
      for (const market of ['scorerAnytime', 'scorerFirst', 'scorerLast'] as const)
        if (at(market, outcome, match) === 'won') count(`${market} ${outcome}`)
    if (at('scorerFirst', NO_SCORER, match) === 'won') count(NO_SCORER)
  }
  const check = (name: string, p: number) => {
    const seen = (counts.get(name) ?? 0) / matches
    expect(Math.abs(seen - p), `${name}: ${seen}, ${p}`).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / matches))
  }
  check(NO_SCORER, none)
  for (const { outcome, anytime, first } of players) {
    check(`scorerAnytime ${outcome}`, anytime)
    check(`scorerFirst ${outcome}`, first)
    check(`scorerLast ${outcome}`, first)
  }
})

test('SPT-01 of all players and no goalscorer exactly one is first and one last, whatever was scored', () => {
  const side = fc.constantFrom('home' as const, 'away' as const)
  const goals = fc.array(fc.record({ side, nth: fc.nat(1), isOwn: fc.boolean() }), { maxLength: 8 })
  fc.assert(
    fc.property(goals, (scored) => {
      const full = { home: ['h0', 'h1'], away: ['a0', 'a1'] }
      const match: ScorersOf = {
        how: 'played',
        goals: scored.map(({ side: of, nth, isOwn }) => goal(of, full[of][nth] ?? null, isOwn)),
        lineups: full,
      }
      const outcomes = ['home:h0', 'home:h1', 'away:a0', 'away:a1', NO_SCORER]
      for (const market of ['scorerFirst', 'scorerLast'] as const)
        expect(outcomes.filter((outcome) => at(market, outcome, match) === 'won')).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
})
