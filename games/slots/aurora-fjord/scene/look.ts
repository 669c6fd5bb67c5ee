import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import type { RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

const eye = (name: string, at: readonly [number, number], mirror: boolean): RigPart[] => [
  { name, frame: 'eye', under: 'head', pivot: [36, 24], at, mirror },
  {
    name: `${name}Pupil`,
    frame: 'pupil',
    under: name,
    pivot: [36, 24],
    moves: [
      { what: 'x', swing: 1.6, hz: 0.08, phase: mirror ? 0.5 : 0 },
      { in: 'spin', what: 'y', swing: 2, hz: 1.8 },
      { in: 'tense', what: 'wide', by: 0.45 },
      { in: 'tense', what: 'high', by: 0.45 },
      { in: 'win', what: 'wide', by: -0.25 },
      { in: 'win', what: 'high', by: -0.25 },
    ],
  },
  {
    name: `${name}Lid`,
    frame: 'lid',
    under: name,
    pivot: [36, 13],
    moves: [
      { what: 'high', by: -0.78, swing: 1.1, hz: 0.21, form: 'blink' },
      { in: 'win', what: 'high', by: 0.25 },
      { in: 'big', what: 'high', by: -0.2 },
    ],
  },
]

const wing = (name: string, mirror: boolean): RigPart => ({
  name,
  frame: 'wing',
  under: 'body',
  pivot: [28, 42],
  at: [mirror ? 72 : 28, 44],
  mirror,
  moves: [
    { what: 'turn', swing: 1.5, hz: 0.3 },
    { in: 'spin', what: 'turn', by: 5 },
    { in: 'win', what: 'turn', by: 34, swing: 20, hz: 2.2 },
    { in: 'big', what: 'turn', by: 84, swing: 26, hz: 1.7 },
    { in: 'big', what: 'high', by: 0.3 },
    { in: 'feature', what: 'turn', by: 40, swing: 8, hz: 0.8 },
  ],
})

/** Ice and snow under northern lights; a snowy owl keeps watch. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 97,
    top: -8,
    parts: [
      { name: 'feet', pivot: [50, 94] },
      {
        name: 'body',
        pivot: [50, 96],
        behind: true,
        moves: [
          { what: 'high', swing: 0.016, hz: 0.35 },
          { in: 'spin', what: 'high', by: -0.03 },
          { in: 'win', what: 'y', swing: -5, hz: 2.2, form: 'beat' },
          { in: 'big', what: 'y', by: -8, swing: -12, hz: 1.7, form: 'beat' },
        ],
      },
      wing('wingLeft', false),
      wing('wingRight', true),
      {
        name: 'head',
        under: 'body',
        pivot: [50, 44],
        moves: [
          { what: 'turn', swing: 7, hz: 0.09 },
          { what: 'x', swing: 2, hz: 0.07 },
          { what: 'turn', swing: 18, hz: 0.11, form: 'blink' },
          { in: 'spin', what: 'turn', swing: 9, hz: 0.9 },
          { in: 'tense', what: 'turn', by: 16 },
          { in: 'win', what: 'turn', swing: 12, hz: 1.1 },
          { in: 'big', what: 'turn', swing: 14, hz: 0.85 },
        ],
      },
      ...eye('left', [36, 24], false),
      ...eye('right', [64, 24], true),
      {
        name: 'beak',
        under: 'head',
        pivot: [50, 28],
        moves: [
          { in: 'win', what: 'high', by: 0.12, swing: 0.12, hz: 3 },
          { in: 'big', what: 'high', by: 0.2, swing: 0.15, hz: 4 },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'drift', pivot: [50, 100], at: [0.5, 0], off: [0, 2.5], fit: true, wideScale: 1 },
    { frame: 'crystals', pivot: [50, 98], at: [0, 1], off: [1, 6], scale: 0.3, turn: -10 },
    { frame: 'crystals', pivot: [50, 98], at: [1, 1], off: [-1, 6], scale: 0.34, mirror: true, turn: 8 },
    { frame: 'rune', pivot: [50, 50], at: [0.5, 1], off: [0, -3], scale: 0.16 },
  ],
  beads: [
    { frame: 'icicle', pivot: [50, 0], scale: 0.12, sides: 'b', gap: 17, inset: 1.2, ends: 26 },
    { frame: 'icicle', pivot: [50, 0], scale: 0.07, sides: 'b', gap: 7, inset: 1.2, ends: 20 },
  ],
  scenery: [
    {
      frame: 'ship',
      pivot: [50, 86],
      tall: [0.72, 0.93, 0.2],
      wide: [0.93, 0.72, 0.2],
      moves: [
        { what: 'y', swing: 2.5, hz: 0.2 },
        { what: 'turn', swing: 2, hz: 0.16 },
        { what: 'x', swing: 20, hz: 0.015 },
      ],
    },
    {
      frame: 'floe',
      pivot: [50, 62],
      tall: [0.3, 0.97, 0.3],
      wide: [0.82, 0.86, 0.22],
      moves: [
        { what: 'y', swing: 2, hz: 0.17 },
        { what: 'x', swing: 8, hz: 0.03 },
      ],
    },
    {
      frame: 'floe',
      pivot: [50, 62],
      tall: [0.52, 0.88, 0.14],
      wide: [0.2, 0.8, 0.14],
      mirror: true,
      moves: [{ what: 'y', swing: 2, hz: 0.21 }],
    },
    {
      frame: 'floe',
      pivot: [50, 62],
      tall: [0.8, 1.0, 0.24],
      wide: [0.1, 0.88, 0.3],
      mirror: true,
      moves: [{ what: 'y', swing: 2, hz: 0.13 }],
    },
    { frame: 'fir', pivot: [50, 98], tall: [0.06, 0.31, 0.3], tint: 0x90a8c0 },
    { frame: 'fir', pivot: [50, 98], tall: [0.2, 0.31, 0.2], tint: 0x708aa8 },
    {
      frame: 'fir',
      pivot: [50, 98],
      tall: [0.03, 1.05, 0.3],
      wide: [0.02, 1.04, 0.5],
      isFront: true,
      tint: 0xc0d0e0,
    },
    {
      frame: 'fir',
      pivot: [50, 98],
      tall: [0.98, 1.06, 0.26],
      wide: [0.98, 1.04, 0.42],
      isFront: true,
      mirror: true,
      tint: 0xc0d0e0,
    },
  ],
  compose: {
    tall: 'perch',
    tallX: 0.74,
    tallSize: 0.5,
    margin: 16,
    cellHigh: 1.2,
    wide: 'left',
    shift: 0.055,
    title: 'side',
    wideY: 0.7,
    wideSize: 0.92,
  },
  // ice, and an owl's call
  voice: {
    stop: [0.4, 0.03, 1250, 0, 0.01, 0.12, 1, 2.4, -2],
    glad: [0.5, 0.02, 330, 0.06, 0.16, 0.22, 0, 1, -0.8, 0, 0, 0, 0.26],
    great: [0.6, 0.02, 294, 0.08, 0.6, 0.5, 0, 1, -0.5, 0, 0, 0, 0.32, 0, 0, 0, 0.12],
  },
  wins: {
    line: [0x18d890, 0x7dffd0, 0xf4fffc],
    glow: 0x6affd0,
    burst: {
      frame: 'shard',
      tint: 0xffffff,
      count: 8,
      speed: 0.15,
      gravity: 0.0005,
      scale: 0.07,
      isGlowing: false,
    },
    spin: -0.07,
    rain: ['shard', 'rune'],
    shade: 0x030a1c,
    rays: 0x8affe0,
  },
  backdrop: `
vec3 lights(vec2 u) {
  vec3 sum = vec3(0.);
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float wave = n(vec2(u.x * 2.6 + k * 5. + uTime * .05, uTime * .07 + k)) - .5 + .3 * sin(u.x * 7. + uTime * .21 + k * 2.);
    float y = .2 + k * .075 + wave * .16;
    float up = y - u.y;
    float body = smoothstep(-.012, .02, up) * exp(-max(0., up) * (6.5 - k));
    float fold = .35 + .65 * n(vec2(u.x * 38. + wave * 14. - uTime * .3, k * 9.));
    vec3 tint = mix(vec3(.1, 1., .55), vec3(.55, .25, 1.), smoothstep(.0, .3, up + .06 * k));
    sum += tint * body * fold * (1.05 - .2 * k);
  }
  return sum * (1. + uMood * .9 + uPulse * .8);
}
vec3 scene(vec2 u) {
  const float H = .63;
  if (u.y < H) return tex(u) + lights(u) * (1. - smoothstep(.46, .6, u.y));
  float d = (u.y - H) / (1. - H);
  float w = n(vec2(u.x * (44. - 20. * d), u.y * 130. / (.5 + d) - uTime * .9)) - .5;
  vec2 m = vec2(u.x + w * .03 * (.3 + d), H - (u.y - H) * 1.15 + w * .03);
  vec3 c = tex(m) * vec3(.42, .5, .62) + lights(m * vec2(1., .92)) * .62;
  c += vec3(.5, .8, .9) * smoothstep(.34, .5, w) * .22 * (.3 + d);
  return c + vec3(.01, .03, .06);
}`,
}
