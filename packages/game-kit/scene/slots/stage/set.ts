import { Container, Sprite, type Texture } from 'pixi.js'
import { ease, type SceneClock } from '../../clock.ts'
import { createParticles, type Particles } from '../../pixi/particles.ts'
import { createStage, type Stage } from '../../pixi/stage.ts'
import { frame } from '../../pixi/textures.ts'
import type { ScenePort } from '../../port.ts'
import type { Sound, SoundName } from '../../sound.ts'
import { createSpread } from '../../spread.ts'
import { createBoard, type Board } from '../board.ts'
import { createFanfares, type Fanfares } from '../fanfare.ts'
import { createWinLines, type WinLines } from '../win-lines.ts'
import { createCoins, type Coins } from './coins.ts'
import { createFoot } from './foot.ts'
import { createFallBoard, type FallBoard } from './fall-board.ts'
import { gleamOn } from './gleam.ts'
import { layOut, type Layout } from './layout.ts'
import { createMessage, createStatus, type Message, type Status } from './message.ts'
import { createPainting } from './painting.ts'
import type { Banners, SlotSkin, StageArt } from './skin.ts'

/** Everything on a slot's stage; the event players animate it. */
export type SceneSet = {
  readonly skin: SlotSkin
  readonly port: ScenePort
  readonly art: StageArt
  readonly banners: Banners
  readonly clock: SceneClock
  readonly stage: Stage
  readonly board: Board
  /** The same board, if symbols fall instead of spinning. */
  readonly fall: FallBoard | null
  readonly lines: WinLines
  readonly coins: Coins
  readonly particles: Particles
  readonly fanfares: Fanfares
  readonly message: Message
  readonly status: Status
  readonly hero: Sprite
  /** Above all but big wins: intros. */
  readonly over: Container
  layout(): Layout
  /** The game's own pitch for every sound. */
  sound(name: SoundName, steps?: number): void
  /** The title, or another lettering instead of it. */
  title(texture: Texture | null): void
  /** Light of a feature on the painting, 0 to 1. */
  mood(share: number): void
}

export async function buildSet(
  host: HTMLElement,
  port: ScenePort,
  skin: SlotSkin,
  art: StageArt,
  banners: Banners,
): Promise<SceneSet> {
  const { clock } = port
  const stage = await createStage(host, clock, port.lost)
  const [world, effects, over] = [new Container(), new Container(), new Container()]
  const [logo, hero] = [centred(art.logoTall), centred(art.hero)]
  const painting = paintingOf(skin, art, port, stage)
  const { board, fall } = boardOf(skin, art, clock)
  const particles = createParticles(clock, effects)
  const [message, status] = [createMessage(art.frames, clock), createStatus()]
  const coins = createCoins(skin, port, board)
  board.view.addChild(coins.labels)
  const foot = createFoot(skin, art.titled)
  world.addChild(painting.view, foot.view, hero, board.view)
  world.addChild(coins.plates, logo, effects, status.view, message.view)
  stage.root.addChild(world, over)
  let layout = layoutOf(stage, port, skin)
  let title: Texture | null = null
  const placeTitle = (): void => seatTitle(logo, { layout, title, art })
  const place = (): void => {
    layout = layoutOf(stage, port, skin)
    painting.place(layout)
    seat({ hero, board, art }, layout)
    placeTitle()
    for (const part of [message, status, coins, foot]) part.place(layout)
  }
  greet(skin, { board, fall })
  stage.onResize(place)
  void art.titled.then(() => {
    if (!logo.destroyed) placeTitle()
  })
  port.motion.subscribe(place)
  let heat = 0
  ambient(skin, { clock, hero, art, particles, port, heat: () => heat }, () => layout)
  gleamOn({ board, frames: art.frames, clock, port, rows: skin.rows, tint: skin.colours.glow })
  const given = { skin, port, art, banners, clock, stage }
  const made = { board, fall, particles, message, status, hero, over, coins }
  return {
    ...given,
    ...made,
    lines: createWinLines(board, art.frames, clock, particles),
    fanfares: fanfaresOn(over, { skin, art, banners, clock, particles, stage }, painting.pulse),
    layout: () => layout,
    sound: pitched(port.sound, skin.pitch),
    mood: (share) => {
      heat = share
      painting.mood(share)
    },
    title: (texture) => {
      title = texture
      void fadeOver(logo, clock, placeTitle)
    },
  }
}

const shapeOf = ({ reels, rows, strips, jackpots }: SlotSkin) => ({
  reels,
  rows,
  hasJackpots: jackpots !== undefined,
  isFall: strips.length === 0,
})

