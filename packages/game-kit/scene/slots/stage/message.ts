import { Container, Graphics, Text, type Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../../clock.ts'
import { lettering } from '../../letters.ts'
import { createFigures } from '../../pixi/figures.ts'
import type { Frames } from '../../pixi/textures.ts'
import type { Layout } from './layout.ts'

export type Message = {
  readonly view: Container
  /** A line of text, such as which line pays what. */
  words(text: string): void
  /** One win of several: its amount, and under it what paid. */
  win(text: string, amount: string): void
  /** An amount in the game's figures, with a small growth when it first shows. */
  amount(text: string): void
  hide(): void
  place(layout: Layout): void
}

/** A line of text on a dark plate with a thin gold border. */
export function createPlate(): { view: Container; write(text: string, size: number, room: number): void } {
  const view = new Container()
  const plate = new Graphics()
  const label = new Text({ text: '', style: lettering(32, '500', 0xffe9b8) })
  label.anchor.set(0.5)
  view.addChild(plate, label)
  return {
    view,
    write: (text, size, room) => {
      label.text = text
      label.scale.set(1)
      label.scale.set(Math.min(size / 32, (room - size * 2) / label.width))
      const width = label.width + size * 2
      const height = size * 1.9
      plate
        .clear()
        .roundRect(-width / 2, -height / 2, width, height, height / 2)
        .fill({ color: 0x0a0a16, alpha: 0.9 })
        .stroke({ width: 1.25, color: 0xd9a648, alpha: 0.75 })
    },
  }
}

/** Shows a line's win as text and a spin's in digits, on the game's own sign if it has one. */
export function createMessage(frames: Frames, clock: SceneClock, sign: Sprite): Message {
  const view = new Container()
  const figures = createFigures(frames)
  const plate = createPlate()
  view.addChild(sign)
  view.addChild(figures.view, plate.view)
  view.visible = false
  let layout: Layout | null = null
  let size = 1
  const show = (which: 'words' | 'amount' | 'win'): void => {
    if (which !== 'words' && (which === 'win' || !view.visible || !figures.view.visible)) {
      void clock.tween(
        320,
        (v) => {
          figures.view.scale.set(0.7 + 0.3 * v)
          sign.scale.set(size * (0.6 + 0.4 * v), size * v)
        },
        ease.back,
      )
    }
    plate.view.visible = which !== 'amount'
    figures.view.visible = which !== 'words'
    sign.visible = which !== 'words'
    const { wordsY = 0, y = 0, height = 0 } = layout?.message ?? {}
    plate.view.y = wordsY - y + (which === 'win' && layout?.tall ? height * 0.66 : 0)
    view.visible = true
  }
  const write = (text: string, { tall, message, size: stage }: Layout, small: number): void =>
    plate.write(text, tall ? small : 18, tall ? message.width + 10 : stage.width * 0.94)
  const count = (text: string, { message }: Layout, share: number): void =>
    figures.write(text, message.height * share * 0.86, message.width * 0.74)
  return {
    view,
    words: (text) => {
      if (!layout) return
      write(text, layout, 17)
      show('words')
    },
    win: (text, amount) => {
      if (!layout) return
      write(text, layout, 13)
      count(amount, layout, layout.tall ? 0.8 : 1)
      show('win')
    },
    amount: (text) => {
      if (!layout) return
      count(text, layout, 1)
      show('amount')
    },
    hide: () => {
      view.visible = false
    },
    place: (next) => {
      layout = next
      view.position.set(next.message.x, next.message.y)
      // digits lie a little above their line: on a sign they are in its middle
      figures.view.y = next.message.height * 0.09
      const { height, width } = next.message
      size = Math.min((height * 1.5) / sign.texture.height, (width + 16) / sign.texture.width)
      sign.scale.set(size)
    },
  }
}

export type Status = {
  readonly view: Container
  show(text: string): void
  /** Lights this many lamps of the initial number; null removes them. */
  lamps(burning: { left: number; of: number } | null): void
  hide(): void
  place(layout: Layout): void
}

/** Lamps on the frame: one for each remaining respin. */
function createLamps() {
  const view = new Graphics()
  let layout: Layout | null = null
  let burning: { left: number; of: number } | null = null
  const draw = (): void => {
    view.clear()
    if (!layout || !burning) return
    const { x, y, size } = layout.lamps
    const { left, of } = burning
    const high = size * 2.5
    const wide = of * size * 2.9 + size
    view.roundRect(x - wide / 2, y - high / 2 - 1, wide, high + 2, high / 2)
    view.fill({ color: 0x0a0a16, alpha: 0.92 }).stroke({ width: 1.25, color: 0xd9a648, alpha: 0.75 })
    for (let nth = 0; nth < of; nth++) {
      const at = x + (nth - (of - 1) / 2) * size * 2.9
      const isLit = nth < left
      if (isLit) view.circle(at, y, size * 1.2).fill({ color: 0xffb43a, alpha: 0.35 })
      view.circle(at, y, size * 0.86).fill(isLit ? 0xffc84a : 0x2a2230)
      view.stroke({ width: 1.5, color: isLit ? 0xfff2c0 : 0x6a5a40 })
      if (isLit) view.circle(at - size * 0.26, y - size * 0.28, size * 0.26).fill(0xfffbe8)
    }
  }
  return {
    view,
    show: (next: typeof burning): void => {
      burning = next
      draw()
    },
    place: (next: Layout): void => {
      layout = next
      draw()
    },
  }
}

/** The plate on the upper rail with a feature's status, and the lamps on the lower one. */
export function createStatus(): Status {
  const view = new Container()
  const plate = createPlate()
  const lamps = createLamps()
  view.addChild(plate.view, lamps.view)
  plate.view.visible = false
  let size = 16
  let room = 300
  return {
    view,
    show: (text) => {
      plate.write(text, size, room)
      plate.view.visible = true
    },
    lamps: lamps.show,
    hide: () => {
      plate.view.visible = false
      lamps.show(null)
    },
    place: (layout) => {
      lamps.place(layout)
      size = layout.tall ? 16 : 18
      room = layout.size.width * 0.8
      plate.view.position.set(layout.status.x, layout.status.y)
    },
  }
}
