import { SkipForward } from 'lucide-react'
import { useEffect } from 'react'
import { celebration } from '#game-kit/scene/celebration.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Timer } from './timer.tsx'
import { playSound } from '../sound/sounds.ts'
import { resultWords } from './result-words.ts'
import type { TableState } from '../state/use-table-state.ts'

type OverProps = { readonly state: TableState; readonly caption: string | null }

/** What lies over the stage: timer or state at the left, the dealer's words, the result, and a key that skips the deal. */
export function OverStage({ state, caption }: OverProps) {
  const { t } = useTexts()
  const { round, isOpen, isShown, deal, data } = state
  // what a dealer deals, and cards that wait for decisions, cannot be skipped
  const isDealing = round?.phase === 'dealing' && !isShown && !deal.isOver && data.table.dealer === null
  return (
    <>
      <div className="lt-over lt-state">
        {isOpen && round ? (
          <Timer closesAt={round.closesAt} sellsSeconds={data.table.sellsSeconds} hasSound={state.hasSound} />
        ) : (
          <span className="lt-phase">{t(`tables.phase.${phaseOf(state)}`)}</span>
        )}
      </div>
      <p className="lt-over lt-caption" role="status" data-there={caption !== null || undefined}>
        {caption}
      </p>
      {isShown && round !== null && round.mark !== null && <Result state={state} mark={round.mark} />}
      {isDealing && deal.elapsedMs !== -Infinity && (
        <div className="lt-over lt-skip">
          <Button size="sm" look="quiet" icon={SkipForward} onClick={deal.skip}>
            {t('tables.skip')}
          </Button>
        </div>
      )}
    </>
  )
}

function phaseOf({ data, round, isOpen, isShown }: TableState) {
  const { isOpen: isTableOpen, dealer } = data.table
  if (dealer?.isPaused) return 'paused'
  if (dealer?.name === null) return 'noDealer'
  if (!isTableOpen) return 'shut'
  if (round === null) return 'asleep'
  if (isShown) return 'over'
  return round.phase === 'betting' && !isOpen ? 'closing' : round.phase
}

/** The result, and what it means for the player's money: gold only for a return above the stake (R14). */
function Result({ state, mark }: { readonly state: TableState; readonly mark: string }) {
  const texts = useTexts()
  const { t, money } = texts
  const { win, data } = state
  const { currency } = data.table.limits
  const kind = win === null ? 'nothing' : celebration(win.stake, win.win)
  const isWin = kind !== 'nothing' && kind !== 'returned'
  useEffect(() => {
    if (isWin && state.hasSound) playSound('win')
  }, [isWin, state.hasSound])
  const text = win && money(win.win, currency, { symbol: true })
  return (
    <div className="lt-over lt-result" data-kind={kind}>
      <strong>{resultWords(texts, data.table.game, mark)}</strong>
      {win && text && (
        <span className="num">
          {kind === 'nothing'
            ? t('tables.noReturn')
            : kind === 'returned'
              ? t('tables.returned', { amount: text })
              : t('tables.youWin', { amount: text })}
        </span>
      )}
    </div>
  )
}
