import type { Reply } from '#contract/route.ts'
import { gameNames } from '#features/play/rounds/public.ts'
import type { App } from '#server/app.ts'
import type { Language } from '#server/call.ts'
import type { bonuses } from '../../contract/member.ts'
import { ordersOf } from '../../store/orders.ts'

type View = Reply<(typeof bonuses)['list']>['vendorRounds'][number]

const MOST = 20

/** The member's free rounds at vendors: those that go on, and the newest that ended. */
export async function vendorRoundsOf(app: App, memberId: bigint, language: Language): Promise<View[]> {
  const orders = await ordersOf(app.db, memberId, MOST)
  if (orders.length === 0) return []
  const named = await gameNames(
    app,
    orders.map(({ game }) => game),
    language,
  )
  return orders.map((order) => {
    const { id, currency, state, outcome, game, rounds, played, stake, won, terms, termsHash, until } = order
    const shown = { state, outcome, game, gameName: named(game).name, count: rounds, played, stake, won }
    return { id, currency, ...shown, terms, termsHash, until }
  })
}