/** The window before the first round. */
function greet(skin: SlotSkin, { board, fall }: Pick<SceneSet, 'board' | 'fall'>): void {
  if (fall) fall.set(skin.greeting)
  else board.reels.forEach((reel, i) => reel.set({ window: skin.greeting[i] ?? [] }))
}

function centred(texture: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  return sprite
}

type Fanfared = Pick<SceneSet, 'skin' | 'art' | 'banners' | 'clock' | 'particles' | 'stage'>

function fanfaresOn(
  over: Container,
  { skin, art, banners, clock, particles, stage }: Fanfared,
  pulse: (strength: number) => void,
) {
  return createFanfares(
    over,
    { frames: art.frames, hero: art.hero, banners, tint: skin.colours.glow, weather: skin.ambient },
    clock,
    particles,
    () => stage.size(),
    pulse,
  )
}

/** Replaces the title while it is faded out. */
async function fadeOver(logo: Sprite, clock: ScenePort['clock'], change: () => void): Promise<void> {
  await clock.tween(200, (v) => (logo.alpha = 1 - v))
  change()
  await clock.tween(200, (v) => (logo.alpha = v))
}

function seatTitle(
  logo: Sprite,
  { layout, title, art }: { layout: Layout; title: Texture | null; art: StageArt },
): void {
  logo.texture = title ?? (layout.logo.oneLine ? art.logoWide : art.logoTall)
  logo.visible = layout.logo.visible
  logo.scale.set((layout.logo.width / logo.texture.width) * (title && !layout.tall ? 0.8 : 1))
  logo.position.set(layout.logo.x, layout.logo.y)
}

type Seated = { hero: Sprite; board: Board; art: StageArt }

/** Frames are measured on a picture of this many pixels; a larger one is scaled down. */
const FRAME_WIDE = 512

/** Positions board and hero according to the layout. */
function seat({ hero, board, art }: Seated, layout: Layout): void {
  board.place(layout.grid, (layout.frameScale * FRAME_WIDE) / art.border.width)
  hero.visible = layout.hero.visible
  hero.scale.set(layout.hero.width / art.hero.width)
  hero.position.set(layout.hero.x, layout.hero.y)
}

function boardOf(skin: SlotSkin, art: StageArt, clock: SceneClock): { board: Board; fall: FallBoard | null } {
  const { rows, panel, reels } = skin
  const look = {
    frames: art.frames,
    frame: art.border,
    frameSlice: (80 * art.border.width) / FRAME_WIDE,
    rows,
    panel,
  }
  if (skin.strips.length > 0)
    return { board: createBoard({ ...look, strips: skin.strips }, clock), fall: null }
  const fall = createFallBoard({ ...look, reels }, clock)
  return { board: fall.board, fall }
}

function pitched(sound: Sound, pitch: number): (name: SoundName, steps?: number) => void {
  return (name, steps = 0) => sound.play(name, steps + pitch)
}

type Alive = {
  clock: SceneClock
  hero: Sprite
  art: StageArt
  particles: Particles
  port: ScenePort
  /** Intensity of the feature's mood on the stage, 0 to 1. */
  heat(): number
}

/** Factor for the weather during a feature. */
const FEATURE_WEATHER = 5

/** Idle animation: the hero breathes, and the game's weather passes. */
function ambient(
  { ambient: weather }: SlotSkin,
  { clock, hero, art, particles, port, heat }: Alive,
  layout: () => Layout,
): void {
  const spread = createSpread(77)
  clock.each((ms) => {
    if (port.motion.reduced) {
      hero.rotation = 0
      hero.pivot.y = 0
      return
    }
    hero.rotation = Math.sin(clock.seconds * 0.7) * 0.014
    hero.pivot.y = Math.sin(clock.seconds * 1.1) * 6
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
    particles.emit(frame(art.frames, weather.frame), { x: spread() * width * 1.1, y: from, ...go, ...look })
  })
}

/** A short shake for landings and big wins; none with reduced motion. */
export function shake(set: SceneSet, strength: number, ms: number): void {
  if (set.port.motion.reduced) return
  const { view } = set.board
  void set.clock.tween(
    ms,
    (_, k) => view.pivot.set(Math.sin(k * 50) * strength * (1 - k), Math.cos(k * 43) * strength * (1 - k)),
    ease.line,
  )
}

function layoutOf(stage: Stage, port: ScenePort, skin: SlotSkin): Layout {
  const { width, height } = stage.size()
  return layOut(width, height, port.insets(), shapeOf(skin))
}

function paintingOf(skin: SlotSkin, art: StageArt, { clock, motion }: ScenePort, { quality }: Stage) {
  return createPainting(skin, { art, clock, quality, still: () => motion.reduced })
}
