import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import type { Move, RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

/** The frog leaps when much is won, and snaps at the dragonfly for less. */
const leap: readonly Move[] = [
  { in: 'big', what: 'y', swing: -24, hz: 1.1, form: 'beat' },
  { in: 'win', what: 'y', swing: -3, hz: 2.2, form: 'beat' },
]

const eye = (name: string, at: readonly [number, number], mirror: boolean): RigPart[] => [
  { name, frame: 'eye', under: 'head', pivot: [26, 18], at, mirror, behind: true },
  {
    name: `${name}Pupil`,
    frame: 'pupil',
    under: name,
    pivot: [26, 17],
    moves: [
      { what: 'x', swing: 2.4, hz: 0.07, phase: mirror ? 0.5 : 0 },
      { in: 'spin', what: 'y', swing: 2.6, hz: 1.6 },
      { in: 'tense', what: 'wide', by: 0.4 },
      { in: 'win', what: 'y', by: -3 },
      { in: 'big', what: 'wide', by: 0.35 },
      { in: 'big', what: 'high', by: 0.5 },
    ],
  },
  {
    name: `${name}Lid`,
    frame: 'lid',
    under: name,
    pivot: [26, 4],
    moves: [
      { what: 'high', by: -0.72, swing: 0.9, hz: 0.27, form: 'blink' },
      { in: 'win', what: 'high', by: 0.2 },
      { in: 'big', what: 'high', by: -0.28 },
    ],
  },
]

const arm = (name: string, mirror: boolean): RigPart => ({
  name,
  frame: 'arm',
  under: 'body',
  pivot: [34, 62],
  at: [mirror ? 66 : 34, 62],
  mirror,
  moves: [
    { in: 'win', what: 'turn', swing: 26, hz: 2.2, form: 'beat' },
    { in: 'big', what: 'turn', by: 60, swing: 22, hz: 2.2 },
    { in: 'feature', what: 'turn', by: 24, swing: 8, hz: 1 },
  ],
})

const thigh = (name: string, mirror: boolean): RigPart => ({
  name,
  frame: 'thigh',
  pivot: [34, 84],
  at: [mirror ? 66 : 34, 84],
  mirror,
  moves: [...leap, { in: 'big', what: 'turn', swing: -26, hz: 1.1, form: 'beat' }],
})

/** A water garden in the rain: bamboo, fronds, and a frog who waits for his dragonfly. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 98,
    parts: [
      { name: 'pad', pivot: [50, 92], moves: [{ what: 'turn', swing: 1, hz: 0.2 }] },
      thigh('thighLeft', false),
      thigh('thighRight', true),
      {
        name: 'body',
        pivot: [50, 92],
        moves: [
          ...leap,
          { what: 'high', swing: 0.02, hz: 0.5 },
          { in: 'spin', what: 'high', by: -0.05 },
          { in: 'tense', what: 'high', by: -0.1 },
        ],
      },
      arm('armLeft', false),
      arm('armRight', true),
      {
        name: 'throat',
        under: 'body',
        pivot: [50, 52],
        moves: [
          { what: 'high', by: -0.15, swing: 0.35, hz: 0.5, form: 'beat' },
          { what: 'wide', by: -0.1, swing: 0.2, hz: 0.5, form: 'beat' },
          { in: 'spin', what: 'high', swing: 0.4, hz: 2.2, form: 'beat' },
          { in: 'win', what: 'high', swing: 0.6, hz: 2.2, form: 'beat' },
          { in: 'big', what: 'wide', by: 0.3 },
          { in: 'big', what: 'high', by: 0.7, swing: 0.3, hz: 2.2 },
        ],
      },
      {
        name: 'head',
        under: 'body',
        pivot: [50, 58],
        moves: [
          { what: 'turn', swing: 2.4, hz: 0.15 },
          { in: 'spin', what: 'y', by: 2, swing: 1, hz: 1.6 },
          { in: 'tense', what: 'y', by: 4, swing: 0.5, hz: 9 },
          { in: 'win', what: 'y', by: -3 },
          { in: 'win', what: 'turn', swing: 6, hz: 1.1 },
          { in: 'big', what: 'turn', swing: 8, hz: 1.1 },
        ],
      },
      ...eye('eyeLeft', [26, 18], false),
      ...eye('eyeRight', [74, 18], true),
      {
        name: 'tongue',
        under: 'head',
        pivot: [50, 50],
        moves: [
          { what: 'high', by: -1 },
          { in: 'win', what: 'high', swing: 1, hz: 1.1, form: 'beat' },
          { in: 'win', what: 'turn', by: 28 },
        ],
      },
      {
        name: 'prey',
        pivot: [50, 50],
        at: [82, -2],
        moves: [
          { what: 'x', swing: 9, hz: 0.21 },
          { what: 'y', swing: 5, hz: 0.33 },
          { what: 'turn', by: 24, swing: 12, hz: 0.27 },
          { what: 'wide', swing: 0.08, hz: 9 },
          { in: 'win', what: 'y', by: 3, swing: -10, hz: 1.1 },
          { in: 'big', what: 'alpha', by: -1 },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'stub', pivot: [31, 46], at: [0, 0], off: [2.4, 4], scale: 0.26, behind: true },
    { frame: 'stub', pivot: [31, 46], at: [1, 0], off: [-2.4, 4], scale: 0.26, behind: true },
    { frame: 'stub', pivot: [31, 46], at: [0, 1], off: [2.4, -4], scale: 0.26, behind: true, turn: 180 },
    { frame: 'stub', pivot: [31, 46], at: [1, 1], off: [-2.4, -4], scale: 0.26, behind: true, turn: 180 },
    { frame: 'lash', pivot: [50, 50], at: [0, 0], off: [4, 4], scale: 0.15, turn: -20 },
    { frame: 'lash', pivot: [50, 50], at: [1, 0], off: [-4, 4], scale: 0.15, turn: 20, mirror: true },
    { frame: 'lash', pivot: [50, 50], at: [0, 1], off: [4, -4], scale: 0.15, turn: 20 },
    { frame: 'lash', pivot: [50, 50], at: [1, 1], off: [-4, -4], scale: 0.15, turn: -20, mirror: true },
    ...[0.06, 0.94].map((u, i) => ({
      frame: 'spray',
      pivot: [50, 4] as const,
      at: [u, 0] as const,
      off: [0, -1] as const,
      scale: 0.3,
      mirror: i === 1,
      moves: [{ what: 'turn', swing: 5, hz: 0.21, phase: i * 0.4 } as const],
    })),
    ...[0.02, 0.985].map((u, i) => ({
      frame: 'vine',
      pivot: [50, 0] as const,
      at: [u, 0.08] as const,
      scale: 0.34,
      mirror: i === 1,
      moves: [
        { what: 'turn', swing: 4, hz: 0.17, phase: i * 0.3 } as const,
        { in: 'win', what: 'turn', swing: 5, hz: 1.2 } as const,
      ],
    })),
    {
      frame: 'lotus',
      pivot: [50, 84],
      at: [0.5, 0],
      off: [0, 5],
      scale: 0.28,
      moves: [
        { what: 'wide', swing: 0.03, hz: 0.25 },
        { in: 'win', what: 'wide', by: 0.12, swing: 0.08, hz: 1.8 },
        { in: 'big', what: 'high', by: 0.25, swing: 0.1, hz: 1.8 },
      ],
    },
  ],
  beads: [
    {
      frame: 'node',
      pivot: [50, 50],
      scale: 0.066,
      sides: 'tblr',
      gap: 30,
      inset: 2.3,
      ends: 22,
      isTurned: true,
    },
  ],
  scenery: [
    {
      frame: 'lily',
      pivot: [50, 60],
      tall: [0.18, 0.99, 0.4],
      wide: [0.9, 0.9, 0.34],
      moves: [{ what: 'y', swing: 2, hz: 0.13 }],
    },
    {
      frame: 'lily',
      pivot: [50, 60],
      tall: [0.46, 0.93, 0.22],
      wide: [0.82, 0.8, 0.2],
      mirror: true,
      moves: [{ what: 'y', swing: 2, hz: 0.17 }],
    },
    {
      frame: 'fronds',
      pivot: [0, 110],
      wide: [-0.03, 0.98, 0.4],
      tint: 0x90a890,
      moves: [{ what: 'turn', swing: 2, hz: 0.12 }],
    },
    {
      frame: 'fronds',
      pivot: [0, 110],
      tall: [1.06, 0.36, 0.4],
      wide: [1.03, 1.0, 0.5],
      mirror: true,
      tint: 0xa8bca8,
      moves: [{ what: 'turn', swing: 2.4, hz: 0.14 }],
    },
    {
      frame: 'fronds',
      pivot: [0, 110],
      tall: [-0.06, 0.37, 0.44],
      tint: 0xa8bca8,
      moves: [{ what: 'turn', swing: 2.4, hz: 0.11 }],
    },
  ],
  compose: {
    tall: 'right',
    tallSize: 0.42,
    margin: 15,
    cellHigh: 1.18,
    wide: 'left',
    shift: 0.06,
    title: 'side',
    wideY: 0.72,
    wideSize: 1.1,
  },
  // a drop, and a frog
  voice: {
    stop: [0.5, 0.04, 380, 0, 0.02, 0.09, 0, 1.4, 22],
    glad: [0.5, 0.03, 150, 0.01, 0.14, 0.08, 2, 0.7, 2, 0, 0, 0, 0.16, 0.2, 30],
    great: [0.6, 0.03, 128, 0.01, 0.5, 0.2, 2, 0.7, 2, 0, 0, 0, 0.17, 0.2, 30],
  },
  wins: {
    line: [0x1890ff, 0x58d8ff, 0xf0ffff],
    glow: 0x58c8ff,
    burst: {
      frame: 'drop',
      tint: 0xffffff,
      count: 9,
      speed: 0.15,
      gravity: 0.0007,
      scale: 0.09,
      isGlowing: false,
    },
    spin: 0.06,
    rain: ['lotus', 'drop', 'drop'],
    shade: 0x02110f,
    rays: 0x9adfff,
  },
  backdrop: `
float ring(vec2 p, float seed) {
  vec2 cell = floor(p);
  float k = h(cell + seed), t = fract(uTime * (.45 + .3 * k) + k * 7.);
  vec2 q = fract(p) - .5 - (vec2(h(cell + 3. + seed), h(cell + 9. + seed)) - .5) * .5;
  float r = length(q);
  return smoothstep(.05, .0, abs(r - t * .42)) * (1. - t) * step(r, .46);
}
vec3 scene(vec2 u) {
  const float H = .63;
  vec2 s = u;
  float d = max(0., (u.y - H) / (1. - H));
  vec3 c;
  if (u.y > H) {
    float w = n(vec2(u.x * 34., u.y * 90. - uTime * .8)) - .5;
    vec2 m = vec2(u.x + w * .012 * (.3 + d), H - (u.y - H) * .8 + w * .012);
    c = mix(tex(m) * vec3(.55, .75, .7), tex(u), .45 + .2 * d);
    vec2 p = vec2((u.x - .5) * (34. - 18. * d), (u.y - H) * 60. / (.35 + d));
    float r = ring(p, 0.) + ring(p * 1.6 + 4.3, 5.) * .7;
    c += vec3(.7, .95, 1.) * r * .42;
  } else c = tex(u);
  float mist = n2(vec2(u.x * 4. - uTime * .03, u.y * 9.));
  c = mix(c, vec3(.62, .8, .78), smoothstep(.35, .85, mist) * .4 * exp(-pow((u.y - H + .05) / .11, 2.)));
  float far = smoothstep(.93, 1., n(vec2(u.x * 170. + u.y * 22., u.y * 5. - uTime * 7.)));
  float near = smoothstep(.95, 1., n(vec2(u.x * 80. + u.y * 12. + 40., u.y * 2.6 - uTime * 6.)));
  float pour = 1. + uMood * 1.3;
  c += vec3(.75, .9, 1.) * (far * .22 + near * .3) * pour;
  float bolt = uMood * pow(max(0., sin(uTime * 1.1) * sin(uTime * 2.7 + 1.)), 18.);
  c = mix(c * (1. - .3 * uMood), c * 1.6 + .18, bolt);
  return c;
}`,
}
