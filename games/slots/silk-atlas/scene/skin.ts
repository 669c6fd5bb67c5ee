import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { silkAtlasModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#a8865a', '#f0dcae'],
  rule: '#7a5228aa',
  colours: { dust: 0xffd9a0, glow: 0xffb45a, feature: 0xffc08a },
  ambient: {
    frame: 'dot',
    tint: 0xffd9a0,
    vx: 0.05,
    vy: 0.012,
    glow: true,
    scale: 0.12,
    turn: 0,
    rate: 2,
  },
  pitch: -4,
  greeting: [
    ['compass', 'A', 'vase'],
    ['teapot', 'atlas', 'K'],
    ['hourglass', 'compass', 'Q'],
    ['J', 'atlas', 'teapot'],
    ['vase', 'T', 'compass'],
  ],
  scatter: 'atlas',
  scatterName: symbolNames.atlas,
}
