import clsx from 'clsx'
import { Play, Scale } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { isSparing } from '#ui/state/sparing.ts'
import phoneAvif from '../art/hero-river-dragon-phone.avif'
import phoneWebp from '../art/hero-river-dragon-phone.webp'
import wideAvif from '../art/hero-river-dragon.avif'
import wideWebp from '../art/hero-river-dragon.webp'
import title from '../art/river-dragon-title.svg'
import type { LobbyGame } from '../game-card.tsx'

/** The game that the banner shows. */
const HERO_GAME = 'river-dragon'

/** Lines of River Dragon; stated on the banner, proven on the par sheet. */
const LINES = 20
const NAME = 'River Dragon'
const PHONE = '(max-width: 760px)'

export type HeroProps = {
  /** Null until the house has said its return. */
  readonly game: LobbyGame | null
  readonly onPlay: (gameId: string) => void
  readonly onFairness: () => void
}

/** One banner that stays: the house's own first game. Its picture is dark, so its roles are the dark ones in both themes. */
export function Hero({ game, onPlay, onFairness }: HeroProps) {
  const { share, t } = useTexts()
  return (
    <section
      aria-label={game?.name ?? NAME}
      data-theme="dark"
      className={clsx(
        'relative isolate flex items-end overflow-hidden rounded-sheet bg-[#02120f] text-white',
        !isSparing() && 'min-h-91 md:min-h-78',
      )}
    >
      {!isSparing() && <Picture />}
      <span className="absolute inset-x-0 top-[34%] bottom-0 -z-10 bg-linear-to-b from-transparent via-[#01110ce0] via-45% to-[#01110c] md:hidden" />
      <span className="absolute inset-y-0 left-0 -z-10 w-3/4 bg-linear-to-r from-[#01110c] from-25% via-[#01110cc0] via-60% to-transparent max-md:hidden" />
      <div className="p-5 md:max-w-108 md:p-8">
        <p className="mb-2.5 text-12 font-medium text-[#a9e8cd] md:mb-3.5">{t('home.heroLabel')}</p>
        <img
          src={title}
          alt={game?.name ?? NAME}
          width={300}
          height={102}
          className="mb-2.5 -ml-0.5 h-auto w-49 md:mb-3 md:w-64 min-[1400px]:w-75"
        />
        <p className="max-w-85 text-[#d5e8e0] md:max-w-74 min-[1400px]:max-w-85">
          {game ? (
            t('home.heroText', { lines: LINES, rtp: share(game.rtpText) })
          ) : (
            <Skeleton className="h-11 w-full opacity-20" />
          )}
        </p>
        <div className="mt-3.5 flex flex-wrap gap-3 md:mt-5">
          {/* both in one line of a narrow phone: in two they would push the name over the eye */}
          <Button look="primary" onClick={() => onPlay(HERO_GAME)} className="max-md:px-3.5">
            <Play size={18} className="fill-current" aria-hidden />
            {t('home.play')}
          </Button>
          <Button
            icon={Scale}
            onClick={onFairness}
            className="border-white/40 bg-white/10 text-white hover:bg-white/20 max-md:px-3.5"
          >
            {t('home.fairCheck')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Picture() {
  return (
    <picture className="contents">
      <source media={PHONE} type="image/avif" srcSet={phoneAvif} />
      <source media={PHONE} srcSet={phoneWebp} />
      <source type="image/avif" srcSet={wideAvif} />
      <img
        src={wideWebp}
        alt=""
        width={1760}
        height={722}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-top md:object-[88%_50%]"
      />
    </picture>
  )
}
