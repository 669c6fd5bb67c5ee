import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { postbacks } from './contract.ts'
import {
  addPostback,
  dropPostback,
  listLog,
  listPostbacks,
  showSecret,
  tryPostback,
} from './service/member.ts'

export function postbacksRoutes(app: App): Handlers<typeof postbacks> {
  return {
    list: (_, call) => listPostbacks(app, call),
    add: (input, call) => addPostback(app, input, call),
    remove: (input, call) => dropPostback(app, input, call),
    test: (input, call) => tryPostback(app, input, call),
    log: (input, call) => listLog(app, input, call),
    secret: (input, call) => showSecret(app, input, call),
  }
}
