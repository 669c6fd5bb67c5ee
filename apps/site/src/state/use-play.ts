import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { asMember } from '#features/identity/site/auth-store.ts'

/** Opens a game; a visitor logs in first (§6: launching any game needs it). */
export function usePlay(): (gameId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (gameId: string) => asMember(() => void navigate({ to: '/game', search: { gameId } })),
    [navigate],
  )
}
