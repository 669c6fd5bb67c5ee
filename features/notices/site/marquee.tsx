import { Megaphone, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { storeIndex, useNotices, type Notice } from './use-notices.ts'

/** Slow enough to read while it moves. */
const PIXELS_PER_SECOND = 45

/** The row of headlines: 40 pixels high, runs by itself, rests under the pointer and the focus, and can be stopped. */
export function Marquee() {
  const { data } = useNotices()
  const headlines = data?.groups.headlines ?? []
  if (headlines.length === 0) return null
  return <Row headlines={headlines} all={data?.list ?? []} />
}

type RowProps = { readonly headlines: readonly Notice[]; readonly all: readonly Notice[] }

function Row({ headlines, all }: RowProps) {
  const { t } = useTexts()
  const [isStopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const { lane, rest, go } = useRunning(isStopped, headlines.map(({ id }) => id).join())
  const links = (isCopy: boolean) =>
    headlines.map((headline) => (
      <a
        key={headline.id}
        href="/noticePage"
        tabIndex={isCopy ? -1 : undefined}
        onClick={() => storeIndex(all.findIndex(({ id }) => id === headline.id))}
        className="flex h-10 shrink-0 items-center pr-12 text-14 text-muted no-underline hover:text-text"
      >
        {headline.title}
      </a>
    ))
  return (
    <section
      aria-label={t('notices.headlines')}
      className="flex h-10 items-center gap-3 overflow-hidden rounded-control border border-hair bg-surface pl-3"
    >
      <Megaphone size={18} className="shrink-0 text-action-text" aria-hidden />
      <div
        className={isStopped ? 'min-w-0 flex-1 overflow-x-auto strip' : 'min-w-0 flex-1 overflow-hidden'}
        onPointerEnter={rest}
        onPointerLeave={go}
        onFocus={rest}
        onBlur={go}
      >
        <div ref={lane} className="flex w-max">
          {links(false)}
          {!isStopped && (
            <div aria-hidden className="flex">
              {links(true)}
            </div>
          )}
        </div>
      </div>
      <IconButton
        icon={isStopped ? Play : Pause}
        size="sm"
        label={t(isStopped ? 'notices.play' : 'notices.pause')}
        onClick={() => setStopped(!isStopped)}
      />
    </section>
  )
}

/** Moves a lane that holds its content twice by exactly one content's width, again and again. */
function useRunning(isStopped: boolean, content: string) {
  const lane = useRef<HTMLDivElement>(null)
  const running = useRef<Animation | null>(null)
  useEffect(() => {
    const moved = lane.current
    if (!moved || isStopped) return undefined
    const width = moved.scrollWidth / 2
    running.current = moved.animate(
      [{ transform: 'translateX(0)' }, { transform: `translateX(${-width}px)` }],
      { duration: (width / PIXELS_PER_SECOND) * 1000, iterations: Infinity },
    )
    return () => running.current?.cancel()
  }, [isStopped, content])
  return {
    lane,
    rest: () => running.current?.pause(),
    go: () => running.current?.play(),
  }
}
