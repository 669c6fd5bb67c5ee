import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { GameFrame } from '#features/rounds/site/game-frame.tsx'
import { withMember } from '../paths.ts'
import { useMember } from '../state/use-member.ts'

const route = getRouteApi('/game')

/** One game in its frame, under one compact bar (decision 10). */
export function GamePage() {
  const { gameId } = route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const member = useMember()
  const leave = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/index' }))
  return (
    <GameFrame
      gameId={gameId ?? null}
      member={member}
      onBack={leave}
      onDeposit={() => void navigate({ to: '.', search: (before) => withMember(before, 'depositv2') })}
      onFairness={() => void navigate({ to: '/fairness' })}
    />
  )
}
