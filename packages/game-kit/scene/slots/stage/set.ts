import { Container, Sprite, type Texture } from 'pixi.js'
import { ease, type SceneClock } from '../../clock.ts'
import { createParticles, type Particles } from '../../pixi/particles.ts'
import { createStage, type Stage } from '../../pixi/stage.ts'
import { frame } from '../../pixi/textures.ts'
import type { ScenePort } from '../../port.ts'
import type { Sound, SoundName } from '../../sound.ts'
import { createBoard, type Board } from '../board.ts'
import { createFanfares, type Fanfares } from '../fanfare.ts'
import { createWinLines, type WinLines } from '../win-lines.ts'
import type { Actor } from './cast/actor.ts'
import { createBadge, type Badge } from './cast/badge.ts'
import { createCompany, type Company } from './cast/build.ts'
import type { Voice } from './cast/look.ts'
import type { Mood } from './cast/rig.ts'
import type { Trim } from './cast/trim.ts'
import { ambient } from './cast/weather.ts'
import { createCoins, type Coins } from './coins.ts'
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
  readonly badge: Badge
  readonly hero: Actor
  /** Another one of the character, for cards and big wins; the caller destroys it. */
  actor(): Actor
  /** The character, the frame and the scenery take part in a mood, until it is over or for some time. */
  act(mood: Mood, on: boolean): void
  flash(mood: Mood, ms: number): void
  /** Above all but big wins: intros. */
  readonly over: Container
  layout(): Layout
  /** The game's own pitch for every sound. */
  sound(name: SoundName, steps?: number): void
  /** One of the game's own sounds. */
  voice(which: keyof Voice, steps?: number): void
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
  const built = raise(stage, port, skin, art)
  const { company, painting, logo, board, fall, particles, message, status, badge, coins, over } = built
  const { hero, trim, scenery } = company
  const shape = { ...shapeOf(skin), foot: hero.foot, top: hero.top }
  const measure = (): Layout => layOut(stage.size().width, stage.size().height, port.insets(), shape)
  let layout = measure()
  let title: Texture | null = null
  const placeTitle = (): void => seatTitle(logo, { layout, title, art })
  const place = (): void => {
    layout = measure()
    painting.place(layout)
    scenery.place(layout)
    trim.shape(layout.tall)
    seat({ hero, board, art }, layout)
    placeTitle()
    for (const part of [message, status, coins]) part.place(layout)
    badge.place(layout, skin.reels)
  }
  greet(skin, { board, fall })
  stage.onResize(place)
  void art.titled.then(() => {
    if (!logo.destroyed) placeTitle()
  })
  port.motion.subscribe(place)
  let heat = 0
  ambient(skin, { clock, art, particles, port, heat: () => heat }, () => layout)
  gleamOn({ board, frames: art.frames, clock, port, rows: skin.rows, tint: skin.colours.glow })
  const given = { skin, port, art, banners, clock, stage }
  const { actor, act, flash } = company
  const made = { board, fall, particles, message, status, badge, hero, actor, act, flash, over, coins }
  return {
    ...given,
    ...made,
    lines: createWinLines(board, art.limbs.frames, clock, particles, skin.look.wins),
    fanfares: fanfaresOn(over, { skin, art, banners, clock, particles, stage, company }, painting.pulse),
    layout: () => layout,
    sound: pitched(port.sound, skin.pitch),
    voice: (key, steps = 0) => port.sound.play(LOUD[key], steps, { key, numbers: skin.look.voice[key] }),
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

/** Behind the board, unless the game's arrangement puts the character in front of it. */
const isBehind = ({ look }: SlotSkin): boolean => look.compose.isBehind ?? false

/** Creates everything that is seen and puts it into the stage, from the back to the front. */
function raise(stage: Stage, port: ScenePort, skin: SlotSkin, art: StageArt) {
  const { clock } = port
  const [world, effects, over] = [new Container(), new Container(), new Container()]
  const logo = centred(art.logoTall)
  const company = createCompany(skin, art, port)
  const { hero, trim, scenery } = company
  const painting = paintingOf(skin, art, port, stage)
  const { board, fall } = boardOf(skin, art, clock, trim)
  const particles = createParticles(clock, effects)
  const message = createMessage(art.frames, clock, centred(frame(art.limbs.frames, 'sign')))
  const status = createStatus()
  const badge = createBadge(art.frames, clock, skin.colours.glow, () => port.motion.reduced)
  const coins = createCoins(skin, port, board)
  board.view.addChild(coins.labels)
  const pair = isBehind(skin) ? [hero.view, board.view] : [board.view, hero.view]
  world.addChild(painting.view, scenery.back, ...pair)
  world.addChild(scenery.front, coins.plates, logo, badge.view, effects, status.view, message.view)
  stage.root.addChild(world, over)
  return { company, painting, logo, board, fall, particles, message, status, badge, coins, over }
}

const shapeOf = ({ reels, rows, strips, jackpots, look }: SlotSkin) => ({
  reels,
  rows,
  hasJackpots: jackpots !== undefined,
  isFall: strips.length === 0,
  compose: look.compose,
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

type Fanfared = Pick<SceneSet, 'skin' | 'art' | 'banners' | 'clock' | 'particles' | 'stage'> & {
  company: Company
}

function fanfaresOn(
  over: Container,
  { skin, art, banners, clock, particles, stage, company }: Fanfared,
  pulse: (strength: number) => void,
) {
  return createFanfares(
    over,
    {
      frames: art.limbs.frames,
      actor: company.actor,
      look: skin.look.wins,
      banners,
      tint: skin.colours.glow,
      weather: skin.ambient,
    },
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

type Seated = { hero: Actor; board: Board; art: StageArt }

/** Frames are measured on a picture of this many pixels; a larger one is scaled down. */
const FRAME_WIDE = 512

/** Positions board and hero according to the layout. */
function seat({ hero, board, art }: Seated, layout: Layout): void {
  board.place(layout.grid, (layout.frameScale * FRAME_WIDE) / art.border.width)
  hero.view.visible = layout.hero.visible
  const size = layout.hero.width / 100
  hero.view.scale.set(layout.hero.isMirrored ? -size : size, size)
  hero.view.position.set(layout.hero.x, layout.hero.y)
}

function boardOf(
  skin: SlotSkin,
  art: StageArt,
  clock: SceneClock,
  trim: Trim,
): { board: Board; fall: FallBoard | null } {
  const { rows, panel, reels, rule } = skin
  const look = {
    frames: art.frames,
    frame: art.border,
    frameSlice: (80 * art.border.width) / FRAME_WIDE,
    rows,
    panel,
    ...(rule === undefined ? {} : { rule }),
    trim,
  }
  if (skin.strips.length > 0)
    return { board: createBoard({ ...look, strips: skin.strips }, clock), fall: null }
  const fall = createFallBoard({ ...look, reels }, clock)
  return { board: fall.board, fall }
}

/** The general sound that each of a game's own is as loud as. */
const LOUD = { stop: 'stop', glad: 'win', great: 'win' } as const

function pitched(sound: Sound, pitch: number): (name: SoundName, steps?: number) => void {
  return (name, steps = 0) => sound.play(name, steps + pitch)
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

function paintingOf(
  skin: SlotSkin,
  art: StageArt,
  { clock, motion }: ScenePort,
  { quality, hasShaders }: Stage,
) {
  return createPainting(skin, { art, clock, quality, hasShaders, still: () => motion.reduced })
}
