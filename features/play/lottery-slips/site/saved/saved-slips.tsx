import { Bookmark, Trash2 } from 'lucide-react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import { parseMoney } from '#kit/money.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Sheet } from '#ui/layer/sheet.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { lotterySlips } from '../../contract.ts'
import { useSelection } from '../use-selection.ts'

type SavedProps = {
  readonly open: boolean
  readonly code: string
  readonly board: Board
  readonly onUse: (lines: readonly SlipLine[]) => void
  readonly onClose: () => void
}

/** The saved slips of a lottery: used with one tap, at the prices of now. */
export function SavedSlips({ open, code, board, onUse, onClose }: SavedProps) {
  const { t, date } = useTexts()
  const api = useApi(lotterySlips)
  const asked = useApiQuery(api.saved, { query: { gameId: code } }, { enabled: open })
  const remove = useApiMutation(api.unsave, { invalidates: [api.saved] })
  const { offered } = useSelection(board)
  const linesOf = (lines: readonly (readonly [string, string, string, number])[]): readonly SlipLine[] =>
    lines.flatMap(([play, choice, unitText, multiple]) => {
      const line = offered({ play, choice })
      return line ? [{ ...line, unitStake: parseMoney(unitText) ?? 0n, multiple }] : []
    })
  return (
    <Sheet open={open} onClose={onClose} title={t('slips.savedTitle')}>
      <QueryState
        of={asked}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Bookmark} title={t('slips.savedNone')} text={t('slips.savedNoneText')} />}
      >
        {({ list }) => (
          <ul className="grid">
            {list.map((saved) => (
              <li key={saved.id} className="flex items-center gap-3 border-t border-hair py-2 first:border-0">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{saved.name}</span>
                  <span className="text-12 text-faint">
                    {t('slips.lines', { lines: saved.lines.length })} · {date(saved.savedAt, 'day')}
                  </span>
                </span>
                <Button
                  size="sm"
                  look="primary"
                  onClick={() => {
                    onUse(linesOf(saved.lines))
                    onClose()
                  }}
                >
                  {t('slips.use')}
                </Button>
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('slips.unsave', { name: saved.name })}
                  onClick={() => remove.mutate({ params: { saved: saved.id } })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Sheet>
  )
}
