import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { BigTier } from '../celebration.ts'
import { ease, type SceneClock } from '../clock.ts'
import { countAt } from '../count-up.ts'
import { createFigures } from '../pixi/figures.ts'
import type { Particles } from '../pixi/particles.ts'
import type { Size } from '../pixi/stage.ts'
import { frame, painted, type Frames } from '../pixi/textures.ts'
import { createSpread } from '../spread.ts'
import { fitted, type Actor } from './stage/cast/actor.ts'
import type { WinLook } from './stage/cast/look.ts'

/** The parameters of a big win; everything else depends on the tier. */
export type FanfareArt = {
  frames: Frames
  /** A new actor; the layer destroys it. */
  actor: () => Actor
  look: WinLook
  banners: Readonly<Record<BigTier, Texture>>
  /** The game's light colour and falling particles: petals, snow or embers. */
  tint: number
  weather: { readonly frame: string; readonly tint: number; readonly scale: number; readonly glow: boolean }
}

export type Fanfare = {
  tier: BigTier
  win: bigint
  write: (amount: bigint) => string
  counted: (amount: bigint) => void
  reduced: boolean
}

const lengths: Record<BigTier, { count: number; hold: number; coins: number }> = {
  big: { count: 2_400, hold: 1_500, coins: 70 },
  grand: { count: 3_600, hold: 2_000, coins: 110 },
  dragon: { count: 5_200, hold: 2_800, coins: 170 },
}

/** Starts fast and slows towards the end: the count is quick, and the last digits are readable. */
const swell = (t: number): number => 1 - (1 - t) ** 2

/** Beams of light from a centre, rotated slowly. */
export function rayTexture(): Texture {
  return painted(512, 512, (to) => {
    to.translate(256, 256)
    for (let i = 0; i < 18; i++) {
      const angle = (i / 18) * Math.PI * 2
      const spread = 0.07 + (0.06 * ((i * 7) % 5)) / 5
      const fade = to.createRadialGradient(0, 0, 20, 0, 0, 256)
      fade.addColorStop(0, 'rgba(255,214,120,.75)')
      fade.addColorStop(1, 'rgba(255,170,60,0)')
      to.fillStyle = fade
      to.beginPath()
      to.moveTo(0, 0)
      to.arc(0, 0, 256, angle - spread, angle + spread)
      to.fill()
    }
  })
}

type Parts = {
  view: Container
  shade: Graphics
  rays: Sprite[]
  rain: Container
  hero: Actor
  banner: Sprite
}

function build(art: FanfareArt, rays: Texture, tier: BigTier, size: Size, across: number): Parts {
  const x = size.width / 2
  const y = size.height * 0.44
  const view = new Container()
  const shade = new Graphics().rect(0, 0, size.width, size.height).fill({ color: art.look.shade, alpha: 0.9 })
  const beams = [new Sprite(rays), new Sprite(rays)]
  for (const beam of beams) {
    beam.anchor.set(0.5)
    beam.blendMode = 'add'
    beam.tint = art.look.rays
    beam.position.set(x, y)
    beam.setSize(Math.max(size.width, size.height) * 1.25)
    beam.alpha = 0
  }
  const glow = new Sprite(frame(art.frames, 'dot'))
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = art.tint
  glow.alpha = 0.6
  glow.position.set(x, y)
  glow.setSize(across * 2, across * 1.6)
  const rain = new Container()
  const hero = art.actor()
  const place = fitted(hero, across * 0.7, x, y - across * 0.3)
  hero.view.position.set(place.x, place.y)
  hero.view.scale.set(0)
  hero.act('big', true)
  const banner = new Sprite(art.banners[tier])
  banner.anchor.set(0.5)
  banner.position.set(x, y + across * 0.06)
  banner.scale.set(0)
  view.addChild(shade, ...beams, glow, rain, hero.view, banner)
  return { view, shade, rays: beams, rain, hero, banner }
}

export type Fanfares = { show(fanfare: Fanfare): Promise<void>; readonly showing: boolean }

