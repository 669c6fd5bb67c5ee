import clsx from 'clsx'
import { Heart as Picture } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { useIsFavourite, useToggleFavourite } from './favourites.ts'

export type HeartProps = {
  readonly gameId: string
  readonly name: string
  /** On a card without a picture. */
  readonly isPlain?: boolean
  readonly className?: string
}

/** The favourite button of a card: large enough for touch, readable over any picture. */
export function Heart({ gameId, name, isPlain = false, className }: HeartProps) {
  const { t } = useTexts()
  const isOn = useIsFavourite(gameId)
  const toggle = useToggleFavourite()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('home.heart', { game: name })}
      title={t(isOn ? 'home.heartOff' : 'home.heartOn')}
      onClick={() => toggle(gameId)}
      className={clsx('group/heart grid size-11 place-items-center rounded-full', className)}
    >
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-full transition-[transform,background-color,opacity] duration-120 group-active/heart:scale-90',
          isPlain ? 'bg-raised group-hover/heart:bg-line' : 'bg-black/55 group-hover/heart:bg-black/75',
          // hidden until hover or keyboard focus; always visible on touch screens
          !isPlain &&
            !isOn &&
            'pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          isOn ? 'text-danger' : isPlain ? 'text-muted' : 'text-white',
          isOn && !isPlain && 'text-[oklch(0.74_0.17_18)]',
        )}
      >
        <Picture size={16} className={clsx(isOn && 'fill-current')} aria-hidden />
      </span>
    </button>
  )
}
