import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { notices } from './contract/member.ts'
import type { noticesOffice } from './contract/office.ts'
import { zonedBrandsFor } from './service/brands.ts'
import { bringPicture, showPicture } from './service/pictures.ts'
import { askedTypes, createNotices } from './service/read.ts'
import { officeView } from './service/view.ts'
import { changeNotice, createNotice, withdrawNotice } from './service/write.ts'
import { markSeen, noticesBy } from './store/notices.ts'

const MOST_LISTED = 200

export function noticesRoutes(app: App): Handlers<typeof notices> {
  const read = createNotices(app)
  return {
    list: ({ query }, { merchant, language, member, now }) =>
      read({ merchant, language, memberId: member?.id ?? null, types: askedTypes(query), now }),
    async seen({ params }, { member, now }) {
      await markSeen(app.db, params.id, member.id, now)
      return {}
    },
    picture: (input) => showPicture(app, input),
  }
}

export function noticesOfficeRoutes(app: App): Handlers<typeof noticesOffice> {
  return {
    async list(
      { query: { merchant: wanted, type = null, limit = MOST_LISTED } },
      { now, merchant, operator },
    ) {
      const code = wanted ?? merchant.code
      const [brands, rows] = await Promise.all([
        zonedBrandsFor(app, operator),
        noticesBy(app.db, { merchant: code, type, limit }),
      ])
      return { brands, merchant: code, list: rows.map((row) => officeView(row, now)) }
    },
    create: (input, call) => createNotice(app, input, call),
    change: (input, call) => changeNotice(app, input, call),
    withdraw: (input, call) => withdrawNotice(app, input, call),
    bringPicture: (input, call) => bringPicture(app, input, call),
  }
}
