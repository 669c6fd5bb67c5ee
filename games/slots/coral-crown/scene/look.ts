import type { ScenePiece, SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import { chain, type RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

/** An arm of seven links: it sways by itself, whirls in a spin, and is thrown up in a big win. */
const arm = (name: string, x: number, turn: number, phase: number): RigPart[] => {
  const side = turn < 0 ? 1 : -1
  return chain({
    name,
    frame: 'link',
    at: [x, 70],
    pivot: [50, 38],
    step: [0, 16],
    count: 8,
    shrink: 0.9,
    scale: 0.78,
    turn,
    curl: side * -9,
    behind: true,
    moves: (nth) => [
      { what: 'turn', swing: 6 + nth, hz: 0.22, phase: phase - nth * 0.09 },
      { in: 'spin', what: 'turn', swing: 9, hz: 1.1, phase: phase - nth * 0.12 },
      { in: 'tense', what: 'turn', by: side * 12 },
      { in: 'win', what: 'turn', swing: 10, hz: 1.5, phase: phase - nth * 0.1 },
      {
        in: 'big',
        what: 'turn',
        by: nth === 0 ? turn * 0.75 : side * 7,
        swing: 8,
        hz: 1.3,
        phase: phase - nth * 0.1,
      },
      { in: 'feature', what: 'turn', by: nth === 0 ? turn * 0.3 : 0 },
    ],
  })
}

const eye = (name: string, at: readonly [number, number], mirror: boolean): RigPart[] => [
  { name, frame: 'eye', under: 'mantle', pivot: [36, 48], at, mirror },
  {
    name: `${name}Pupil`,
    frame: 'pupil',
    under: name,
    pivot: [37, 49],
    at: [36, 49],
    moves: [
      { what: 'x', swing: 2.2, hz: 0.09, phase: mirror ? 0.5 : 0 },
      { in: 'spin', what: 'y', by: 3, swing: 1, hz: 2 },
      { in: 'tense', what: 'wide', by: -0.3 },
      { in: 'tense', what: 'high', by: -0.3 },
      { in: 'win', what: 'y', by: -2 },
      { in: 'big', what: 'wide', by: 0.25 },
      { in: 'big', what: 'high', by: 0.25 },
    ],
  },
  {
    name: `${name}Lid`,
    frame: 'lid',
    under: name,
    pivot: [36, 35],
    moves: [
      { what: 'high', by: -0.86, swing: 1, hz: 0.23, form: 'blink' },
      { in: 'tense', what: 'high', by: -0.3 },
      { in: 'win', what: 'high', by: 0.15 },
    ],
  },
]

const fish = (tall: ScenePiece['tall'], wide: ScenePiece['wide'], hz: number, phase: number): ScenePiece => ({
  frame: 'fish',
  pivot: [50, 50],
  ...(tall ? { tall } : {}),
  ...(wide ? { wide } : {}),
  moves: [
    { what: 'x', swing: 420, hz, phase },
    { what: 'y', swing: 40, hz: hz * 3, phase },
    { what: 'wide', by: -0.04, swing: 0.07, hz: 1.6 },
  ],
})

/** A reef in the light from above; its king wears a crown. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 70,
    top: -7,
    parts: [
      {
        name: 'mantle',
        pivot: [50, 78],
        moves: [
          { what: 'high', swing: 0.025, hz: 0.3 },
          { what: 'wide', swing: -0.02, hz: 0.3 },
          { what: 'turn', swing: 2.5, hz: 0.12 },
          { in: 'spin', what: 'high', swing: 0.04, hz: 1.1 },
          { in: 'tense', what: 'high', by: -0.06 },
          { in: 'win', what: 'turn', swing: 7, hz: 1.1 },
          { in: 'win', what: 'y', swing: -4, hz: 2.2, form: 'beat' },
          { in: 'big', what: 'y', by: -6, swing: -10, hz: 1.3, form: 'beat' },
          { in: 'big', what: 'turn', swing: 9, hz: 0.65 },
        ],
      },
      ...arm('a', 34, 84, 0),
      ...arm('b', 66, -84, 0.5),
      ...arm('c', 38, 52, 0.3),
      ...arm('d', 62, -52, 0.8),
      ...arm('e', 45, 10, 0.15),
      ...arm('f', 55, -10, 0.65),
      { name: 'face', under: 'mantle', pivot: [50, 62] },
      {
        name: 'mouth',
        under: 'mantle',
        pivot: [50, 65],
        moves: [
          { what: 'high', by: -0.6 },
          { in: 'win', what: 'high', by: 0.5 },
          { in: 'big', what: 'high', by: 0.8, swing: 0.15, hz: 3 },
          { in: 'feature', what: 'high', by: 0.4 },
          { in: 'tense', what: 'wide', by: -0.4 },
        ],
      },
      ...eye('left', [34, 46], false),
      ...eye('right', [66, 46], true),
      {
        name: 'crown',
        under: 'mantle',
        pivot: [50, 72],
        at: [50, 12],
        scale: 0.84,
        moves: [
          { what: 'turn', by: -6, swing: 2, hz: 0.12, phase: 0.3 },
          { in: 'win', what: 'y', swing: -8, hz: 2.2, form: 'beat' },
          { in: 'big', what: 'y', swing: -22, hz: 1.3, form: 'beat' },
          { in: 'big', what: 'turn', swing: 14, hz: 1.3 },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'bushPink', pivot: [50, 100], at: [0, 1], off: [2, 5], scale: 0.36, turn: -8 },
    { frame: 'bushRed', pivot: [50, 100], at: [1, 1], off: [-2, 5], scale: 0.4, mirror: true },
    { frame: 'bushRed', pivot: [50, 100], at: [0, 0], off: [6, 6], scale: 0.26, behind: true, turn: -18 },
    { frame: 'bushPink', pivot: [50, 100], at: [1, 0], off: [-6, 6], scale: 0.26, behind: true, turn: 22 },
    { frame: 'shell', pivot: [50, 60], at: [0, 0], off: [4, 4], scale: 0.2, turn: -40 },
    { frame: 'shell', pivot: [50, 60], at: [1, 0], off: [-4, 4], scale: 0.2, turn: 40 },
    { frame: 'star', pivot: [50, 50], at: [0.3, 1], off: [0, -4], scale: 0.15, turn: 12 },
    { frame: 'shell', pivot: [50, 60], at: [0.68, 1], off: [0, -3], scale: 0.12, turn: 8 },
  ],
  beads: [{ frame: 'pearlBead', pivot: [50, 50], scale: 0.085, sides: 'tblr', gap: 19, inset: 7, ends: 16 }],
  scenery: [
    fish([0.4, 0.2, 0.1], [0.6, 0.12, 0.07], 0.021, 0.1),
    fish([0.6, 0.28, 0.07], [0.3, 0.3, 0.05], 0.027, 0.5),
    fish([0.5, 0.9, 0.08], [0.7, 0.6, 0.06], 0.024, 0.8),
    { frame: 'reef', pivot: [50, 106], tall: [0.14, 1.04, 0.42], wide: [0.04, 1.0, 0.5] },
    { frame: 'reef', pivot: [50, 106], tall: [0.88, 1.04, 0.38], wide: [0.95, 1.0, 0.46], mirror: true },
    {
      frame: 'weed',
      pivot: [50, 104],
      tall: [0.04, 1.04, 0.3],
      wide: [0.13, 1.02, 0.36],
      isFront: true,
      tint: 0xb8d0d0,
      moves: [
        { what: 'turn', swing: 5, hz: 0.16 },
        { what: 'high', swing: 0.04, hz: 0.22 },
      ],
    },
    {
      frame: 'weed',
      pivot: [50, 104],
      tall: [0.97, 1.05, 0.26],
      wide: [0.9, 1.04, 0.3],
      isFront: true,
      mirror: true,
      tint: 0xb8d0d0,
      moves: [{ what: 'turn', swing: 6, hz: 0.13, phase: 0.4 }],
    },
  ],
  compose: {
    tall: 'perch',
    tallSize: 0.6,
    margin: 16,
    cellHigh: 1.1,
    fill: 1.06,
    cellWide: 1.12,
    wide: 'right',
    shift: 0.055,
    title: 'side',
    wideY: 0.66,
    wideSize: 0.84,
    isBehind: true,
  },
  // bubbles
  voice: {
    stop: [0.45, 0.06, 260, 0, 0.03, 0.1, 0, 1.6, 18, 0, 0, 0, 0.07],
    glad: [0.45, 0.1, 340, 0.01, 0.2, 0.2, 0, 1.5, 26, 0, 0, 0, 0.05],
    great: [0.6, 0.1, 220, 0.02, 0.6, 0.5, 0, 1.5, 22, 0, 0, 0, 0.06, 0, 0, 0, 0.1],
  },
  wins: {
    line: [0xff4aa0, 0xff9fd0, 0xfff4fa],
    glow: 0xff8ac8,
    burst: {
      frame: 'bubble',
      tint: 0xffffff,
      count: 9,
      speed: 0.1,
      gravity: -0.0004,
      scale: 0.16,
      isGlowing: false,
    },
    spin: 0.08,
    rain: ['crown', 'bubble', 'pearlBead', 'star'],
    shade: 0x020d22,
    rays: 0xff9fd8,
  },
  backdrop: `
vec3 scene(vec2 u) {
  vec2 s = u + (vec2(n(vec2(u.x * 6. + uTime * .2, u.y * 8.)), n(vec2(u.x * 7. + 9., u.y * 6. + uTime * .25))) - .5) * .012;
  vec3 c = tex(s);
  float slant = u.x + (u.y - .1) * .34;
  float ray = n(vec2(slant * 15. + uTime * .12, 2.)) * n(vec2(slant * 37. - uTime * .2, 5.));
  c += mix(vec3(.5, .9, 1.), vec3(1., .6, .85), uMood) * smoothstep(.16, .62, ray) * .42 * smoothstep(.85, .05, u.y);
  vec2 p = vec2(u.x * 15., u.y * 26.);
  float a = n2(p + vec2(uTime * .35, uTime * .2)), b = n2(p * 1.2 - vec2(uTime * .3, -uTime * .16) + 4.);
  float caustic = smoothstep(.13, .0, abs(a - b));
  c += vec3(.6, .95, .95) * caustic * .3 * smoothstep(.56, .9, u.y);
  c += vec3(.5, .8, 1.) * caustic * .08 * smoothstep(.5, .0, u.y);
  c = mix(c, c * vec3(1.15, .8, 1.1), uMood * .6);
  return c;
}`,
}
