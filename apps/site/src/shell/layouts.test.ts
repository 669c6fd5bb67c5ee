import { expect, test } from 'vitest'
import { layoutOf } from './layouts.ts'

test('SHL-02 every page except /helpmc has the header; lotteries and frames have the header only', () => {
  expect(layoutOf('/index')).toEqual({ header: true, footer: true, menu: true })
  expect(layoutOf('/rng')).toEqual({ header: true, footer: true, menu: true })
  expect(layoutOf('/helpmc').header).toBe(false)
  expect(layoutOf('/pointMall')).toEqual({ header: true, footer: true, menu: false })
  for (const path of ['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game'])
    expect(layoutOf(path)).toEqual({ header: true, footer: false, menu: false })
})
