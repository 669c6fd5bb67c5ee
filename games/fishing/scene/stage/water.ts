import { Container, Sprite, TilingSprite, type Texture } from 'pixi.js'
import type { SceneClock } from '#game-kit/scene/clock.ts'
import { createParticles } from '#game-kit/scene/pixi/particles.ts'
import { painted } from '#game-kit/scene/pixi/textures.ts'
import type { Quality } from '#game-kit/scene/pixi/quality.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import type { RoomLook } from './look.ts'

const TILE = 256
const CELLS = 26

/** A net of bent light, seamless at its edges: the distance to the nearest of scattered points against the second. */
function causticTile(): Texture {
  const next = createSpread(11)
  const spots = Array.from({ length: CELLS }, () => [next() * TILE, next() * TILE] as const)
  const wave = (at: number, times: number): number => Math.sin((at / TILE) * Math.PI * 2 * times)
  const wrapped = (a: number, b: number): number => {
    const d = (((a - b) % TILE) + TILE) % TILE
    return Math.min(d, TILE - d)
  }
  return painted(TILE, TILE, (to) => {
    const picture = to.createImageData(TILE, TILE)
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        let [first, second] = [Infinity, Infinity]
        // bent by whole waves, so that the edges still meet
        const [bx, by] = [x + 13 * wave(y, 2) + 6 * wave(y, 5), y + 13 * wave(x, 2) + 6 * wave(x, 3)]
        for (const [sx, sy] of spots) {
          const d = Math.hypot(wrapped(bx, sx), wrapped(by, sy))
          if (d < first) [first, second] = [d, first]
          else if (d < second) second = d
        }
        const light = Math.max(0, 1 - (second - first) / 24) ** 3.2
        picture.data.set([255, 255, 255, Math.round(light * 255)], (y * TILE + x) * 4)
      }
    to.putImageData(picture, 0, 0)
  })
}

const rayTile = (): Texture =>
  painted(64, 256, (to) => {
    const down = to.createLinearGradient(0, 0, 0, 256)
    down.addColorStop(0, 'rgba(255,255,255,.55)')
    down.addColorStop(1, 'rgba(255,255,255,0)')
    for (let x = 0; x < 64; x++) {
      to.globalAlpha = Math.sin((x / 63) * Math.PI) ** 2
      to.fillStyle = down
      to.fillRect(x, 0, 1, 256)
    }
  })

/** A soft round light: bubbles, sparks and flashes are tinted from it. */
export const softDot = (): Texture =>
  painted(64, 64, (to) => {
    const round = to.createRadialGradient(32, 32, 0, 32, 32, 32)
    round.addColorStop(0, 'rgba(255,255,255,1)')
    round.addColorStop(0.35, 'rgba(255,255,255,.55)')
    round.addColorStop(1, 'rgba(255,255,255,0)')
    to.fillStyle = round
    to.fillRect(0, 0, 64, 64)
  })

const bubbleRing = (): Texture =>
  painted(48, 48, (to) => {
    to.strokeStyle = 'rgba(255,255,255,.7)'
    to.lineWidth = 2
    to.beginPath()
    to.arc(24, 24, 19, 0, Math.PI * 2)
    to.stroke()
    to.fillStyle = 'rgba(255,255,255,.8)'
    to.beginPath()
    to.arc(17, 16, 4, 0, Math.PI * 2)
    to.fill()
  })

export type Water = {
  /** Behind the fish, and before them. */
  readonly below: Container
  readonly above: Container
  place(width: number, height: number): void
}

type Around = { readonly clock: SceneClock; readonly quality: Quality; readonly still: () => boolean }

const RAYS = 5
const BUBBLE_MS = 420

/** Ground, moving light, rays from above and bubbles. */
export function createWater(look: RoomLook, ground: Texture, { clock, quality, still }: Around): Water {
  const below = new Container()
  const above = new Container()
  const picture = new Sprite(ground)
  picture.anchor.set(0.5)
  const tile = causticTile()
  const light = (scale: number): TilingSprite => {
    const layer = new TilingSprite({ texture: tile, width: 10, height: 10 })
    layer.tileScale.set(scale)
    layer.blendMode = 'add'
    layer.tint = look.light
    return layer
  }
  const nets = [light(1.25), light(0.8)]
  const [ray, dot, ring] = [rayTile(), softDot(), bubbleRing()]
  const rays = Array.from({ length: RAYS }, () => {
    const sprite = new Sprite(ray)
    sprite.anchor.set(0.5, 0)
    sprite.blendMode = 'add'
    sprite.tint = look.ray
    return sprite
  })
  below.addChild(picture, ...nets)
  // lights together, and bubbles together: a change of the way to blend is a draw call
  const rising = new Container()
  above.addChild(...rays, rising)
  const bubbles = createParticles(clock, rising, { isSteady: true })
  const next = createSpread(23)
  let [width, height, due] = [1, 1, 0]
  const shine = (): void => {
    const now = clock.seconds
    nets.forEach((net, nth) => {
      const way = nth ? -1 : 1
      net.tilePosition.set(now * 9 * way, now * (nth ? 7 : 5))
      net.alpha = look.lightAlpha * (nth ? 0.5 : 0.6) * (0.85 + 0.15 * Math.sin(now * 0.7 + nth * 2))
    })
    rays.forEach((sprite, nth) => {
      sprite.alpha = 0.1 + 0.09 * Math.sin(now * (0.23 + nth * 0.07) + nth * 1.9)
      sprite.x = width * ((nth + 0.4) / RAYS) + Math.sin(now * 0.11 + nth) * width * 0.05
    })
  }
  clock.each((ms) => {
    if (still()) return
    shine()
    due -= ms
    if (due > 0 || quality.thrift > 1) return
    due = BUBBLE_MS * (0.5 + next())
    const isRing = next() < 0.6
    bubbles.emit(isRing ? ring : dot, {
      x: next() * width,
      y: height * (0.5 + next() * 0.5),
      vx: (next() - 0.5) * 0.012,
      vy: -0.03 - next() * 0.04,
      life: 5_000,
      scale: isRing ? 0.12 + next() * 0.26 : 0.06 + next() * 0.1,
    })
  })
  quality.subscribe((thrift) => {
    for (const net of nets.slice(1)) net.visible = thrift < 2
    for (const sprite of rays) sprite.visible = thrift < 2
  })
  return {
    below,
    above,
    place: (wide, high) => {
      ;[width, height] = [wide, high]
      const cover = Math.max(wide / ground.width, high / ground.height)
      picture.scale.set(cover)
      picture.position.set(wide / 2, high / 2)
      for (const net of nets) {
        net.width = wide
        net.height = high
      }
      for (const [nth, sprite] of rays.entries()) {
        sprite.y = -20
        sprite.rotation = -0.16
        sprite.width = (wide / RAYS) * (0.7 + (nth % 3) * 0.35)
        sprite.height = high * (0.7 + (nth % 2) * 0.25)
      }
      shine()
    },
  }
}
