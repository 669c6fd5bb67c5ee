import { Bookmark, Save } from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#game-kit/lottery/board.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SavedSlips } from './saved-slips.tsx'

type ToolsProps = {
  readonly code: string
  readonly board: Board
  readonly lines: readonly SlipLine[]
  readonly onUse: (lines: readonly SlipLine[]) => void
}

/** Keeps the slip, or uses one that was kept. */
export function SlipTools({ code, board, lines, onUse }: ToolsProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState<'save' | 'saved' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Bookmark} onClick={() => setOpen('saved')}>
        {t('slips.savedTitle')}
      </Button>
      <Button size="sm" icon={Save} disabled={lines.length === 0} onClick={() => setOpen('save')}>
        {t('slips.save')}
      </Button>
      <SaveDialog open={open === 'save'} code={code} lines={lines} onClose={close} />
      <SavedSlips open={open === 'saved'} code={code} board={board} onUse={onUse} onClose={close} />
    </div>
  )
}
