import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { socialLogin } from './contract/member.ts'
import type { socialLoginOffice } from './contract/office.ts'
import { offeredBy } from './service/agreement.ts'
import { begin } from './service/attempt.ts'
import { finish } from './service/finish.ts'
import { mine, startLink, unlink } from './service/links.ts'
import { changeProvider, providerRows } from './service/office.ts'
import { link, register } from './service/settle.ts'

export function socialRoutes(app: App): Handlers<typeof socialLogin> {
  return {
    providers: async (_, { merchant }) => ({
      providers: await offeredBy(app, merchant.code),
      inWindow: (await settingOf(app, merchant.code, 'signinBy')) === 'window',
    }),
    start: ({ body }, call) => begin(app, { ...body, returnTo: body.returnTo, memberId: null }, call),
    startLink: (input, call) => startLink(app, input, call),
    finish: (input, call) => finish(app, input, call),
    link: (input, call) => link(app, input, call),
    register: (input, call) => register(app, input, call),
    mine: (_, call) => mine(app, call),
    unlink: (input, call) => unlink(app, input, call),
  }
}

export function socialOfficeRoutes(app: App): Handlers<typeof socialLoginOffice> {
  return {
    providers: () => providerRows(app),
    change: (input, call) => changeProvider(app, input, call),
  }
}
