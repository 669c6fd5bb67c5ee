import { expect, test } from 'vitest'
import { chain, MOODS, poseOf, waveAt, type Mood, type Moods } from './rig.ts'

const moods = (strengths: Partial<Record<Mood, number>>): Moods => ({
  idle: 1,
  spin: 0,
  tense: 0,
  win: 0,
  big: 0,
  feature: 0,
  ...strengths,
})

test('GAM-02 a character does not move with reduced motion but keeps its expression', () => {
  const moves = [
    { what: 'turn', swing: 10, hz: 1 },
    { in: 'win', what: 'y', by: -4, swing: 6, hz: 2 },
  ] as const
  for (const seconds of [0, 0.13, 0.4, 2.7])
    expect(poseOf(moves, moods({ win: 1 }), seconds, true)).toMatchObject({ turn: 0, y: -4 })
  expect(poseOf(moves, moods({ win: 1 }), 0.13, false)).not.toMatchObject({ turn: 0 })
})

test('GAM-02 a mood acts with its strength and not at all without it', () => {
  const moves = [{ in: 'big', what: 'wide', by: 0.5 }] as const
  expect(poseOf(moves, moods({}), 1, false).wide).toBe(1)
  expect(poseOf(moves, moods({ big: 0.5 }), 1, false).wide).toBe(1.25)
  expect(poseOf(moves, moods({ big: 1 }), 1, false).wide).toBe(1.5)
})

test('GAM-02 eyes blink once per cycle and are open otherwise', () => {
  const blink = { what: 'high', swing: 1, hz: 0.25, form: 'blink' } as const
  const shut = Array.from({ length: 400 }, (_, i) => waveAt(blink, i / 100)).filter((value) => value > 0)
  expect(shut.length).toBeGreaterThan(10)
  expect(shut.length).toBeLessThan(40)
})

test('GAM-02 each link of a chain hangs on the one before and follows it later', () => {
  const links = chain({
    name: 'tail',
    frame: 'link',
    under: 'body',
    at: [10, 20],
    pivot: [50, 38],
    step: [0, 16],
    count: 4,
    shrink: 0.9,
    moves: (nth) => [{ what: 'turn', swing: 5, hz: 1, phase: -nth * 0.1 }],
  })
  expect(links.map(({ under }) => under)).toEqual(['body', 'tail0', 'tail1', 'tail2'])
  expect(links.map(({ at }) => at)).toEqual([
    [10, 20],
    [50, 54],
    [50, 54],
    [50, 54],
  ])
  expect(MOODS).toContain('idle')
})
