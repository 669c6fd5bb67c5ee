import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { limits } from './contract/member.ts'
import { confirmLimit, keepLimit, setLimit } from './service/change.ts'
import { realityCheck } from './service/check.ts'
import { seenCheck } from './service/play.ts'
import { rulesFor } from './service/rules.ts'
import { history, mine, shownRule } from './service/view.ts'
import { savePrompt } from './store/limits.ts'

export function limitsRoutes(house: House): Handlers<typeof limits> {
  return {
    mine: (_, { member, now }) => mine(house, member, now),
    set: ({ body }, { member, now }) => setLimit(house, member, body, now),
    confirm: ({ body }, { member, now }) => confirmLimit(house, member, body, now),
    keep: ({ body }, { member, now }) => keepLimit(house, member, body, now),
    history: ({ query }, { member }) => history(house, member.id, query),
    async answerPrompt(_, { member, now }) {
      await savePrompt(house.db, { memberId: member.id, answer: 'none', now })
      return {}
    },
    check: (_, { member, now }) => realityCheck(house, member, now),
    seen: (_, { member, now }) => seenCheck(house, member, now),
    async rule(_, { member, merchant, ip }) {
      const whose = member ? { memberId: member.id } : { ip }
      return shownRule(await rulesFor(house, { merchant: merchant.code, ...whose }))
    },
  }
}
