import { describe, expect, it } from 'vitest'
import { EVENS_BACK } from '../odds/price.ts'
import { BEFORE_START } from './clock.ts'
import { footballBook } from './book.ts'
import type { Offer } from './book.ts'

const find = (book: readonly Offer[], market: Offer['market'], line = 0, period = 'full') =>
  book.find((offer) => offer.market === market && offer.line === line && offer.period === period)

describe('the book of a football match', () => {
  const before = footballBook([1.5, 1.1], BEFORE_START)

  it('SPT-01 offers every market of a match from one model', () => {
    expect(new Set(before.map(({ market }) => market)).size).toBe(16)
    expect(before.length).toBeGreaterThan(40)
    const lines = before.filter(({ market, period }) => market === 'asianHandicap' && period === 'full')
    expect(lines.map(({ line }) => line)).toEqual([-4, -3, -2, -1, 0, 1, 2])
  })

  it('SPT-01 takes the margin of each market, and no price is above the fair one', () => {
    for (const offer of before) {
      const sum = offer.outcomes.reduce((total, { price }) => total + EVENS_BACK / price, 0)
      expect(sum).toBeGreaterThan(offer.market === 'doubleChance' ? 2 : 1)
      for (const { price, fair } of offer.outcomes) expect(price * fair).toBeLessThan(EVENS_BACK)
    }
    const winner =
      find(before, 'winner')?.outcomes.reduce((total, { price }) => total + EVENS_BACK / price, 0) ?? 0
    expect(winner).toBeGreaterThan(1.045)
    expect(winner).toBeLessThan(1.06)
  })

  it('SPT-01 counts a handicap in play from the present score: the leader is no favourite for it', () => {
    const play = footballBook([1.3, 1.3], { minute: 60, score: [2, 0], redCards: [0, 0] })
    const level = find(play, 'asianHandicap', 0)?.outcomes.map(({ fair }) => fair) ?? []
    expect(level[0]).toBeLessThan(0.5)
    expect(find(play, 'winner')?.outcomes[0]?.fair).toBeGreaterThan(0.9)
    expect(find(play, 'nextGoal', 3)).toBeDefined()
  })

  it('SPT-01 withdraws what is decided: outcomes that cannot lose or win, the first half after its end, all after the match', () => {
    const play = footballBook([1.3, 1.3], { minute: 80, score: [1, 1], redCards: [0, 0] })
    expect(find(play, 'bothScore')).toBeUndefined()
    expect(play.some(({ period, market }) => period === 'first' || market === 'halfFull')).toBe(false)
    expect(find(play, 'correctScore')?.outcomes.some(({ outcome }) => outcome === '0:0')).toBe(false)
    expect(footballBook([1.3, 1.3], { minute: 90, score: [1, 1], redCards: [0, 0] })).toEqual([])
  })

  it('SPT-01 moves every market when a trader shifts the expected goals', () => {
    const shifted = footballBook([1.5, 1.1], BEFORE_START, { margin: 0.05, margins: {}, shift: [0.5, 0] })
    const home = (book: readonly Offer[]) => find(book, 'winner')?.outcomes[0]?.fair ?? 0
    expect(home(shifted)).toBeGreaterThan(home(before) + 0.1)
  })
})
