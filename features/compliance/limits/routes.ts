import type { App } from '#server/app.ts'
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
import { harmCounts, harmFlags, reachedLimits } from './store/office.ts'

export function limitsRoutes(app: App): Handlers<typeof limits> {
  return {
    mine: (_, { member, now }) => mine(app, member, now),
    set: ({ body }, { member, now }) => setLimit(app, member, body, now),
    confirm: ({ body }, { member, now }) => confirmLimit(app, member, body, now),
    keep: ({ body }, { member, now }) => keepLimit(app, member, body, now),
    history: ({ query }, { member }) => history(app, member.id, query),
    async answerPrompt(_, { member, now }) {
      await savePrompt(app.db, { memberId: member.id, answer: 'none', now })
      return {}
    },
    check: (_, { member, now }) => realityCheck(app, member, now),
    seen: (_, { member, now }) => seenCheck(app, member, now),
    help: async (_, { merchant }) => ({ places: [...(await helpPlaces(app, merchant.code))] }),
    async rule(_, { member, merchant, ip }) {
      const whose = member ? { memberId: member.id } : { ip }
      return shownRule(app, merchant.code, await rulesFor(app, { merchant: merchant.code, ...whose }))
    },
  }
}

const PAGE = 50

export function limitsOfficeRoutes(app: App): Handlers<typeof limitsOffice> {
  return {
    member: ({ params }, { now }) => memberLimits(app, params.member, now),
    set: (input, call) => setOperatorLimit(app, input, call),
    async reached({ query: { before = null, limit = PAGE } }) {
      const rows = await reachedLimits(app.db, { before, limit: limit + 1 })
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
    async harm({ query: { state = 'open', before = null, limit = PAGE, ...query } }) {
      const { member = null, merchant = null, find = null } = query
      const filter = { member, merchant, find }
      const [rows, counts] = await Promise.all([
        harmFlags(app.db, { ...filter, state, before, limit: limit + 1 }),
        harmCounts(app.db, filter),
      ])
      const page = rows.slice(0, limit)
      return {
        flags: page.map((row) => ({ ...row, number: row.number.toString() })),
        next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
        counts,
      }
    },
    harmFile: (_, call) => harmFile(app, call),
    reachedFile: (_, call) => reachedFile(app, call),
    async help({ query }, call) {
      const merchant = query.merchant ?? call.merchant.code
      const brands = await brandsFor(app, call.operator)
      return { brands, merchant, places: await shownPlaces(app, merchant) }
    },
    async lookForHelp(_, call) {
      const brands = await brandsFor(app, call.operator)
      await lookForHelpNow(
        app,
        brands.map(({ code }) => code),
      )
      return {}
    },
    clear: ({ params, body }, call) => clearHarmFlag(app, { ...params, ...body }, call),
    preview: ({ query }, { language }) => previewRules(app, query, language),
  }
}
