import { ease, type SceneClock } from '#game-kit/scene/clock.ts'
import { createFigures } from '#game-kit/scene/pixi/figures.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import { Container, Sprite, Text } from 'pixi.js'
import type { StageArt } from './assets.ts'
import type { Layout } from './layout.ts'

const font = 'Be Vietnam Pro, system-ui, sans-serif'

export type Message = {
  readonly view: Container
  /** A line of words, such as which line pays what. */
  words(text: string): void
  /** An amount in the game's figures, with a small growth when it first shows. */
  amount(text: string): void
  hide(): void
  place(layout: Layout): void
}

/** The strip that tells the win of a line and of a spin. */
export function createMessage(art: StageArt, clock: SceneClock): Message {
  const view = new Container()
  const ground = new Sprite(frame(art.frames, 'dot'))
  ground.anchor.set(0.5)
  ground.tint = 0x000814
  ground.alpha = 0.85
  const figures = createFigures(art.frames)
  const label = new Text({
    text: '',
    style: { fontFamily: font, fontSize: 32, fontWeight: '500', fill: 0xffe9b8 },
  })
  label.anchor.set(0.5)
  view.addChild(ground, figures.view, label)
  view.visible = false
  let layout: Layout | null = null

  const show = (which: 'words' | 'amount'): void => {
    if (which === 'amount' && (!view.visible || !figures.view.visible)) {
      void clock.tween(260, (v) => figures.view.scale.set(0.7 + 0.3 * v), ease.back)
    }
    label.visible = which === 'words'
    figures.view.visible = which === 'amount'
    view.visible = true
  }

  return {
    view,
    words: (text) => {
      if (!layout) return
      label.text = text
      const size = Math.min(20, Math.max(14, layout.message.height * 0.36))
      label.scale.set(
        (size / 32) * Math.min(1, (layout.size.width * 0.92) / ((label.width / label.scale.x) * (size / 32))),
      )
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
      ground.setSize(next.grid.cell.width * 4.4, next.message.height * 1.9)
    },
  }
}

export type Status = {
  readonly view: Container
  show(text: string): void
  hide(): void
  place(layout: Layout): void
}

/** The plate over the board that tells how free spins stand. */
export function createStatus(art: StageArt): Status {
  const view = new Container()
  const ground = new Sprite(frame(art.frames, 'dot'))
  ground.anchor.set(0.5)
  ground.tint = 0x2a0d02
  ground.alpha = 0.9
  const label = new Text({
    text: '',
    style: { fontFamily: font, fontSize: 34, fontWeight: '700', fill: 0xffd976 },
  })
  label.anchor.set(0.5)
  view.addChild(ground, label)
  view.visible = false
  return {
    view,
    show: (text) => {
      label.text = text
      view.visible = true
    },
    hide: () => {
      view.visible = false
    },
    place: (layout) => {
      const size = layout.tall ? 17 : 20
      label.scale.set(size / 34)
      view.position.set(layout.status.x, layout.status.y - size)
      ground.setSize(layout.grid.cell.width * 5, size * 4.2)
    },
  }
}
