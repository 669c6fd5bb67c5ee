import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import { chain } from '#game-kit/scene/slots/stage/cast/rig.ts'
import cast from '../art/stage/cast.json'

/** A longhouse at sunrise; the bird of the drums dances on one. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 110,
    top: -8,
    parts: [
      {
        name: 'drum',
        pivot: [50, 112],
        moves: [
          { in: 'spin', what: 'high', swing: -0.03, hz: 3, form: 'beat' },
          { in: 'win', what: 'high', swing: -0.06, hz: 2.4, form: 'beat' },
          { in: 'big', what: 'high', swing: -0.1, hz: 2.4, form: 'beat' },
          { in: 'big', what: 'wide', swing: 0.04, hz: 2.4, form: 'beat' },
        ],
      },
      {
        name: 'legs',
        pivot: [50, 75],
        moves: [
          { in: 'win', what: 'y', swing: -7, hz: 2.4, phase: 0.5, form: 'beat' },
          { in: 'big', what: 'y', swing: -16, hz: 2.4, phase: 0.5, form: 'beat' },
        ],
      },
      {
        name: 'body',
        pivot: [51, 54],
        moves: [
          { what: 'y', swing: 0.8, hz: 0.4 },
          { what: 'turn', swing: 2, hz: 0.2 },
          { in: 'spin', what: 'y', by: 2, swing: 2.5, hz: 3 },
          { in: 'tense', what: 'turn', by: 9 },
          { in: 'win', what: 'y', swing: -9, hz: 2.4, phase: 0.5, form: 'beat' },
          { in: 'win', what: 'turn', swing: 7, hz: 1.2 },
          { in: 'big', what: 'y', by: -2, swing: -20, hz: 2.4, phase: 0.5, form: 'beat' },
          { in: 'big', what: 'turn', swing: 12, hz: 1.2 },
        ],
      },
      {
        name: 'tail',
        under: 'body',
        pivot: [36, 46],
        behind: true,
        moves: [
          { what: 'turn', swing: 4, hz: 0.3 },
          { in: 'win', what: 'turn', by: 14, swing: 10, hz: 2.4 },
          { in: 'big', what: 'turn', by: 24, swing: 12, hz: 2.4 },
        ],
      },
      ...chain({
        name: 'neck',
        frame: 'neck',
        under: 'body',
        at: [64, 36],
        pivot: [50, 57],
        step: [0, -9],
        count: 5,
        shrink: 0.96,
        scale: 0.86,
        turn: 34,
        curl: -11,
        moves: (nth) => [
          { what: 'turn', swing: 2.5, hz: 0.22, phase: -nth * 0.1 },
          { in: 'spin', what: 'turn', swing: 4, hz: 1.5, phase: -nth * 0.1 },
          { in: 'tense', what: 'turn', by: 5 },
          { in: 'win', what: 'turn', swing: 7, hz: 2.4, phase: -nth * 0.08 },
          { in: 'big', what: 'turn', by: -5, swing: 8, hz: 2.4, phase: -nth * 0.08 },
        ],
      }),
      {
        name: 'head',
        under: 'neck4',
        pivot: [48, 50],
        at: [50, 46],
        turn: 14,
        moves: [
          { what: 'turn', swing: 5, hz: 0.18 },
          { in: 'win', what: 'turn', by: -14, swing: 8, hz: 2.4 },
          { in: 'big', what: 'turn', by: -24, swing: 9, hz: 2.4 },
        ],
      },
      {
        name: 'beakLow',
        under: 'head',
        pivot: [62, 47],
        moves: [
          { in: 'win', what: 'turn', by: 8, swing: 8, hz: 4.8 },
          { in: 'big', what: 'turn', by: 12, swing: 9, hz: 4.8 },
        ],
      },
      { name: 'beakUp', under: 'head', pivot: [62, 44] },
      {
        name: 'lid',
        under: 'head',
        pivot: [57, 34],
        moves: [{ what: 'alpha', by: -1, swing: 1, hz: 0.29, form: 'blink' }],
      },
      {
        name: 'wing',
        under: 'body',
        pivot: [58, 37],
        moves: [
          { what: 'turn', by: -24, swing: 2.5, hz: 0.25 },
          { in: 'win', what: 'turn', by: 26, swing: 26, hz: 2.4 },
          { in: 'big', what: 'turn', by: 44, swing: 42, hz: 2.4 },
          { in: 'feature', what: 'turn', by: 20, swing: 16, hz: 1.2 },
        ],
      },
    ],
  },
  pieces: [
    { frame: 'roof', pivot: [50, 98], at: [0.5, 0], off: [0, -13], fit: true, only: 'tall', behind: true },
    {
      frame: 'roofWide',
      pivot: [50, 98],
      at: [0.5, 0],
      off: [0, 3],
      fit: true,
      scale: 0.86,
      only: 'wide',
      behind: true,
    },
    { frame: 'roundel', pivot: [50, 50], at: [0, 0], off: [4, 4], scale: 0.2 },
    { frame: 'roundel', pivot: [50, 50], at: [1, 0], off: [-4, 4], scale: 0.2 },
    { frame: 'roundel', pivot: [50, 50], at: [0, 1], off: [4, -4], scale: 0.2 },
    { frame: 'roundel', pivot: [50, 50], at: [1, 1], off: [-4, -4], scale: 0.2 },
  ],
  beads: [{ frame: 'lug', pivot: [50, 50], scale: 0.075, sides: 'tblr', gap: 11, inset: 3.8, ends: 15 }],
  scenery: [
    {
      frame: 'flock',
      pivot: [50, 40],
      tall: [0.5, 0.14, 0.16],
      wide: [0.24, 0.12, 0.1],
      moves: [
        { what: 'x', swing: 320, hz: 0.012 },
        { what: 'y', swing: 26, hz: 0.05 },
        { what: 'high', by: -0.1, swing: 0.3, hz: 1.4 },
      ],
    },
    {
      frame: 'flock',
      pivot: [50, 40],
      tall: [0.4, 0.2, 0.1],
      wide: [0.8, 0.2, 0.07],
      mirror: true,
      moves: [
        { what: 'x', swing: 420, hz: 0.009, phase: 0.4 },
        { what: 'high', by: -0.1, swing: 0.3, hz: 1.7 },
      ],
    },
    { frame: 'totem', pivot: [50, 110], wide: [0.985, 1.0, 0.5] },
    { frame: 'jars', pivot: [50, 96], tall: [0.16, 1.02, 0.34], wide: [0.9, 0.97, 0.3] },
  ],
  compose: {
    tall: 'right',
    isMirrored: true,
    tallSize: 0.4,
    margin: 17,
    cellHigh: 1.14,
    titleSize: 0.62,
    wide: 'left',
    shift: 0,
    title: 'top',
    wideY: 0.7,
    wideSize: 0.86,
  },
  // drums
  voice: {
    stop: [0.9, 0.02, 88, 0, 0.05, 0.25, 0, 1.4, -1.2],
    glad: [0.8, 0.02, 116, 0, 0.04, 0.4, 0, 1.4, -1.5, 0, 0, 0, 0.13],
    great: [0.95, 0.02, 92, 0, 0.1, 1.1, 0, 1.4, -1, 0, 0, 0, 0.16, 0, 0, 0, 0.08],
  },
  wins: {
    line: [0xd06a10, 0xffb84a, 0xfff6d8],
    glow: 0xffa03a,
    burst: {
      frame: 'bead',
      tint: 0xffffff,
      count: 8,
      speed: 0.14,
      gravity: 0.0004,
      scale: 0.09,
      isGlowing: false,
    },
    spin: 0.1,
    rain: ['roundel', 'bead'],
    shade: 0x170903,
    rays: 0xffb050,
  },
  backdrop: `
vec3 scene(vec2 u) {
  const float H = .66;
  vec2 sun = vec2(.5, .36);
  vec3 c;
  float d = max(0., (u.y - H) / (1. - H));
  if (u.y > H) {
    float w = n(vec2(u.x * 36., u.y * 110. / (.5 + d) - uTime * .9)) - .5;
    c = mix(tex(vec2(u.x + w * .02 * (.3 + d), H - (u.y - H) * .9 + w * .02)), tex(u), .35 + .4 * d) * .86;
    float path = exp(-pow((u.x - .5) / (.05 + .2 * d), 2.));
    float g = smoothstep(.66, .9, n(vec2(u.x * 90., u.y * 260. / (.5 + d) - uTime * 1.6)));
    c += vec3(1., .75, .35) * g * path * .8;
  } else c = tex(u);
  vec2 k = u - sun;
  float a = atan(k.y, k.x), r = length(k);
  float star = pow(.5 + .5 * cos(a * 12. + uTime * .1), 3.) * .6 + n(vec2(a * 9. - uTime * .08, 2.)) * .5;
  c += vec3(1., .62, .24) * star * exp(-r * 3.) * (.32 + .35 * uMood + .3 * uPulse) * step(u.y, H + .1);
  float ring = fract(r * 9. - uTime * .22);
  c += vec3(1., .7, .3) * smoothstep(.08, 0., abs(ring - .5)) * .08 * exp(-r * 4.) * (1. + 3. * uPulse);
  float mist = n2(vec2(u.x * 4. + uTime * .035, u.y * 12.));
  c = mix(c, vec3(1., .8, .55), smoothstep(.36, .85, mist) * .5 * exp(-pow((u.y - H + .03) / .07, 2.)));
  return mix(c, c * vec3(1.1, .72, .6), uMood * .5);
}`,
}
