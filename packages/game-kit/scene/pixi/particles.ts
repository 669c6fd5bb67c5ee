import { Sprite, type Container, type Texture } from 'pixi.js'
import type { SceneClock } from '../clock.ts'

export type Particle = {
  x: number
  y: number
  /** Pixels per millisecond, and its change by gravity. */
  vx?: number
  vy?: number
  gravity?: number
  /** Lifetime in milliseconds. */
  life?: number
  scale?: number
  turn?: number
  tint?: number
  glow?: boolean
  /** Animation frames, per millisecond. */
  cycle?: { frames: readonly Texture[]; rate: number; from: number }
}

type Live = Required<Omit<Particle, 'cycle' | 'glow' | 'tint' | 'scale'>> & {
  sprite: Sprite
  age: number
  cycle: Particle['cycle']
}

export type Particles = {
  emit(texture: Texture, particle: Particle, layer?: Container): void
  readonly count: number
  clear(): void
}

/**
 * Pooled sprites of one atlas: a burst costs no allocation and one draw call. With `isSteady`, for a scene that emits all the time, a
 * sprite that is over stays where it is, transparent, until one of its picture, light and layer is wanted: taking it out and in has Pixi
 * list everything that it draws again in each frame.
 */
export function createParticles(
  clock: SceneClock,
  home: Container,
  { isSteady = false }: { readonly isSteady?: boolean } = {},
): Particles {
  const live: Live[] = []
  const pool: Sprite[] = []
  const spare = (texture: Texture, blend: 'add' | 'normal', layer: Container): Sprite | undefined => {
    if (!isSteady) return pool.pop()
    const at = pool.findLastIndex(
      (sprite) => sprite.texture === texture && sprite.blendMode === blend && sprite.parent === layer,
    )
    return at < 0 ? undefined : pool.splice(at, 1)[0]
  }

  clock.each((ms) => {
    for (let i = live.length - 1; i >= 0; i--) {
      const p = live[i]!
      p.age += ms
      if (p.age > p.life) {
        if (isSteady) p.sprite.alpha = 0
        else p.sprite.removeFromParent()
        pool.push(p.sprite)
        live[i] = live[live.length - 1]!
        live.pop()
        continue
      }
      step(p, ms)
    }
  })

  return {
    emit: (texture, particle, layer = home) => {
      const blend = particle.glow ? 'add' : 'normal'
      const sprite = spare(texture, blend, layer) ?? new Sprite()
      sprite.texture = texture
      sprite.anchor.set(0.5)
      sprite.tint = particle.tint ?? 0xffffff
      sprite.blendMode = blend
      sprite.rotation = 0
      sprite.scale.set(particle.scale ?? 0.3)
      sprite.position.set(particle.x, particle.y)
      sprite.alpha = 0
      if (sprite.parent !== layer) layer.addChild(sprite)
      const { x, y, vx = 0, vy = 0, gravity = 0, life = 900, turn = 0, cycle } = particle
      live.push({ sprite, x, y, vx, vy, gravity, life, turn, cycle, age: 0 })
    },
    get count() {
      return live.length
    },
    clear: () => {
      for (const p of live) p.age = p.life
    },
  }
}

function step(p: Live, ms: number): void {
  p.vy += p.gravity * ms
  p.sprite.position.set(p.sprite.x + p.vx * ms, p.sprite.y + p.vy * ms)
  if (p.turn !== 0) p.sprite.rotation += p.turn * ms
  const share = p.age / p.life
  p.sprite.alpha = share > 0.7 ? (1 - share) / 0.3 : Math.min(1, p.age / 60)
  if (p.cycle) {
    const { frames, rate, from } = p.cycle
    p.sprite.texture = frames[Math.floor(from + p.age * rate) % frames.length] ?? p.sprite.texture
  }
}
