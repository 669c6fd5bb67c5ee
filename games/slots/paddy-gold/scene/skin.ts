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
import { paddyGoldModel } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'
const model = paddyGoldModel.slot

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#14290c', '#4a7226'],
  rule: '#fff0a855',
  colours: { dust: 0xfff0a8, glow: 0xffe070, feature: 0xffd070 },
  ambient: {
    frame: 'petal',
    tint: 0xffe58a,
    vx: -0.02,
    vy: 0.028,
    glow: false,
    scale: 0.22,
    turn: 0.003,
    rate: 0.8,
  },
  pitch: 1,
  greeting: [
    ['buffalo', 'coin', 'A'],
    ['hat', 'wild', 'coin'],
    ['coin', 'ingot', 'K'],
    ['sickle', 'coin', 'buffalo'],
    ['Q', 'hat', 'coin'],
  ],
  scatter: 'coin',
  scatterName: symbolNames.coin,
  jackpots: jackpotsOf(paddyGoldModel),
}
