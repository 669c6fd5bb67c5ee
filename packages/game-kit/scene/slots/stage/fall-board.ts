import { Container, Sprite } from 'pixi.js'
import type { Cell } from '../../../slots/events.ts'
import { ease, type SceneClock } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import type { Board, BoardArt } from '../board.ts'
import { createPane } from '../pane.ts'
import type { Reel } from '../reel.ts'

/** A board whose symbols fall in from above and out below. */
export type FallBoard = {
  readonly board: Board
  set(grid: readonly (readonly string[])[]): void
  /** The current symbols fall out below. */
  empty(ms: number): Promise<void>
  /** A new grid falls in, reel by reel; `landed` is called for each. */
  fill(
    grid: readonly (readonly string[])[],
    apart: number,
    landed: (reel: number) => Promise<void> | void,
  ): Promise<void>
  /** Removes cells; the symbols above fall, others come from above. */
  tumble(removed: readonly Cell[], grid: readonly (readonly string[])[], ms: number): Promise<void>
  sprite(cell: Cell): Sprite
}

type Art = Omit<BoardArt, 'strips'> & { reels: number; rows: number; panel: readonly [string, string] }

export function createFallBoard(art: Art, clock: SceneClock): FallBoard {
  const { reels, rows } = art
  const field = new Container()
  const cells = Array.from({ length: reels }, () =>
    Array.from({ length: rows }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      field.addChild(sprite)
      return sprite
    }),
  )
  const pane = createPane({ ...art, ground: 0.9, dim: { color: 0x05040c, alpha: 0.55 } }, field, () => rest())
  const { centre } = pane
  const size = (): number => {
    const { cell, fill } = pane.grid()
    return Math.min(cell.width, cell.height) * fill
  }
  const dress = (sprite: Sprite, name: string): void => {
    sprite.texture = frame(art.frames, name)
    sprite.setSize(size())
    sprite.alpha = 1
  }
  const rest = (): void =>
    cells.forEach((column, reel) =>
      column.forEach((sprite, row) => {
        const at = centre(reel, row)
        sprite.position.set(at.x, at.y)
        if (sprite.texture.width > 1) sprite.setSize(size())
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
          spriteAt(reel, row).position.set(at.x, at.y - rise * pane.grid().cell.height * (1 - v))
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
    ahead: () => 0,
  })

  const board: Board = {
    ...pane,
    reels: Array.from({ length: reels }, (_, reel) => reelOf(reel)),
    zoom: () => undefined,
  }

  return {
    board,
    sprite: ({ reel, row }) => spriteAt(reel, row),
    set: (names) => {
      names.forEach((column, reel) => column.forEach((name, row) => dress(spriteAt(reel, row), name)))
      rest()
    },
    ...fallMoves({
      cells,
      rows,
      clock,
      dress,
      drop,
      spriteAt,
      centre,
      height: () => pane.grid().cell.height,
    }),
  }
}

type Falling = {
  readonly cells: readonly (readonly Sprite[])[]
  readonly rows: number
  readonly clock: SceneClock
  readonly dress: (sprite: Sprite, name: string) => void
  readonly drop: (reel: number, rises: readonly number[], ms: number) => Promise<void>
  readonly spriteAt: (reel: number, row: number) => Sprite
  readonly centre: (reel: number, row: number) => { readonly x: number; readonly y: number }
  /** Position of a cell in the current layout. */
  readonly height: () => number
}

/** How symbols leave the board and how others come. */
function fallMoves({
  cells,
  rows,
  clock,
  dress,
  drop,
  spriteAt,
  centre,
  height,
}: Falling): Pick<FallBoard, 'empty' | 'fill' | 'tumble'> {
  return {
    empty: async (ms) => {
      await Promise.all(
        cells.map(async (column, reel) => {
          await clock.wait(reel * 32)
          await clock.tween(
            ms,
            (v) =>
              column.forEach((sprite, row) => (sprite.y = centre(reel, row).y + v * height() * (rows + 0.6))),
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
          spriteAt(reel, row).y = centre(reel, row).y - height() * (rows + 1)
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
