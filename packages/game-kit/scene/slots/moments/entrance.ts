import { ease } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import { shake, type SceneSet } from '../stage/set.ts'

/** The hero opens a feature in the game's own way; with reduced motion it stays where it is. */
export async function enter(set: SceneSet): Promise<void> {
  if (set.port.motion.reduced) return
  await (set.skin.entrance === 'flight' ? flight(set) : comeForward(set))
}

/** The hero comes forward and goes back: a feature begins. */
async function comeForward(set: SceneSet): Promise<void> {
  const { clock, over, art, stage, particles, hero, skin, actor } = set
  const { width, height } = stage.size()
  const size = Math.min(width, height) * 0.78
  const coming = actor()
  coming.act('big', true)
  const comer = coming.view
  over.addChild(comer)
  const from = { x: hero.view.x, y: hero.view.y }
  hero.view.alpha = 0
  shake(set, 5, 600)
  await clock.tween(
    1_150,
    (v) => {
      const out = Math.sin(Math.min(1, v * 1.15) * Math.PI * 0.5)
      comer.position.set(from.x + (width / 2 - from.x) * out, from.y + (height * 0.44 - from.y) * out)
      comer.scale.set((size / 100) * (0.5 + 0.5 * out) * (1 + 0.04 * Math.sin(v * 18)))
      comer.rotation = Math.sin(v * 9) * 0.07
      comer.alpha = v > 0.86 ? (1 - v) / 0.14 : 1
      const angle = v * 40
      const at = { x: comer.x + Math.cos(angle) * size * 0.46, y: comer.y + Math.sin(angle) * size * 0.46 }
      const drift = { vx: Math.cos(angle) * 0.12, vy: Math.sin(angle) * 0.12, life: 900, turn: 0.004 }
      particles.emit(
        frame(art.frames, 'spark'),
        { ...at, ...drift, scale: 0.5, glow: true, tint: skin.colours.glow },
        over,
      )
    },
    ease.inOut,
  )
  coming.destroy()
  hero.view.alpha = 1
}

/** The hero crosses the sky from right to left, sparks behind it. */
async function flight(set: SceneSet): Promise<void> {
  const { clock, over, art, stage, particles, hero, skin, actor } = set
  const { width, height } = stage.size()
  const flying = actor()
  flying.act('feature', true)
  const flyer = flying.view
  const size = Math.min(width, height) * 0.72
  flyer.scale.set(size / 100)
  over.addChild(flyer)
  hero.view.alpha = 0
  shake(set, 5, 600)
  await clock.tween(
    1_500,
    (v) => {
      flyer.position.set(
        width * (1.35 - 1.75 * v),
        height * (0.5 - 0.2 * Math.sin(v * Math.PI)) + Math.sin(v * 9) * 14,
      )
      flyer.rotation = Math.sin(v * 7) * 0.1
      const at = { x: flyer.x + size * 0.32, y: flyer.y + size * 0.1 + Math.sin(v * 60) * size * 0.16 }
      const drift = { vx: 0.12, vy: Math.sin(v * 90) * 0.07, gravity: 0.00006, life: 900, turn: 0.004 }
      particles.emit(
        frame(art.frames, 'spark'),
        { ...at, ...drift, scale: 0.5, glow: true, tint: skin.colours.dust },
        over,
      )
    },
    ease.inOut,
  )
  flying.destroy()
  hero.view.alpha = 1
}
