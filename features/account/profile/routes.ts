import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { profile, profileOffice } from './contract.ts'
import { avatarFile, chooseAvatar, uploadAvatar } from './service/avatars.ts'
import { changeProfile, correctProfile } from './service/change.ts'
import { ownData } from './service/own-data.ts'
import { showHistory, showProfile } from './service/show.ts'

export function profileRoutes(app: App): Handlers<typeof profile> {
  return {
    show: (_, call) => showProfile(app, call),
    change: (input, call) => changeProfile(app, input, call),
    history: (_, call) => showHistory(app, call),
    ownData: (_, call) => ownData(app, call),
    chooseAvatar: (input, call) => chooseAvatar(app, input, call),
    uploadAvatar: (input, call) => uploadAvatar(app, input, call),
    avatar: (input) => avatarFile(app, input),
  }
}

export function profileOfficeRoutes(app: App): Handlers<typeof profileOffice> {
  return { correct: (input, call) => correctProfile(app, input, call) }
}
