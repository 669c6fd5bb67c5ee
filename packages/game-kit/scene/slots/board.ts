import { Container, type Texture } from 'pixi.js'
import type { SceneClock } from '../clock.ts'
import type { Frames } from '../pixi/textures.ts'
import { createPane, type Pane } from './pane.ts'
import { createReel, type Reel } from './reel.ts'
import type { Trim } from './stage/cast/trim.ts'

/** The window of a reel game, with its reels. */
export type Board = Pane & {
  readonly reels: readonly Reel[]
  /** Scales the board around its centre; 1 is the normal size. */
  zoom(scale: number): void
}

export type BoardArt = {
  frames: Frames
  frame: Texture
  frameSlice: number
  strips: readonly (readonly string[])[]
  /** Three by default. */
  rows?: number
  /** Dark and light colour of a reel's background. */
  panel?: readonly [string, string]
  /** Colour of the lines between reels; null: none. */
  rule?: string | null
  trim?: Trim
}

export function createBoard(art: BoardArt, clock: SceneClock): Board {
  const rows = art.rows ?? 3
  const reels = art.strips.map((strip, i) => createReel(i, art.frames, strip, clock, rows))
  const field = new Container()
  field.addChild(...reels.map((reel) => reel.view))
  clock.each((ms) => reels.forEach((reel) => reel.frame(ms)))
  const pane = createPane(
    {
      ...art,
      reels: reels.length,
      rows,
      panel: art.panel ?? ['#06131f', '#123247'],
      ground: 0.93,
      dim: { color: 0x020812, alpha: 0.62 },
    },
    field,
    () => reels.forEach((reel) => reel.place(pane.grid())),
  )
  return {
    ...pane,
    reels,
    zoom: (scale) => {
      const { x, y, cell } = pane.grid()
      const middle = { x: x + (cell.width * reels.length) / 2, y: y + (cell.height * rows) / 2 }
      pane.view.scale.set(scale)
      pane.view.position.set(middle.x * (1 - scale), middle.y * (1 - scale))
    },
  }
}
