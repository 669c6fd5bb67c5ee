import { hasPaymentPassword } from '#features/identity/door.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { members } from './contract.ts'
import { memberById, updateLanguage, updateWinnersShown } from './store.ts'

export function membersRoutes(house: House): Handlers<typeof members> {
  return {
    async info(_, { member }) {
      const row = await memberById(house.db, member.id)
      if (!row) return { refused: 'session.required' }
      return {
        ...row,
        currency: member.currency,
        avatarType: 'STATIC' as const,
        hasPaymentPassword: await hasPaymentPassword(house.db, member.id),
      }
    },
    async setWinnersShown({ body }, { member }) {
      await updateWinnersShown(house.db, member.id, body.isShown)
      return {}
    },
    async setLanguage({ body }, { member }) {
      await updateLanguage(house.db, member.id, body.language)
      return {}
    },
  }
}
