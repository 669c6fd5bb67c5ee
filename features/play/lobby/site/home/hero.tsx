import clsx from 'clsx'
import { Play, Scale } from 'lucide-react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { isSparing } from '#ui/state/sparing.ts'
import phoneAvif from '../art/hero-river-dragon-phone.avif'
import phoneWebp from '../art/hero-river-dragon-phone.webp'
import wideAvif from '../art/hero-river-dragon.avif'
import wideWebp from '../art/hero-river-dragon.webp'
import title from '../art/river-dragon-title.svg'
import type { lobby } from '../../contract.ts'
import { openDemo, useMayTry } from '../demo.ts'
import { posterOf } from '../posters.ts'

/** The game with its own banner picture; all others use their poster. */
const PAINTED = 'river-dragon'
const PHONE = '(max-width: 760px)'

export type HeroGame = NonNullable<Reply<typeof lobby.home>['hero']>

export type HeroProps = {
  /** Null while loading. */
  readonly game: HeroGame | null
  readonly onPlay: (gameId: string) => void
  readonly onFairness: () => void
}

/** On the dark picture. */
const GLASS = 'border-white/40 bg-white/10 text-white hover:bg-white/20'

/** A static banner of the game that the brand chose. Its picture is dark, so it uses the dark theme's colours in both themes. */
export function Hero({ game, onPlay, onFairness }: HeroProps) {
  const { t } = useTexts()
  const mayTry = useMayTry()
  const isPainted = game === null || game.gameId === PAINTED
  return (
    <section
      aria-label={game?.name}
      aria-busy={game === null}
      data-theme="dark"
      className={clsx(
        'relative isolate flex items-end overflow-hidden rounded-sheet bg-[#02120f] text-white',
        !isSparing() && 'min-h-91 md:min-h-78',
      )}
    >
      {isPainted && !isSparing() && <Picture />}
      {!isPainted && <OwnPoster game={game} />}
      <span className="absolute inset-x-0 top-[34%] bottom-0 -z-10 bg-linear-to-b from-transparent via-[#01110ce0] via-45% to-[#01110c] md:hidden" />
      <span className="absolute inset-y-0 left-0 -z-10 w-3/4 bg-linear-to-r from-[#01110c] from-25% via-[#01110cc0] via-60% to-transparent max-md:hidden" />
      <div className="p-5 md:max-w-108 md:p-8">
        {game?.vendorName && (
          <p className="mb-2.5 text-12 font-medium text-[#a9e8cd] md:mb-3.5">
            {t('home.heroLabel', { vendor: game.vendorName })}
          </p>
        )}
        {isPainted ? (
          <img
            src={title}
            alt={game?.name ?? ''}
            width={300}
            height={102}
            className="mb-2.5 -ml-0.5 h-auto w-49 md:mb-3 md:w-64 min-[1400px]:w-75"
          />
        ) : (
          <h2 className="mb-2.5 text-28 md:mb-3 md:text-40">{game.name}</h2>
        )}
        <p className="max-w-85 text-[#d5e8e0] md:max-w-74 min-[1400px]:max-w-85">
          {game ? <HeroText game={game} /> : <Skeleton className="h-11 w-full opacity-20" />}
        </p>
        <div className="mt-3.5 flex flex-wrap gap-3 md:mt-5">
          {/* both on one line on a narrow phone: two lines would push the name over the picture's subject */}
          <Button
            look="primary"
            disabled={game === null}
            onClick={() => game && onPlay(game.gameId)}
            className="max-md:px-3.5"
          >
            <Play size={18} className="fill-current" aria-hidden />
            {t('home.play')}
          </Button>
          {mayTry && game?.isProvablyFair && (
            <Button onClick={() => openDemo(game.gameId)} className={clsx(GLASS, 'max-md:px-3.5')}>
              {t('home.demo')}
            </Button>
          )}
          {game?.isProvablyFair !== false && (
            <Button
              icon={Scale}
              onClick={onFairness}
              // the line above the banner leads there too; a third button would not fit
              className={clsx(GLASS, 'max-md:px-3.5', mayTry && 'max-md:hidden')}
            >
              {t('home.fairCheck')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** The figures that the game publishes: RTP, and the highest win if it has one. */
function HeroText({ game }: { readonly game: HeroGame }) {
  const { number, share, t } = useTexts()
  const rtp = share(game.rtpText)
  if (!game.isProvablyFair) return t('home.heroOther', { rtp })
  return game.maxWin === null
    ? t('home.heroText', { rtp })
    : t('home.heroTextWin', { rtp, times: number(Number(game.maxWin)) })
}

function OwnPoster({ game }: { readonly game: HeroGame }) {
  return (
    <Poster
      art={posterOf(game.gameId)}
      seed={game.gameId}
      eager
      sizes="(max-width: 760px) 100vw, 420px"
      className="absolute! inset-y-0 right-0 -z-10 h-full w-full opacity-80 md:w-105 md:[mask-image:linear-gradient(to_right,transparent,black_45%)] [&_img]:object-[50%_20%]"
    />
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
