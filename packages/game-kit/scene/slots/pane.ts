import { Container, Graphics, NineSliceSprite, Sprite, type Texture } from 'pixi.js'
import { painted } from '../pixi/textures.ts'
import type { Trim } from './stage/cast/trim.ts'
import type { Grid } from './reel.ts'

/** Units across the frame's picture. */
const FRAME_UNITS = 102

/** The frame's rails are this share of the picture that shows it: 8.6 of 102 units. */
const RAIL = 8.6 / FRAME_UNITS

export type PaneArt = {
  readonly reels: number
  readonly rows: number
  readonly frame: Texture
  readonly frameSlice: number
  /** Dark and light colour of a reel's background, and its transparency. */
  readonly panel: readonly [string, string]
  readonly ground: number
  /** Colour of the lines between reels; null: none. */
  readonly rule?: string | null
  /** The frame's ornaments. */
  readonly trim?: Trim
  /** Dims everything that did not win. */
  readonly dim: { readonly color: number; readonly alpha: number }
}

/** A slot's window without its symbols: ground, masked field, glow, veil and frame, from the back to the front. */
export type Pane = {
  readonly view: Container
  /** Above everything: winning symbols and lines. */
  readonly highlights: Container
  readonly veil: Graphics
  readonly glow: Sprite
  grid(): Grid
  place(grid: Grid, frameScale: number): void
  /** Centre of a cell in stage pixels. */
  centre(reel: number, row: number): { x: number; y: number }
}

/** Makes the window around `field`, where the symbols are; `placed` is called after each change of size. */
export function createPane(art: PaneArt, field: Container, placed: () => void): Pane {
  const view = new Container()
  const panel = new Sprite(panelTexture(art))
  panel.alpha = art.ground
  const glow = new Sprite(glowTexture())
  glow.blendMode = 'add'
  glow.alpha = 0
  const mask = new Graphics()
  field.mask = mask
  const veil = new Graphics()
  veil.alpha = 0
  const highlights = new Container()
  const slice = art.frameSlice
  const sides = { leftWidth: slice, rightWidth: slice, topHeight: slice, bottomHeight: slice }
  const border = new NineSliceSprite({ texture: art.frame, ...sides })
  if (art.trim) view.addChild(art.trim.back)
  view.addChild(panel, field, mask, glow, veil, border)
  if (art.trim) view.addChild(art.trim.front)
  view.addChild(highlights)
  let grid: Grid = { x: 0, y: 0, cell: { width: 1, height: 1 }, fill: 1 }
  return {
    view,
    highlights,
    veil,
    glow,
    grid: () => grid,
    place: (next, frameScale) => {
      grid = next
      const { x, y, cell } = grid
      const [width, height] = [cell.width * art.reels, cell.height * art.rows]
      panel.position.set(x - 2, y - 2)
      panel.setSize(width + 4, height + 4)
      mask.clear().rect(x, y, width, height).fill(0xffffff)
      veil.clear().rect(x, y, width, height).fill(art.dim)
      const rail = RAIL * art.frame.width * frameScale
      border.scale.set(frameScale)
      border.position.set(x - rail, y - rail)
      border.setSize((width + 2 * rail) / frameScale, (height + 2 * rail) / frameScale)
      glow.setSize(cell.width, height)
      glow.y = y
      art.trim?.place({
        x: x - rail,
        y: y - rail,
        width: width + 2 * rail,
        height: height + 2 * rail,
        unit: (frameScale * art.frame.width) / FRAME_UNITS,
      })
      placed()
    },
    centre: (reel, row) => ({
      x: grid.x + (reel + 0.5) * grid.cell.width,
      y: grid.y + (row + 0.5) * grid.cell.height,
    }),
  }
}

function panelTexture({ reels, rows, panel: [dark, light], rule = '#e2b45a80' }: PaneArt): Texture {
  const cell = 100
  return painted(reels * cell, rows * cell, (to) => {
    for (let i = 0; i < reels; i++) {
      const across = to.createLinearGradient(i * cell, 0, i * cell + cell, 0)
      across.addColorStop(0, dark)
      across.addColorStop(0.5, light)
      across.addColorStop(1, dark)
      to.fillStyle = across
      to.fillRect(i * cell, 0, cell, rows * cell)
    }
    const down = to.createLinearGradient(0, 0, 0, rows * cell)
    down.addColorStop(0, 'rgba(0,4,10,.85)')
    down.addColorStop(0.22, 'rgba(0,4,10,0)')
    down.addColorStop(0.78, 'rgba(0,4,10,0)')
    down.addColorStop(1, 'rgba(0,4,10,.8)')
    to.fillStyle = down
    to.fillRect(0, 0, reels * cell, rows * cell)
    for (let i = 1; rule !== null && i < reels; i++) {
      to.fillStyle = 'rgba(0,0,0,.6)'
      to.fillRect(i * cell - 1.5, 0, 3, rows * cell)
      to.fillStyle = rule
      to.fillRect(i * cell - 0.5, 0, 1, rows * cell)
    }
  })
}

function glowTexture(): Texture {
  return painted(64, 256, (to) => {
    const across = to.createLinearGradient(0, 0, 64, 0)
    across.addColorStop(0, '#ffcf6b')
    across.addColorStop(0.18, '#ff9d2e55')
    across.addColorStop(0.5, '#ff9d2e10')
    across.addColorStop(0.82, '#ff9d2e55')
    across.addColorStop(1, '#ffcf6b')
    to.fillStyle = across
    to.fillRect(0, 0, 64, 256)
  })
}
