import { avatarRow, avatarView } from '#features/account/profile/public.ts'
import { hasPaymentPassword } from '#features/account/identity/public.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { members } from './contract.ts'
import { memberLabels, memberRanks } from './extension-points.ts'
import { memberById, updateLanguage, updateWinnersShown } from './store.ts'

/** The rank of members without a VIP rank. */
const BASE_RANK = 0
const NO_PICTURE = { avatar: 'jade', file: null }

export function membersRoutes(app: App): Handlers<typeof members> {
  const picture = async (id: bigint) => avatarView((await avatarRow(app.db, id)) ?? NO_PICTURE)
  return {
    icon: (_, { member }) => picture(member.id),
    playerAvatar: (_, { member }) => picture(member.id),
    async info(_, { member, language }) {
      const row = await memberById(app.db, member.id)
      if (!row) return { refused: 'session.required' }
      const rank = await memberRanks.of(app)(app.db, member.id)
      return {
        ...row,
        currency: member.currency,
        ...(await picture(member.id)),
        toUpline: row.uplineId !== null,
        clubLabel: {
          labelName: rank?.name[language] ?? app.words(language, 'profile.baseRank'),
          rankLevel: rank?.level ?? BASE_RANK,
        },
        memberLabel: await memberLabels.of(app)(app.db, member.id),
        hasPaymentPassword: await hasPaymentPassword(app.db, member.id),
      }
    },
    async setWinnersShown({ body }, { member }) {
      await updateWinnersShown(app.db, member.id, body.isShown)
      return {}
    },
    async setLanguage({ body }, { member }) {
      await updateLanguage(app.db, member.id, body.language)
      return {}
    },
  }
}
