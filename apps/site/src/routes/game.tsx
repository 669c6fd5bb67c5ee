import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAsk } from '#contract/react.ts'
import type { Minor } from '#kit/money.ts'
import { lobby } from '#features/lobby/contract.ts'
import { GameFrame } from '#features/rounds/site/frame/game-frame.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { withMember } from '../paths.ts'
import { BalanceText } from '../shell/balance-pill.tsx'
import { holdBalance } from '../state/balance-hold.ts'
import { openLayer } from '../state/shell-store.ts'
import { usePageName } from '../state/page-title.ts'
import { useBrand } from '../state/use-brand.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'

const route = getRouteApi('/game')
const chooseLanguage = () => openLayer('language')

/** One game in its frame, under one compact bar (decision 10). */
export function GamePage() {
  const { gameId } = route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const { t } = useTexts()
  const member = useMember()
  const brand = useBrand()
  const { data } = useAsk(
    useApi(lobby).game,
    { params: { gameId: gameId ?? '' } },
    { when: gameId !== undefined, staleMs: 300_000 },
  )
  usePageName(data?.game.name ?? '')
  const queries = useQueryClient()
  const showRound = useCallback(
    (shown: Minor | null) => {
      holdBalance(shown)
      if (shown === null) void queries.invalidateQueries({ queryKey: ['wallet.balance'] })
    },
    [queries],
  )
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
      trialNote={member?.type === TRIAL_TYPE ? t('shell.trialShort') : null}
      onLanguage={brand.languages.length > 1 ? chooseLanguage : null}
      onBack={leave}
      onDeposit={deposit}
      onFairness={fairness}
      onRound={showRound}
    />
  )
}
