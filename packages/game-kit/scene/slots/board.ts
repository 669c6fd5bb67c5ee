import { Container, Graphics, NineSliceSprite, Sprite, type Texture } from 'pixi.js'
import type { SceneClock } from '../clock.ts'
import { painted, type Frames } from '../pixi/textures.ts'
import { createReel, type Grid, type Reel } from './reel.ts'

/** The window of a reel game: panel, masked reels, frame, and a veil that dims what did not win. */
export type Board = {
  readonly view: Container
  readonly reels: readonly Reel[]
  /** Above the symbols, below the frame: winning symbols and lines. */
  readonly highlights: Container
  readonly veil: Graphics
  readonly glow: Sprite
  grid(): Grid
  place(grid: Grid, frameScale: number): void
  /** Centre of a cell in stage pixels. */
  centre(reel: number, row: number): { x: number; y: number }
  /** Grows the board about its middle; 1 is at rest. */
  zoom(scale: number): void
}

export type BoardArt = {
  frames: Frames
  frame: Texture
  frameSlice: number
  strips: readonly (readonly string[])[]
  /** Three where nothing is said. */
  rows?: number
  /** Dark and light of a reel's ground. */
  panel?: readonly [string, string]
}

export function panelTexture(reels: number, rows: number, [dark, light]: readonly [string, string]): Texture {
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
    for (let i = 1; i < reels; i++) {
      to.fillStyle = 'rgba(0,0,0,.6)'
      to.fillRect(i * cell - 1.5, 0, 3, rows * cell)
      to.fillStyle = 'rgba(226,180,90,.5)'
      to.fillRect(i * cell - 0.5, 0, 1, rows * cell)
    }
  })
}

export function glowTexture(): Texture {
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

export function createBoard(art: BoardArt, clock: SceneClock): Board {
  const view = new Container()
  const count = art.strips.length
  const rows = art.rows ?? 3
  const panel = new Sprite(panelTexture(count, rows, art.panel ?? ['#06131f', '#123247']))
  panel.alpha = 0.93
  const glow = new Sprite(glowTexture())
  glow.blendMode = 'add'
  glow.alpha = 0
  const mask = new Graphics()
  const veil = new Graphics()
  veil.alpha = 0
  const highlights = new Container()
  const slice = art.frameSlice
  const sides = { leftWidth: slice, rightWidth: slice, topHeight: slice, bottomHeight: slice }
  const border = new NineSliceSprite({ texture: art.frame, ...sides })
  const reels = art.strips.map((strip, i) => createReel(i, art.frames, strip, clock, rows))
  const window_ = new Container()
  window_.addChild(...reels.map((reel) => reel.view))
  window_.mask = mask
  view.addChild(panel, window_, mask, glow, veil, border, highlights)
  clock.each((ms) => reels.forEach((reel) => reel.frame(ms)))
  let grid: Grid = { x: 0, y: 0, cell: { width: 1, height: 1 }, fill: 1 }

  return {
    view,
    reels,
    highlights,
    veil,
    glow,
    grid: () => grid,
    place: (next, frameScale) => {
      grid = next
      const width = grid.cell.width * count
      const height = grid.cell.height * rows
      panel.position.set(grid.x - 2, grid.y - 2)
      panel.setSize(width + 4, height + 4)
      mask.clear().rect(grid.x, grid.y, width, height).fill(0xffffff)
      veil.clear().rect(grid.x, grid.y, width, height).fill({ color: 0x020812, alpha: 0.62 })
      // The rails are 8.6 of the 102 units that the frame's picture shows.
      const rail = (8.6 / 102) * art.frame.width * frameScale
      border.scale.set(frameScale)
      border.position.set(grid.x - rail, grid.y - rail)
      border.setSize((width + 2 * rail) / frameScale, (height + 2 * rail) / frameScale)
      glow.setSize(grid.cell.width, height)
      glow.y = grid.y
      reels.forEach((reel) => reel.place(grid))
    },
    centre: (reel, row) => ({
      x: grid.x + (reel + 0.5) * grid.cell.width,
      y: grid.y + (row + 0.5) * grid.cell.height,
    }),
    zoom: (scale) => {
      const x = grid.x + (grid.cell.width * count) / 2
      const y = grid.y + (grid.cell.height * rows) / 2
      view.scale.set(scale)
      view.position.set(x * (1 - scale), y * (1 - scale))
    },
  }
}
