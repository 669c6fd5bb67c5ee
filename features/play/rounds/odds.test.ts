import { expect, test } from 'vitest'
import { catalogue } from '#games/catalogue.ts'
import { toNumber } from '#kit/rational.ts'
import { oddsOfGame } from './service/games.ts'

const textOf = (id: string, name: string) => oddsOfGame(id).find((odd) => odd.name === name)?.text

test('GAM-04 G7 every slot publishes its hit rate, deviation, highest win and the chance of it', () => {
  for (const { id, kind, game, mainBet } of catalogue) {
    if (kind !== 'slots') continue
    const main = game
      .open(game.defaultConfig)
      .theory()
      .find(({ betKey }) => betKey === mainBet)
    if (!main) throw new Error(`${id}: no ${mainBet}`)
    expect(Number(textOf(id, 'highest'))).toBeCloseTo(toNumber(main.maxWin), 2)
    const told = Number(textOf(id, 'highestChance'))
    expect(Math.abs(told * toNumber(main.maxWinChance) - 1)).toBeLessThan(0.001)
    expect(Number(textOf(id, 'deviation'))).toBeCloseTo(Math.sqrt(toNumber(main.variance)), 2)
    expect(textOf(id, 'hit')).toMatch(/^\d\d\.\d\d %$/)
  }
})

test('G7 an award rarer than one in a hundred million is published with its chance', () => {
  expect(textOf('monsoon-garden', 'highest')).toBe('200')
  expect(Number(textOf('monsoon-garden', 'highestChance'))).toBeGreaterThan(100_000_000)
})

test('GAM-04 leaves out odds that are too small or already in the par sheet’s text', () => {
  expect(oddsOfGame('orchard-bells').map(({ name }) => name)).toEqual([
    'hit',
    'deviation',
    'highest',
    'highestChance',
  ])
  expect(oddsOfGame('lacquer-21').every(({ name }) => /^[a-zA-Z]+$/.test(name))).toBe(true)
  expect(oddsOfGame('dice')).toEqual([])
  expect(oddsOfGame('somebody-elses')).toEqual([])
})
