import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { useApiQuery } from '#contract/react.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { useIsMember } from '#ui/api/session.ts'
import { t } from '#texts/i18n.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { lobby } from '../../contract.ts'

/** Session storage key of the specification (SHL-12): the favourite ids, newest first. */
const FAV_GAMES = 'favGames'

/** The favourites before a reload, shown until the server replies. */
function kept(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(FAV_GAMES) ?? '[]')
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

const useHearts = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set(kept()) }))

function keep(ids: readonly string[]): void {
  useHearts.setState({ ids: new Set(ids) })
  sessionStorage.setItem(FAV_GAMES, JSON.stringify(ids))
}

/** Whether a game is a favourite; a card rerenders only when its own state changes. */
export function useIsFavourite(gameId: string): boolean {
  return useHearts(({ ids }) => ids.has(gameId))
}

/** The number of favourites, for a menu. */
export function useFavouriteCount(): number {
  return useHearts(({ ids }) => ids.size)
}

/** Loads the member's favourites once for the whole page; a visitor has none. */
export function useFavouritesLoaded(): void {
  const isMember = useIsMember()
  const { data } = useApiQuery(useApi(lobby).favourites, undefined, { enabled: isMember, staleMs: 60_000 })
  useEffect(() => {
    if (!isMember) useHearts.setState({ ids: new Set() })
    else if (data) keep(data.list.map(({ gameId }) => gameId))
  }, [isMember, data])
}

/** Adds or removes a favourite: optimistic update, reverted if the server refuses. */
export function useToggleFavourite(): (gameId: string) => void {
  const api = useApi(lobby)
  const queries = useQueryClient()
  return useCallback(
    (gameId: string) =>
      asMember(() => {
        const before = [...useHearts.getState().ids]
        const isOn = before.includes(gameId)
        keep(isOn ? before.filter((id) => id !== gameId) : [gameId, ...before])
        const tell = isOn ? api.removeFavourite : api.addFavourite
        tell({ body: { gameId } }).then(
          ({ favGames }) => {
            keep(favGames)
            void queries.invalidateQueries({ queryKey: [api.favourites.key] })
          },
          () => {
            keep(before)
            toast({ tone: 'warning', title: t('lobby.heartFailed') })
          },
        )
      }),
    [api, queries],
  )
}
