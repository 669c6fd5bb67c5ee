import { settingOf } from '#features/platform/settings/public.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { social } from './contract/member.ts'
import type { socialOffice } from './contract/office.ts'
import { offeredBy } from './service/agreement.ts'
import { begin } from './service/attempt.ts'
import { finish } from './service/finish.ts'
import { mine, startLink, unlink } from './service/links.ts'
import { changeProvider, providerRows } from './service/office.ts'
import { link, register } from './service/settle.ts'

export function socialRoutes(house: House): Handlers<typeof social> {
  return {
    providers: async (_, { merchant }) => ({
      providers: await offeredBy(house, merchant.code),
      inWindow: (await settingOf(house, merchant.code, 'signinBy')) === 'window',
    }),
    start: ({ body }, call) => begin(house, { ...body, returnTo: body.returnTo, memberId: null }, call),
    startLink: (input, call) => startLink(house, input, call),
    finish: (input, call) => finish(house, input, call),
    link: (input, call) => link(house, input, call),
    register: (input, call) => register(house, input, call),
    mine: (_, call) => mine(house, call),
    unlink: (input, call) => unlink(house, input, call),
  }
}

export function socialOfficeRoutes(house: House): Handlers<typeof socialOffice> {
  return {
    providers: () => providerRows(house),
    change: (input, call) => changeProvider(house, input, call),
  }
}
