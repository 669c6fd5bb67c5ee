import type { Reply } from '#contract/route.ts'
import type { lobby } from '../contract.ts'

export type Category = Reply<typeof lobby.categories>['list'][number]
/** An entry of type game: a game that the brand pinned next to the categories. */
export type PinnedGame = Pick<
  Reply<typeof lobby.categories>['pinned'][number],
  'gameId' | 'gameType' | 'vassalage' | 'name'
>
export type Pressed = Pick<Category, 'key' | 'gameType' | 'cards' | 'page'> | PinnedGame

export type Action =
  /** Opens the category's page; vassalage null leaves the vendor unchanged. */
  | { readonly does: 'open'; readonly vassalage: string | null; readonly gameType: string }
  /** Starts the first game of this vendor in this category. */
  | {
      readonly does: 'start'
      readonly vassalage: string
      readonly category: string
      readonly gameType: string
    }
  /** Starts this game. */
  | { readonly does: 'play'; readonly vassalage: string; readonly gameId: string; readonly gameType: string }

/** The two categories that share one vendor list and start its first game. */
const LOTTERIES: readonly string[] = ['ELOTT', 'LOTT']

/**
 * What selecting a navigation entry does (§4, SHL-11): a game opens; lotteries open the first game of their providers, as one list; other
 * categories open with their first provider selected.
 */
export function actionOf(pressed: Pressed, all: readonly Category[]): Action {
  const { gameType } = pressed
  if ('gameId' in pressed) {
    const { gameId, vassalage } = pressed
    return { does: 'play', gameId, vassalage, gameType }
  }
  if (!LOTTERIES.includes(pressed.key))
    return { does: 'open', vassalage: pressed.cards[0]?.vassalage ?? null, gameType }
  const [first] = LOTTERIES.flatMap((key) =>
    all
      .filter((category) => category.key === key)
      .flatMap(({ cards }) => cards.map((card) => ({ key, card }))),
  )
  if (!first) return { does: 'open', vassalage: null, gameType }
  return { does: 'start', vassalage: first.card.vassalage, category: first.key, gameType }
}

type Row = { readonly key: string }

/** The home page's rows, beginning with the current game type; HOT keeps the order. */
export function ledBy<R extends Row>(
  rows: readonly R[],
  gameType: string,
  all: readonly Pick<Category, 'key' | 'gameType'>[],
): readonly R[] {
  const key = all.find((category) => category.gameType === gameType)?.key ?? gameType
  const first = rows.filter((row) => row.key === key)
  return [...first, ...rows.filter((row) => row.key !== key)]
}
