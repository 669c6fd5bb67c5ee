import { fallFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import cast from '../art/stage/cast.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { emberPeakModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { look } from './look.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...fallFace(model),
  atlas: atlasIndex,
  panel: ['#0b0506', '#1f0f10'],
  rule: '#ff6a2055',
  colours: { dust: 0xff9a50, glow: 0xff7a30, feature: 0xff6a4a },
  ambient: {
    frame: 'dot',
    tint: 0xff8a40,
    vx: 0.01,
    vy: -0.06,
    glow: true,
    scale: 0.14,
    turn: 0,
    rate: 4,
  },
  pitch: -6,
  greeting: [
    ['ruby', 'topaz', 'opal', 'amethyst', 'amber'],
    ['emerald', 'amethyst', 'topaz', 'topaz', 'sapphire'],
    ['amethyst', 'emerald', 'opal', 'sapphire', 'topaz'],
    ['topaz', 'opal', 'amethyst', 'amber', 'emerald'],
    ['sapphire', 'amber', 'opal', 'opal', 'ruby'],
    ['amber', 'sapphire', 'amethyst', 'ruby', 'opal'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
