import type { SceneClock } from '../../../clock.ts'
import type { Particles } from '../../../pixi/particles.ts'
import { frame } from '../../../pixi/textures.ts'
import type { ScenePort } from '../../../port.ts'
import { createSpread } from '../../../spread.ts'
import type { Layout } from '../layout.ts'
import type { SlotSkin, StageArt } from '../skin.ts'

type Alive = {
  clock: SceneClock
  art: StageArt
  particles: Particles
  port: ScenePort
  /** Intensity of the feature's mood on the stage, 0 to 1. */
  heat(): number
}

/** Factor for the weather during a feature. */
const FEATURE_WEATHER = 5

/** The game's weather passes. */
export function ambient(
  { ambient: weather }: SlotSkin,
  { clock, art, particles, port, heat }: Alive,
  layout: () => Layout,
): void {
  const spread = createSpread(77)
  clock.each((ms) => {
    if (port.motion.reduced) return
    if (spread() > (ms * weather.rate * (1 + FEATURE_WEATHER * heat())) / 1_000) return
    const { width, height } = layout().size
    const from = weather.vy < 0 ? height + 20 : -20
    const life = Math.min(14_000, (height + 60) / Math.abs(weather.vy))
    const go = { vx: weather.vx * (0.6 + spread() * 0.8), vy: weather.vy * (0.7 + spread() * 0.6), life }
    const look = {
      scale: weather.scale * (0.6 + spread() * 0.9),
      turn: (spread() - 0.5) * weather.turn,
      tint: weather.tint,
      glow: weather.glow,
    }
    particles.emit(frame(art.limbs.frames, weather.frame), {
      x: spread() * width * 1.1,
      y: from,
      ...go,
      ...look,
    })
  })
}
