import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Minor } from '#kit/money.ts'
import { GameFrame } from '#features/play/rounds/site/frame/game-frame.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { navigate } from '#ui/route/place.ts'
import { withMember } from '../../paths.ts'
import { BalanceText } from '../../shell/balance-pill.tsx'
import { holdBalance } from '../../state/balance-hold.ts'
import { openLayer } from '../../state/shell-store.ts'
import { useBrand } from '../../state/use-brand.ts'
import { TRIAL_TYPE, useMember } from '../../state/use-member.ts'

const chooseLanguage = () => openLayer('language')

export type GameSeatProps = {
  readonly gameId: string | null
  /** A visitor pressed Demo. */
  readonly isDemo?: boolean
  readonly onBack: () => void
  /** In a pop-up: opens the same game on its own page. */
  readonly onExpand?: (() => void) | undefined
}

/** A game's frame with the site's controls around it: the member's balance, the cashier, help; both on its page and in a pop-up. */
export function GameSeat({ gameId, isDemo = false, onBack, onExpand }: GameSeatProps) {
  const { t } = useTexts()
  const member = useMember()
  const brand = useBrand()
  const queries = useQueryClient()
  const showRound = useCallback(
    (shown: Minor | null) => {
      holdBalance(shown)
      if (shown === null) void queries.invalidateQueries({ queryKey: ['wallet.balance'] })
    },
    [queries],
  )
  const deposit = useCallback(
    () => void navigate({ to: '.', search: (before) => withMember(before, 'depositv2') }),
    [],
  )
  const isPopup = onExpand !== undefined
  // navigating the page under the pop-up would leave the game open above it
  const goTo = useCallback(
    (to: '/fairness' | '/saferplay') => {
      if (isPopup) onBack()
      void navigate({ to })
    },
    [isPopup, onBack],
  )
  const fairness = useCallback(() => goTo('/fairness'), [goTo])
  const help = useCallback(() => goTo('/saferplay'), [goTo])
  return (
    <GameFrame
      gameId={gameId}
      isPopup={isPopup}
      isMember={member !== null}
      isMemberKnown={member !== null && member.account !== ''}
      isDemo={isDemo}
      mayDeposit={member !== null && member.type !== TRIAL_TYPE}
      balance={member && <BalanceText />}
      trialNote={member?.type === TRIAL_TYPE ? t('shell.trialShort') : null}
      onLanguage={brand.languages.length > 1 ? chooseLanguage : null}
      onBack={onBack}
      onExpand={onExpand}
      onDeposit={deposit}
      onFairness={fairness}
      onHelp={help}
      onRound={showRound}
    />
  )
}
