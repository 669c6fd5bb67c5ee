import { ease, type SceneClock } from '#game-kit/scene/clock.ts'
import { createParticles, type Particles } from '#game-kit/scene/pixi/particles.ts'
import { createStage, type Stage } from '#game-kit/scene/pixi/stage.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import type { ScenePort } from '#game-kit/scene/port.ts'
import { createBoard, type Board } from '#game-kit/scene/slots/board.ts'
import { createFanfares, type Fanfares } from '#game-kit/scene/slots/fanfare.ts'
import { createWinLines, type WinLines } from '#game-kit/scene/slots/win-lines.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { loadBanners, loadStage, type Banners, type StageArt } from './assets.ts'
import { layOut, type Layout } from './layout.ts'
import { createMessage, createStatus, type Message, type Status } from './message.ts'
import { createNight, type Night } from './night.ts'
import { strips } from '../strips.ts'

/** Everything that stands on the stage of River Dragon; the players move it. */
export type SceneSet = {
  readonly port: ScenePort
  readonly art: StageArt
  readonly banners: Banners
  readonly clock: SceneClock
  readonly stage: Stage
  readonly board: Board
  readonly lines: WinLines
  readonly particles: Particles
  readonly fanfares: Fanfares
  readonly night: Night
  readonly message: Message
  readonly status: Status
  readonly dragon: Sprite
  /** Above all but big wins: intros. */
  readonly over: Container
  layout(): Layout
  /** The title, or another lettering in its place. */
  title(texture: Texture | null): void
}

/** The reels never stand empty: this board greets before the first round. */
const greeting = [
  ['lotus', 'A', 'koi'],
  ['K', 'wild', 'coin'],
  ['ingot', 'lantern', 'Q'],
  ['fan', 'scatter', 'J'],
  ['koi', 'pendant', 'T'],
]

export async function buildSet(host: HTMLElement, port: ScenePort): Promise<SceneSet> {
  const art = await loadStage(() => undefined)
  const banners = await loadBanners(port.language)
  const { clock } = port
  const stage = await createStage(host, clock, port.lost)
  const world = new Container()
  const effects = new Container()
  const over = new Container()
  const night = createNight(art, clock, stage.quality, () => port.motion.reduced)
  const board = createBoard({ frames: art.frames, frame: art.border, frameSlice: 100, strips }, clock)
  const particles = createParticles(clock, effects)
  const logo = new Sprite(art.logoTall)
  logo.anchor.set(0.5)
  const dragon = new Sprite(art.dragon)
  dragon.anchor.set(0.5)
  const message = createMessage(art, clock)
  const status = createStatus()
  world.addChild(night.view, dragon, board.view, logo, effects, status.view, message.view)
  stage.root.addChild(world, over)
  let layout = layOut(stage.size().width, stage.size().height, port.insets())
  let title: Texture | null = null
  const fanfareArt = { frames: art.frames, hero: art.dragon, banners }

  const placeTitle = (): void => {
    logo.texture = title ?? (layout.logo.oneLine ? art.logoWide : art.logoTall)
    logo.visible = layout.logo.visible
    logo.scale.set((layout.logo.width / logo.texture.width) * (title && !layout.tall ? 0.8 : 1))
    logo.position.set(layout.logo.x, layout.logo.y)
  }

  const place = (): void => {
    layout = layOut(stage.size().width, stage.size().height, port.insets())
    night.place(layout)
    board.place(layout.grid, layout.frameScale)
    placeTitle()
    dragon.visible = layout.dragon.visible
    dragon.scale.set(layout.dragon.width / art.dragon.width)
    dragon.position.set(layout.dragon.x, layout.dragon.y)
    world.setChildIndex(dragon, layout.dragon.behind ? 1 : world.getChildIndex(logo) - 1)
    message.place(layout)
    status.place(layout)
  }
  board.reels.forEach((reel, i) => reel.set({ window: greeting[i] ?? [] }))
  stage.onResize(place)
  port.motion.subscribe(place)
  ambient(clock, dragon, art, particles, port, () => layout)

  return {
    port,
    art,
    banners,
    clock,
    stage,
    board,
    particles,
    night,
    message,
    status,
    dragon,
    over,
    lines: createWinLines(board, art.frames, clock, particles),
    fanfares: createFanfares(over, fanfareArt, clock, particles, () => stage.size(), night.pulse),
    layout: () => layout,
    title: (texture) => {
      title = texture
      void clock
        .tween(200, (v) => (logo.alpha = 1 - v))
        .then(() => {
          placeTitle()
          return clock.tween(200, (v) => (logo.alpha = v))
        })
    },
  }
}

/** What moves while nothing happens: the dragon breathes, a petal falls now and then. */
function ambient(
  clock: SceneClock,
  dragon: Sprite,
  art: StageArt,
  particles: Particles,
  port: ScenePort,
  layout: () => Layout,
): void {
  const spread = createSpread(77)
  clock.each((ms) => {
    if (port.motion.reduced) {
      dragon.rotation = 0
      dragon.pivot.y = 0
      return
    }
    dragon.rotation = Math.sin(clock.seconds * 0.7) * 0.012
    dragon.pivot.y = Math.sin(clock.seconds * 1.1) * 6
    if (spread() > ms * 0.0004) return
    const { width } = layout().size
    const fall = { vx: -0.012 - spread() * 0.02, vy: 0.022 + spread() * 0.02, life: 14_000 }
    const look = { scale: 0.22 + spread() * 0.25, turn: (spread() - 0.5) * 0.002, tint: 0xd8b8c8 }
    particles.emit(frame(art.frames, 'petal'), { x: (0.2 + spread()) * width, y: -20, ...fall, ...look })
  })
}

/** A short shake for landings and great moments; nothing under reduced motion. */
export function shake(set: SceneSet, strength: number, ms: number): void {
  if (set.port.motion.reduced) return
  const view = set.board.view
  void set.clock.tween(
    ms,
    (_, k) => view.pivot.set(Math.sin(k * 50) * strength * (1 - k), Math.cos(k * 43) * strength * (1 - k)),
    ease.line,
  )
}
