import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { orchardBellsModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#c9b894', '#fff9ea'],
  rule: '#8a7a5a',
  colours: { dust: 0xffd08a, glow: 0xffc24a, feature: 0xffb08a },
  ambient: {
    frame: 'petal',
    tint: 0xffe6c8,
    vx: -0.014,
    vy: 0.026,
    glow: false,
    scale: 0.3,
    turn: 0.002,
    rate: 0.5,
  },
  pitch: 2,
  greeting: [
    ['cherry', 'seven', 'plum'],
    ['lemon', 'bell', 'grapes'],
    ['melon', 'wild', 'cherry'],
    ['plum', 'bell', 'lemon'],
    ['grapes', 'seven', 'cherry'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
