import { Megaphone, Pause, Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { storeIndex, useNotices, type Notice } from './use-notices.ts'

/** Loaded when a headline is clicked. */
const NoticeWindow = lazy(async () => ({ default: (await import('./notice-window.tsx')).NoticeWindow }))

/** Slow enough to read while it moves. */
const PIXELS_PER_SECOND = 45

/** The row of headlines: 40 pixels high, moves automatically, pauses on hover and focus, and can be stopped. */
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
  const [isReading, setReading] = useState<boolean | null>(null)
  const read = (event: MouseEvent, id: string) => {
    storeIndex(all.findIndex((each) => each.id === id))
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // keep modified clicks, which open a new tab or window
    event.preventDefault()
    setReading(true)
  }
  const links = (isCopy: boolean) =>
    headlines.map((headline) => (
      <a
        key={headline.id}
        href="/noticePage"
        tabIndex={isCopy ? -1 : undefined}
        onClick={(event) => read(event, headline.id)}
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
      {isReading !== null && (
        <Suspense>
          <NoticeWindow open={isReading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** The attributes that an open dialog sets on the content below it. */
const COVERED = '[inert], [aria-hidden="true"], [data-base-ui-inert]'

/**
 * Moves a lane that contains its content twice by exactly one content width, in a loop. It pauses while invisible, scrolled away or below a
 * dialog: each frame repaints the whole screen and drains the battery.
 */
function useRunning(isStopped: boolean, content: string) {
  const lane = useRef<HTMLDivElement>(null)
  const running = useRef<{ readonly rest: () => void; readonly go: () => void } | null>(null)
  useEffect(() => {
    const moved = lane.current
    if (!moved || isStopped) return undefined
    const width = moved.scrollWidth / 2
    const moving = moved.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${-width}px)` }], {
      duration: (width / PIXELS_PER_SECOND) * 1000,
      iterations: Infinity,
    })
    let [isHeld, isInView] = [false, true]
    const decide = () => {
      if (isHeld || !isInView || moved.parentElement?.closest(COVERED)) moving.pause()
      else moving.play()
    }
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true
      decide()
    })
    if (moved.parentElement) view.observe(moved.parentElement)
    const windows = new MutationObserver(decide)
    const attributeFilter = ['inert', 'aria-hidden', 'data-base-ui-inert']
    windows.observe(document.body, { attributes: true, subtree: true, attributeFilter })
    const hold = (isOn: boolean) => () => {
      isHeld = isOn
      decide()
    }
    running.current = { rest: hold(true), go: hold(false) }
    return () => {
      view.disconnect()
      windows.disconnect()
      moving.cancel()
    }
  }, [isStopped, content])
  return {
    lane,
    rest: () => running.current?.rest(),
    go: () => running.current?.go(),
  }
}
