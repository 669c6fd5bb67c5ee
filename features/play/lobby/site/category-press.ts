import { useEffect, type MouseEvent } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { navigate } from '#ui/route/place.ts'
import { lobby } from '../contract.ts'
import { actionOf, type Category, type PinnedGame, type Pressed } from './category-action.ts'
import { setCurrent } from './current.ts'

const STALE_MS = 300_000
/** Session storage key of §3: the vendors in order. */
const VENDORS = 'gameVendor'

const useNavigation = () =>
  useApiQuery(useApi(lobby).categories, undefined, { staleMs: STALE_MS }).data ?? null

/** The categories of the navigation, null while loading; their vendors are stored as the specification's gameVendor. */
export function useCategories(): readonly Category[] | null {
  const data = useNavigation()
  useEffect(() => {
    if (data) sessionStorage.setItem(VENDORS, JSON.stringify(vendorsOf(data.list)))
  }, [data])
  return data?.list ?? null
}

/** The games that the brand pinned next to its categories. */
export function usePinnedGames(): readonly PinnedGame[] {
  return useNavigation()?.pinned ?? []
}

function vendorsOf(list: readonly Category[]): readonly string[] {
  return [...new Set(list.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)))]
}

/** The URL of a game entry when it is opened in a new tab. */
export const gameHref = (gameId: string): string => `/game?gameId=${encodeURIComponent(gameId)}`

/** Handler for a navigation link: the action of §4 before, or instead of, navigation. */
export function useCategoryPress(onPlay: (gameId: string) => void) {
  const { gameList } = useApi(lobby)
  const categories = useCategories()
  return (pressed: Pressed) =>
    (event: MouseEvent<HTMLElement>): void => {
      const action = actionOf(pressed, categories ?? [])
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain) return
      setCurrent({
        gameType: action.gameType,
        ...(action.vassalage === null ? {} : { vassalage: action.vassalage }),
      })
      if (action.does === 'open') return
      event.preventDefault()
      if (action.does === 'play') return onPlay(action.gameId)
      const page = 'page' in pressed ? pressed.page : '/index'
      const { vassalage, category } = action
      void gameList({ query: { vassalage, category } })
        .then(({ list }) => list.find((game) => !game.isUnderMaintenance)?.gameId)
        .catch(() => undefined) // the target page shows the error
        .then((gameId) => (gameId ? onPlay(gameId) : void navigate({ to: page })))
    }
}
