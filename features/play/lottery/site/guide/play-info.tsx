import { Info } from 'lucide-react'
import { useState } from 'react'
import type { BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useLotteryNames } from '../names.ts'
import { PlayOdds } from './odds-table.tsx'

/** The rules and odds of the play that is open, at the prize group chosen. */
export function PlayInfo({ play, price }: { readonly play: BoardPlay; readonly price: GroupChoice }) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        icon={Info}
        aria-haspopup="dialog"
        aria-label={t('lottery.guide.play')}
        onClick={() => setOpen(true)}
      >
        {t('lottery.rules')}
      </Button>
      {isOpen && (
        <Dialog open width="narrow" onClose={() => setOpen(false)} title={names.play(play.key)}>
          <PlayOdds play={play} price={price} />
          {play.hasGroup && (
            <p className="pt-3 text-13 text-muted">{t('lottery.guide.atGroup', { group: price.group })}</p>
          )}
        </Dialog>
      )}
    </>
  )
}
