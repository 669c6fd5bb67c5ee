import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { otp } from './contract.ts'
import { sendForLogin, sendForRegistration } from './service/ask.ts'

export function otpRoutes(app: App): Handlers<typeof otp> {
  return {
    noLogin: ({ body }, call) => sendForLogin(app, body, call),
    register: ({ body: { mobileNo, ...body } }, call) =>
      sendForRegistration(app, { ...body, mobileNum: mobileNo }, call),
  }
}
