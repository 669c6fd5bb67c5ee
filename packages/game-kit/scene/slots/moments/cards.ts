import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import { ease } from '../../clock.ts'
import { createFigures } from '../../pixi/figures.ts'
import { frame } from '../../pixi/textures.ts'
import { isBig } from '../../celebration.ts'
import { rayTexture } from '../fanfare.ts'
import { lettering } from '../../letters.ts'
import { fitted } from '../stage/cast/actor.ts'
import type { SceneSet } from '../stage/set.ts'
import { enter } from './entrance.ts'
import type { Showing } from './showing.ts'

type Card = { figure: string; words: string; hold: number; symbol?: string; hasBanner: boolean }

const WORDS = { ...lettering(40, '500', 0xffe9b8), align: 'center' } as const

let beams: Texture | null = null

/** The hero in its own light, above the text of a card; no rotation with reduced motion. */
function heroInLight(set: SceneSet, view: Container, { y, across }: { y: number; across: number }) {
  const { clock, port, skin, stage, actor } = set
  const { width, height } = stage.size()
  beams ??= rayTexture()
  const rays = new Sprite(beams)
  rays.anchor.set(0.5)
  rays.blendMode = 'add'
  rays.tint = skin.colours.glow
  rays.alpha = 0.34
  rays.position.set(width / 2, y)
  rays.setSize(Math.max(width, height) * 1.15)
  const standing = actor()
  standing.act('feature', true)
  const hero = standing.view
  const place = fitted(standing, across, width / 2, y)
  hero.position.set(place.x, place.y)
  view.addChild(rays, hero)
  const { reduced } = port.motion
  void clock.tween(
    reduced ? 200 : 700,
    (v) => {
      if (!hero.destroyed) hero.scale.set(place.scale * v)
    },
    reduced ? ease.line : ease.elastic,
  )
  const turn = reduced ? () => undefined : clock.each((ms) => (rays.rotation += ms * 0.00022))
  return () => {
    turn()
    standing.destroy()
  }
}

function glowBehind({ art, skin }: SceneSet, across: number): Sprite {
  const glow = new Sprite(frame(art.frames, 'dot'))
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = skin.colours.glow
  glow.alpha = 0.5
  glow.setSize(across * 1.9, across * 1.3)
  return glow
}

/** An overlay card: the hero, lettering, a large number or a symbol, one line of text. */
export async function card(set: SceneSet, { figure, words, hold, symbol, hasBanner }: Card): Promise<void> {
  const { clock, over, art, banners, stage, port } = set
  const { width, height } = stage.size()
  const across = Math.min(width * 0.92, 620, height * 0.95)
  const view = new Container()
  const shade = new Graphics()
    .rect(0, 0, width, height)
    .fill({ color: set.skin.look.wins.shade, alpha: 0.82 })
  const glow = glowBehind(set, across)
  glow.position.set(width / 2, height * 0.42)
  const banner = new Sprite(banners.free)
  banner.anchor.set(0.5)
  banner.visible = hasBanner
  banner.position.set(width / 2, height * 0.42 - across * 0.14)
  const middle = new Container()
  middle.position.set(width / 2, height * 0.42 + across * 0.13)
  const figures = createFigures(art.frames)
  figures.write(figure, across * 0.24, width * 0.9)
  middle.addChild(figures.view)
  if (symbol !== undefined) {
    const face = new Sprite(frame(art.frames, symbol))
    face.anchor.set(0.5)
    face.setSize(across * 0.4)
    middle.addChild(face)
  }
  const label = new Text({ text: words, style: WORDS })
  label.anchor.set(0.5)
  label.scale.set(Math.min(0.6, (width * 0.9) / label.width))
  label.position.set(width / 2, height * 0.42 + across * (symbol === undefined ? 0.31 : 0.4))
  view.addChild(shade, glow)
  // the hero needs a tall stage: on a wide one the text uses all of its height
  const heroAcross = Math.min(across * 0.5, height * 0.3)
  const heroY = height * 0.42 - across * (hasBanner ? 0.3 : 0.06) - heroAcross * 0.5
  const stop = height > width ? heroInLight(set, view, { y: heroY, across: heroAcross }) : () => undefined
  view.addChild(banner, middle, label)
  over.addChild(view)
  const { reduced } = port.motion
  const size = across / banners.free.width
  void clock.tween(220, (v) => (view.alpha = v))
  void clock.tween(reduced ? 200 : 800, (v) => banner.scale.set(size * v), reduced ? ease.line : ease.elastic)
  await clock.tween(500, (v) => middle.scale.set(v), reduced ? ease.line : ease.back)
  await clock.wait(hold)
  await clock.tween(260, (v) => (view.alpha = 1 - v))
  stop()
  view.destroy({ children: true })
}

/** The background changes its light, the hero comes forward, a card shows the win. */
export async function openFeature(
  set: SceneSet,
  figure: string,
  words: string,
  hasBanner: boolean,
): Promise<void> {
  set.sound('feature')
  set.act('feature', true)
  void set.clock.tween(1_200, (v) => set.mood(v), ease.inOut)
  await enter(set)
  if (hasBanner) set.title(set.banners.free)
  await card(set, { figure, words, hold: 1_500, hasBanner })
}

/** A card shows the feature's win; if the big-win layer follows, only that shows it. */
export async function closeFeature(
  set: SceneSet,
  { tier }: Showing,
  { amount, words, hasBanner }: { amount: bigint; words: string; hasBanner: boolean },
): Promise<void> {
  set.status.hide()
  if (!isBig(tier)) await card(set, { figure: set.port.figures(amount), words, hold: 1_300, hasBanner })
  if (hasBanner) set.title(null)
  set.act('feature', false)
  void set.clock.tween(900, (v) => set.mood(1 - v), ease.inOut)
}
