import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { setGamePopup, useGamePopup } from '#features/play/lobby/site/popup/game-popup-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useBackCloses } from '#ui/route/back.ts'
import { backdropClass } from '#ui/layer/backdrop.ts'
import { useApi } from '#ui/api/use-api.ts'
import { navigate } from '#ui/route/place.ts'
import { GameSeat } from './game-seat.tsx'

/**
 * A game above the current page (§2 game pop-up, SHL-09). A click outside does not close it: a round may be in progress. Its bar and Escape
 * close it; an interrupted round is restored when the game is opened again.
 */
export function GamePopup() {
  const { t } = useTexts()
  const gameId = useGamePopup((state) => state.gameId)
  const [last, setLast] = useState(gameId)
  if (gameId !== null && gameId !== last) setLast(gameId)
  const { data } = useApiQuery(
    useApi(lobby).game,
    { params: { gameId: last ?? '' } },
    { enabled: last !== null, staleMs: 300_000 },
  )
  const close = useCallback(() => setGamePopup(null), [])
  useBackCloses(gameId !== null, close)
  const expand = useCallback(() => {
    setGamePopup(null)
    void navigate({ to: '/game', search: { gameId: last ?? '' } })
  }, [last])
  return (
    <Dialog.Root
      open={gameId !== null}
      disablePointerDismissal
      onOpenChange={(next) => {
        if (!next) close()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={backdropClass} />
        <Dialog.Viewport className="fixed inset-0 z-40 grid md:place-items-center md:p-6">
          <Dialog.Popup className="size-full overflow-hidden bg-[#020b10] shadow-lift outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 md:h-[min(86dvh,760px)] md:max-w-290 md:rounded-sheet md:border md:border-hair">
            <Dialog.Title className="sr-only">{data?.game.name ?? t('lobby.popup')}</Dialog.Title>
            {gameId !== null && <GameSeat gameId={gameId} onBack={close} onExpand={expand} />}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
