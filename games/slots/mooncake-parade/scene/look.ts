import type { FramePiece, ScenePiece, SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import type { Move, RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

const hop: readonly Move[] = [
  { in: 'win', what: 'y', swing: -5, hz: 2.4, form: 'beat' },
  { in: 'big', what: 'y', swing: -18, hz: 1.8, form: 'beat' },
]

const ear = (name: string, mirror: boolean): RigPart => ({
  name,
  frame: 'ear',
  under: 'head',
  pivot: [39, 18],
  at: [mirror ? 61 : 39, 14],
  mirror,
  behind: true,
  moves: [
    { what: 'turn', swing: 3, hz: 0.23, phase: mirror ? 0.4 : 0 },
    { what: 'turn', swing: mirror ? 26 : -8, hz: 0.17, phase: mirror ? 0.2 : 0.6, form: 'blink' },
    { in: 'spin', what: 'turn', swing: 6, hz: 2.2 },
    { in: 'tense', what: 'high', by: 0.14 },
    { in: 'win', what: 'turn', by: -8, swing: 12, hz: 2.4 },
    { in: 'big', what: 'turn', by: -14, swing: 20, hz: 1.8 },
  ],
})

const eye = (name: string, x: number, mirror: boolean): RigPart[] => [
  {
    name,
    frame: 'eye',
    under: 'head',
    pivot: [35, 32],
    at: [x, 32],
    moves: [
      { what: 'x', swing: 1, hz: 0.11, phase: mirror ? 0 : 0.02 },
      { in: 'tense', what: 'high', by: 0.25 },
      { in: 'tense', what: 'wide', by: 0.15 },
      { in: 'big', what: 'high', by: 0.2 },
    ],
  },
  {
    name: `${name}Lid`,
    frame: 'lid',
    under: 'head',
    pivot: [35, 32],
    at: [x, 32],
    moves: [
      { what: 'alpha', by: -1, swing: 1.4, hz: 0.29, form: 'blink' },
      { in: 'win', what: 'alpha', by: 1 },
    ],
  },
]

const lamp = (
  frame: string,
  u: number,
  off: readonly [number, number],
  scale: number,
  phase: number,
  only: 'tall' | 'wide',
): FramePiece => ({
  frame,
  pivot: [50, 2],
  at: [u, 0],
  off,
  scale,
  only,
  moves: [
    { what: 'turn', swing: 5, hz: 0.22, phase },
    { in: 'win', what: 'turn', swing: 9, hz: 1.1, phase },
    { in: 'big', what: 'turn', swing: 14, hz: 1.3, phase },
  ],
})

const floating = (x: number, hz: number, phase: number, size: number, frame = 'lantern'): ScenePiece => ({
  frame,
  pivot: [50, 50],
  tall: [x, 0.34, size],
  wide: [x < 0.5 ? x * 0.36 : 1 - (1 - x) * 0.3, 0.45, size * 0.9],
  tint: 0xd8c8d8,
  moves: [
    { what: 'y', swing: 260, hz, phase },
    { what: 'x', swing: 20, hz: hz * 3.3, phase },
    { what: 'turn', swing: 6, hz: 0.17, phase },
  ],
})

/** A stall under the harvest moon; the moon's rabbit pounds rice for the cakes. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 112,
    top: -24,
    parts: [
      { name: 'back', pivot: [50, 88], moves: [...hop, { what: 'high', swing: 0.015, hz: 0.5 }] },
      {
        name: 'head',
        pivot: [50, 54],
        moves: [
          ...hop,
          { what: 'y', swing: 1.2, hz: 0.5 },
          { what: 'turn', swing: 3, hz: 0.14 },
          { in: 'spin', what: 'y', swing: 3, hz: 2.2 },
          { in: 'tense', what: 'y', by: -3 },
          { in: 'win', what: 'turn', swing: 7, hz: 1.2 },
          { in: 'big', what: 'turn', swing: 9, hz: 0.9 },
          { in: 'big', what: 'y', by: -4 },
        ],
      },
      ear('earLeft', false),
      ear('earRight', true),
      ...eye('left', 35, false),
      ...eye('right', 65, true),
      {
        name: 'arms',
        pivot: [50, 58],
        at: [50, 64],
        moves: [...hop, { in: 'spin', what: 'y', swing: 4, hz: 2.2 }, { in: 'big', what: 'y', by: -16 }],
      },
      {
        name: 'pestle',
        pivot: [50, 40],
        at: [50, 66],
        scale: 0.86,
        moves: [
          { what: 'y', swing: -5, hz: 0.5, form: 'beat' },
          { in: 'spin', what: 'y', swing: -13, hz: 2.2, form: 'beat' },
          { in: 'tense', what: 'y', by: -14 },
          { in: 'win', what: 'y', swing: -16, hz: 2.4, form: 'beat' },
          { in: 'big', what: 'y', by: -34, swing: -8, hz: 1.8 },
          { in: 'big', what: 'turn', swing: 16, hz: 0.9 },
        ],
      },
      {
        name: 'mortar',
        pivot: [50, 112],
        moves: [
          { in: 'spin', what: 'high', swing: -0.02, hz: 2.2, form: 'beat' },
          { in: 'win', what: 'high', swing: -0.04, hz: 2.4, form: 'beat' },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'awning', pivot: [50, 100], at: [0.5, 0], off: [0, 8.4], fit: true, only: 'tall' },
    { frame: 'awningWide', pivot: [50, 100], at: [0.5, 0], off: [0, 7.6], fit: true, only: 'wide' },
    lamp('lantern', 0.015, [0, 1], 0.22, 0, 'tall'),
    lamp('lantern', 0.985, [0, 1], 0.22, 0.4, 'tall'),
    lamp('lantern', 1.035, [0, 2], 0.4, 0.4, 'wide'),
    lamp('moonLamp', 1.05, [4, 40], 0.3, 0.7, 'wide'),
    { frame: 'blossom', pivot: [50, 60], at: [0, 1], off: [3, -2], scale: 0.26, turn: 10 },
    { frame: 'blossom', pivot: [50, 60], at: [1, 1], off: [-3, -2], scale: 0.26, mirror: true, turn: -10 },
  ],
  beads: [{ frame: 'tassel', pivot: [50, 0], scale: 0.085, sides: 'b', gap: 21, inset: 3, ends: 22 }],
  scenery: [
    {
      frame: 'cloud',
      pivot: [50, 50],
      tall: [0.1, 0.2, 0.4],
      wide: [0.1, 0.24, 0.34],
      moves: [{ what: 'x', swing: 14, hz: 0.02 }],
    },
    {
      frame: 'cloud',
      pivot: [50, 50],
      tall: [0.94, 0.12, 0.44],
      wide: [0.92, 0.14, 0.4],
      mirror: true,
      moves: [{ what: 'x', swing: 16, hz: 0.017 }],
    },
    floating(0.16, 0.011, 0, 0.1),
    floating(0.84, 0.014, 0.4, 0.12, 'moonLamp'),
    floating(0.3, 0.009, 0.7, 0.07, 'moonLamp'),
    floating(0.68, 0.012, 0.2, 0.08),
    { frame: 'cakes', pivot: [50, 100], tall: [0.86, 1.03, 0.3], wide: [0.94, 0.97, 0.34] },
  ],
  compose: {
    tall: 'left',
    tallSize: 0.27,
    margin: 17,
    cellHigh: 0.98,
    titleSize: 0.9,
    wide: 'left',
    shift: 0.055,
    title: 'side',
    wideY: 0.7,
    wideSize: 0.8,
  },
  // a wood block and plucked strings
  voice: {
    stop: [0.5, 0.02, 420, 0, 0.01, 0.05, 0, 1.8, -3],
    glad: [0.5, 0, 784, 0, 0.05, 0.4, 1, 2.2, 0, 0, 196, 0.08, 0.12],
    great: [0.6, 0, 587, 0, 0.12, 0.9, 1, 2.2, 0, 0, 294, 0.12, 0.16, 0, 0, 0, 0.12],
  },
  wins: {
    line: [0xff6ac0, 0xffc85a, 0xfff6e0],
    glow: 0xffc060,
    burst: {
      frame: 'petal4',
      tint: 0xffffff,
      count: 7,
      speed: 0.12,
      gravity: 0.0003,
      scale: 0.05,
      isGlowing: false,
    },
    spin: 0.08,
    rain: ['mooncake', 'lantern', 'petal4', 'osmanthus'],
    shade: 0x12041c,
    rays: 0xffc870,
  },
  backdrop: `
vec3 scene(vec2 u) {
  vec3 c = tex(u);
  vec2 q = floor(u * 170.);
  float star = step(.986, h(q)) * smoothstep(.62, .3, u.y);
  float spot = exp(-dot(fract(u * 170.) - .5, fract(u * 170.) - .5) * 14.);
  c += vec3(1., .92, .8) * star * spot * (.4 + .6 * sin(uTime * (1. + 3. * h(q + 3.)) + 40. * h(q + 7.)));
  vec2 m = u - vec2(.5, .17);
  float r = length(m);
  c += vec3(1., .82, .5) * (exp(-r * 7.) * .3 * (.85 + .15 * sin(uTime * .8)) + .12 * smoothstep(.02, 0., abs(r - .19 - .012 * sin(uTime * .5))));
  float veil = n2(vec2(u.x * 4. - uTime * .035, u.y * 11.));
  c = mix(c, vec3(.55, .3, .5), smoothstep(.42, .82, veil) * .4 * smoothstep(.66, .2, u.y));
  float lamps = 0.;
  for (int i = 0; i < 2; i++) {
    float k = float(i);
    vec2 g = vec2(u.x * (26. + 12. * k) + uTime * .02 * (1. - 2. * k), (u.y - .63 - .06 * k) * (26. + 12. * k));
    vec2 id = floor(g);
    float lit = step(.55, h(id + k * 9.)) * step(.63 + .06 * k, u.y) * step(u.y, .8);
    lamps += lit * exp(-dot(fract(g) - .5, fract(g) - .5) * 26.) * (.6 + .4 * sin(uTime * 1.3 + 20. * h(id)));
  }
  c += vec3(1., .58, .22) * lamps * .75;
  return mix(c, c * vec3(1.3, .85, .95), uMood * .6);
}`,
}
