import { useEffect, type MouseEvent } from 'react'
import { useAsk } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/line/use-api.ts'
import { navigate } from '#ui/route/place.ts'
import { lobby } from '../contract.ts'

export type Category = Reply<typeof lobby.categories>['list'][number]

const STALE_MS = 300_000
/** Session storage of §3 and §4: the makers in their order, and where a member is among them. */
const VENDORS = 'gameVendor'
const VENDOR = 'vassalage'
const GAME_TYPE = 'gameType'

/** The categories of the navigation, null while they are on their way; their makers are kept as the specification's gameVendor. */
export function useCategories(): readonly Category[] | null {
  const { data } = useAsk(useApi(lobby).categories, undefined, { staleMs: STALE_MS })
  useEffect(() => {
    if (data) sessionStorage.setItem(VENDORS, JSON.stringify(vendorsOf(data.list)))
  }, [data])
  return data?.list ?? null
}

function vendorsOf(list: readonly Category[]): readonly string[] {
  return [...new Set(list.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)))]
}

export type Deed =
  /** Its page opens; the maker is left as it was where it is null. */
  | { readonly does: 'open'; readonly vassalage: string | null; readonly gameType: string }
  /** The first game of this maker in this category starts. */
  | { readonly does: 'start'; readonly vassalage: string; readonly category: string }

/** The two categories whose makers are one list, whose first game starts at once. */
const LOTTERIES: readonly string[] = ['ELOTT', 'LOTT']

/** What a press on a category does (§4, SHL-11): lotteries start a game, the others choose their first maker and open. */
export function deedOf(
  pressed: Pick<Category, 'key' | 'gameType' | 'cards'>,
  all: readonly Category[],
): Deed {
  if (!LOTTERIES.includes(pressed.key)) {
    return { does: 'open', vassalage: pressed.cards[0]?.vassalage ?? null, gameType: pressed.gameType }
  }
  const [first] = LOTTERIES.flatMap((key) =>
    all
      .filter((category) => category.key === key)
      .flatMap(({ cards }) => cards.map((card) => ({ key, card }))),
  )
  if (!first) return { does: 'open', vassalage: null, gameType: pressed.gameType }
  return { does: 'start', vassalage: first.card.vassalage, category: first.key }
}

/** For a category's link: does what §4 says before, or in place of, following it. */
export function useCategoryPress(onPlay: (gameId: string) => void) {
  const { gameList } = useApi(lobby)
  const categories = useCategories()
  return (pressed: Pick<Category, 'key' | 'gameType' | 'cards' | 'page'>) =>
    (event: MouseEvent<HTMLElement>): void => {
      const deed = deedOf(pressed, categories ?? [])
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain) return
      sessionStorage.setItem(GAME_TYPE, pressed.gameType)
      if (deed.vassalage !== null) sessionStorage.setItem(VENDOR, deed.vassalage)
      if (deed.does === 'open') return
      event.preventDefault()
      const { vassalage, category } = deed
      void gameList({ query: { vassalage, category } })
        .then(({ list }) => list.find((game) => !game.isUnderMaintenance)?.gameId)
        .catch(() => undefined) // its page says what is wrong
        .then((gameId) => (gameId ? onPlay(gameId) : void navigate({ to: pressed.page })))
    }
}
