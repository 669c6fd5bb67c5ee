import { Container, Sprite } from 'pixi.js'
import type { SceneClock } from '../../clock.ts'
import type { Quality } from '../../pixi/quality.ts'
import { frame } from '../../pixi/textures.ts'
import type { Layout } from './layout.ts'
import type { SlotSkin, StageArt } from './skin.ts'
import { waterPainting } from './water.ts'

/** The background behind the board. */
export type Painting = {
  readonly view: Container
  place(layout: Layout): void
  /** Light of a feature, 0 to 1. */
  mood(share: number): void
  /** Light of a celebration, 0 to 1. */
  pulse(strength: number): void
}

export type Painted = {
  readonly art: StageArt
  readonly clock: SceneClock
  readonly quality: Quality
  readonly still: () => boolean
}

export function createPainting(skin: SlotSkin, parts: Painted): Painting {
  return skin.water ? waterPainting(skin.water, parts) : driftingPainting(skin, parts)
}

/** Margin by which it is larger than the stage, so that it can drift without a visible edge. */
const MARGIN = 1.05
const LIGHTS = [
  { x: 0.22, y: 0.2, size: 0.9, speed: 0.11, phase: 0 },
  { x: 0.8, y: 0.34, size: 0.7, speed: 0.085, phase: 2.1 },
  { x: 0.5, y: 0.86, size: 1.1, speed: 0.07, phase: 4.4 },
]

/** An animated background: it drifts slowly, with soft moving light in the game's colour. */
function driftingPainting(skin: SlotSkin, { art, clock, quality, still }: Painted): Painting {
  const view = new Container()
  const picture = new Sprite(art.back)
  picture.anchor.set(0.5)
  const dot = frame(art.frames, 'dot')
  const lights = LIGHTS.map((light) => ({ light, sprite: glowOf(dot, skin.colours.glow) }))
  const flash = glowOf(dot, skin.colours.glow)
  flash.alpha = 0
  view.addChild(picture, ...lights.map(({ sprite }) => sprite), flash)
  let size = { width: 1, height: 1 }
  let scale = 1
  let isThrifty = false
  quality.subscribe((thrift) => {
    isThrifty = thrift >= 2
    for (const { sprite } of lights) sprite.visible = !isThrifty
  })
  const rest = (): void => {
    picture.scale.set(scale)
    picture.position.set(size.width / 2, size.height / 2)
    for (const { light, sprite } of lights) sprite.position.set(light.x * size.width, light.y * size.height)
  }
  clock.each(() => {
    if (still() || isThrifty) return
    const t = clock.seconds
    picture.scale.set(scale * (1 + 0.012 * Math.sin(t * 0.13)))
    picture.x = size.width / 2 + size.width * 0.014 * Math.sin(t * 0.09)
    picture.y = size.height / 2 + size.height * 0.01 * Math.cos(t * 0.075)
    for (const { light, sprite } of lights) {
      const turn = t * light.speed * 2 + light.phase
      sprite.x = (light.x + 0.07 * Math.sin(turn)) * size.width
      sprite.y = (light.y + 0.05 * Math.cos(turn * 1.3)) * size.height
      sprite.alpha = 0.1 + 0.07 * Math.sin(turn * 1.7)
    }
  })
  return {
    view,
    place: (layout) => {
      size = layout.size
      scale = MARGIN * Math.max(size.width / art.back.width, size.height / art.back.height)
      const across = Math.max(size.width, size.height)
      for (const { light, sprite } of lights) sprite.setSize(across * light.size)
      flash.setSize(across * 1.6)
      flash.position.set(size.width / 2, size.height * 0.45)
      rest()
    },
    mood: (share) => {
      picture.tint = blend(0xffffff, skin.colours.feature, share)
    },
    pulse: (strength) => {
      flash.alpha = strength * 0.4
    },
  }
}

function glowOf(dot: Sprite['texture'], tint: number): Sprite {
  const glow = new Sprite(dot)
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = tint
  glow.alpha = 0.1
  return glow
}

function blend(from: number, to: number, share: number): number {
  const mix = (shift: number): number => {
    const a = (from >> shift) & 255
    const b = (to >> shift) & 255
    return Math.round(a + (b - a) * share) << shift
  }
  return mix(16) | mix(8) | mix(0)
}
