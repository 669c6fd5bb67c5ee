import { Container, Graphics, NineSliceSprite, Sprite } from 'pixi.js'
import type { Cell } from '../../../slots/events.ts'
import { ease, type SceneClock } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import { glowTexture, panelTexture, type Board, type BoardArt } from '../board.ts'
import type { Grid, Reel } from '../reel.ts'

/** A board whose symbols fall in from above and out below. */
export type FallBoard = {
  readonly board: Board
  set(grid: readonly (readonly string[])[]): void
  /** What lies there falls out below. */
  empty(ms: number): Promise<void>
  /** A new grid falls in, reel by reel; `landed` is called for each. */
  fill(
    grid: readonly (readonly string[])[],
    apart: number,
    landed: (reel: number) => Promise<void> | void,
  ): Promise<void>
  /** Cells go; what lay above them falls, others come from above. */
  tumble(removed: readonly Cell[], grid: readonly (readonly string[])[], ms: number): Promise<void>
  sprite(cell: Cell): Sprite
}

type Art = Omit<BoardArt, 'strips'> & { reels: number; rows: number; panel: readonly [string, string] }

/** Ground, masked field, veil and frame, from the back to the front. */
function partsOf(art: Art) {
  const { reels, rows } = art
  const view = new Container()
  const panel = new Sprite(panelTexture(reels, rows, art.panel))
  panel.alpha = 0.9
  const glow = new Sprite(glowTexture())
  glow.blendMode = 'add'
  glow.alpha = 0
  const mask = new Graphics()
  const veil = new Graphics()
  veil.alpha = 0
  const highlights = new Container()
  const field = new Container()
  field.mask = mask
  const slice = art.frameSlice
  const border = new NineSliceSprite({
    texture: art.frame,
    leftWidth: slice,
    rightWidth: slice,
    topHeight: slice,
    bottomHeight: slice,
  })
  view.addChild(panel, field, mask, glow, veil, border, highlights)
  return { view, panel, glow, mask, veil, highlights, field, border }
}

export function createFallBoard(art: Art, clock: SceneClock): FallBoard {
  const { reels, rows } = art
  const { view, panel, glow, mask, veil, highlights, field, border } = partsOf(art)
  const cells = Array.from({ length: reels }, () =>
    Array.from({ length: rows }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      field.addChild(sprite)
      return sprite
    }),
  )
  let grid: Grid = { x: 0, y: 0, cell: { width: 1, height: 1 }, fill: 1 }
  const centre = (reel: number, row: number): { x: number; y: number } => ({
    x: grid.x + (reel + 0.5) * grid.cell.width,
    y: grid.y + (row + 0.5) * grid.cell.height,
  })
  const dress = (sprite: Sprite, name: string): void => {
    sprite.texture = frame(art.frames, name)
    sprite.setSize(Math.min(grid.cell.width, grid.cell.height) * grid.fill)
    sprite.alpha = 1
  }
  const rest = (): void =>
    cells.forEach((column, reel) =>
      column.forEach((sprite, row) => {
        const at = centre(reel, row)
        sprite.position.set(at.x, at.y)
        if (sprite.texture.width > 1) sprite.setSize(Math.min(grid.cell.width, grid.cell.height) * grid.fill)
      }),
    )
  const spriteAt = (reel: number, row: number): Sprite => cells[reel]?.[row] ?? new Sprite()

  /** Lets the sprites of a reel fall to their places from `rise` cells above them. */
  const drop = (reel: number, rises: readonly number[], ms: number): Promise<void> =>
    clock.tween(
      ms,
      (v) =>
        rises.forEach((rise, row) => {
          const at = centre(reel, row)
          spriteAt(reel, row).position.set(at.x, at.y - rise * grid.cell.height * (1 - v))
        }),
      (t) => {
        const fallen = Math.min(1, t / 0.78)
        return t < 0.78 ? fallen * fallen : 1 - 0.035 * Math.sin(((t - 0.78) / 0.22) * Math.PI)
      },
    )

  const reelOf = (reel: number): Reel => ({
    view: field,
    start: () => undefined,
    stop: async () => undefined,
    set: ({ window }) => window.forEach((name, row) => dress(spriteAt(reel, row), name)),
    place: () => undefined,
    sprite: (row) => spriteAt(reel, row),
    frame: () => undefined,
    moving: false,
  })

  const board: Board = {
    view,
    reels: Array.from({ length: reels }, (_, reel) => reelOf(reel)),
    highlights,
    veil,
    glow,
    grid: () => grid,
    place: (next, frameScale) => {
      grid = next
      const width = grid.cell.width * reels
      const height = grid.cell.height * rows
      panel.position.set(grid.x - 2, grid.y - 2)
      panel.setSize(width + 4, height + 4)
      mask.clear().rect(grid.x, grid.y, width, height).fill(0xffffff)
      veil.clear().rect(grid.x, grid.y, width, height).fill({ color: 0x05040c, alpha: 0.55 })
      const rail = (8.6 / 102) * art.frame.width * frameScale
      border.scale.set(frameScale)
      border.position.set(grid.x - rail, grid.y - rail)
      border.setSize((width + 2 * rail) / frameScale, (height + 2 * rail) / frameScale)
      glow.setSize(grid.cell.width, height)
      glow.y = grid.y
      rest()
    },
    centre,
    zoom: () => undefined,
  }

  return {
    board,
    sprite: ({ reel, row }) => spriteAt(reel, row),
    set: (names) => {
      names.forEach((column, reel) => column.forEach((name, row) => dress(spriteAt(reel, row), name)))
      rest()
    },
    empty: async (ms) => {
      await Promise.all(
        cells.map(async (column, reel) => {
          await clock.wait(reel * 32)
          await clock.tween(
            ms,
            (v) =>
              column.forEach(
                (sprite, row) => (sprite.y = centre(reel, row).y + v * grid.cell.height * (rows + 0.6)),
              ),
            (t) => t * t,
          )
        }),
      )
    },
    fill: async (names, apart, landed) => {
      const falls: Promise<void>[] = []
      for (const [reel, column] of names.entries()) {
        column.forEach((name, row) => {
          dress(spriteAt(reel, row), name)
          spriteAt(reel, row).y = centre(reel, row).y - grid.cell.height * (rows + 1)
        })
        const before = landed(reel)
        if (before) {
          await Promise.all(falls)
          await before
        } else await clock.wait(apart)
        falls.push(
          drop(
            reel,
            column.map((_, row) => rows + 0.6 + (rows - row) * 0.16),
            430,
          ),
        )
      }
      await Promise.all(falls)
    },
    tumble: async (removed, names, ms) => {
      const gone = removed.map(({ reel, row }) => spriteAt(reel, row))
      const sizes = gone.map((sprite) => sprite.scale.x)
      await clock.tween(
        ms * 0.6,
        (v) =>
          gone.forEach((sprite, i) => {
            sprite.scale.set((sizes[i] ?? 1) * (1 + 0.22 * Math.sin(v * Math.PI) - 0.75 * v * v))
            sprite.alpha = 1 - v * v
          }),
        ease.line,
      )
      const falls = names.map((column, reel) => {
        const holes = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row))
        if (holes.size === 0) return Promise.resolve()
        const kept = column.map((_, row) => row).filter((row) => !holes.has(row))
        const rises = column.map((_, row) => {
          const from = row - holes.size < 0 ? row - holes.size : (kept[row - holes.size] ?? row)
          return row - from
        })
        column.forEach((name, row) => dress(spriteAt(reel, row), name))
        return drop(reel, rises, ms)
      })
      await Promise.all(falls)
    },
  }
}
