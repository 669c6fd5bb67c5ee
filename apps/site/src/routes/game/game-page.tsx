import { useCallback, useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { entranceOf } from '#features/play/lobby/rules/entrances.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { canGoBack, navigate, usePlace } from '#ui/route/place.ts'
import { readGameSearch } from '../../paths.ts'
import { usePageName } from '../../state/page-title.ts'
import { GameSeat } from './game-seat.tsx'

/** A game in its frame, under one compact bar (decision 10). */
export function GamePage() {
  const { gameId, demo } = readGameSearch(usePlace().search)
  const { data } = useApiQuery(
    useApi(lobby).game,
    { params: { gameId: gameId ?? '' } },
    { enabled: gameId !== undefined, staleMs: 300_000 },
  )
  usePageName(data?.game.name ?? '')
  // an address of a game with a page of its own, such as one opened in a new tab
  const hasPage = gameId !== undefined && entranceOf(gameId) !== null
  useEffect(() => {
    const entrance = gameId === undefined ? null : entranceOf(gameId)
    if (entrance) void navigate({ to: entrance.page, search: entrance.search, replace: true })
  }, [gameId])
  const leave = useCallback(() => (canGoBack() ? history.back() : void navigate({ to: '/index' })), [])
  if (hasPage) return null
  return <GameSeat gameId={gameId ?? null} isDemo={demo !== undefined} onBack={leave} />
}
