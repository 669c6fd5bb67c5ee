import clsx from 'clsx'
import { useState, type ReactNode } from 'react'
import { GameIcon } from './game-icon.tsx'
import { pictureHost, picturesAt, setPictureHost } from './picture-host.ts'

export type PosterArt = {
  /** Fallback format for every browser. */
  readonly src: string
  /** The same in AVIF, in several sizes. */
  readonly avif?: string
  /** Dominant colour, shown until the picture has loaded. */
  readonly colour?: string
}

export type PosterProps = {
  readonly art: PosterArt | null
  readonly sizes?: string
  /** Posters of the first screen load eagerly. */
  readonly eager?: boolean
  /** A game without a picture gets two colours derived from its name. */
  readonly seed?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A hue, in degrees, derived from a text. */
export function hueOf(seed: string): number {
  let sum = 7
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}

/** A game's picture, 3:4. What a mirror does not have is loaded from the site; a missing or broken one becomes the placeholder. */
export function Poster({
  art,
  sizes = '(max-width: 760px) 27vw, 164px',
  eager = false,
  seed,
  className,
  children,
}: PosterProps) {
  const [broken, setBroken] = useState<string>()
  const [host, setHost] = useState(pictureHost)
  const shown = art && broken !== art.src ? art : null
  const missed = (src: string) => {
    if (host === '') return setBroken(src)
    setPictureHost('')
    setHost('')
  }
  return (
    <span
      ref={(span) => {
        span?.style.setProperty('--dominant', art?.colour ?? 'var(--raised)')
        if (seed) span?.style.setProperty('--hue', hueOf(seed).toString())
      }}
      className={clsx(
        !art && seed && 'poster-plain',
        'relative block aspect-3/4 overflow-hidden bg-(--dominant) shadow-[inset_0_0_0_1px_oklch(1_0_0/0.06),0_6px_16px_oklch(0.1_0.02_268/0.22)]',
        className,
      )}
    >
      {shown ? (
        <picture className="contents">
          {shown.avif && <source type="image/avif" srcSet={picturesAt(host, shown.avif)} sizes={sizes} />}
          <img
            src={picturesAt(host, shown.src)}
            alt=""
            width={300}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            className="size-full object-cover"
            onError={() => missed(shown.src)}
          />
        </picture>
      ) : (
        // above the name, if one is written on it
        <GameIcon
          className={
            seed && children ? 'absolute inset-x-0 top-[14%] mx-auto w-1/3' : 'absolute inset-0 m-auto w-2/5'
          }
        />
      )}
      {children}
    </span>
  )
}
