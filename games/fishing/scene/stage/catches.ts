import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { ease, type SceneClock } from '#game-kit/scene/clock.ts'
import { painted } from '#game-kit/scene/pixi/textures.ts'
import type { Particles } from '#game-kit/scene/pixi/particles.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import type { Power } from '../../rooms.ts'
import type { Aim } from './gun.ts'
import type { Fish } from './body.ts'
import type { Shoal } from './shoal.ts'

export type Catches = {
  readonly view: Container
  /** A bullet that caught nothing. */
  miss(at: Aim): void
  /** The fish goes to the cannon; `isGood` when the whole volley returns more than it cost. */
  take(fish: Fish, to: Aim, isGood: boolean): Promise<void>
  /** What a special fish does; a picture only. */
  power(power: Power, fish: Fish): Promise<void>
}

type Parts = {
  readonly clock: SceneClock
  readonly sparks: Particles
  readonly textures: Readonly<Record<string, Texture>>
  readonly dot: Texture
  readonly shoal: Shoal
  /** The whole water, which a blow shakes. */
  readonly sea: Container
  readonly still: () => boolean
}

const COLOURS: Readonly<Record<Power, number>> = {
  bomb: 0xff9a4a,
  chain: 0x8fe0ff,
  wheel: 0xffe27a,
  drill: 0xbfe8ff,
  chest: 0xffc8e8,
  lucky: 0xffd24a,
  boss: 0x7fb8ff,
  king: 0x7fffc0,
}

/** A bent line of light between two places. */
function lightning(from: Aim, to: Aim, next: () => number): Graphics {
  const line = new Graphics().moveTo(from.x, from.y)
  const steps = 7
  for (let nth = 1; nth <= steps; nth++) {
    const [t, off] = [nth / steps, nth === steps ? 0 : (next() - 0.5) * 34]
    line.lineTo(from.x + (to.x - from.x) * t + off, from.y + (to.y - from.y) * t + off)
  }
  line.stroke({ width: 4, color: 0xbff2ff, alpha: 0.95 })
  line.blendMode = 'add'
  return line
}

/** Half of the picture's side less its soft edge. */
const RING_RADIUS = 58
const RING_SIDE = 128

/** A ring in white, which every bullet and catch tints: a vector shape would be cut into triangles each time. */
const ringPicture = (): Texture =>
  painted(RING_SIDE, RING_SIDE, (to) => {
    to.strokeStyle = '#fff'
    to.lineWidth = 5.5
    to.beginPath()
    to.arc(RING_SIDE / 2, RING_SIDE / 2, RING_RADIUS, 0, Math.PI * 2)
    to.stroke()
  })

/** A ring that is over stays, transparent: taking it out has Pixi list the whole stage again. */
function ringOf(picture: Texture, view: Container): Sprite {
  const sprite = new Sprite(picture)
  sprite.anchor.set(0.5)
  sprite.blendMode = 'add'
  view.addChild(sprite)
  return sprite
}

/** Everything that happens where a bullet arrives. */
export function createCatches({ clock, sparks, textures, dot, shoal, sea, still }: Parts): Catches {
  const view = new Container()
  const next = createSpread(7)
  const picture = ringPicture()

  const rings: Sprite[] = []
  const ring = async (at: Aim, to: number, tint: number, ms: number): Promise<void> => {
    const sprite = rings.pop() ?? ringOf(picture, view)
    sprite.tint = tint
    sprite.position.set(at.x, at.y)
    await clock.tween(ms, (eased, share) => {
      sprite.scale.set((to * (0.15 + 0.85 * eased)) / RING_RADIUS)
      sprite.alpha = (1 - share) * 0.9
    })
    rings.push(sprite)
  }
  const flash = (at: Aim, size: number, tint: number): void => {
    const light = new Sprite(dot)
    light.anchor.set(0.5)
    light.blendMode = 'add'
    light.tint = tint
    light.position.set(at.x, at.y)
    view.addChild(light)
    void clock
      .tween(420, (eased, share) => {
        light.scale.set((size / 32) * (0.5 + eased))
        light.alpha = 1 - share
      })
      .then(() => light.destroy())
  }
  const spray = (
    at: Aim,
    count: number,
    texture: Texture | undefined,
    tint: number | null,
    speed = 0.22,
  ): void => {
    if (still() || !texture) return
    for (let nth = 0; nth < count; nth++) {
      const angle = next() * Math.PI * 2
      const fast = speed * (0.4 + next())
      sparks.emit(texture, {
        ...at,
        vx: Math.cos(angle) * fast,
        vy: Math.sin(angle) * fast - 0.12,
        gravity: 0.0005,
        life: 700 + next() * 500,
        scale: tint === null ? 0.32 + next() * 0.22 : 0.1 + next() * 0.22,
        turn: (next() - 0.5) * 0.02,
        ...(tint !== null && { tint, glow: true }),
      })
    }
  }
  const shake = (strength: number): Promise<void> =>
    still()
      ? Promise.resolve()
      : clock.tween(420, (_, share) => {
          const left = (1 - share) * strength
          sea.position.set(Math.sin(share * 60) * left, Math.cos(share * 47) * left)
        })
  const bolt = (from: Aim, to: Aim): void => {
    const line = lightning(from, to, next)
    view.addChild(line)
    void clock
      .tween(460, (_, share) => (line.alpha = share < 0.4 || share > 0.55 ? 1 - share : 0.2))
      .then(() => line.destroy())
  }

  return {
    view,
    miss: (at) => {
      void ring(at, 26, 0xcfefff, 260)
      spray(at, 3, dot, 0xcfefff, 0.12)
    },
    take: async (fish, to, isGood) => {
      shoal.catch(fish)
      const { view: body, x, y, long } = fish
      body.parent?.addChild(body)
      void ring(fish, long * 0.75, isGood ? 0xffe29a : 0xcfefff, 380)
      if (isGood) spray(fish, Math.min(16, 5 + Math.round(long / 16)), textures['coin'], null)
      const [sx, sy, turn] = [body.scale.x, body.scale.y, body.rotation]
      await clock.tween(260, (eased) => {
        const grown = 1 + 0.22 * eased
        body.scale.set(sx * grown, sy * grown)
        if (!still()) body.rotation = turn + Math.sin(eased * 16) * 0.24
      })
      await clock.tween(
        420,
        (eased) => {
          body.position.set(x + (to.x - x) * eased, y + (to.y - y) * eased)
          const left = 1.22 * (1 - eased * 0.9)
          body.scale.set(sx * left, sy * left)
          body.rotation = turn + (still() ? 0 : eased * 4)
          body.alpha = 1 - eased ** 4
        },
        ease.inOut,
      )
      shoal.free(fish)
    },
    power: async (power, fish) => {
      const tint = COLOURS[power]
      const size = fish.long
      flash(fish, size * 1.3, tint)
      if (power === 'chain') for (const other of shoal.near(fish, 4)) bolt(fish, other)
      if (power === 'bomb') void ring(fish, size * 2.4, tint, 620)
      if (power === 'drill' || power === 'wheel')
        for (const far of [0.8, 1.3, 1.8]) void ring(fish, size * far, tint, 620)
      spray(fish, power === 'boss' || power === 'king' ? 34 : 18, dot, tint, 0.34)
      if (power === 'bomb' || power === 'boss' || power === 'king') void shake(power === 'king' ? 9 : 6)
      await clock.wait(180)
    },
  }
}
