import { useCallback, useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { pagePaths } from '#features/play/lobby/rules/pages.ts'
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
  const page = gameId === undefined ? undefined : pagePaths[gameId]
  useEffect(() => {
    if (page) void navigate({ to: page, replace: true })
  }, [page])
  const leave = useCallback(() => (canGoBack() ? history.back() : void navigate({ to: '/index' })), [])
  if (page) return null
  return <GameSeat gameId={gameId ?? null} isDemo={demo !== undefined} onBack={leave} />
}
