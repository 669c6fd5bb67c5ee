import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPrizes, north, south } from '#game-kit/lottery/vietnam/draw.ts'
import { drawFrom } from '#game-kit/lottery/family.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { numberTracks } from './number-tracks.ts'
import { omissionChart } from './omission.ts'
import { beadRoad, bigRoad, ROAD_ROWS, roadWidth } from './roads.ts'
import { sideTracks } from './side-tracks.ts'
import { streaksOf } from './streaks.ts'

const chanceOf = (nonce: number) => fairChance({ serverSeed: 'ab'.repeat(32), clientSeed: 'trends', nonce })

const boards = new Map(
  sharedCatalogue
    .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
    .map(({ game }) => [game.id, boardOf(game.id, game.defaultConfig)]),
)
const boardNamed = (id: string) => {
  const board = boards.get(id)
  if (!board) throw new Error(`no board ${id}`)
  return board
}

/** Results of a lottery, drawn by a generator with this seed. */
function resultsOf(id: string, count: number, seed: number): readonly unknown[] {
  const { drawn } = boardNamed(id)
  const chance = chanceOf(seed)
  return Array.from({ length: count }, () =>
    drawn.kind === 'numbers' ? drawFrom(drawn.family, chance) : drawPrizes(drawn.shape, chance),
  )
}

/**
 * The oracle writes each value's draws as a word of 1 and 0 and cuts it into pieces: it shares no step with the chart, which goes through
 * the draws and keeps counters.
 */
function oracle(value: string, draws: readonly (readonly string[])[]) {
  const word = draws.map((shown) => (shown.includes(value) ? '1' : '0')).join('')
  const ones = word.replaceAll('0', '').length
  const longest = (pieces: readonly string[]) => Math.max(0, ...pieces.map(({ length }) => length))
  return {
    value,
    draws: ones,
    times: draws.flat().filter((each) => each === value).length,
    omission: word.length - (word.lastIndexOf('1') + 1),
    mostOmission: longest(word.split('1')),
    averageOmission: ones === 0 ? word.length : Math.floor((word.length - ones) / ones),
    longestRun: longest(word.split('0')),
  }
}

test('LOT-03 omission and frequency of every number track agree with an independent count', () => {
  for (const [id, { drawn }] of boards)
    for (const { key, values, isOne, seen } of numberTracks(drawn)) {
      const draws = resultsOf(id, 24, 7).map(seen)
      const { rows, stats } = omissionChart(values, draws)
      expect(stats, `${id} ${key}`).toEqual(values.map((value) => oracle(value, draws)))
      for (const [at, row] of rows.entries())
        for (const [column, { hits, omission }] of row.entries()) {
          const value = values[column] ?? ''
          const upTo = draws.slice(0, at + 1)
          const last = upTo.findLastIndex((shown) => shown.includes(value))
          const isRight = hits === draws[at]?.filter((each) => each === value).length
          expect(isRight && omission === at - last).toBe(true)
        }
      // every draw shows what it drew, and nothing outside the chart
      expect(draws.every((shown) => shown.length > 0 && (!isOne || shown.length === 1))).toBe(true)
      expect(draws.flat().every((value) => values.includes(value))).toBe(true)
    }
})

test('LOT-03 omission of drawn sequences agrees with an independent count, empty ones included', () => {
  const shown = fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), { maxLength: 30 })
  fc.assert(
    fc.property(shown, (draws) => {
      expect(omissionChart(['a', 'b', 'd'], draws).stats).toEqual(
        ['a', 'b', 'd'].map((value) => oracle(value, draws)),
      )
    }),
  )
})

test('LOT-03 a Northern draw shows 27 endings, its special prize head, tail, sum and zodiac', () => {
  const special = ['12345']
  const draw = { ...drawPrizes(north, chanceOf(1)), special }
  const tracks = new Map(numberTracks({ kind: 'prizes', shape: north }).map((track) => [track.key, track]))
  expect(tracks.get('lastTwo')?.seen(draw)).toHaveLength(27)
  // 45 = 3 × 12 + 9: the tenth animal
  expect(['head', 'tail', 'sumTail', 'zodiac'].map((key) => tracks.get(key)?.seen(draw))).toEqual([
    ['4'],
    ['5'],
    ['9'],
    ['rooster'],
  ])
  expect(
    numberTracks({ kind: 'prizes', shape: south })[0]?.seen(drawPrizes(south, chanceOf(1))),
  ).toHaveLength(18)
  expect(tracks.get('head')?.seen({ special: ['1'] })).toEqual([])
})

/** The sides as a rule book has them, written down once more. */
const definitions: Readonly<Record<string, (numbers: readonly number[]) => readonly (string | null)[]>> = {
  'ssc total': (n) => [total(n) >= 23 ? 'big' : 'small', total(n) % 2 ? 'odd' : 'even'],
  'ssc digit3': ([, , n = 0]) => [n > 4 ? 'big' : 'small', n % 2 ? 'odd' : 'even'],
  'ssc dragonTiger15': ([a = 0, , , , b = 0]) => [a === b ? 'tie' : a > b ? 'dragon' : 'tiger'],
  '11x5 number1': ([n = 0]) => (n === 11 ? [null, null] : [n > 5 ? 'big' : 'small', n % 2 ? 'odd' : 'even']),
  '11x5 total': (n) => [
    total(n) === 30 ? null : total(n) > 30 ? 'big' : 'small',
    total(n) % 2 ? 'odd' : 'even',
  ],
  'k3 sides': (n) => [total(n) > 10 ? 'big' : 'small', total(n) % 2 ? 'odd' : 'even'],
  'pk10 sumSides': ([a = 0, b = 0]) => [a + b > 11 ? 'big' : 'small', (a + b) % 2 ? 'odd' : 'even'],
  'pk10 dragonTiger2': ([, a = 0, , , , , , , b = 0]) => [a > b ? 'dragon' : 'tiger'],
  'pc28 sides': (n) => [total(n) > 13 ? 'big' : 'small', total(n) % 2 ? 'odd' : 'even'],
}
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

