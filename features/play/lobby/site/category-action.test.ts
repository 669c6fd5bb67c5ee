import { expect, it } from 'vitest'
import { actionOf, ledBy, type Category } from './category-action.ts'
import { vendorOfHall } from './hall/vendor-of-hall.ts'

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

it('SHL-11 selecting a category sets its first provider and game type, and opens its page', () => {
  expect(actionOf(rng, [lott, rng])).toEqual({ does: 'open', vassalage: 'JADE_FORGE', gameType: 'SLOT' })
})

it('SHL-11 either lottery category starts the first game of their combined provider list', () => {
  const started = { does: 'start', vassalage: 'QUICK_DRAW', category: 'ELOTT', gameType: 'LOTTERY' }
  expect(actionOf(lott, [lott, elott, rng])).toEqual(started)
  expect(actionOf(elott, [lott, elott, rng])).toEqual(started)
  expect(actionOf(lott, [lott, rng])).toEqual({
    does: 'start',
    vassalage: 'RED_BALL',
    category: 'LOTT',
    gameType: 'LOTTERY',
  })
})

it('SHL-11 a lottery category without a provider opens its page and keeps the current provider', () => {
  expect(actionOf(category('LOTT', 'LOTTERY', []), [rng])).toEqual({
    does: 'open',
    vassalage: null,
    gameType: 'LOTTERY',
  })
})

it('SHL-11 an entry of type game starts that game, no matter what the categories contain', () => {
  const dice = { gameId: 'dice', name: 'Dice', gameType: 'SLOT', vassalage: 'JADE_FORGE' }
  const started = { does: 'play', gameId: 'dice', vassalage: 'JADE_FORGE', gameType: 'SLOT' }
  expect(actionOf(dice, [lott, rng])).toEqual(started)
  expect(actionOf(dice, [])).toEqual(started)
})

it('SHL-11 a games page begins with the current vendor where it has one of several tabs; a vendor in the URL takes precedence', () => {
  const tabs = [{ key: 'JADE_FORGE' }, { key: 'SANDBOX' }]
  expect(vendorOfHall(null, 'SANDBOX', tabs)).toBe('SANDBOX')
  expect(vendorOfHall('JADE_FORGE', 'SANDBOX', tabs)).toBe('JADE_FORGE')
  expect(vendorOfHall('ALL', 'SANDBOX', tabs)).toBeNull()
  expect(vendorOfHall(null, 'NOBODY', tabs)).toBeNull()
  expect(vendorOfHall(null, 'SANDBOX', [{ key: 'SANDBOX' }])).toBeNull()
})

it('SHL-05 the home page begins with the current game type; the logo sets HOT, which begins with the hot games', () => {
  const rows = [{ key: 'HOT' }, { key: 'NEW' }, { key: 'RNG' }, { key: 'LOTT' }]
  const keys = (gameType: string) => ledBy(rows, gameType, [lott, rng]).map(({ key }) => key)
  expect(keys('HOT')).toEqual(['HOT', 'NEW', 'RNG', 'LOTT'])
  expect(keys('SLOT')).toEqual(['RNG', 'HOT', 'NEW', 'LOTT'])
  expect(keys('FISHING')).toEqual(['HOT', 'NEW', 'RNG', 'LOTT'])
})
