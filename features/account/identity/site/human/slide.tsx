import clsx from 'clsx'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'

/** The tolerance that the server accepts, in hundredths of the track. */
const REACH = 3
const FURTHEST = 100

export type SlideProps = { readonly gap: number; readonly onDone: (at: number) => void }

/** A piece to be dragged into its gap with finger or mouse, or moved with the arrow keys and Enter; screen readers announce the target. */
export function Slide({ gap, onDone }: SlideProps) {
  const { t } = useTexts()
  const [at, setAt] = useState(0)
  const [hasMissed, setMissed] = useState(false)
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => range.current?.focus(), [])
  const isNear = Math.abs(at - gap) <= REACH
  const tryIt = () => {
    if (isNear) onDone(at)
    else if (at > 0) setMissed(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    tryIt()
  }
  return (
    <div className="grid gap-4">
      <div className="relative h-16 rounded-card bg-raised" aria-hidden>
        <Piece at={gap} className="border-2 border-dashed border-control" />
        <Piece at={at} className={clsx('bg-action shadow-lift', hasMissed && !isNear && 'bg-danger')} />
      </div>
      <input
        ref={range}
        type="range"
        min={0}
        max={FURTHEST}
        step={1}
        value={at}
        aria-label={t('entry.slideLabel')}
        aria-valuetext={t('entry.slideAt', { at, gap })}
        onChange={(event) => {
          setMissed(false)
          setAt(Number(event.target.value))
        }}
        onPointerUp={tryIt}
        onKeyDown={onKeyDown}
        className="h-11 w-full cursor-grab accent-action"
      />
      <p role="status" className="min-h-5 text-13 text-muted">
        {hasMissed && !isNear ? t('entry.slideMissed') : t('entry.slideKeys')}
      </p>
      <Button look="primary" wide disabled={!isNear} onClick={tryIt}>
        {t('entry.slideDo')}
      </Button>
    </div>
  )
}

/** A square that moves along the whole track. */
function Piece({ at, className }: { readonly at: number; readonly className: string }) {
  return (
    <span
      className={clsx('absolute top-2 size-12 rounded-control transition-colors', className)}
      style={{ left: `calc((100% - 3rem) * ${at / FURTHEST})` }}
    />
  )
}
