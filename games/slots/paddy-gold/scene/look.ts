import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import type { RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

const ear = (name: string, mirror: boolean): RigPart => ({
  name,
  frame: 'ear',
  under: 'head',
  pivot: [30, 38],
  at: [mirror ? 70 : 30, 36],
  mirror,
  behind: true,
  moves: [
    { what: 'turn', swing: 3, hz: 0.3, phase: mirror ? 0.5 : 0 },
    { what: 'turn', swing: 30, hz: 0.24, phase: mirror ? 0.5 : 0.1, form: 'blink' },
    { in: 'spin', what: 'turn', swing: 10, hz: 1.8 },
    { in: 'tense', what: 'turn', by: 24 },
    { in: 'win', what: 'turn', by: 10, swing: 22, hz: 2.4 },
    { in: 'big', what: 'turn', by: 16, swing: 26, hz: 3 },
  ],
})

const eye = (name: string, x: number, mirror: boolean): RigPart[] => [
  {
    name,
    frame: 'eye',
    under: 'head',
    pivot: [36, 44],
    at: [x, 44],
    mirror,
    moves: [
      { in: 'tense', what: 'high', by: 0.2 },
      { in: 'big', what: 'high', by: 0.2 },
      { in: 'big', what: 'wide', by: 0.15 },
    ],
  },
  {
    name: `${name}Lid`,
    frame: 'lid',
    under: 'head',
    pivot: [36, 36],
    at: [x, 36],
    mirror,
    moves: [
      { what: 'high', by: -0.55, swing: 0.9, hz: 0.22, form: 'blink' },
      { in: 'win', what: 'high', by: 0.25 },
      { in: 'tense', what: 'high', by: -0.35 },
      { in: 'big', what: 'high', by: -0.35 },
    ],
  },
]

/** Terraces before the harvest; the buffalo chews, and his bird keeps him company. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 98,
    top: -8,
    parts: [
      { name: 'shoulders', pivot: [50, 100], moves: [{ what: 'high', swing: 0.02, hz: 0.3 }] },
      {
        name: 'head',
        pivot: [50, 66],
        moves: [
          { what: 'turn', swing: 3, hz: 0.14 },
          { what: 'y', swing: 1.2, hz: 0.3 },
          { in: 'spin', what: 'y', by: 2, swing: 2, hz: 1.8 },
          { in: 'tense', what: 'y', by: 4 },
          { in: 'win', what: 'y', swing: -6, hz: 2.2, form: 'beat' },
          { in: 'win', what: 'turn', swing: 8, hz: 1.1 },
          { in: 'big', what: 'y', by: -6, swing: -8, hz: 1.6, form: 'beat' },
          { in: 'big', what: 'turn', swing: 14, hz: 0.8 },
        ],
      },
      { name: 'horns', under: 'head', pivot: [50, 28], behind: true },
      ear('earLeft', false),
      ear('earRight', true),
      ...eye('left', 36, false),
      ...eye('right', 64, true),
      {
        name: 'jaw',
        under: 'head',
        pivot: [50, 80],
        moves: [
          { what: 'x', swing: 2.4, hz: 0.55 },
          { what: 'y', swing: 1.2, hz: 1.1 },
          { in: 'win', what: 'y', by: 4, swing: 2, hz: 3 },
          { in: 'big', what: 'y', by: 6, swing: 2, hz: 3 },
        ],
      },
      {
        name: 'straw',
        under: 'head',
        pivot: [48, 84],
        moves: [
          { what: 'turn', swing: 5, hz: 0.55 },
          { in: 'win', what: 'turn', swing: 12, hz: 2.2 },
          { in: 'big', what: 'alpha', by: -1 },
        ],
      },
      { name: 'muzzle', under: 'head', pivot: [50, 72] },
      {
        name: 'ring',
        under: 'head',
        pivot: [50, 76],
        moves: [
          { what: 'turn', swing: 8, hz: 0.4 },
          { in: 'win', what: 'turn', swing: 18, hz: 2 },
        ],
      },
      {
        name: 'hat',
        under: 'head',
        pivot: [50, 78],
        at: [50, 20],
        turn: -4,
        scale: 0.86,
        moves: [
          { in: 'win', what: 'y', swing: -5, hz: 2.2, form: 'beat' },
          { in: 'big', what: 'y', swing: -26, hz: 1.6, form: 'beat' },
          { in: 'big', what: 'turn', swing: 20, hz: 0.8 },
        ],
      },
      {
        name: 'egret',
        pivot: [50, 100],
        at: [92, 78],
        scale: 0.5,
        moves: [
          { what: 'y', swing: 0.6, hz: 0.3 },
          { in: 'win', what: 'y', swing: -5, hz: 3, form: 'beat' },
          { in: 'big', what: 'y', by: -24, swing: 5, hz: 2 },
        ],
      },
      {
        name: 'egretNeck',
        under: 'egret',
        pivot: [60, 70],
        moves: [
          { what: 'turn', swing: 7, hz: 0.21 },
          { what: 'turn', swing: 34, hz: 0.13, form: 'blink' },
          { in: 'win', what: 'turn', swing: 12, hz: 3 },
        ],
      },
    ],
  },
  pieces: [
    {
      frame: 'sheaf',
      pivot: [50, 92],
      at: [0, 1],
      off: [1, 1],
      scale: 0.32,
      turn: -10,
      moves: [
        { what: 'turn', swing: 2, hz: 0.2 },
        { in: 'win', what: 'turn', swing: 4, hz: 1.4 },
      ],
    },
    {
      frame: 'sheaf',
      pivot: [50, 92],
      at: [1, 1],
      off: [-1, 1],
      scale: 0.32,
      mirror: true,
      turn: 10,
      moves: [
        { what: 'turn', swing: 2, hz: 0.17 },
        { in: 'win', what: 'turn', swing: 4, hz: 1.4 },
      ],
    },
    { frame: 'sheaf', pivot: [50, 92], at: [0, 0], off: [6, 6], scale: 0.2, turn: -36, behind: true },
    {
      frame: 'sheaf',
      pivot: [50, 92],
      at: [1, 0],
      off: [-6, 6],
      scale: 0.2,
      mirror: true,
      turn: 36,
      behind: true,
    },
  ],
  scenery: [
    { frame: 'hut', pivot: [50, 100], tall: [0.12, 0.28, 0.2], wide: [0.95, 0.4, 0.16], tint: 0xe8f0e0 },
    {
      frame: 'crane',
      pivot: [50, 50],
      tall: [0.5, 0.16, 0.12],
      wide: [0.3, 0.1, 0.09],
      moves: [
        { what: 'x', swing: 360, hz: 0.013 },
        { what: 'y', swing: 26, hz: 0.06 },
      ],
    },
    {
      frame: 'stalks',
      pivot: [50, 112],
      tall: [0.1, 1.05, 0.34],
      wide: [0.03, 1.04, 0.3],
      isFront: true,
      moves: [
        { what: 'turn', swing: 3, hz: 0.2 },
        { in: 'win', what: 'turn', swing: 3, hz: 1.4 },
      ],
    },
    {
      frame: 'stalks',
      pivot: [50, 112],
      tall: [0.9, 1.05, 0.36],
      wide: [0.97, 1.05, 0.26],
      isFront: true,
      mirror: true,
      moves: [
        { what: 'turn', swing: 3, hz: 0.17 },
        { in: 'win', what: 'turn', swing: 3, hz: 1.4 },
      ],
    },
  ],
  compose: {
    tall: 'perch',
    tallSize: 0.38,
    tallX: 0.5,
    margin: 17,
    cellHigh: 1.16,
    wide: 'right',
    shift: 0,
    title: 'top',
    wideY: 0.66,
    wideSize: 0.9,
  },
  // straw, and a buffalo's low
  voice: {
    stop: [0.5, 0.05, 150, 0, 0.02, 0.08, 4, 1.6, -4, 0, 0, 0, 0, 1.5],
    glad: [0.45, 0.03, 125, 0.1, 0.28, 0.3, 2, 0.7, -0.6, 0, 0, 0, 0, 0.1, 3],
    great: [0.6, 0.03, 110, 0.14, 0.6, 0.5, 2, 0.7, -0.3, 0, 0, 0, 0, 0.1, 3],
  },
  wins: {
    line: [0xd0a010, 0xffe060, 0xffffe8],
    glow: 0xffe050,
    burst: {
      frame: 'seed',
      tint: 0xffffff,
      count: 9,
      speed: 0.14,
      gravity: 0.0006,
      scale: 0.09,
      isGlowing: false,
    },
    spin: 0.07,
    rain: ['seed', 'seed', 'sheaf'],
    shade: 0x0c1404,
    rays: 0xfff08a,
  },
  backdrop: `
vec3 scene(vec2 u) {
  float field = smoothstep(.55, .63, u.y);
  float gust = n(vec2(u.x * 5. - uTime * .32, u.y * 9. + uTime * .06));
  vec3 c = tex(u + vec2((gust - .5) * .012 * field, 0.));
  c += vec3(1., .92, .5) * smoothstep(.55, .85, gust) * .16 * field;
  float blade = n(vec2(u.x * 240. + gust * 10., u.y * 46.));
  c *= 1. + (blade - .5) * .34 * smoothstep(.6, .78, u.y);
  float cloud = n2(vec2(u.x * 4. + uTime * .025, u.y * 10.));
  c = mix(c, vec3(1., .99, .95), smoothstep(.34, .66, cloud) * .85 * smoothstep(.42, .1, u.y));
  vec2 k = u - vec2(.3, .22);
  float a = atan(k.y, k.x);
  c += vec3(1., .9, .55) * smoothstep(.22, .7, n(vec2(a * 8. + uTime * .05, 1.)) * n(vec2(a * 15. - uTime * .04, 6.)) * 1.6) * exp(-length(k) * 2.4) * .4;
  float pool = smoothstep(.02, .0, abs(fract(u.y * 26. + n(vec2(u.x * 6., 2.)) * .8) - .5) - .02) * smoothstep(.5, .58, u.y) * smoothstep(.74, .62, u.y);
  c += vec3(.7, .85, .9) * pool * .3 * (.6 + .4 * sin(uTime + u.x * 30.));
  return mix(c, c * vec3(1.12, .86, .55), uMood * .6);
}`,
}
