import { expect, test } from 'vitest'
import { settingNames, settings } from './catalogue.ts'

test('OPS-01 gives each setting a group and a name that operators read, in both languages', () => {
  const names = settingNames()
  expect(names.filter((name) => settings[name].group === 'other')).toEqual([])
  expect(names.filter((name) => settings[name].name === null)).toEqual([])
  const titles = names.map((name) => `${settings[name].group}: ${settings[name].name?.[0]}`)
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([])
})