/** The layer of big wins over everything: rays, hero, banner, coins and an amount that counts up. Skipping ends it. */
export function createFanfares(
  layer: Container,
  art: FanfareArt,
  clock: SceneClock,
  particles: Particles,
  size: () => Size,
  pulse: (strength: number) => void,
): Fanfares {
  const rays = rayTexture()
  const coins = Array.from({ length: 8 }, (_, i) => frame(art.frames, `coin${i}`))
  const rain = (art.look.rain ?? []).map((name) => frame(art.frames, name))
  const spread = createSpread(5)
  let showing = false

  const shower = (to: Parts, across: number, limit: number) => (ms: number) => {
    const { width, height } = size()
    for (const [i, beam] of to.rays.entries()) {
      beam.rotation += ms * (i ? -0.00013 : 0.00018)
      beam.alpha = Math.min(i ? 0.3 : 0.42, beam.alpha + ms * 0.001)
    }
    pulse(0.5 + 0.3 * Math.sin(clock.seconds * 4))
    if (particles.count > limit) return
    if (spread() < ms * 0.07) {
      const left = spread() < 0.5
      const push = (0.15 + spread() * 0.55) * (width / 1000 + 0.25) * (left ? 1 : -1)
      const coin = { scale: (width < 600 ? 0.34 : 0.5) + spread() * 0.45, turn: (spread() - 0.5) * 0.003 }
      const cycle = { frames: coins, rate: 0.01 + spread() * 0.012, from: spread() * 8 }
      const from = { x: left ? -width * 0.02 : width * 1.02, y: height * 0.72 }
      const flight = { vx: push, vy: -0.55 - spread() * 0.55, gravity: 0.00105, life: 2_100 }
      const own = rain[Math.floor(spread() * rain.length * 2)]
      if (own) particles.emit(own, { ...from, ...flight, ...coin, scale: coin.scale * 0.6 }, to.rain)
      else particles.emit(coins[0]!, { ...from, ...flight, ...coin, cycle }, to.rain)
    }
    if (spread() < ms * 0.015) {
      const fall = { vx: 0.03 + spread() * 0.05, vy: 0.08 + spread() * 0.08, life: 5_200 }
      const { frame: name, tint, scale, glow } = art.weather
      const look = { scale: scale * (1.4 + spread() * 1.8), turn: (spread() - 0.5) * 0.004, tint, glow }
      particles.emit(frame(art.frames, name), { x: spread() * width, y: -20, ...fall, ...look }, to.rain)
    }
    if (spread() < ms * 0.03) {
      const at = {
        x: width / 2 + (spread() - 0.5) * across,
        y: height * 0.44 + (spread() - 0.5) * across * 0.6,
      }
      const look = { life: 700, scale: 0.2 + spread() * 0.5, glow: true, tint: 0xfff0c0, turn: 0.003 }
      particles.emit(frame(art.frames, 'spark'), { ...at, ...look }, to.view)
    }
  }

  return {
    get showing() {
      return showing
    },
    show: async ({ tier, win, write, counted, reduced }) => {
      const { width, height } = size()
      const across = width < height ? width * 0.94 : Math.min(560, height * 0.8)
      const { count, hold, coins: limit } = lengths[tier]
      const parts = build(art, rays, tier, size(), across)
      const figures = createFigures(art.frames)
      figures.view.position.set(width / 2, height * 0.44 + across * 0.31)
      parts.view.addChild(figures.view)
      layer.addChild(parts.view)
      showing = true
      const stop = reduced ? () => undefined : clock.each(shower(parts, across, limit))
      const bannerScale = across / parts.banner.texture.width
      const heroScale = fitted(parts.hero, across * 0.7, 0, 0).scale
      const arrive = reduced ? ease.line : ease.elastic
      void clock.tween(200, (v) => (parts.view.alpha = v))
      void clock.tween(reduced ? 200 : 900, (v) => parts.banner.scale.set(bannerScale * v), arrive)
      void clock.tween(reduced ? 200 : 1_000, (v) => parts.hero.view.scale.set(heroScale * v), arrive)
      const tall = Math.min(across * 0.2, 118)
      await clock.wait(300)
      await clock.tween(
        reduced ? 300 : count,
        (v) => {
          const amount = countAt(0n, win, v)
          figures.write(write(amount), tall, width * 0.94)
          counted(amount)
        },
        swell,
      )
      if (!reduced) void clock.tween(420, (_, k) => figures.view.scale.set(1 + 0.2 * Math.sin(k * Math.PI)))
      await clock.wait(hold)
      stop()
      await clock.tween(320, (v) => {
        parts.view.alpha = 1 - v
        pulse(0)
      })
      particles.clear()
      showing = false
      parts.view.removeFromParent()
      await clock.wait(40)
      parts.hero.destroy()
      parts.view.destroy({ children: false })
    },
  }
}
