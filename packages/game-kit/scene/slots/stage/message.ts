import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { ease, type SceneClock } from '../../clock.ts'
import { createFigures } from '../../pixi/figures.ts'
import { frame, type Frames } from '../../pixi/textures.ts'
import type { Layout } from './layout.ts'

export const FONT = 'Be Vietnam Pro, system-ui, sans-serif'

export type Message = {
  readonly view: Container
  /** A line of words, such as which line pays what. */
  words(text: string): void
  /** An amount in the game's figures, with a small growth when it first shows. */
  amount(text: string): void
  hide(): void
  place(layout: Layout): void
}

/** A line of words on a dark plate with a hair of gold. */
export function createPlate(): { view: Container; write(text: string, size: number, room: number): void } {
  const view = new Container()
  const plate = new Graphics()
  const style = { fontFamily: FONT, fontSize: 32, fontWeight: '500', fill: 0xffe9b8 } as const
  const label = new Text({ text: '', style })
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

/** Tells the win of a line in words and of a spin in figures. */
export function createMessage(frames: Frames, clock: SceneClock): Message {
  const view = new Container()
  const ground = new Sprite(frame(frames, 'dot'))
  ground.anchor.set(0.5)
  ground.tint = 0x05040c
  ground.alpha = 0.85
  const figures = createFigures(frames)
  const plate = createPlate()
  view.addChild(ground, figures.view, plate.view)
  view.visible = false
  let layout: Layout | null = null
  const show = (which: 'words' | 'amount'): void => {
    if (which === 'amount' && (!view.visible || !figures.view.visible)) {
      void clock.tween(260, (v) => figures.view.scale.set(0.7 + 0.3 * v), ease.back)
    }
    plate.view.visible = which === 'words'
    figures.view.visible = which === 'amount'
    ground.visible = which === 'amount'
    view.visible = true
  }
  return {
    view,
    words: (text) => {
      if (!layout) return
      plate.write(text, layout.tall ? 15 : 18, layout.size.width * 0.94)
      show('words')
    },
    amount: (text) => {
      if (!layout) return
      figures.write(text, layout.message.height, layout.size.width * 0.86)
      show('amount')
    },
    hide: () => {
      view.visible = false
    },
    place: (next) => {
      layout = next
      view.position.set(next.message.x, next.message.y)
      plate.view.y = next.message.wordsY - next.message.y
      ground.setSize(next.size.width * (next.tall ? 0.9 : 0.4), next.message.height * 1.9)
    },
  }
}

export type Status = {
  readonly view: Container
  show(text: string): void
  hide(): void
  place(layout: Layout): void
}

/** The plate on the upper rail that tells how a feature stands. */
export function createStatus(): Status {
  const plate = createPlate()
  plate.view.visible = false
  let size = 16
  let room = 300
  return {
    view: plate.view,
    show: (text) => {
      plate.write(text, size, room)
      plate.view.visible = true
    },
    hide: () => {
      plate.view.visible = false
    },
    place: (layout) => {
      size = layout.tall ? 15 : 18
      room = layout.size.width * 0.8
      plate.view.position.set(layout.status.x, layout.status.y)
    },
  }
}
