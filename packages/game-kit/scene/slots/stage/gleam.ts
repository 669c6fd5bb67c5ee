import { Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../../clock.ts'
import { frame, type Frames } from '../../pixi/textures.ts'
import type { ScenePort } from '../../port.ts'
import { createSpread } from '../../spread.ts'
import type { Board } from '../board.ts'

type Gleaming = {
  readonly board: Board
  readonly frames: Frames
  readonly clock: SceneClock
  readonly port: ScenePort
  readonly rows: number
  readonly tint: number
}

/** Interval and duration of a gleam. */
const APART_MS = 1_900
const GLEAM_MS = 820

/** While the reels are idle, light passes over one symbol after another. */
export function gleamOn({ board, frames, clock, port, rows, tint }: Gleaming): void {
  const spread = createSpread(23)
  let since = 0
  clock.each((ms) => {
    since += ms
    const isResting = board.reels.every((reel) => !reel.moving) && board.veil.alpha === 0
    if (!isResting || port.motion.reduced) since = 0
    if (since < APART_MS) return
    since = 0
    const reel = board.reels[Math.floor(spread() * board.reels.length)]
    const source = reel?.sprite(Math.floor(spread() * rows))
    if (source && source.visible && source.alpha === 1) void gleam(source)
  })

  async function gleam(source: Sprite): Promise<void> {
    const light = new Sprite(source.texture)
    light.anchor.set(0.5)
    light.blendMode = 'add'
    light.position.copyFrom(source.position)
    const star = new Sprite(frame(frames, 'spark'))
    star.anchor.set(0.5)
    star.blendMode = 'add'
    star.tint = tint
    const { width, height } = board.grid().cell
    board.highlights.addChild(light, star)
    const texture = source.texture
    await clock.tween(
      GLEAM_MS,
      (_, k) => {
        if (light.destroyed) return
        // a spin ends the gleam of its symbol
        const isStill = source.x === light.x && source.y === light.y
        const isThere = isStill && source.texture === texture && board.veil.alpha === 0
        const strength = isThere ? Math.sin(k * Math.PI) : 0
        light.alpha = 0.38 * strength
        light.scale.set(source.scale.x * (1 + 0.05 * strength), source.scale.y * (1 + 0.05 * strength))
        star.alpha = strength
        star.rotation = k * 1.6
        star.scale.set(0.7 * strength)
        star.position.set(source.x - width * 0.26 + width * 0.5 * k, source.y - height * 0.24)
      },
      ease.line,
    )
    light.destroy()
    star.destroy()
  }
}
