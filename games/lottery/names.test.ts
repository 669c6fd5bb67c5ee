import { expect, test } from 'vitest'
import { en } from './texts/en.ts'
import { digitalLotteries } from './digital.ts'
import { prizeLotteries } from './prizes.ts'

/** A number names itself. */
const isNumber = (key: string) => /^\d+$/.test(key)

test('LOT-02 every lottery, play, row and option has a name, and no name is left over', () => {
  const needed = new Set<string>()
  const need = (kind: string, key: string | undefined) =>
    key && !isNumber(key) && needed.add(`lottery.${kind}.${key}`)
  for (const { id, plays } of [...digitalLotteries, ...prizeLotteries]) {
    needed.add(`lottery.game.${id}`)
    for (const { key } of plays) {
      const [group, kind] = key.split('.')
      need('group', group)
      need('kind', kind)
    }
  }
  for (const { form } of digitalLotteries.flatMap(({ plays }) => plays))
    for (const row of form.rows) {
      need('row', row.name)
      // positions to choose from are named like rows
      for (const option of row.options ?? []) need(row.name === 'positions' ? 'row' : 'option', option)
    }
  for (const { shape, plays } of prizeLotteries) {
    for (const { key } of shape.tiers) need('tier', key)
    for (const { rule } of plays)
      if (rule.kind === 'set') for (const { key } of rule.options) need('option', key)
  }
  // what a short Thai result says of the first prize
  for (const tier of ['top3', 'top2']) need('tier', tier)
  expect(Object.keys(en).toSorted()).toEqual([...needed].toSorted())
})
