import fc from 'fast-check'
import { expect, it } from 'vitest'
import { find, scoreOf, slips, type Findable } from './search.ts'

const dragon: Findable = {
  names: ['River Dragon', 'Rồng Sông'],
  vendor: 'Jade Forge',
  kinds: ['Slots', 'Nổ hũ'],
}
const dice: Findable = { names: ['Dice', 'Xúc Xắc'], vendor: 'Jade Forge', kinds: ['Slots', 'dice'] }

it('SHL-17 finds a game without diacritics, with words in any order, separate or joined', () => {
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

it('SHL-17 ranks name matches above provider matches, and whole words above prefixes', () => {
  expect(find('dice', [dragon, dice], (thing) => thing)).toEqual([dice])
  expect(scoreOf('river', dragon)).toBeGreaterThan(scoreOf('rive', dragon))
  expect(scoreOf('river', dragon)).toBeGreaterThan(scoreOf('jade', dragon))
})

it('counts typos as an edit distance with transpositions', () => {
  expect(slips('dragon', 'dragon', 2)).toBe(0)
  expect(slips('dargon', 'dragon', 2)).toBe(1)
  expect(slips('dragn', 'dragon', 2)).toBe(1)
  expect(slips('draggon', 'dragon', 2)).toBe(1)
  expect(slips('lotus', 'dragon', 2)).toBe(3)
})

it('SHL-17 tolerates one typo at any position of a word of five or more letters', () => {
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
