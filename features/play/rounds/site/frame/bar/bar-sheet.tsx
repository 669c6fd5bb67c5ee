import clsx from 'clsx'
import { Heart, Languages } from 'lucide-react'
import { useIsFavourite, useToggleFavourite } from '#features/play/lobby/site/favourites/favourites.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import type { FrameBarProps } from './frame-bar.tsx'

export type BarSheetProps = Pick<FrameBarProps, 'onLanguage'> & {
  readonly game: NonNullable<FrameBarProps['game']>
  readonly isPlaying: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What does not fit into a phone's bar: provider, RTP, favourite button, language. */
export function BarSheet({ game, isPlaying, isOpen, onLanguage, onClose }: BarSheetProps) {
  const { t, share } = useTexts()
  const isOn = useIsFavourite(game.gameId)
  const toggle = useToggleFavourite()
  const changeLanguage = () => {
    onClose()
    onLanguage?.()
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={game.name}>
      <div className="grid gap-3 pb-2">
        <p className="num pb-1 text-14 text-muted">
          {game.vendorName} · {share(game.rtpText)}
        </p>
        {isPlaying && (
          <Button aria-pressed={isOn} onClick={() => toggle(game.gameId)} className="w-full justify-start">
            <Heart size={18} aria-hidden className={clsx(isOn && 'fill-current text-danger')} />
            {t(isOn ? 'home.heartOff' : 'home.heartOn')}
          </Button>
        )}
        {onLanguage && (
          <Button onClick={changeLanguage} className="w-full justify-start">
            <Languages size={18} aria-hidden />
            {t('shell.language')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
