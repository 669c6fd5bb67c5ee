import { expect, test } from 'vitest'
import { isSetting, settingNames, settings } from './settings.ts'

test('SYS-01 no sum of a setting may be below nothing, and none takes another kind than its own', () => {
  const sums = settingNames().filter((name) => settings[name].shape.kind === 'money')
  expect(sums.length).toBeGreaterThan(5)
  for (const name of sums) {
    expect([name, settings[name].accept('-0.0001')]).toEqual([name, null])
    expect([name, settings[name].accept('0')]).not.toEqual([name, null])
  }
  for (const name of settingNames())
    for (const wrong of [null, undefined, {}, [[]], Number.NaN])
      expect([name, settings[name].accept(wrong)]).toEqual([name, null])
})

test('SYS-01 where each setting starts is a value that it takes itself, in both modes', () => {
  for (const name of settingNames())
    for (const mode of ['demo', 'live'] as const)
      expect([name, settings[name].accept(settings[name].startsIn(mode))]).not.toEqual([name, null])
  expect([isSetting('__proto__'), isSetting('toString')]).toEqual([false, false])
})
