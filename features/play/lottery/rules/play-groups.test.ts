import { expect, test } from 'vitest'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { en } from '../texts/en.ts'
import { groupOf, headingsOf } from './play-groups.ts'

const games = sharedCatalogue
  .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
  .map(({ game }) => game)

test('LOT-02 every play stands under one heading with a name, and no lottery has more than 16 headings', () => {
  for (const { id, defaultConfig } of games) {
    const plays = boardOf(id, defaultConfig).plays.map(({ key }) => key)
    const headings = headingsOf(plays)
    expect(headings.flatMap(({ groups }) => groups).toSorted()).toEqual(
      [...new Set(plays.map(groupOf))].toSorted(),
    )
    expect(headings.length <= 16 ? 'few' : id).toBe('few')
    expect(new Set(headings.map(({ key }) => key)).size).toBe(headings.length)
    for (const { key, groups } of headings)
      if (groups.length > 1) expect(Object.keys(en)).toContain(`lottery.heading.${key}`)
  }
})

test('LOT-02 groups of one kind stand together in the order of the plays', () => {
  expect(
    headingsOf(['star4Front.straight', 'star4Front.lines', 'star4Back.straight', 'fixed', 'total']),
  ).toEqual([
    { key: 'star4', groups: ['star4Front', 'star4Back'] },
    { key: 'fixed', groups: ['fixed'] },
    { key: 'total', groups: ['total'] },
  ])
})
