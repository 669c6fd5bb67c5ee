import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { monsoonGardenModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#0a2b2c', '#2a6a66'],
  rule: '#bff5e255',
  colours: { dust: 0xbff5e2, glow: 0x9be8ff, feature: 0x8fd0ff },
  ambient: {
    frame: 'dot',
    tint: 0xcfefff,
    vx: -0.03,
    vy: 0.42,
    glow: false,
    scale: 0.07,
    turn: 0,
    rate: 14,
  },
  pitch: -1,
  greeting: [
    ['koi', 'A', 'frog'],
    ['lotus', 'wild', 'K'],
    ['mango', 'koi', 'parasol'],
    ['Q', 'scatter', 'lotus'],
    ['frog', 'J', 'koi'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
