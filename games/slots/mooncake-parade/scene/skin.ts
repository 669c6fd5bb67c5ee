import { fallFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { mooncakeParadeModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...fallFace(model),
  atlas: atlasIndex,
  panel: ['#1c0b2c', '#47246a'],
  rule: null,
  colours: { dust: 0xffe0a8, glow: 0xffcf70, feature: 0xffb0d8 },
  ambient: {
    frame: 'petal',
    tint: 0xffd890,
    vx: -0.012,
    vy: 0.026,
    glow: false,
    scale: 0.24,
    turn: 0.002,
    rate: 0.7,
  },
  pitch: 3,
  greeting: [
    ['mooncake', 'rabbit', 'teacup', 'osmanthus', 'mooncake'],
    ['persimmon', 'osmanthus', 'lantern', 'lantern', 'teacup'],
    ['osmanthus', 'rabbit', 'persimmon', 'teacup', 'mooncake'],
    ['lantern', 'persimmon', 'pomelo', 'starfruit', 'lantern'],
    ['teacup', 'starfruit', 'rabbit', 'rabbit', 'pomelo'],
    ['starfruit', 'persimmon', 'teacup', 'pomelo', 'lantern'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
