import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { leftBehind } from './brand-start.ts'
import { isSetting, settingNames, settings } from './catalogue.ts'

test('SYS-01 allows no negative amount in a setting, and no value of another type', () => {
  const sums = settingNames().filter((name) => settings[name].shape.kind === 'money')
  expect(sums.length).toBeGreaterThan(5)
  for (const name of sums) {
    expect([name, settings[name].accept('-0.0001')]).toEqual([name, null])
    // a point must be worth something: amounts are divided by its unit
    if (name !== 'pointsUnit') expect([name, settings[name].accept('0')]).not.toEqual([name, null])
  }
  for (const name of settingNames())
    for (const wrong of [null, undefined, {}, [[]], Number.NaN])
      expect([name, settings[name].accept(wrong)]).toEqual([name, null])
})

test('SYS-01 where each setting starts is a value that it takes itself, in both modes and currencies', () => {
  for (const name of settingNames())
    for (const mode of ['demo', 'live'] as const)
      for (const currency of ['VND', 'USD'] as const) {
        const stored = settings[name].storedStartFor({ mode, currency })
        expect([name, settings[name].accept(stored)]).not.toEqual([name, null])
      }
  expect([isSetting('__proto__'), isSetting('toString')]).toEqual([false, false])
})

test('CSH-02 starts a dollar brand with dollar amounts: the minimum withdrawal is not 50,000', () => {
  const least = (currency: 'VND' | 'USD') => settings.withdrawLeast.startFor({ mode: 'live', currency })
  expect([least('VND'), least('USD')]).toEqual([major(50_000), major(10)])
  const dong = settingNames().filter((name) => {
    const [inDong, inDollars] = (['VND', 'USD'] as const).map((currency) =>
      settings[name].startFor({ mode: 'live', currency }),
    )
    return typeof inDong === 'bigint' && inDong > 0n && inDong === inDollars
  })
  expect(dong).toEqual(['trialGrant']) // play money, the same for every brand
})

test('OPS-01 copies a brand’s settings without its secrets, contacts, licence and amounts of another currency', () => {
  const same = leftBehind(true)
  const secrets = settingNames().filter((name) => settings[name].shape.kind === 'secret')
  expect(same).toEqual(expect.arrayContaining([...secrets, 'licenceEn', 'supportEmail', 'firebaseProject']))
  expect(same).not.toContain('withdrawLeast')
  expect(leftBehind(false)).toContain('withdrawLeast')
})
