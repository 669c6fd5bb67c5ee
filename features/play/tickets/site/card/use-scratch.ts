import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { lookOf } from '../pictures.ts'
import { scratchSound, ticketSound } from '../sound.ts'
import { fieldAt, FIELD_COUNT, fullCover, isFieldOpen, scratched, type Spot } from './cover.ts'
import { clearField, drawFoil, rubOff } from './foil.ts'

/** Radius of the coin, as a fraction of the card. */
const COIN = 0.075
/** A press that moves less, in fractions of the card, opens its field. */
const TAP = 0.02
/** Between two fields that open by themselves. */
const STEP_MS = 110
const SOUND_MS = 90

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export type Scratching = {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly open: readonly boolean[]
  readonly openField: (field: number) => void
  readonly openAll: () => void
  readonly hand: {
    readonly onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLCanvasElement>) => void
  }
}

const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Spot => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** A card of nine fields under a scratch layer: by hand, field by field, or all of them. `onTouch` is called before the first is open. */
export function useScratch({
  theme,
  isEnabled,
  onTouch,
}: {
  readonly theme: string
  readonly isEnabled: boolean
  readonly onTouch: () => void
}): Scratching {
  const canvas = useRef<HTMLCanvasElement>(null)
  const cover = useRef(fullCover())
  const stroke = useRef<{ last: Spot; way: number; soundAt: number } | null>(null)
  const [open, setOpen] = useState<readonly boolean[]>(() => Array.from({ length: FIELD_COUNT }, () => false))
  const isOpen = useRef(open)
  useFoil(canvas, theme, isOpen)

  const openField = useCallback(
    (field: number) => {
      if (!isEnabled || isOpen.current[field]) return
      onTouch()
      isOpen.current = isOpen.current.map((each, at) => each || at === field)
      setOpen(isOpen.current)
      const [context, size] = inkOf(canvas.current)
      if (context) clearField(context, field, size)
      ticketSound('tick')
    },
    [isEnabled, onTouch],
  )
  const openAll = useCallback(() => {
    const closed = isOpen.current.flatMap((each, field) => (each ? [] : [field]))
    closed.forEach((field, at) => {
      if (isStill()) openField(field)
      else setTimeout(() => openField(field), at * STEP_MS)
    })
  }, [openField])

  const rub = (from: Spot, to: Spot) => {
    const [context, size] = inkOf(canvas.current)
    if (!context) return
    const at = ({ x, y }: Spot): Spot => ({ x: x * size, y: y * size })
    rubOff(context, at(from), at(to), COIN * 2 * size)
    cover.current = scratched(cover.current, from, to, COIN)
    for (let field = 0; field < FIELD_COUNT; field++) if (isFieldOpen(cover.current, field)) openField(field)
  }
  return {
    canvas,
    open,
    openField,
    openAll,
    hand: {
      onPointerDown: (event) => {
        if (!isEnabled) return
        event.currentTarget.setPointerCapture(event.pointerId)
        onTouch()
        const spot = spotOf(event)
        stroke.current = { last: spot, way: 0, soundAt: 0 }
        rub(spot, spot)
      },
      onPointerMove: (event) => {
        const now = stroke.current
        if (!now) return
        const spot = spotOf(event)
        rub(now.last, spot)
        now.way += Math.hypot(spot.x - now.last.x, spot.y - now.last.y)
        now.last = spot
        if (event.timeStamp - now.soundAt < SOUND_MS) return
        now.soundAt = event.timeStamp
        scratchSound()
      },
      onPointerUp: (event) => {
        const field = fieldAt(spotOf(event))
        if (stroke.current && stroke.current.way < TAP && field !== null) openField(field)
        stroke.current = null
      },
    },
  }
}

function inkOf(canvas: HTMLCanvasElement | null): [CanvasRenderingContext2D | null, number] {
  return [canvas?.getContext('2d') ?? null, canvas?.width ?? 0]
}

/** Draws the layer, and again when the card's size changes: open fields stay open. */
function useFoil(
  canvas: RefObject<HTMLCanvasElement | null>,
  theme: string,
  isOpen: RefObject<readonly boolean[]>,
): void {
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const draw = () => {
      const size = Math.round(element.clientWidth * Math.min(devicePixelRatio, 2))
      if (size === 0 || size === element.width) return
      element.width = size
      element.height = size
      const context = element.getContext('2d')
      if (!context) return
      drawFoil(context, size, lookOf(theme))
      isOpen.current.forEach((each, field) => each && clearField(context, field, size))
    }
    const watching = new ResizeObserver(draw)
    watching.observe(element)
    draw()
    return () => watching.disconnect()
  }, [canvas, theme, isOpen])
}
