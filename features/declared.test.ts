import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Published } from '#contract/live.ts'
import type { Route } from '#contract/route.ts'
import { isFlag, type FlagName } from '#features/platform/merchants/catalogue.ts'
import { isPermission } from '#features/platform/operators/catalogue.ts'
import { isSetting, type SettingName, type SettingValues } from '#features/platform/settings/catalogue.ts'

// each line below an @ts-expect-error would compile if the names or values of a registry lost their types
test('the compiler rejects a setting, permission, flag or topic that no feature declares', () => {
  const least: SettingValues['withdrawLeast'] = 1n
  // @ts-expect-error an amount is a bigint
  const wrongValue: SettingValues['withdrawLeast'] = '1'
  // @ts-expect-error not a setting
  const setting: SettingName = 'withdrawLest'
  // @ts-expect-error not a flag
  const flag: FlagName = 'FREEPLAY4'
  // @ts-expect-error not a topic
  const event: Published = { topic: 'deposits.change', seq: '1', patch: {} }
  // @ts-expect-error a part that does not say so would be replaced by the next one
  const part: Published = { topic: 'sport.books', seq: '1', patch: {} }
  const call = { method: 'GET', path: '/x', audience: 'operator', summary: 'x', reply: z.object({}) } as const
  // @ts-expect-error not a permission
  const route: Route = { ...call, permission: 'deposits.look' }
  // @ts-expect-error not a flag
  const hidden: Route = { ...call, flag: 'FREEPLAY4' }
  expect([least, wrongValue, event.topic, part.topic]).toEqual([1n, '1', 'deposits.change', 'sport.books'])
  expect([
    isSetting(setting),
    isFlag(flag),
    isFlag(hidden.flag ?? ''),
    isPermission(route.permission ?? ''),
  ]).toEqual([false, false, false, false])
})
