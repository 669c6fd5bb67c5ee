import { expect, it } from 'vitest'
import { deedOf, type Category } from './category-press.ts'

const category = (key: string, gameType: string, vendors: readonly string[]): Category => ({
  key,
  name: key,
  enName: key,
  page: `/${key.toLowerCase()}`,
  gameType,
  sideMenuIcon: 'gem',
  point: null,
  title: key,
  games: vendors.length,
  cards: vendors.map((vassalage) => ({
    vassalage,
    name: vassalage,
    isHot: false,
    contracted: true,
    logo: null,
    games: 1,
  })),
})

const rng = category('RNG', 'SLOT', ['JADE_FORGE', 'SANDBOX'])
const lott = category('LOTT', 'LOTTERY', ['RED_BALL', 'JADE_FORGE'])
const elott = category('ELOTT', 'LOTTERY', ['QUICK_DRAW'])

it('SHL-11 a press on a category chooses its first maker and its game type, and opens its page', () => {
  expect(deedOf(rng, [lott, rng])).toEqual({ does: 'open', vassalage: 'JADE_FORGE', gameType: 'SLOT' })
})

it('SHL-11 either lottery starts the first game of both their makers, in one list', () => {
  const started = { does: 'start', vassalage: 'QUICK_DRAW', category: 'ELOTT' }
  expect(deedOf(lott, [lott, elott, rng])).toEqual(started)
  expect(deedOf(elott, [lott, elott, rng])).toEqual(started)
  expect(deedOf(lott, [lott, rng])).toEqual({ does: 'start', vassalage: 'RED_BALL', category: 'LOTT' })
})

it('SHL-11 a lottery that nobody makes opens its page, and the maker stays as it was', () => {
  expect(deedOf(category('LOTT', 'LOTTERY', []), [rng])).toEqual({
    does: 'open',
    vassalage: null,
    gameType: 'LOTTERY',
  })
})
