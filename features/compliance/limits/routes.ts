import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { limits } from './contract/member.ts'
import type { limitsOffice } from './contract/office.ts'
import { shownValue } from './rules/figures.ts'
import { confirmLimit, keepLimit, setLimit } from './service/change.ts'
import { realityCheck } from './service/check.ts'
import { brandsFor } from '#features/contact/notices/public.ts'
import { helpPlaces, lookForHelpNow, shownPlaces } from './service/help/places.ts'
import { harmFile, reachedFile } from './service/files.ts'
import { clearHarmFlag } from './service/harm.ts'
import { memberLimits, previewRules, setOperatorLimit } from './service/office.ts'
import { seenCheck } from './service/play.ts'
import { rulesFor } from './service/rules.ts'
import { history, mine, shownRule } from './service/view.ts'
import { savePrompt } from './store/limits.ts'
import { harmFlags, reachedLimits } from './store/office.ts'

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
    help: async (_, { merchant }) => ({ places: [...(await helpPlaces(house, merchant.code))] }),
    async rule(_, { member, merchant, ip }) {
      const whose = member ? { memberId: member.id } : { ip }
      return shownRule(house, merchant.code, await rulesFor(house, { merchant: merchant.code, ...whose }))
    },
  }
}

const PAGE = 50

export function limitsOfficeRoutes(house: House): Handlers<typeof limitsOffice> {
  return {
    member: ({ params }, { now }) => memberLimits(house, params.member, now),
    set: (input, call) => setOperatorLimit(house, input, call),
    async reached({ query: { before = null, limit = PAGE } }) {
      const rows = await reachedLimits(house.db, { before, limit: limit + 1 })
      const page = rows.slice(0, limit)
      return {
        list: page.map((row) => ({
          ...row,
          id: row.id.toString(),
          value: shownValue(row.kind, row.value),
        })),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      }
    },
    async harm({ query: { state = 'open', member = null, before = null, limit = PAGE } }) {
      const rows = await harmFlags(house.db, { state, member, before, limit: limit + 1 })
      const page = rows.slice(0, limit)
      return {
        flags: page.map((row) => ({ ...row, number: row.number.toString() })),
        next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
      }
    },
    harmFile: (_, call) => harmFile(house, call),
    reachedFile: (_, call) => reachedFile(house, call),
    async help({ query }, call) {
      const merchant = query.merchant ?? call.merchant.code
      const brands = (await brandsFor(house, call.operator)).map(({ code, name }) => ({ code, name }))
      return { brands, merchant, places: await shownPlaces(house, merchant) }
    },
    async lookForHelp(_, call) {
      const brands = await brandsFor(house, call.operator)
      await lookForHelpNow(
        house,
        brands.map(({ code }) => code),
      )
      return {}
    },
    clear: ({ params, body }, call) => clearHarmFlag(house, { ...params, ...body }, call),
    preview: ({ query }, { language }) => previewRules(house, query, language),
  }
}
