import { Container, Sprite } from 'pixi.js'
import { frame, type Frames } from './textures.ts'

/** Advance widths relative to the height: digits are tabular, punctuation is narrow. */
const FIGURE = 0.5
const MARK = 0.27
/** Height of a digit's frame in the atlas. */
const FRAME_HEIGHT = 90

export type Figures = {
  readonly view: Container
  /** Draws `text` at `height` pixels, scaled down if it would be wider than `room`. */
  write(text: string, height: number, room?: number): void
}

/** An amount in the game's own digits (frames `d0` to `d9`, `d,`, `d.`, `dx`, `d+`), centred on its position. */
export function createFigures(frames: Frames): Figures {
  const view = new Container()
  const sprites: Sprite[] = []
  let shown = ''

  const grow = (count: number): void => {
    while (sprites.length < count) {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      sprites.push(sprite)
      view.addChild(sprite)
    }
  }

  return {
    view,
    write: (text, height, room = Infinity) => {
      const key = `${text}|${height}|${room}`
      if (key === shown) return
      shown = key
      grow(text.length)
      const advances = [...text].map((c) => (c === ',' || c === '.' ? MARK : FIGURE))
      const wide = advances.reduce((a, b) => a + b, 0)
      const size = Math.min(height, room / wide)
      let x = (-wide / 2) * size
      sprites.forEach((sprite, i) => {
        const advance = advances[i]
        sprite.visible = advance !== undefined
        if (advance === undefined) return
        sprite.texture = frame(frames, `d${text[i]}`)
        sprite.scale.set(size / FRAME_HEIGHT)
        sprite.x = x + (advance * size) / 2
        sprite.y = -size * 0.16
        x += advance * size
      })
    },
  }
}
