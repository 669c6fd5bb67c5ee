import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAsk } from '#contract/react.ts'
import type { Minor } from '#kit/money.ts'
import { lobby } from '#features/lobby/contract.ts'
import { GameFrame } from '#features/rounds/site/frame/game-frame.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { canGoBack, navigate, usePlace } from '#ui/route/place.ts'
import { readGameSearch, withMember } from '../paths.ts'
import { BalanceText } from '../shell/balance-pill.tsx'
import { holdBalance } from '../state/balance-hold.ts'
import { openLayer } from '../state/shell-store.ts'
import { usePageName } from '../state/page-title.ts'
import { useBrand } from '../state/use-brand.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'

const chooseLanguage = () => openLayer('language')

/** One game in its frame, under one compact bar (decision 10). */
export function GamePage() {
  const { gameId } = readGameSearch(usePlace().search)
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
  const leave = useCallback(() => (canGoBack() ? history.back() : void navigate({ to: '/index' })), [])
  const deposit = useCallback(
    () => void navigate({ to: '.', search: (before) => withMember(before, 'depositv2') }),
    [],
  )
  const fairness = useCallback(() => void navigate({ to: '/fairness' }), [])
  const help = useCallback(() => void navigate({ to: '/saferplay' }), [])
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
      onHelp={help}
      onRound={showRound}
    />
  )
}
