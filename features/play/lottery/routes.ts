import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lottery } from './contract.ts'
import { gameOf, menuOf, newestOf, openedOf } from './service/read.ts'

const RESULTS = 100

export function lotteryRoutes(app: App): Handlers<typeof lottery> {
  return {
    lobby: async ({ query }, { language, now }) => ({
      now,
      list: await menuOf(app, language, query.lottoArea),
      results: await newestOf(app, query.lottoArea),
    }),
    gameMenu: async ({ query }, { language }) => {
      const list = await menuOf(app, language, query.lottoArea)
      const families = [...new Set(list.map(({ family }) => family))]
      return {
        list: families.map((family) => ({ family, games: list.filter((entry) => entry.family === family) })),
      }
    },
    opened: ({ query }) => openedOf(app, query.gameId, query.count ?? RESULTS),
    newest: async ({ query }) => ({ list: await newestOf(app, query.lottoArea) }),
    game: ({ params }, { language, merchant, member }) =>
      gameOf(app, language, params.code, member?.currency ?? merchant.currency),
  }
}
