import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { codes } from './contract.ts'
import { sendForLogin, sendForRegistration } from './service/ask.ts'

export function codesRoutes(house: House): Handlers<typeof codes> {
  return {
    noLogin: ({ body }, call) => sendForLogin(house, body, call),
    register: ({ body: { mobileNo, ...body } }, call) =>
      sendForRegistration(house, { ...body, mobileNum: mobileNo }, call),
  }
}
