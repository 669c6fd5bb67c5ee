import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lotteryPools } from './contract.ts'
import { createShown } from './service/shown.ts'

export function lotteryPoolsRoutes(app: App): Handlers<typeof lotteryPools> {
  const shown = createShown(app)
  return { list: (_, { merchant, language }) => shown(merchant, language) }
}
