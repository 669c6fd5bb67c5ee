import clsx from 'clsx'
import { Info } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Stays } from '#ui/route/stays.tsx'
import type { LobbyGame } from '../game-card.tsx'

const InfoSheet = lazy(async () => ({ default: (await import('./info-sheet.tsx')).InfoSheet }))

export type InfoButtonProps = {
  readonly game: LobbyGame
  readonly onPlay: (gameId: string) => void
  /** On a card without a picture. */
  readonly isPlain?: boolean
  /** Next to the provider's name, so that the picture is not covered. */
  readonly isBare?: boolean
  readonly className?: string
}

/** Opens the details of a tile: theoretical and actual RTP, without opening the game. */
export function InfoButton({ game, onPlay, isPlain = false, isBare = false, className }: InfoButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('home.gameInfo', { game: game.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx('group/info grid size-11 place-items-center rounded-full', className)}
      >
        <span
          className={clsx(
            'grid size-8 place-items-center rounded-full transition-[transform,background-color] duration-120 group-active/info:scale-90',
            isBare
              ? 'text-faint group-hover/info:bg-raised group-hover/info:text-text'
              : isPlain
                ? 'bg-raised text-muted group-hover/info:bg-line'
                : 'bg-black/55 text-white group-hover/info:bg-black/75',
          )}
        >
          <Info size={16} aria-hidden />
        </span>
      </button>
      <Stays isOpen={isOpen} name="info">
        <InfoSheet game={game} isOpen={isOpen} onClose={() => setOpen(false)} onPlay={onPlay} />
      </Stays>
    </>
  )
}