test.each(Object.entries(definitions))('LOT-03 the sides of %s are those of the rule book', (name, sides) => {
  const [id = '', play] = name.split(' ')
  const tracks = sideTracks(boardNamed(id)).filter((track) => track.play === play)
  expect(tracks.length).toBeGreaterThan(0)
  for (const outcome of resultsOf(id, 200, 3)) {
    const numbers = Array.isArray(outcome) ? outcome.map(Number) : []
    expect(tracks.map(({ seen }) => seen(outcome))).toEqual(sides(numbers))
  }
})

test('LOT-03 the special prize of a Vietnamese draw is big from 50 and odd by its last digit', () => {
  const tracks = sideTracks(boardNamed('vn-south'))
  for (const outcome of resultsOf('vn-south', 60, 5)) {
    const special = String(Object.entries(Object(outcome)).find(([tier]) => tier === 'special')?.[1])
    const pair = Number(special.slice(-2))
    expect(tracks.map(({ seen }) => seen(outcome))).toEqual([
      pair % 2 === 1 ? 'odd' : 'even',
      pair >= 50 ? 'big' : 'small',
    ])
  }
})

test('LOT-03 a run goes down its column of the big road and turns right at the sixth row', () => {
  const places = (values: string) => bigRoad([...values]).map(({ column, row }) => [column, row])
  expect(places('BBSB')).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
  ])
  // the run of eight turns; the next one starts beside its head
  expect(places('BBBBBBBBSS').slice(6)).toEqual([
    [1, 5],
    [2, 5],
    [1, 0],
    [1, 1],
  ])
  // the second run is stopped at the fifth row and stays on it, also where there is room below
  expect(places('BBBBBBBBSSSSSSSS').slice(12)).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ])
  const [first, ...others] = bigRoad(['tie', 'dragon', 'tie', null, 'tiger'])
  expect(first).toMatchObject({ value: 'dragon', ties: 2 })
  expect(others).toEqual([{ column: 1, row: 0, value: 'tiger', ties: 0 }])
})

test('LOT-03 every decided draw has a place of its own on the roads, and the big road keeps the order', () => {
  const side = fc.constantFrom('big', 'small', 'tie')
  fc.assert(
    fc.property(fc.array(side, { maxLength: 120 }), (values) => {
      const cells = bigRoad(values)
      const decided = values.filter((value) => value !== 'tie')
      expect(cells.map(({ value }) => value)).toEqual(decided)
      const firstDecided = values.findIndex((value) => value !== 'tie')
      const ties = cells.reduce((sum, cell) => sum + cell.ties, 0)
      expect(ties).toBe(firstDecided < 0 ? 0 : values.length - firstDecided - decided.length)
      const places = cells.map(({ column, row }) => `${column} ${row}`)
      expect(new Set(places).size).toBe(places.length)
      expect(cells.every(({ row, column }) => row < ROAD_ROWS && column < roadWidth(cells))).toBe(true)
      // a new side starts at the top, the same side is below or to the right of the draw before
      for (const [at, cell] of cells.entries()) {
        const before = cells[at - 1]
        if (before?.value !== cell.value) expect(cell.row).toBe(0)
        else expect(cell.column - before.column + cell.row - before.row).toBe(1)
      }
      expect(beadRoad(values).map(({ column, row }) => column * ROAD_ROWS + row)).toEqual(
        values.map((_, at) => at),
      )
    }),
  )
})

test('LOT-03 lists the current runs of sides, longest first, and a tie ends one', () => {
  const tracks = sideTracks(boardNamed('ssc'))
  // newest first: the total is 45, 35, 25, 24, 30 and 10; the first digit beats the second four times
  const outcomes = [
    [9, 9, 9, 9, 9],
    [9, 6, 7, 6, 7],
    [8, 2, 6, 4, 5],
    [7, 3, 5, 4, 5],
    [9, 1, 9, 2, 9],
    [1, 2, 2, 2, 3],
  ]
  const found = streaksOf(tracks, outcomes)
  expect(found.find(({ play, option }) => play === 'total' && option === 'big')).toEqual({
    play: 'total',
    option: 'big',
    against: 'small',
    length: 5,
  })
  expect(found.some(({ play }) => play === 'dragonTiger12')).toBe(false)
  expect(streaksOf(tracks, outcomes.slice(1)).find(({ play }) => play === 'dragonTiger12')).toMatchObject({
    option: 'dragon',
    against: 'tiger',
    length: 4,
  })
  expect(found.map(({ length }) => length)).toEqual(
    found.map(({ length }) => length).toSorted((a, b) => b - a),
  )
  expect(streaksOf(tracks, [])).toEqual([])
  // in 11x5 an 11 is neither big nor small
  const first = (number: number) => [number, 1, 2, 3, 4]
  const eleven = sideTracks(boardNamed('11x5')).filter(({ key }) => key === 'number1 size')
  const lengthOf = (numbers: readonly number[]) => streaksOf(eleven, numbers.map(first))[0]?.length
  expect(lengthOf([9, 8, 7, 6, 10])).toBe(5)
  expect(lengthOf([9, 8, 7, 6, 11, 10])).toBe(4)
  expect(lengthOf([11, 9, 8, 7, 6])).toBeUndefined()
})
