import type { App } from '#server/app.ts'
import type { StakeSegments } from '#features/sport/trading/extension-points.ts'
import { meeting } from '../store/members.ts'
import { segmentsOf } from '../store/segments.ts'
import { brandOf, compile } from './compile.ts'

/** Segments for stake factors on sports. */
export const stakesOfSegments: StakeSegments = {
  list: async (app, merchant) => (await segmentsOf(app.db, merchant)).map(({ id, name }) => ({ id, name })),
  among: async (app, { merchant, memberId, segments }) => {
    const brand = await brandOf(app, merchant)
    if (!brand) return []
    const known = (await segmentsOf(app.db, merchant)).filter(({ id }) => segments.includes(id))
    const found = await Promise.all(
      known.map(async ({ id, conditions }) => {
        const parts = await compile(app, app.db, { brand, conditions })
        const members = await meeting(app.db, parts, { members: [memberId], now: nowOf(app) })
        return members.length > 0 ? [id] : []
      }),
    )
    return found.flat()
  },
}

const nowOf = (app: App): Date => app.clock.now()
