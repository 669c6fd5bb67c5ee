import type { FramePiece, SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import cast from '../art/stage/cast.json'

/** A bell that hangs from the crest and rings for wins. */
const bell = (
  u: number,
  off: readonly [number, number],
  only: 'tall' | 'wide',
  phase: number,
): FramePiece => ({
  frame: 'bell',
  pivot: [50, 4],
  at: [u, 0],
  off,
  scale: 0.24,
  only,
  moves: [
    { what: 'turn', swing: 3, hz: 0.24, phase },
    { in: 'tense', what: 'turn', swing: 10, hz: 3, phase },
    { in: 'win', what: 'turn', swing: 26, hz: 1.6, phase },
    { in: 'big', what: 'turn', swing: 34, hz: 1.9, phase },
    { in: 'feature', what: 'turn', swing: 12, hz: 1.2, phase },
  ],
})

/** A cabinet with lamps and bells in an orchard; a robin sings for wins. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 102,
    top: -6,
    parts: [
      { name: 'crate', pivot: [50, 104] },
      {
        name: 'body',
        pivot: [52, 74],
        moves: [
          { what: 'high', swing: 0.015, hz: 0.8 },
          { what: 'turn', swing: 1.5, hz: 0.2 },
          { in: 'spin', what: 'y', swing: -2, hz: 2.6, form: 'beat' },
          { in: 'tense', what: 'turn', by: 8 },
          { in: 'win', what: 'y', swing: -9, hz: 2.4, form: 'beat' },
          { in: 'big', what: 'y', by: -6, swing: -18, hz: 1.6, form: 'beat' },
          { in: 'big', what: 'turn', swing: 8, hz: 0.8 },
        ],
      },
      {
        name: 'tail',
        under: 'body',
        pivot: [28, 51],
        behind: true,
        moves: [
          { what: 'turn', swing: 14, hz: 0.31, form: 'blink' },
          { in: 'spin', what: 'turn', swing: 10, hz: 2.6, form: 'beat' },
          { in: 'win', what: 'turn', by: 14, swing: 12, hz: 2.4 },
          { in: 'big', what: 'turn', by: 20, swing: 10, hz: 3 },
        ],
      },
      { name: 'legs', under: 'body', pivot: [52, 66], behind: true },
      {
        name: 'head',
        under: 'body',
        pivot: [62, 28],
        moves: [
          { what: 'turn', by: -2, swing: 8, hz: 0.19 },
          { what: 'y', swing: 3, hz: 0.41, form: 'blink' },
          { in: 'spin', what: 'turn', swing: 9, hz: 1.3 },
          { in: 'tense', what: 'turn', by: -12 },
          { in: 'win', what: 'turn', by: -16, swing: 5, hz: 4 },
          { in: 'big', what: 'turn', by: -20, swing: 7, hz: 4 },
        ],
      },
      {
        name: 'beakLow',
        under: 'head',
        pivot: [80, 18],
        moves: [
          { in: 'win', what: 'turn', by: 10, swing: 14, hz: 4 },
          { in: 'big', what: 'turn', by: 14, swing: 14, hz: 4 },
          { in: 'tense', what: 'turn', by: 8 },
        ],
      },
      {
        name: 'beakUp',
        under: 'head',
        pivot: [80, 14],
        moves: [
          { in: 'win', what: 'turn', by: -8 },
          { in: 'big', what: 'turn', by: -12 },
        ],
      },
      { name: 'eye', under: 'head', pivot: [70, 9], moves: [{ in: 'big', what: 'high', by: -0.6 }] },
      {
        name: 'lid',
        under: 'head',
        pivot: [70, 4],
        moves: [
          { what: 'high', by: -1, swing: 1, hz: 0.37, form: 'blink' },
          { what: 'alpha', by: -1, swing: 1, hz: 0.37, form: 'blink' },
        ],
      },
      {
        name: 'wing',
        under: 'body',
        pivot: [46, 36],
        moves: [
          { what: 'turn', swing: 2, hz: 0.4 },
          { in: 'win', what: 'turn', by: 10, swing: 34, hz: 3.2 },
          { in: 'big', what: 'turn', by: 34, swing: 44, hz: 4 },
          { in: 'feature', what: 'turn', swing: 16, hz: 2 },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'crest', pivot: [50, 100], at: [0.5, 0], off: [0, 3], fit: true, only: 'tall', behind: true },
    {
      frame: 'crestWide',
      pivot: [50, 100],
      at: [0.5, 0],
      off: [0, 3],
      fit: true,
      scale: 0.72,
      only: 'wide',
      behind: true,
    },
    bell(0.075, [0, -20], 'tall', 0),
    bell(0.925, [0, -20], 'tall', 0.5),
    bell(0, [-9, 3], 'wide', 0),
    bell(1, [9, 3], 'wide', 0.5),
    { frame: 'sprig', pivot: [50, 80], at: [0.075, 0], off: [0, -20], scale: 0.16, only: 'tall' },
    {
      frame: 'sprig',
      pivot: [50, 80],
      at: [0.925, 0],
      off: [0, -20],
      scale: 0.16,
      mirror: true,
      only: 'tall',
    },
    { frame: 'sprig', pivot: [50, 80], at: [0, 0], off: [-8, 4], scale: 0.2, only: 'wide' },
    { frame: 'sprig', pivot: [50, 80], at: [1, 0], off: [8, 4], scale: 0.2, mirror: true, only: 'wide' },
    { frame: 'bow', pivot: [50, 50], at: [0.5, 1], off: [0, -3], scale: 0.16 },
  ],
  beads: [
    {
      frame: 'bulb',
      pivot: [50, 50],
      scale: 0.085,
      sides: 'tblr',
      gap: 15.5,
      inset: 3.6,
      ends: 7,
      isLamp: true,
    },
  ],
  scenery: [
    {
      frame: 'tree',
      pivot: [50, 106],
      tall: [0.02, 0.4, 0.5],
      wide: [0.05, 0.86, 0.5],
      moves: [{ what: 'turn', swing: 0.8, hz: 0.14 }],
    },
    {
      frame: 'tree',
      pivot: [50, 106],
      tall: [0.99, 0.42, 0.56],
      wide: [0.93, 0.9, 0.66],
      mirror: true,
      moves: [{ what: 'turn', swing: 0.8, hz: 0.11 }],
    },
    { frame: 'fence', pivot: [50, 104], tall: [0.72, 1.03, 0.5], wide: [0.92, 0.98, 0.3], isFront: false },
    { frame: 'fence', pivot: [50, 104], tall: [0.1, 1.03, 0.5], wide: [0.06, 0.98, 0.3] },
  ],
  compose: {
    tall: 'left',
    tallSize: 0.38,
    margin: 17,
    cellHigh: 1.24,
    titleSize: 0.82,
    fill: 1.1,
    wide: 'left',
    shift: 0.045,
    title: 'top',
    wideY: 0.68,
    wideSize: 0.96,
  },
  // a machine's latch, and bells
  voice: {
    stop: [0.6, 0.02, 330, 0, 0.01, 0.05, 2, 2, -9, 0, 0, 0, 0, 0.8],
    glad: [0.5, 0, 1318, 0, 0.1, 0.8, 0, 1.8, 0, 0, 0, 0, 0.22, 0, 0, 0, 0.1],
    great: [0.6, 0, 1047, 0, 0.3, 1.4, 0, 1.8, 0, 0, 0, 0, 0.2, 0, 0, 0, 0.14],
  },
  wins: {
    line: [0xff2a2a, 0xffc23a, 0xfffbe0],
    glow: 0xffd24a,
    burst: {
      frame: 'note',
      tint: 0xffffff,
      count: 5,
      speed: 0.11,
      gravity: -0.0001,
      scale: 0.11,
      isGlowing: false,
    },
    spin: 0.09,
    rain: ['cherry', 'lemon', 'plum', 'bell', 'note'],
    shade: 0x240305,
    rays: 0xffd070,
  },
  backdrop: `
vec3 scene(vec2 u) {
  vec3 c = tex(u + vec2(n(vec2(u.x * 9., u.y * 40. - uTime * .2)) - .5, 0.) * .004 * smoothstep(.55, .7, u.y));
  float cloud = n2(vec2(u.x * 4.5 + uTime * .03, u.y * 9.)) * smoothstep(.5, .12, u.y);
  c = mix(c, vec3(1., .98, .92), smoothstep(.34, .7, cloud) * .7);
  vec2 sun = vec2(.5, .26);
  vec2 k = u - sun;
  float a = atan(k.y, k.x);
  float ray = n(vec2(a * 7. + uTime * .06, 3.)) * n(vec2(a * 13. - uTime * .05, 8.));
  c += vec3(1., .85, .5) * smoothstep(.2, .7, ray) * .34 * exp(-length(k) * 2.2);
  float leaf = n(vec2(u.x * 60. + sin(uTime * .7 + u.y * 20.) * .6, u.y * 60.));
  c *= 1. + (leaf - .5) * .3 * smoothstep(.6, .68, u.y);
  c = mix(c, c * vec3(1.1, .8, .62), uMood * .5);
  return c;
}`,
}
