import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { coralCrownModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#082446', '#1d6aa0'],
  rule: null,
  colours: { dust: 0xbdefff, glow: 0xffd0e0, feature: 0xff9fd0 },
  ambient: {
    frame: 'bubble',
    tint: 0xffffff,
    vx: 0.006,
    vy: -0.05,
    glow: false,
    scale: 0.14,
    turn: 0,
    rate: 2.2,
  },
  pitch: -3,
  greeting: [
    ['crown', 'A', 'shell', 'T'],
    ['turtle', 'wild', 'K', 'anchor'],
    ['starfish', 'crown', 'Q', 'shell'],
    ['J', 'scatter', 'turtle', 'A'],
    ['shell', 'crown', 'anchor', 'K'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
