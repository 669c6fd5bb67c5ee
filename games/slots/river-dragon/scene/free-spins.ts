import { ease } from '#game-kit/scene/clock.ts'
import { createFigures } from '#game-kit/scene/pixi/figures.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { shake, type SceneSet } from './set/set.ts'

const font = 'Be Vietnam Pro, system-ui, sans-serif'

type Card = { figure: string; words: string; hold: number }

/** A card over everything: the lettering of free spins, a large figure, one line of words. */
async function card(set: SceneSet, { figure, words, hold }: Card): Promise<void> {
  const { clock, over, art, banners, stage, port } = set
  const { width, height } = stage.size()
  const across = Math.min(width * 0.92, 620, height * 0.95)
  const view = new Container()
  const shade = new Graphics().rect(0, 0, width, height).fill({ color: 0x0a0512, alpha: 0.82 })
  const glow = new Sprite(frame(art.frames, 'dot'))
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = 0x2f7cff
  glow.alpha = 0.5
  glow.position.set(width / 2, height * 0.42)
  glow.setSize(across * 1.9, across * 1.3)
  const banner = new Sprite(banners.free)
  banner.anchor.set(0.5)
  banner.position.set(width / 2, height * 0.42 - across * 0.12)
  const figures = createFigures(art.frames)
  figures.view.position.set(width / 2, height * 0.42 + across * 0.13)
  figures.write(figure, across * 0.24, width * 0.9)
  const label = new Text({
    text: words,
    style: { fontFamily: font, fontSize: 40, fontWeight: '500', fill: 0xffe9b8, align: 'center' },
  })
  label.anchor.set(0.5)
  label.scale.set(Math.min(0.6, (width * 0.9) / label.width))
  label.position.set(width / 2, height * 0.42 + across * 0.31)
  view.addChild(shade, glow, banner, figures.view, label)
  over.addChild(view)
  const size = across / banners.free.width
  const arrive = port.motion.reduced ? ease.line : ease.elastic
  void clock.tween(220, (v) => (view.alpha = v))
  void clock.tween(port.motion.reduced ? 200 : 800, (v) => banner.scale.set(size * v), arrive)
  await clock.tween(500, (v) => figures.view.scale.set(v), port.motion.reduced ? ease.line : ease.back)
  await clock.wait(hold)
  await clock.tween(260, (v) => (view.alpha = 1 - v))
  view.destroy({ children: true })
}

/** The dragon crosses the sky from right to left, sparks behind it. */
async function flight(set: SceneSet): Promise<void> {
  const { clock, over, art, stage, particles, port, dragon } = set
  if (port.motion.reduced) return
  const { width, height } = stage.size()
  const flyer = new Sprite(art.dragon)
  flyer.anchor.set(0.5)
  const size = Math.min(width, height) * 0.72
  flyer.scale.set(size / art.dragon.width)
  over.addChild(flyer)
  dragon.alpha = 0
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
        { ...at, ...drift, scale: 0.5, glow: true, tint: 0xffd98a },
        over,
      )
    },
    ease.inOut,
  )
  flyer.destroy()
  dragon.alpha = 1
}

/** Night becomes dusk, the dragon passes, a card tells what was won. */
export async function openFreeSpins(set: SceneSet, count: number, words: string): Promise<void> {
  const { clock, night, port } = set
  port.sound.play('feature')
  void clock.tween(1_200, (v) => night.warm(v), ease.inOut)
  await flight(set)
  set.title(set.banners.free)
  await card(set, { figure: String(count), words, hold: 1_500 })
}

export async function closeFreeSpins(set: SceneSet, figure: string, words: string): Promise<void> {
  const { clock, night } = set
  set.status.hide()
  await card(set, { figure, words, hold: 1_300 })
  set.title(null)
  void clock.tween(900, (v) => night.warm(1 - v), ease.inOut)
}

/** More free spins: a short word over the board, no interruption. */
export async function addFreeSpins(set: SceneSet, words: string): Promise<void> {
  set.port.sound.play('pearl', 4)
  set.message.words(words)
  await set.clock.wait(1_100)
}
