import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { fraud } from './contract.ts'
import { assignFlags, clearFlag, clearFlags } from './service/review.ts'
import { flagCounts, flagsBy, type FlagRow } from './store/flags.ts'

const PAGE = 50

const view = ({ claimedBy, claimedByAccount, ...row }: FlagRow, operator: string) => ({
  ...row,
  claimedBy: claimedByAccount,
  isMine: claimedBy === operator,
})

export function fraudRoutes(app: App): Handlers<typeof fraud> {
  return {
    async flags({ query }, { operator }) {
      const { state = 'open', rule = null, before = null, limit = PAGE } = query
      const { member = null, merchant = null, find = null, assigned } = query
      const holder = assigned === 'mine' ? operator.id : assigned === 'none' ? '' : null
      const filter = { member, merchant, find, assigned: holder }
      const [rows, counts] = await Promise.all([
        flagsBy(app.db, { ...filter, state, rule, before, limit: limit + 1 }),
        flagCounts(app.db, filter),
      ])
      const flags = rows.slice(0, limit)
      return {
        flags: flags.map((row) => view(row, operator.id)),
        next: rows.length > limit ? (flags.at(-1)?.number ?? null) : null,
        counts,
      }
    },
    clear: ({ params, body }, call) => clearFlag(app, { id: params.id, reason: body.reason }, call),
    clearAll: ({ body }, call) => clearFlags(app, body, call),
    claim: ({ body }, call) => assignFlags(app, body, 'claim', call),
    release: ({ body }, call) => assignFlags(app, body, 'release', call),
  }
}
