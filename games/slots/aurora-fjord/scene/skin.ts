import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { auroraFjordModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#0a1c38', '#28568a'],
  rule: '#bff8ff66',
  colours: { dust: 0xbff8ff, glow: 0x7dffd0, feature: 0x9fffd8 },
  ambient: {
    frame: 'dot',
    tint: 0xffffff,
    vx: -0.006,
    vy: 0.03,
    glow: false,
    scale: 0.1,
    turn: 0,
    rate: 3,
  },
  pitch: -2,
  greeting: [
    ['owl', 'A', 'fir'],
    ['K', 'wild', 'rune'],
    ['whale', 'owl', 'Q'],
    ['fir', 'scatter', 'J'],
    ['owl', 'rune', 'T'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
