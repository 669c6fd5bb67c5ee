import fc from 'fast-check'
import { expect, it } from 'vitest'
import { find, scoreOf, slips, type Findable } from './search.ts'

const dragon: Findable = {
  names: ['River Dragon', 'Rồng Sông'],
  vendor: 'Jade Forge',
  kinds: ['Slots', 'Nổ hũ'],
}
const dice: Findable = { names: ['Dice', 'Xúc Xắc'], vendor: 'Jade Forge', kinds: ['Slots', 'dice'] }

it('SHL-17 a game is found without its marks, by words in any order, together or apart', () => {
  for (const typed of [
    'dragon',
    'RIVER',
    'dragon river',
    'riverdragon',
    'rong song',
    'Rồng',
    'drag',
    'jade forge',
    'no hu',
  ])
    expect([typed, scoreOf(typed, dragon) > 0]).toEqual([typed, true])
  for (const typed of ['', '   ', 'tiger', 'dragon tiger', 'x'])
    expect([typed, scoreOf(typed, dragon)]).toEqual([typed, 0])
})

it('SHL-17 the name counts for more than the provider, and the whole word for more than its beginning', () => {
  expect(find('dice', [dragon, dice], (thing) => thing)).toEqual([dice])
  expect(scoreOf('river', dragon)).toBeGreaterThan(scoreOf('rive', dragon))
  expect(scoreOf('river', dragon)).toBeGreaterThan(scoreOf('jade', dragon))
})

it('slips are counted as people make them', () => {
  expect(slips('dragon', 'dragon', 2)).toBe(0)
  expect(slips('dargon', 'dragon', 2)).toBe(1)
  expect(slips('dragn', 'dragon', 2)).toBe(1)
  expect(slips('draggon', 'dragon', 2)).toBe(1)
  expect(slips('lotus', 'dragon', 2)).toBe(3)
})

it('SHL-17 one slip anywhere in a word of five letters and more still finds the game', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{5,12}$/),
      fc.nat(),
      fc.constantFrom('wrong', 'missing', 'doubled', 'swapped'),
      fc.constantFrom(...letters),
      (name, where, how, letter) => {
        const at = where % (name.length - 1)
        const typed = {
          wrong: name.slice(0, at) + letter + name.slice(at + 1),
          missing: name.slice(0, at) + name.slice(at + 1),
          doubled: name.slice(0, at + 1) + name.slice(at),
          swapped: name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
        }[how]
        expect(scoreOf(typed, { names: [name], vendor: '', kinds: [] })).toBeGreaterThan(0)
      },
    ),
  )
})
