import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { profile, profileOffice } from './contract.ts'
import { avatarFile, chooseAvatar, uploadAvatar } from './service/avatars.ts'
import { changeProfile, correctProfile } from './service/change.ts'
import { ownData } from './service/own-data.ts'
import { showHistory, showProfile } from './service/show.ts'

export function profileRoutes(house: House): Handlers<typeof profile> {
  return {
    show: (_, call) => showProfile(house, call),
    change: (input, call) => changeProfile(house, input, call),
    history: (_, call) => showHistory(house, call),
    ownData: (_, call) => ownData(house, call),
    chooseAvatar: (input, call) => chooseAvatar(house, input, call),
    uploadAvatar: (input, call) => uploadAvatar(house, input, call),
    avatar: (input) => avatarFile(house, input),
  }
}

export function profileOfficeRoutes(house: House): Handlers<typeof profileOffice> {
  return { correct: (input, call) => correctProfile(house, input, call) }
}
