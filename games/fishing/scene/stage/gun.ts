import { Container, Sprite, type Texture } from 'pixi.js'
import type { SceneClock } from '#game-kit/scene/clock.ts'
import { ease } from '#game-kit/scene/clock.ts'
import type { Particles } from '#game-kit/scene/pixi/particles.ts'
import { unitOf } from './look.ts'

export type Aim = { readonly x: number; readonly y: number }

/** Seats in a row: two cannons stand below, two above. */
export const SEATS_A_ROW = 2

/** Where a cannon stands: its share of the width, at the lower edge or at the upper one. */
export type Station = { readonly share: number; readonly isTop: boolean }

export type Gun = {
  readonly view: Container
  place(width: number, height: number, station?: Station): void
  /** Turns to a place. */
  aim(at: Aim): void
  /** The barrel of this level, 0 to 2. */
  level(level: number): void
  /** A bullet that follows its target; resolves when it arrives. */
  fire(target: () => Aim): Promise<Aim>
  readonly muzzle: Aim
}

const FLIGHT_MS = 430
const BARREL = 118
/** Barrels by level. */
const LEVELS = 3

type Parts = {
  readonly textures: Readonly<Record<string, Texture>>
  readonly dot: Texture
  readonly clock: SceneClock
  readonly sparks: Particles
  readonly still: () => boolean
}

const MIDDLE: Station = { share: 0.5, isTop: false }

/** A cannon at an edge of the water. */
export function createGun({ textures, dot, clock, sparks, still }: Parts): Gun {
  const view = new Container()
  const bullets = new Container()
  const spare: Sprite[] = []
  const barrel = new Sprite(textures['cannon1'])
  barrel.anchor.set(0.5, 0.86)
  const glow = new Sprite(dot)
  glow.anchor.set(0.5)
  glow.tint = 0xffe0a0
  glow.alpha = 0
  view.addChild(bullets, glow, barrel)
  let [x, y, unit, turn, kick, rest] = [0, 0, 1, 0, 0, 0]
  const reach = (): number => BARREL * 0.76 * unit
  const muzzle = (): Aim => ({ x: x + Math.sin(turn) * reach(), y: y - Math.cos(turn) * reach() })
  const stand = (): void => {
    barrel.rotation = turn
    const back = kick * 11 * unit
    barrel.position.set(x - Math.sin(turn) * back, y + Math.cos(turn) * back)
  }
  clock.each((ms) => {
    if (kick <= 0) return
    kick = Math.max(0, kick - ms / 130)
    glow.alpha = kick * 0.9
    stand()
  })
  return {
    view,
    place: (width, height, { share, isTop } = MIDDLE) => {
      unit = Math.max(0.72, unitOf(width, height))
      ;[x, y] = [width * share, isTop ? 18 * unit : height - 18 * unit]
      // at rest it looks into the water
      if (rest !== (isTop ? Math.PI : 0)) turn = isTop ? Math.PI : 0
      rest = isTop ? Math.PI : 0
      barrel.scale.set((BARREL * unit) / barrel.texture.width)
      stand()
    },
    aim: (at) => {
      const free = Math.atan2(at.x - x, y - at.y) - rest
      const off = Math.atan2(Math.sin(free), Math.cos(free))
      turn = rest + Math.max(-1.35, Math.min(1.35, off))
      stand()
    },
    level: (level) => {
      const texture = textures[`cannon${Math.min(LEVELS - 1, Math.max(0, level)) + 1}`]
      if (texture) barrel.texture = texture
    },
    fire: async (target) => {
      kick = still() ? 0 : 1
      const from = muzzle()
      glow.position.set(from.x, from.y)
      glow.scale.set(1.5 * unit)
      const bullet = spare.pop() ?? bullets.addChild(new Sprite(textures['bullet']))
      bullet.anchor.set(0.5)
      bullet.rotation = 0
      bullet.alpha = 1
      bullet.scale.set((30 * unit) / bullet.texture.width)
      let [lastX, lastY, trail] = [from.x, from.y, 0]
      await clock.tween(
        still() ? 120 : FLIGHT_MS,
        (eased, share) => {
          const to = target()
          bullet.position.set(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased)
          const [dx, dy] = [bullet.x - lastX, bullet.y - lastY]
          if (Math.hypot(dx, dy) > 0.5) bullet.rotation = Math.atan2(dx, -dy)
          ;[lastX, lastY] = [bullet.x, bullet.y]
          if (still() || share - trail < 0.18) return
          trail = share
          sparks.emit(dot, {
            x: bullet.x,
            y: bullet.y,
            life: 320,
            scale: 0.3 * unit,
            tint: 0xffd890,
            glow: true,
          })
        },
        ease.line,
      )
      // it stays where it is: taking it out has Pixi list the whole stage again
      bullet.alpha = 0
      spare.push(bullet)
      return { x: lastX, y: lastY }
    },
    get muzzle() {
      return muzzle()
    },
  }
}
