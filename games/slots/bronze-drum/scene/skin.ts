import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import { jackpotsOf } from '#game-kit/slots/told/sentences.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { bronzeDrumModel } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'
const model = bronzeDrumModel.slot

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#150b06', '#46281a'],
  rule: '#3fc8b455',
  colours: { dust: 0xffce80, glow: 0xffb347, feature: 0xffa060 },
  ambient: {
    frame: 'spark',
    tint: 0xffb060,
    vx: 0.008,
    vy: -0.03,
    glow: true,
    scale: 0.26,
    turn: 0.002,
    rate: 1.4,
  },
  pitch: -5,
  greeting: [
    ['boat', 'coin', 'A'],
    ['axe', 'wild', 'coin'],
    ['coin', 'horn', 'K'],
    ['jar', 'coin', 'boat'],
    ['Q', 'axe', 'coin'],
  ],
  scatter: 'coin',
  scatterName: symbolNames.coin,
  jackpots: jackpotsOf(bronzeDrumModel),
}
