import { expect, test } from 'vitest'
import { numberSet } from '#game-kit/lottery/number-sets.ts'
import { problemOf } from '#game-kit/lottery/pick.ts'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { setTarget } from './number-set-fit.ts'
import { tidyLines } from './selection.ts'

test('LOT-03 the number-set generator fills every play of two and three digits with a selection that fits', () => {
  const filled: string[] = []
  for (const { game, category } of sharedCatalogue) {
    if (category !== 'LOTT' && category !== 'ELOTT') continue
    for (const { key, form, units } of boardOf(game.id, game.defaultConfig).plays) {
      const target = setTarget(form)
      if (!target) continue
      filled.push(`${game.id} ${key}`)
      // numbers of different digits win in every play, also in groups
      const set = numberSet(target.width, { head: [3, 4], shape: 'different' }).slice(0, target.most)
      const lines = set.map((text) => [...text].map(Number))
      const ordered = form.kind !== 'lines' || form.isOrdered
      const pick = target.into === 'row' ? [set.map(Number)] : tidyLines(lines, ordered)
      expect(problemOf(form, pick)).toBeNull()
      const isPair = key.endsWith('group3Lines')
      expect(units(pick) > 0).toBe(!isPair)
    }
  }
  for (const play of [
    'vn-north lo2',
    'vn-south de',
    'ssc star3Back.lines',
    'ssc star2Front.lines',
    'thai3d top3',
  ])
    expect(filled).toContain(play)
  // five digits, positions and numbers up to eleven are no sets of two or three digits
  for (const play of ['ssc star5.lines', 'ssc star3Back.straight', '11x5 front2.lines', 'k3 different3Lines'])
    expect(filled).not.toContain(play)
})
