import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { GameFrame } from '#features/rounds/site/frame/game-frame.tsx'
import { withMember } from '../paths.ts'
import { BalanceText } from '../shell/balance-pill.tsx'
import { useBalance } from '../state/use-balance.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'

const route = getRouteApi('/game')

/** One game in its frame, under one compact bar (decision 10). */
export function GamePage() {
  const { gameId } = route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const member = useMember()
  const { refresh } = useBalance()
  const leave = useCallback(
    () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/index' })),
    [router, navigate],
  )
  const deposit = useCallback(
    () => void navigate({ to: '.', search: (before) => withMember(before, 'depositv2') }),
    [navigate],
  )
  const fairness = useCallback(() => void navigate({ to: '/fairness' }), [navigate])
  return (
    <GameFrame
      gameId={gameId ?? null}
      isMember={member !== null}
      mayDeposit={member !== null && member.type !== TRIAL_TYPE}
      balance={member && <BalanceText />}
      onBack={leave}
      onDeposit={deposit}
      onFairness={fairness}
      onMoney={refresh}
    />
  )
}
