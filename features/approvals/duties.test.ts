import { expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { isSetting } from '#features/settings/settings.ts'
import { lightSettings } from './rules/conditions.ts'
import { duties } from './rules/duties.ts'

const changing = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract)
    .filter(([, { who, method }]) => who === 'operator' && method !== 'GET')
    .map(([name]) => `${feature}.${name}`),
)

test('M12 every call of the back office that changes something says who may do it alone, and nothing else stands in the table', () => {
  expect(changing.filter((name) => !Object.hasOwn(duties, name))).toEqual([])
  expect(Object.keys(duties).filter((name) => !changing.includes(name))).toEqual([])
})

test('M12 what one operator sets alone is a setting that exists', () => {
  expect(lightSettings.filter((name) => !isSetting(name))).toEqual([])
})
