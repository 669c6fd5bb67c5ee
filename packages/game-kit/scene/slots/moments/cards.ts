import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { ease } from '../../clock.ts'
import { createFigures } from '../../pixi/figures.ts'
import { frame } from '../../pixi/textures.ts'
import { FONT } from '../stage/message.ts'
import type { SceneSet } from '../stage/set.ts'
import { enter } from './entrance.ts'

type Card = { figure: string; words: string; hold: number; symbol?: string; hasBanner: boolean }

/** A card over everything: lettering, a large figure or a symbol, one line of words. */
export async function card(set: SceneSet, { figure, words, hold, symbol, hasBanner }: Card): Promise<void> {
  const { clock, over, art, banners, stage, port, skin } = set
  const { width, height } = stage.size()
  const across = Math.min(width * 0.92, 620, height * 0.95)
  const view = new Container()
  const shade = new Graphics().rect(0, 0, width, height).fill({ color: 0x07040e, alpha: 0.82 })
  const glow = new Sprite(frame(art.frames, 'dot'))
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = skin.colours.glow
  glow.alpha = 0.5
  glow.position.set(width / 2, height * 0.42)
  glow.setSize(across * 1.9, across * 1.3)
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
  const style = {
    fontFamily: FONT,
    fontSize: 40,
    fontWeight: '500',
    fill: 0xffe9b8,
    align: 'center',
  } as const
  const label = new Text({ text: words, style })
  label.anchor.set(0.5)
  label.scale.set(Math.min(0.6, (width * 0.9) / label.width))
  label.position.set(width / 2, height * 0.42 + across * (symbol === undefined ? 0.31 : 0.4))
  view.addChild(shade, glow, banner, middle, label)
  over.addChild(view)
  const { reduced } = port.motion
  const size = across / banners.free.width
  void clock.tween(220, (v) => (view.alpha = v))
  void clock.tween(reduced ? 200 : 800, (v) => banner.scale.set(size * v), reduced ? ease.line : ease.elastic)
  await clock.tween(500, (v) => middle.scale.set(v), reduced ? ease.line : ease.back)
  await clock.wait(hold)
  await clock.tween(260, (v) => (view.alpha = 1 - v))
  view.destroy({ children: true })
}

/** The painting changes its light, the hero comes forward, a card tells what was won. */
export async function openFeature(
  set: SceneSet,
  figure: string,
  words: string,
  hasBanner: boolean,
): Promise<void> {
  set.sound('feature')
  void set.clock.tween(1_200, (v) => set.mood(v), ease.inOut)
  await enter(set)
  if (hasBanner) set.title(set.banners.free)
  await card(set, { figure, words, hold: 1_500, hasBanner })
}

export async function closeFeature(
  set: SceneSet,
  figure: string,
  words: string,
  hasBanner: boolean,
): Promise<void> {
  set.status.hide()
  await card(set, { figure, words, hold: 1_300, hasBanner })
  if (hasBanner) set.title(null)
  void set.clock.tween(900, (v) => set.mood(1 - v), ease.inOut)
}
